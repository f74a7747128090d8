import type { Transaction } from '../../../db/database.ts';
import { resealing, type SealedColumn } from '../../../db/reseal.ts';
import type { AccountDeps } from '../deps.ts';
import { pushKeyContext } from '../devices/push-keys.ts';
import { phraseContext } from '../mail/outbox.ts';
import { mailCodeContext, totpContext } from '../proof/second-factor.ts';

const COLUMNS: readonly SealedColumn[] = [
  { table: 'users', key: 'id', column: 'anti_phishing_code', contextOf: phraseContext },
  { table: 'totp_factors', key: 'user_id', column: 'secret', contextOf: totpContext },
  { table: 'totp_factors', key: 'user_id', column: 'pending_secret', contextOf: totpContext },
  { table: 'mfa_mail_codes', key: 'user_id', column: 'code', contextOf: mailCodeContext },
  {
    table: 'newsletter_subscriptions',
    key: 'email',
    column: 'unsubscribe_token',
    contextOf: (email) => `newsletter:${email}`,
  },
  {
    table: 'push_keys',
    key: 'public_key',
    column: 'private_key',
    contextOf: pushKeyContext,
  },
  ...['token', 'web_push_keys'].map((column) => ({
    table: 'device_tokens',
    key: "encode(token_hash, 'hex')",
    column,
    contextOf: (hashHex: string) => `device-token:${hashHex}`,
  })),
];

const columns = COLUMNS.map(resealing);

/**
 * Seals everything of the account domain that another key has sealed with the current one, so that
 * the other key can go.
 *
 * @returns how many texts were sealed anew
 * @throws {Error} where a text opens with none of the keys
 */
export async function resealAccountSecrets(
  tx: Transaction,
  { secrets }: Pick<AccountDeps, 'secrets'>,
): Promise<number> {
  let count = 0;
  for (const reseal of columns) count += await reseal(tx, secrets);
  return count;
}
