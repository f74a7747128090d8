import { requireRegistrable } from '@investing-platform/rules/account/registration';
import { refuse } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import type { AccountDeps } from '../deps.ts';
import { admissionOf } from '../invitations/admission.ts';
import { canonicalEmail } from '../people/user.ts';
import { passwordVerdict } from '../recovery/password-verdict.ts';
import { hashPassword } from '../sign-in/password-hash.ts';
import { insertRegistration } from './registrations.sql.ts';

export interface RegisterInput {
  readonly email: string;
  readonly password: string;
  readonly firstName?: string | null | undefined;
  readonly lastName?: string | null | undefined;
  readonly country?: string | null | undefined;
  readonly acceptTerms: boolean;
  readonly marketingOptIn?: boolean | null | undefined;
  readonly invitation?: string | null | undefined;
}

/** A minute's work of the chore that answers them. */
const MAX_WAITING = 5_000;
const RETRY_AFTER_SECONDS = 60;

/**
 * Takes a registration, which a chore answers with a mail within seconds. Whose address it is, if
 * anybody's, is looked up there: the answer and its time are the same for every address.
 *
 * @throws {PlatformError} FORBIDDEN where the operator does not let the person in; BAD_USER_INPUT
 *   with every wrong field at once; RATE_LIMITED where too many wait
 */
export async function register(
  deps: Pick<AccountDeps, 'db' | 'clock' | 'random' | 'breaches' | 'config'>,
  input: RegisterInput,
): Promise<void> {
  const invitationId = await admissionOf(deps, input);
  await check(deps, input);
  const { email, password, firstName, lastName, country, marketingOptIn } = input;
  const taken = await deps.db.maybe(insertRegistration, {
    id: newId(deps.clock, deps.random),
    email: canonicalEmail(email),
    passwordHash: await hashPassword(deps.random, password),
    firstName: firstName ?? null,
    lastName: lastName ?? null,
    country: country ?? null,
    marketingOptIn: marketingOptIn === true,
    invitationId,
    now: deps.clock.now(),
    most: MAX_WAITING,
  });
  if (taken !== null) return;
  throw refuse('RATE_LIMITED', 'Too many people register at present', {
    retryAfterSeconds: RETRY_AFTER_SECONDS,
  });
}

async function check(deps: Pick<AccountDeps, 'breaches'>, input: RegisterInput): Promise<void> {
  const { email, firstName, lastName } = input;
  const weakness = await passwordVerdict(deps, input.password, [email, firstName, lastName]);
  requireRegistrable(input, weakness);
}
