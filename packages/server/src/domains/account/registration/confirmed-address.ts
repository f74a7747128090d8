import type { Reader } from '../../../db/database.ts';
import { statement } from '../../../db/statement.ts';
import { refuse } from '../../../kernel/errors.ts';

const confirmation = statement<{ emailVerified: boolean }, [userId: string]>(
  'account_confirmation',
  'select email_verified_at is not null as "emailVerified" from users where id = $1',
);

/**
 * Refuses a lasting way in to an account whose address nobody has confirmed: whoever registered it
 * may be somebody else than its owner, who would confirm it later with that way in still open.
 *
 * @throws {PlatformError} INVALID_STATE
 */
export function refuseUnconfirmed({ emailVerified }: { readonly emailVerified: boolean }): void {
  if (emailVerified) return;
  throw refuse('INVALID_STATE', 'Confirm your e-mail address first, by the link that we mailed');
}

/** As `refuseUnconfirmed`, for whoever asks. One statement. */
export async function requireConfirmedAddress(reader: Reader, userId: string): Promise<void> {
  refuseUnconfirmed(await reader.one(confirmation, userId));
}
