import type { BankAccountRow } from './bank-accounts.sql.ts';

type Standable = Pick<BankAccountRow, 'status' | 'usableAt'>;

/** Which of a person's accounts of one purpose and currency is which. */
export interface Standing<Row> {
  /** The one that is paid to, or shall be. */
  readonly current: Row | null;
  /** What takes its place once it is verified and usable. */
  readonly replacement: Row | null;
  /** What `current` has taken the place of. */
  readonly superseded: readonly Row[];
}

/** Whether an account can be paid to. */
export function isUsable({ status, usableAt }: Standable, now: Date): boolean {
  return status === 'VERIFIED' && usableAt <= now;
}

/**
 * The newest usable account is in use; before there is one, the oldest waits to be.
 *
 * @param rows newest first
 */
export function standing<Row extends Standable>(rows: readonly Row[], now: Date): Standing<Row> {
  const usable = rows.findIndex((row) => isUsable(row, now));
  const place = usable === -1 ? rows.length - 1 : usable;
  return {
    current: rows[place] ?? null,
    replacement: place > 0 ? (rows[0] ?? null) : null,
    superseded: rows.slice(place + 1),
  };
}
