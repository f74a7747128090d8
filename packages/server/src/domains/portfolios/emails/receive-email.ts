import { LOCAL_PART } from '@investing-platform/rules/portfolios/email-address';
import { DAY_SECONDS } from '@investing-platform/schema/durations';
import type { Deps } from '../../../deps.ts';
import { requestJob } from '../../../jobs/jobs.ts';
import { secondsAfter } from '../../../kernel/clock.ts';
import { newId } from '../../../kernel/ids.ts';
import { InfectedFile, type ScanDeps, scanned } from '../../uploads/index.ts';
import { EMAIL_KEPT_SECONDS, FORGET_EMAIL, READ_EMAIL } from './email-jobs.ts';
import { insertEmail } from './emails.sql.ts';
import { lockMailbox, type Mailbox, mailboxAt } from './mailboxes.sql.ts';
import { measuredMessage, UnacceptableMessage } from './message-head.ts';
import { readHead } from './read-message.ts';

/** Of one address in a day. */
const MAX_EMAILS = 100;
const MAX_BYTES = 104_857_600;
/** Of a person, in all portfolios. */
const MAX_KEPT = 10_000;

export type ReceiveDeps = Pick<Deps, 'db' | 'clock' | 'random' | 'objects' | 'config'> & ScanDeps;

/**
 * What becomes of an e-mail. `unknown`: nobody has the address. `full`: not today. Those who send
 * the others again are told the same.
 */
export type EmailTaken = 'taken' | 'unknown' | 'full' | 'infected' | UnacceptableMessage['kind'];

/** Whether somebody takes e-mails at an address, before one is sent. */
export async function takesEmails(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  address: string,
): Promise<'taken' | 'unknown' | 'full'> {
  const localPart = localPartOf(deps, address);
  const mailbox = localPart === null ? null : await mailboxOf(deps, localPart);
  if (mailbox === null) return 'unknown';
  return isFull(mailbox) ? 'full' : 'taken';
}

/**
 * Takes an e-mail as it comes. It is read by a job, so that who sends it waits for nothing else.
 *
 * @throws {PlatformError} PROVIDER_UNAVAILABLE while it cannot be scanned: it is sent again later
 * @throws what the source throws; nothing is kept then
 */
export async function receiveEmail(
  deps: ReceiveDeps,
  address: string,
  source: AsyncIterable<Uint8Array>,
): Promise<EmailTaken> {
  const localPart = localPartOf(deps, address);
  if (localPart === null || (await mailboxOf(deps, localPart)) === null) return 'unknown';
  const { objects } = deps;
  const id = newId(deps.clock, deps.random);
  const measured = measuredMessage(source);
  try {
    await objects.put(id, scanned(deps, measured.bytes));
  } catch (error) {
    if (error instanceof UnacceptableMessage) return error.kind;
    if (error instanceof InfectedFile) return 'infected';
    throw error;
  }
  const outcome = await store(deps, localPart, { id, ...measured.result() });
  if (outcome !== 'taken') await objects.delete(id);
  return outcome;
}

/** The part before the `@`; null where the address is none of the server's. */
function localPartOf({ config }: Pick<Deps, 'config'>, address: string): string | null {
  const [localPart = '', domain, ...rest] = address.toLowerCase().split('@');
  const isOurs = domain === config.mailInDomain && rest.length === 0;
  return isOurs && LOCAL_PART.test(localPart) ? localPart : null;
}

function mailboxOf({ db, clock }: Pick<Deps, 'db' | 'clock'>, localPart: string) {
  return db.maybe(mailboxAt, localPart, secondsAfter(clock.now(), -DAY_SECONDS));
}

const isFull = ({ recentCount, recentBytes, keptCount }: Mailbox): boolean =>
  recentCount >= MAX_EMAILS || Number(recentBytes) >= MAX_BYTES || keptCount >= MAX_KEPT;

interface Received {
  readonly id: string;
  readonly head: Buffer;
  readonly bodySha256: string;
  readonly sizeBytes: number;
}

async function store(
  deps: ReceiveDeps,
  localPart: string,
  { id, head, bodySha256, sizeBytes }: Received,
): Promise<EmailTaken> {
  const said = await readHead(head);
  if (said === null) return 'malformed';
  const { sender, subject, messageId } = said;
  return deps.db.transaction(async (tx) => {
    if ((await tx.maybe(lockMailbox, localPart)) === null) return 'unknown';
    const now = deps.clock.now();
    const mailbox = await tx.maybe(mailboxAt, localPart, secondsAfter(now, -DAY_SECONDS));
    if (mailbox === null) return 'unknown';
    if (isFull(mailbox)) return 'full';
    const { userId, portfolioId } = mailbox;
    const of = { id, userId, portfolioId, sender, subject, messageId };
    tx.send(...insertEmail({ ...of, bodySha256, sizeBytes, receivedAt: now }));
    await requestJob(tx, { kind: READ_EMAIL, key: id, runAt: now });
    const forgottenAt = secondsAfter(now, EMAIL_KEPT_SECONDS);
    await requestJob(tx, { kind: FORGET_EMAIL, key: id, runAt: forgottenAt });
    return 'taken';
  });
}
