import type { Transaction } from '../../db/database.ts';
import { secondsAfter } from '../../kernel/clock.ts';
import { type FieldProblem, invalidInput } from '../../kernel/errors.ts';
import { insertNewUser } from './create-user.ts';
import type { AccountDeps } from './deps.ts';
import { CONFIRMATION_EVERY_SECONDS, NOTICE_EVERY_SECONDS } from './lifetimes.ts';
import { post } from './outbox.ts';
import { hashPassword } from './password-hash.ts';
import { sendConfirmation } from './recovery/confirmations.ts';
import { passwordVerdict } from './recovery/password-verdict.ts';
import { takenAddressLetter } from './registration-letters.ts';
import { removeUnconfirmed } from './unconfirmed-account.ts';
import { canonicalEmail } from './user.ts';
import { claimNotice } from './users.sql.ts';

export interface RegisterInput {
  readonly email: string;
  readonly password: string;
  readonly firstName?: string | null | undefined;
  readonly lastName?: string | null | undefined;
  readonly country?: string | null | undefined;
  readonly acceptTerms: boolean;
  readonly marketingOptIn?: boolean | null | undefined;
}

type RegisterDeps = Pick<AccountDeps, 'db' | 'clock' | 'random' | 'oauth' | 'secrets' | 'breaches'>;
type Registration = Omit<RegisterInput, 'password'> & { readonly passwordHash: string };

/**
 * Opens a free account and mails the link that confirms its address. Known and unknown addresses
 * get the same answer after the same work; the owner of a known one gets a notice, once a day.
 *
 * An address that nobody confirmed belongs to whoever registered it last, and nothing of the
 * earlier account stays: else a stranger could open one ahead of its owner and keep a way in.
 *
 * @throws {PlatformError} BAD_USER_INPUT with every wrong field at once
 */
export async function register(deps: RegisterDeps, input: RegisterInput): Promise<void> {
  await check(deps, input);
  const { password, ...person } = input;
  const passwordHash = await hashPassword(deps.random, password);
  const registration = { ...person, email: canonicalEmail(input.email), passwordHash };
  await deps.db.transaction(async (tx) => {
    if (await open(tx, deps, registration)) return;
    const owner = await tx.maybe(claimNotice, registration.email, ...noticesDue(deps));
    if (owner === null) return;
    if (!owner.replaceable || !(await removeUnconfirmed(tx, deps, owner.id))) {
      await post(tx, deps, takenAddressLetter(deps.oauth.issuer, registration.email));
      return;
    }
    await open(tx, deps, registration);
  });
}

async function check(deps: Pick<AccountDeps, 'breaches'>, input: RegisterInput): Promise<void> {
  const problems: FieldProblem[] = [];
  const { email, firstName, lastName } = input;
  const weakness = await passwordVerdict(deps, input.password, [email, firstName, lastName]);
  if (weakness !== null) problems.push({ path: 'params.password', message: weakness });
  if (!input.acceptTerms) {
    problems.push({ path: 'params.acceptTerms', message: 'must be true to open an account' });
  }
  if (problems.length > 0) throw invalidInput(problems);
}

/** Whether the account was opened, which it is not where the address is taken. */
async function open(
  tx: Transaction,
  deps: RegisterDeps,
  registration: Registration,
): Promise<boolean> {
  const { marketingOptIn, ...rest } = registration;
  const user = await insertNewUser(tx, deps, { ...rest, marketingOptIn: marketingOptIn === true });
  if (user === null) return false;
  await sendConfirmation(tx, deps, user);
  return true;
}

/** Now, and the times before which a confirmed and an unconfirmed address were last written to. */
function noticesDue(
  deps: Pick<AccountDeps, 'clock'>,
): [now: Date, confirmed: Date, unconfirmed: Date] {
  const now = deps.clock.now();
  return [
    now,
    secondsAfter(now, -NOTICE_EVERY_SECONDS),
    secondsAfter(now, -CONFIRMATION_EVERY_SECONDS),
  ];
}
