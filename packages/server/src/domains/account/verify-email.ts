import { badInput } from '../../kernel/errors.ts';
import { sha256 } from '../../kernel/hash.ts';
import type { AccountDeps } from './deps.ts';
import { redeemVerification } from './verifications.sql.ts';

/**
 * Confirms the address that a link was mailed to; each link works once and for 24 hours.
 *
 * @returns the id of the person whose address it is
 * @throws {PlatformError} BAD_USER_INPUT where the link is unknown, used or too old
 */
export async function verifyEmail(
  deps: Pick<AccountDeps, 'db' | 'clock'>,
  input: { readonly token: string },
): Promise<string> {
  const row = await deps.db.maybe(redeemVerification, sha256(input.token), deps.clock.now());
  if (row === null) {
    throw badInput('params.token', 'is unknown, was used already, or is older than 24 hours');
  }
  return row.userId;
}
