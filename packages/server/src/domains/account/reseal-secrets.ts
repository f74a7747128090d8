import type { Transaction } from '../../db/database.ts';
import { statement } from '../../db/statement.ts';
import type { AccountDeps } from './deps.ts';
import { phraseContext } from './outbox.ts';
import { mailCodeContext, totpContext } from './proof/second-factor.ts';

/** One column of sealed texts. */
interface SealedColumn {
  readonly table: string;
  /** The column that names the row. */
  readonly key: string;
  readonly column: string;
  /** Where a text is sealed, from the key of its row. */
  readonly contextOf: (key: string) => string;
}

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
  ...['token', 'web_push_keys'].map((column) => ({
    table: 'device_tokens',
    key: "encode(token_hash, 'hex')",
    column,
    contextOf: (hashHex: string) => `device-token:${hashHex}`,
  })),
];

const ROWS_AT_ONCE = 500;
const MOST_ROUNDS = 20_000;

const statements = COLUMNS.map(({ table, key, column, contextOf }) => ({
  contextOf,
  read: statement<{ key: string; sealed: string }, [keyId: string, limit: number]>(
    `account_read_sealed_${table}_${column}`,
    `select ${key}::text as key, ${column} as sealed from ${table}
     where ${column} is not null and split_part(${column}, '.', 1) <> $1
     order by 1 limit $2::int for update`,
  ),
  write: statement<never, [key: string, sealed: string]>(
    `account_write_sealed_${table}_${column}`,
    `update ${table} set ${column} = $2 where ${key}::text = $1`,
  ),
}));

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
  for (const { read, write, contextOf } of statements) {
    for (let round = 0; round < MOST_ROUNDS; round += 1) {
      const rows = await tx.all(read, secrets.keyId, ROWS_AT_ONCE);
      for (const { key, sealed } of rows) {
        const context = contextOf(key);
        await tx.run(write, key, secrets.seal(secrets.open(sealed, context), context));
      }
      count += rows.length;
      if (rows.length < ROWS_AT_ONCE) break;
    }
  }
  return count;
}
