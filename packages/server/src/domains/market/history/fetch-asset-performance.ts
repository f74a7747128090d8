import { calendarOf } from '@investing-platform/schema/trading-calendar';
import type { Deps } from '../../../deps.ts';
import { decimal, toPlain } from '../../../kernel/decimal.ts';
import { badInput } from '../../../kernel/errors.ts';
import { type AssetRow, theAssetById, theAssetBySymbol } from '../catalogue.ts';
import { type ChartRange, rangeStart } from './chart-range.ts';
import { closesOf, type DailyClose } from './daily-closes.ts';
import {
  betaOf,
  dailyReturns,
  maxDrawdownPercent,
  yearlyVolatility,
} from './performance-figures.ts';

export interface FetchAssetPerformanceInput {
  readonly assetId: string;
  /** 1 to 10; default a month, this year and a year. */
  readonly ranges?: readonly ChartRange[] | undefined;
  readonly benchmarkSymbol?: string | null | undefined;
}

export interface RangeReturn {
  readonly range: ChartRange;
  readonly priceReturnPercent: string | null;
  readonly totalReturnPercent: string | null;
  readonly benchmarkReturnPercent: string | null;
}

export interface AssetPerformance {
  readonly assetId: string;
  readonly symbol: string;
  readonly ranges: RangeReturn[];
  readonly volatilityPercent: string | null;
  readonly maxDrawdownPercent: string | null;
  readonly beta: string | null;
  readonly series: { readonly date: string; readonly value: string }[];
}

type PerformanceDeps = Pick<Deps, 'marketData' | 'clock'>;
type Span = Exclude<ChartRange, 'CUSTOM'>;

const USUAL_RANGES: readonly ChartRange[] = ['M1', 'YTD', 'Y1'];
const PLACES = 6;
const TRADING_DAYS_A_YEAR = { closing: 252, neverClosing: 365 };
const MOST_POINTS = 10_000;
/** Enough days before a span to hold the close that it is measured from. */
const LOOKBACK_MILLISECONDS = 14 * 86_400_000;

/**
 * How an asset has done over several spans, each from the last close before it.
 *
 * @throws {PlatformError} NOT_FOUND; BAD_USER_INPUT for the range CUSTOM, or where the benchmark is
 *   unknown or ambiguous; PROVIDER_UNAVAILABLE
 */
export async function fetchAssetPerformance(
  deps: PerformanceDeps,
  input: FetchAssetPerformanceInput,
): Promise<AssetPerformance> {
  const asset = theAssetById('params.assetId', input.assetId);
  const spans = [...new Set(input.ranges ?? USUAL_RANGES)].map(spanOf);
  const benchmark = benchmarkOf(input.benchmarkSymbol ?? null);
  const now = deps.clock.now();
  const began = deps.marketData.historyStart('DAY_1');
  const startOf = (span: Span) => rangeStart(span, asset.exchange, now, began);
  const longest = new Date(Math.min(...spans.map((span) => startOf(span).getTime())));
  const from = new Date(longest.getTime() - LOOKBACK_MILLISECONDS);
  const [prices, totals, others] = await Promise.all([
    closesOf(deps, asset, from, 'SPLIT'),
    closesOf(deps, asset, from, 'ALL'),
    benchmark === null ? null : closesOf(deps, benchmark, from, 'SPLIT'),
  ]);
  const calendar = calendarOf(asset.exchange);
  const firstDateOf = (span: Span) => calendar.dateAt(startOf(span).getTime());
  const within = prices.filter(({ date }) => date >= calendar.dateAt(longest.getTime()));
  const numbers = within.map(({ close }) => Number(close));
  const daysAYear = TRADING_DAYS_A_YEAR[calendar.closes ? 'closing' : 'neverClosing'];
  return {
    assetId: asset.id,
    symbol: asset.symbol,
    ranges: spans.map((range) => ({
      range,
      priceReturnPercent: returnPercent(prices, firstDateOf(range)),
      totalReturnPercent: returnPercent(totals, firstDateOf(range)),
      benchmarkReturnPercent: others === null ? null : returnPercent(others, firstDateOf(range)),
    })),
    volatilityPercent: printed(percent(yearlyVolatility(dailyReturns(numbers), daysAYear))),
    maxDrawdownPercent: printed(maxDrawdownPercent(numbers)),
    beta: others === null ? null : printed(betaOf(within, others)),
    series: within.slice(-MOST_POINTS).map(({ date, close }) => ({ date, value: close })),
  };
}

function spanOf(range: ChartRange): Span {
  if (range !== 'CUSTOM') return range;
  throw badInput('params.ranges', 'CUSTOM is not among the spans of a performance');
}

/** An unknown benchmark is wrong input; the asset asked about was found. */
function benchmarkOf(symbol: string | null): AssetRow | null {
  if (symbol === null) return null;
  const path = 'params.benchmarkSymbol';
  try {
    return theAssetBySymbol(path, symbol);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'NOT_FOUND') {
      throw badInput(path, 'there is no asset with this symbol');
    }
    throw error;
  }
}

/** From the last close before a day, or the first one there is, to the last one. */
function returnPercent(closes: readonly DailyClose[], firstDate: string): string | null {
  const base = closes.findLast(({ date }) => date < firstDate) ?? closes[0];
  const last = closes.at(-1);
  if (base === undefined || last === undefined || Number(base.close) === 0) return null;
  const change = decimal(last.close).dividedBy(base.close).minus(1).times(100);
  return toPlain(change.toDecimalPlaces(PLACES));
}

function percent(fraction: number | null): number | null {
  return fraction === null ? null : fraction * 100;
}

function printed(value: number | null): string | null {
  return value === null ? null : toPlain(decimal(value).toDecimalPlaces(PLACES));
}
