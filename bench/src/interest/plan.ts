/** Accounts whose interest of a month is posted. */
export const ACCOUNTS = 100_000;

/**
 * What a month writes for an account, each row once: the payment and when the next one is due, an
 * entry with two lines, the balance, the day and the activity. Statements of `pgbench` write or read
 * one row each, so that it is given as many.
 */
export const ROWS_AN_ACCOUNT = 8;

/** What posting a month took. */
export interface Posted {
  readonly milliseconds: number;
  /** Resident memory at its most, above what it was before. */
  readonly bytesAboveIdle: number;
}
