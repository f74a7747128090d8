import type { MfaMethod } from '@investing-platform/schema/operations';
import { secondsAfter } from '../../../kernel/clock.ts';
import { refuse } from '../../../kernel/errors.ts';
import { unguessableId } from '../../../kernel/ids.ts';
import type { AccountDeps } from '../deps.ts';
import { CHALLENGE_LIFETIME_SECONDS } from '../lifetimes.ts';
import type { Factors } from '../proof/factors.sql.ts';
import { insertChallenge } from './challenges.sql.ts';

/** What a sign-in still waits for. */
export interface SignInChallenge {
  readonly id: string;
  /** `PASSKEY` is no code: signing in with one takes the place of all this. */
  readonly methods: MfaMethod[];
  readonly expiresAt: Date;
}

/**
 * Remembers that somebody has shown the first factor of a person.
 *
 * @param passwordHash of the password that was shown; null where none was
 * @throws {PlatformError} UNAUTHENTICATED where the account was closed, or got a new password, in
 *   this very moment
 */
export async function challengeOf(
  deps: Pick<AccountDeps, 'db' | 'clock' | 'random'>,
  userId: string,
  factors: Factors,
  passwordHash: string | null,
): Promise<SignInChallenge> {
  const id = unguessableId(deps.random);
  const expiresAt = secondsAfter(deps.clock.now(), CHALLENGE_LIFETIME_SECONDS);
  const inserted = await deps.db.maybe(insertChallenge, id, userId, expiresAt, passwordHash);
  if (inserted === null) {
    throw refuse('UNAUTHENTICATED', 'The e-mail address or the password is wrong');
  }
  const offered: readonly (readonly [MfaMethod, boolean])[] = [
    ['TOTP', factors.hasTotp],
    ['EMAIL', factors.hasMail],
    ['RECOVERY_CODE', factors.recoveryCodesLeft > 0],
    ['PASSKEY', factors.passkeyCount > 0],
  ];
  const methods = offered.filter(([, isOffered]) => isOffered).map(([method]) => method);
  return { id, methods, expiresAt };
}
