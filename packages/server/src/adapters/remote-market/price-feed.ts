import type { Instrument } from '@investing-platform/schema/instruments';
import type {
  CorporateAction,
  HistoryBar,
  PriceAdjustment,
  Quote,
} from '../../ports/market-data.ts';

/** Lengths that feeds give by themselves; the others are put together from these. */
export type FeedTimeframe = 'MIN_1' | 'MIN_5' | 'MIN_15' | 'MIN_30' | 'DAY_1';

export interface FeedBarsRequest {
  readonly asset: Instrument;
  readonly timeframe: FeedTimeframe;
  readonly from: Date;
  readonly to: Date;
  readonly adjustment: PriceAdjustment;
}

/** What has to be written for a party that sells prices; the rest is the same for all of them. */
export interface PriceFeed {
  /** Shown as the `source` of prices. */
  readonly source: string;
  /** Whether it knows the instrument at all. */
  covers(asset: Instrument): boolean;
  /** Prices now. What it has no price of is left out. */
  quotes(assets: readonly Instrument[]): Promise<readonly Quote[]>;
  /** In any order; bars of a day may begin at any time of it. Extended hours are included. */
  bars(request: FeedBarsRequest): Promise<readonly HistoryBar[]>;
  actions(asset: Instrument, from: Date, to: Date): Promise<readonly CorporateAction[]>;
  /** How many days back it has bars of this length. */
  historyDays(timeframe: FeedTimeframe): number;
}
