import type { KycStatus } from '@investing-platform/schema/operations';
import type { Transaction } from '../../../db/database.ts';
import type { Plan } from '../../../kernel/actor.ts';
import { refuse } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import type { AccountDeps } from '../deps.ts';
import { canonicalEmail, displayName, type UserRow } from '../people/user.ts';
import { insertUser } from '../people/users.sql.ts';

export interface NewUser {
  readonly email: string;
  /** As `hashPassword` gives it; null where the person signs in without a password. */
  readonly passwordHash: string | null;
  readonly firstName?: string | null | undefined;
  readonly lastName?: string | null | undefined;
  /** ISO 3166-1 alpha-2. */
  readonly country?: string | null | undefined;
  /** Default FREE. */
  readonly plan?: Plan;
  /** Default false. */
  readonly emailVerified?: boolean;
  /** Default NOT_STARTED. */
  readonly kycStatus?: KycStatus;
  readonly marketingOptIn?: boolean;
}

/** Adds a person, or returns null where the address is taken. */
export async function insertNewUser(
  tx: Transaction,
  deps: Pick<AccountDeps, 'clock' | 'random'>,
  user: NewUser,
): Promise<UserRow | null> {
  const email = canonicalEmail(user.email);
  const now = deps.clock.now();
  return tx.maybe(insertUser, {
    id: newId(deps.clock, deps.random),
    email,
    passwordHash: user.passwordHash,
    name: displayName(email, user.firstName, user.lastName),
    firstName: user.firstName ?? null,
    lastName: user.lastName ?? null,
    country: user.country ?? null,
    plan: user.plan ?? 'FREE',
    emailVerifiedAt: user.emailVerified === true ? now : null,
    kycStatus: user.kycStatus ?? 'NOT_STARTED',
    marketingOptIn: user.marketingOptIn ?? false,
    now,
  });
}

/**
 * Adds a person without the checks and the mail of `register`: for demo worlds, operators and
 * tests.
 *
 * @throws {PlatformError} CONFLICT where the address is taken
 */
export async function createUser(
  tx: Transaction,
  deps: Pick<AccountDeps, 'clock' | 'random'>,
  user: NewUser,
): Promise<UserRow> {
  const created = await insertNewUser(tx, deps, user);
  if (created === null) throw refuse('CONFLICT', 'The address already has an account');
  return created;
}
