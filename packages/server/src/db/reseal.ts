import type { SecretBox } from '../kernel/secret-box.ts';
import type { Transaction } from './database.ts';
import { statement } from './statement.ts';

/** One column of sealed texts. */
export interface SealedColumn {
  readonly table: string;
  /** What names the row. */
  readonly key: string;
  readonly column: string;
  /** Where a text is sealed, from the key of its row. */
  readonly contextOf: (key: string) => string;
}

const ROWS_AT_ONCE = 500;
const MAX_ROUNDS = 20_000;

/**
 * What seals every text of a column that another key has sealed with the current one, so that the
 * other key can go.
 *
 * @returns a function that returns how many texts it has sealed anew, and throws an Error where a
 *   text opens with none of the keys
 */
export function resealing({ table, key, column, contextOf }: SealedColumn) {
  const read = statement<{ key: string; sealed: string }, [keyId: string, limit: number]>(
    `read_sealed_${table}_${column}`,
    `select ${key}::text as key, ${column} as sealed from ${table}
     where ${column} is not null and split_part(${column}, '.', 1) <> $1
     order by 1 limit $2::int for update`,
  );
  const write = statement<never, [key: string, sealed: string]>(
    `write_sealed_${table}_${column}`,
    `update ${table} set ${column} = $2 where ${key} = $1`,
  );
  return async (tx: Transaction, secrets: SecretBox): Promise<number> => {
    let count = 0;
    for (let round = 0; round < MAX_ROUNDS; round += 1) {
      const rows = await tx.all(read, secrets.keyId, ROWS_AT_ONCE);
      for (const row of rows) {
        const context = contextOf(row.key);
        await tx.run(write, row.key, secrets.seal(secrets.open(row.sealed, context), context));
      }
      count += rows.length;
      if (rows.length < ROWS_AT_ONCE) break;
    }
    return count;
  };
}
