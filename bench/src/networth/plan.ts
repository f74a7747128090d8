/** What the person holds whose figures are measured. */
export interface Size {
  readonly holdings: number;
  readonly trades: number;
}

export const MANY: Size = { holdings: 200, trades: 100_000 };
export const FEW: Size = { holdings: 20, trades: 1_000 };
export const YEARS = 10;
/** Rows of the file that is imported, and how many of them were recorded before. */
export const ROWS = 100_000;
export const REPEATED = 1_000;

export const READINGS = [
  'dashboard',
  'asset-history',
  'tracked-history',
  'account-history',
] as const;
export type ReadingName = (typeof READINGS)[number];

/** CPU time, user and system. */
export interface Cost {
  readonly milliseconds: number;
  readonly statements: number;
}

export interface Imported {
  readonly copyMs: number;
  readonly milliseconds: number;
  /** Resident memory at its most, above what it was before. */
  readonly bytesAboveIdle: number;
}
