import type { Transaction } from '../../../db/database.ts';
import { secondsAfter } from '../../../kernel/clock.ts';
import { digits } from '../../../kernel/random.ts';
import type { SecurityDeps } from '../deps.ts';
import { MAIL_CODE_LIFETIME_SECONDS } from '../lifetimes.ts';
import { post } from '../mail/outbox.ts';
import { mailCode, putMailCode } from '../proof/factors.sql.ts';
import { mailCodeContext } from '../proof/second-factor.ts';
import { askerOf } from './asker.ts';
import { type CodeRequest, codeRequest } from './code-request.ts';
import { type MailPace, takesMail } from './mail-allowance.ts';
import type { MailRequest } from './mail-requests.sql.ts';
import { type Addressee, addresseeOfChallenge, addresseeOfEmail } from './recovery.sql.ts';
import { codeLetter } from './recovery-letters.ts';

const PACE: MailPace = { everySeconds: 60, mostADay: 10 };
const CODE_DIGITS = 6;
/** A code with less time left is of no use to who has to open a mail first. */
const WORTH_MAILING_SECONDS = 120;

/**
 * Mails a code to whoever asks. The person has allowances of their own, which nobody else can use
 * up: one for each network that they signed in from, one for being signed in, one for their tokens.
 * Whoever knows the address, or the password, from elsewhere shares what is left with everybody,
 * and does not end a code that the person is about to type: that one is mailed again.
 */
export async function mailCodeOnRequest(
  tx: Transaction,
  deps: SecurityDeps,
  { kind, target, ip }: MailRequest,
): Promise<void> {
  const request = codeRequest(target);
  const person = await addressee(tx, deps, request);
  if (person === null) return;
  const asker = await askerOf(tx, request, person.userId, ip);
  if (!(await takesMail(tx, deps, kind, `${asker.name} ${person.userId}`, PACE))) return;
  const { userId, email } = person;
  const live = asker.isKnown ? null : await liveCode(tx, deps, userId);
  const { code, seconds } = live ?? (await newCode(tx, deps, userId));
  await post(tx, deps, codeLetter(email, code, Math.floor(seconds / 60)));
}

function addressee(
  tx: Transaction,
  { clock }: SecurityDeps,
  request: CodeRequest,
): Promise<Addressee | null> {
  return request.by === 'challenge'
    ? tx.maybe(addresseeOfChallenge, request.challengeId, clock.now())
    : tx.maybe(addresseeOfEmail, request.email);
}

interface Code {
  readonly code: string;
  /** For which it works. */
  readonly seconds: number;
}

async function liveCode(
  tx: Transaction,
  { clock, secrets }: SecurityDeps,
  userId: string,
): Promise<Code | null> {
  const row = await tx.maybe(mailCode, userId, clock.now());
  if (row === null) return null;
  const seconds = (row.expiresAt.getTime() - clock.now().getTime()) / 1_000;
  if (seconds < WORTH_MAILING_SECONDS) return null;
  return { code: secrets.open(row.code, mailCodeContext(userId)), seconds };
}

async function newCode(
  tx: Transaction,
  { clock, random, secrets }: SecurityDeps,
  userId: string,
): Promise<Code> {
  const code = digits(random, CODE_DIGITS);
  const expiresAt = secondsAfter(clock.now(), MAIL_CODE_LIFETIME_SECONDS);
  await tx.one(putMailCode, userId, secrets.seal(code, mailCodeContext(userId)), expiresAt);
  return { code, seconds: MAIL_CODE_LIFETIME_SECONDS };
}
