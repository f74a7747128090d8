/** What one unit of `base` was worth in other currencies on one day, as it was published. */
export interface ReferenceRates {
  readonly base: string;
  /** Plain decimals by currency code; `base` itself is among them with "1". */
  readonly rates: ReadonlyMap<string, string>;
  /** When they were published. */
  readonly publishedAt: Date;
  /** `ecb`, or `simulated` for the embedded ones. */
  readonly source: string;
}

/** A source of daily reference rates. Every adapter passes `reference-rates.contract.ts`. */
export interface ReferenceRateSource {
  /**
   * The rates that were the last ones at a moment. Before the first publication: the first ones.
   *
   * @throws {PlatformError} PROVIDER_UNAVAILABLE where the source does not answer
   */
  ratesAt(at: Date): Promise<ReferenceRates>;
  /**
   * Another text whenever the rates of a past moment may be other ones than before. Null, or
   * absent: nobody can tell.
   */
  state?(): Promise<string | null>;
}
