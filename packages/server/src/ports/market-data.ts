import type { PriceAdjustment, Timeframe } from '@investing-platform/schema/operations';
import type { MarketSession } from '@investing-platform/schema/trading-calendar';

export type { PriceAdjustment, Timeframe };

/** The price of one asset, in the asset's own currency. Amounts are canonical plain decimals. */
export interface Quote {
  readonly assetId: string;
  /** The last price. In regular trading it lies within `low` and `high`, always within the spread. */
  readonly price: string;
  readonly bid: string;
  readonly ask: string;
  /**
   * Of regular trading on the trading day so far; null before it opens. UTC day for crypto assets.
   */
  readonly open: string | null;
  readonly high: string | null;
  readonly low: string | null;
  /** The last price of regular trading on the trading day before. */
  readonly previousClose: string;
  /** Quantity traded in regular trading on the trading day so far; it never falls within a day. */
  readonly volume: string;
  /** When the price was made: the end of the last trading day where the market is closed. */
  readonly asOf: Date;
  readonly session: MarketSession;
  /** Whole minutes that the source lags behind its market, 0 or more. */
  readonly delayedMinutes: number;
  readonly source: string;
  /** Whether the price is older than its source should give. */
  readonly stale: boolean;
}

/** What happened to a price in one minute, as it traded. Amounts are canonical plain decimals. */
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

/** A bar of any length. Its names are those of the contract, so that it is shown as it is. */
export interface HistoryBar {
  /** The first instant of trading in it. */
  readonly at: Date;
  readonly open: string;
  readonly high: string;
  readonly low: string;
  readonly close: string;
  /** Null where the source does not count it. */
  readonly volume: string | null;
  /** The average price weighted by volume; null where the source does not give it. */
  readonly vwap: string | null;
}

/** Which bars to read. */
export interface BarsRequest {
  readonly assetId: string;
  readonly timeframe: Timeframe;
  /** The first bar begins then or later. */
  readonly from: Date;
  /** The last bar begins before; bars of the future do not exist. */
  readonly to: Date;
  readonly adjustment: PriceAdjustment;
  /** Whether bars of less than a day also cover the time before and after regular trading. */
  readonly extendedHours: boolean;
  /** How many at most, counted from the oldest: 1 to 10,001. */
  readonly limit: number;
}

/** What a company did that changes its shares or what they are worth. */
export type CorporateAction = {
  /** Stable: the same action has the same id whenever it is read. */
  readonly id: string;
  readonly assetId: string;
  /** The first instant of trading, extended hours included, without the right to it. */
  readonly exAt: Date;
} & (
  | {
      readonly kind: 'DIVIDEND';
      /** Plain decimal, above 0. */
      readonly amountPerShare: string;
      readonly currency: string;
      readonly payAt: Date;
      /** Plain decimal, a fraction; "0" where nothing is withheld. */
      readonly withholdingRate: string;
    }
  | {
      readonly kind: 'SPLIT';
      /** 2 for 1 is 2 and 1; a reverse split of 1 for 10 is 1 and 10. */
      readonly numerator: number;
      readonly denominator: number;
    }
  | {
      readonly kind: 'SPIN_OFF';
      readonly newAssetId: string;
      /** New shares for each `denominator` shares held. */
      readonly numerator: number;
      readonly denominator: number;
      /** The part of the cost that moves to the new shares: plain decimal from 0 to 1. */
      readonly costShare: string;
    }
  | { readonly kind: 'SYMBOL_CHANGE'; readonly symbol: string }
);

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
   * The minute that holds `at`, extended hours included. Null where the market was closed then, or
   * the asset is unknown.
   *
   * @throws {PlatformError} PROVIDER_UNAVAILABLE where the source does not answer
   */
  minuteBar(assetId: string, at: Date): Promise<Bar | null>;
  /**
   * Past prices, oldest first; the bar that is running holds what has happened so far. Days, weeks
   * and months are of regular trading. A bar is the sum of the shorter ones in it. Bars are frozen;
   * those that are over are the same objects each time as long as the source remembers them.
   *
   * @returns empty for an unknown asset
   * @throws {PlatformError} PROVIDER_UNAVAILABLE where the source does not answer
   */
  bars(request: BarsRequest): Promise<readonly HistoryBar[]>;
  /**
   * Where bars of this length come from, for their `source`. Absent: where the quotes come from.
   *
   * @throws {PlatformError} PROVIDER_UNAVAILABLE where the source does not answer
   */
  barsSource?(assetId: string, timeframe: Timeframe): Promise<string>;
  /** The first instant of which the source has bars of this length. */
  historyStart(timeframe: Timeframe): Date;
  /**
   * The last price at or before each moment, as it traded, extended hours included; null before
   * there was one. Unknown ids are left out.
   *
   * @param at ascending, at most 10,000
   * @throws {PlatformError} PROVIDER_UNAVAILABLE where the source does not answer
   */
  pricesAt(
    assetIds: readonly string[],
    at: readonly Date[],
  ): Promise<ReadonlyMap<string, readonly (string | null)[]>>;
  /**
   * Another number whenever a price of an asset of more than a week ago may be told otherwise than
   * before. Undefined, or absent: nobody keeps them.
   */
  settledPrices?(assetId: string): number | undefined;
  /**
   * Another number whenever a price of this week, an hour old at least, may be told otherwise than
   * before. Absent: nobody keeps them.
   */
  recentPrices?(): number;
  /**
   * Another text whenever a rate between two currencies that was told before may be another one.
   * Null, or absent: nobody can tell. Coins are no such currencies.
   */
  ratesState?(): Promise<string | null>;
  /**
   * What companies did, by `exAt` from `from` (included) to `to` (excluded), ascending.
   *
   * @throws {PlatformError} PROVIDER_UNAVAILABLE where the source does not answer
   */
  corporateActions(
    assetIds: readonly string[],
    from: Date,
    to: Date,
  ): Promise<readonly CorporateAction[]>;
  /**
   * How much `to` one `from` is worth, as a plain decimal of at most 60 significant digits.
   * Crypto codes go by the asset's price in USD. "1" where both are the same.
   *
   * @throws {PlatformError} PROVIDER_UNAVAILABLE where the source has no rate for a currency
   */
  fxRate(from: string, to: string, at: Date): Promise<string>;
}
