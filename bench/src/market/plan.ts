/** Bars of one answer. */
export const POINTS = 10_000;
/** Instruments of a large catalogue. */
export const MANY_INSTRUMENTS = 10_000;

/** CPU milliseconds. */
export interface HistoryCosts {
  /** The first question about an asset. */
  readonly cold: number;
  /** The same question again. */
  readonly warm: number;
  /** Printing the same answer as JSON, which is the least that it can cost. */
  readonly serialised: number;
}

/** CPU milliseconds of one search. */
export interface SearchCosts {
  /** Of the catalogue of the server. */
  readonly catalogue: number;
  /** Of a large catalogue. */
  readonly many: number;
}
