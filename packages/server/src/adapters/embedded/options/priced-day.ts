import { DAY_MS } from '@investing-platform/schema/durations';
import type { Instrument } from '@investing-platform/schema/instruments';
import type { TradingDay } from '@investing-platform/schema/trading-calendar';
import type { MarketData } from '../../../ports/market-data.ts';
import type { OptionModel } from './model.ts';

/** What options of an asset go by on one trading day: known before it opens. */
export interface PricedDay extends OptionModel {
  /** Of the closes of the last months, splits evened out. */
  readonly lowest: number;
  readonly highest: number;
}

const CLOSES = 64;
const CALENDAR_DAYS = 100;
const YEAR_DAYS = 365;
const TRADING_DAYS_A_YEAR = 252;
/** Options cost somewhat more than what prices have done. */
const PREMIUM = 1.08;
const MIN_VOLATILITY = 0.02;

/** Yearly interest in the United States, from dates on, as fractions: rounded from policy rates. */
const RATES: readonly (readonly [from: string, rate: number])[] = [
  ['2015-01-01', 0.002],
  ['2017-03-15', 0.009],
  ['2018-06-13', 0.019],
  ['2019-07-31', 0.021],
  ['2020-03-15', 0.001],
  ['2022-06-15', 0.016],
  ['2022-12-14', 0.043],
  ['2023-07-26', 0.053],
  ['2024-12-18', 0.043],
  ['2025-12-10', 0.036],
];

/**
 * @param marketData asked for nothing after the day before
 */
export async function modelOn(
  { marketData }: { readonly marketData: MarketData },
  asset: Instrument,
  day: TradingDay,
): Promise<PricedDay> {
  const to = new Date(day.open);
  const from = new Date(day.open - CALENDAR_DAYS * DAY_MS);
  const request = {
    assetId: asset.id,
    timeframe: 'DAY_1',
    from,
    to,
    extendedHours: false,
  } as const;
  const bars = await marketData.bars({ ...request, adjustment: 'RAW', limit: CLOSES * 2 });
  const even = await marketData.bars({ ...request, adjustment: 'SPLIT', limit: CLOSES * 2 });
  const recent = even.slice(-CLOSES).map(({ close }) => Number(close));
  const last = Number(bars.at(-1)?.close ?? 1);
  const paid = await marketData.corporateActions(
    [asset.id],
    new Date(day.open - YEAR_DAYS * DAY_MS),
    to,
  );
  const dividends = paid.reduce(
    (sum, action) => sum + (action.kind === 'DIVIDEND' ? Number(action.amountPerShare) : 0),
    0,
  );
  return {
    volatility: realised(recent),
    dividendYield: Math.min(0.2, dividends / last),
    rate: RATES.findLast(([date]) => date <= day.date)?.[1] ?? 0,
    lowest: recent.length === 0 ? last : Math.min(...recent),
    highest: recent.length === 0 ? last : Math.max(...recent),
  };
}

function realised(closes: readonly number[]): number {
  const squares = closes.slice(1).map((close, at) => Math.log(close / (closes[at] ?? close)) ** 2);
  if (squares.length === 0) return MIN_VOLATILITY;
  const variance = squares.reduce((sum, square) => sum + square, 0) / squares.length;
  return Math.max(MIN_VOLATILITY, PREMIUM * Math.sqrt(variance * TRADING_DAYS_A_YEAR));
}
