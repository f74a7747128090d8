import type { Transaction } from '../../../db/database.ts';
import { deleteRates, putRates } from './rates.sql.ts';

/** What one euro was worth on a day, by currency code, as it was published. */
export interface DayOfRates {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** Plain decimals above 0. */
  readonly rates: Readonly<Record<string, string>>;
}

const MAX_A_STATEMENT = 2_000;

/**
 * Stores published rates; days that are stored already take the new ones.
 *
 * @param days one for each date
 * @returns how many days were not stored so before
 */
export async function importRates(tx: Transaction, days: readonly DayOfRates[]): Promise<number> {
  let changed = 0;
  for (let first = 0; first < days.length; first += MAX_A_STATEMENT) {
    const part = days.slice(first, first + MAX_A_STATEMENT);
    changed += await tx.run(
      putRates,
      part.map(({ date }) => date),
      part.map(({ rates }) => JSON.stringify(rates)),
    );
  }
  return changed;
}

/** Goes back to the rates of the source. @returns how many days were imported */
export async function forgetRates(tx: Transaction): Promise<number> {
  return tx.run(deleteRates);
}
