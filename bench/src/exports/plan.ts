/** Activities of the account that is exported. */
export const ACTIVITIES = 1_000_000;

export type MadeFormat = 'CSV' | 'XLSX';

/** What the making of a file took. */
export interface Made {
  readonly milliseconds: number;
  /** Resident memory at its most, above what it was before. */
  readonly bytesAboveIdle: number;
  readonly fileBytes: number;
}
