/** Accounts whose interest of a month is posted. */
export const ACCOUNTS = 100_000;

/** What posting a month took. */
export interface Posted {
  readonly milliseconds: number;
  /** Resident memory at its most, above what it was before. */
  readonly bytesAboveIdle: number;
}
