import type { Transaction } from '../../../db/database.ts';
import { PlatformError } from '../../../kernel/errors.ts';
import type { AccountDeps } from '../deps.ts';

const MAX_AT_ONCE = 500;

/** A table whose rows wait to be worked off. */
interface Queue<Row> {
  /** Takes the row that waits longest out of the table; others go on with the next. */
  readonly take: (tx: Transaction) => Promise<Row | null>;
  readonly work: (tx: Transaction, row: Row) => Promise<void>;
  /**
   * Removes a row whose work has failed, with a log, lest it stand in the way of the others. Where
   * the database was lost meanwhile, which is no fault of the row's, it waits.
   */
  readonly drop: (row: Row, error: unknown) => Promise<void>;
}

/**
 * Works off what waits, each row in a transaction of its own; any number of processes may do so at
 * once.
 *
 * @returns how many there were, 500 at most
 */
export async function workOff<Row>(
  { db }: Pick<AccountDeps, 'db'>,
  { take, work, drop }: Queue<Row>,
): Promise<number> {
  for (let count = 0; count < MAX_AT_ONCE; count += 1) {
    const taken: Row[] = [];
    try {
      await db.transaction(async (tx) => {
        const row = await take(tx);
        taken.splice(0, 1, ...(row === null ? [] : [row]));
        if (row !== null) await work(tx, row);
      });
    } catch (error) {
      const [row] = taken;
      if (row === undefined || isDatabaseLost(error)) throw error;
      await drop(row, error);
    }
    if (taken.length === 0) return count;
  }
  return MAX_AT_ONCE;
}

function isDatabaseLost(error: unknown): boolean {
  return error instanceof PlatformError && error.code === 'PROVIDER_UNAVAILABLE';
}
