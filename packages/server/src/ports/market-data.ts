import type { MarketSession } from '@investing-platform/schema/trading-calendar';

/** The price of one asset, in the asset's own currency. Amounts are canonical plain decimals. */
export interface Quote {
  readonly assetId: string;
  /** The last price; it lies within `low` and `high`, and within `bid` and `ask`. */
  readonly price: string;
  readonly bid: string;
  readonly ask: string;
  /** The first price of the trading day, extended hours included. UTC day for crypto assets. */
  readonly open: string;
  readonly high: string;
  readonly low: string;
  /** The last price of the trading day before. */
  readonly previousClose: string;
  /** Quantity traded on the trading day so far; it never falls within a day. */
  readonly volume: string;
  /** When the price was made: the end of the last trading day where the market is closed. */
  readonly asOf: Date;
  readonly session: MarketSession;
  /** Whole minutes that the source lags behind its market, 0 or more. */
  readonly delayedMinutes: number;
  readonly source: string;
  /** Whether the price is older than its source should give. */
  readonly isStale: boolean;
}

/** What happened to a price in one minute. Amounts are canonical plain decimals. */
export interface Bar {
  /** The first instant of the minute. */
  readonly start: Date;
  readonly open: string;
  readonly high: string;
  readonly low: string;
  readonly close: string;
  /** Quantity traded in the minute. */
  readonly volume: string;
}

/** A source of prices and exchange rates. Every adapter passes `market-data.contract.ts`. */
export interface MarketData {
  /**
   * Prices now, by asset id. Unknown ids are left out. Quotes are frozen, and the same object as
   * long as the price is the same.
   *
   * @throws {PlatformError} PROVIDER_UNAVAILABLE where the source does not answer
   */
  quotes(assetIds: readonly string[]): Promise<ReadonlyMap<string, Quote>>;
  /**
   * The minute that holds `at`. Null where the market was closed then, or the asset is unknown.
   *
   * @throws {PlatformError} PROVIDER_UNAVAILABLE where the source does not answer
   */
  minuteBar(assetId: string, at: Date): Promise<Bar | null>;
  /**
   * How much `to` one `from` is worth, as a plain decimal of at most 60 significant digits.
   * Crypto codes go by the asset's price in USD. "1" where both are the same.
   *
   * @throws {PlatformError} PROVIDER_UNAVAILABLE where the source has no rate for a currency
   */
  fxRate(from: string, to: string, at: Date): Promise<string>;
}
