import { type AssetRow, theAssetById, theAssetBySymbol } from '@investing-platform/rules/catalogue';
import {
  betaOf,
  returnsAYear,
  type SeriesDay,
  seriesFigures,
} from '@investing-platform/rules/returns/performance';
import { baseDay, daysOfSpan, type Span } from '@investing-platform/rules/time/span';
import { DAY_MS } from '@investing-platform/schema/durations';
import { calendarOf } from '@investing-platform/schema/trading-calendar';
import type { Deps } from '../../../deps.ts';
import { badInput } from '../../../kernel/errors.ts';
import { ifAnswered } from '../quotes.ts';
import { closesOf, type DailyClose } from './daily-closes.ts';

export interface FetchAssetPerformanceInput {
  readonly assetId: string;
  /** 1 to 10; default a month, this year and a year. */
  readonly ranges?: readonly Span[] | undefined;
  readonly benchmarkSymbol?: string | null | undefined;
}

export interface RangeReturn {
  readonly range: Span;
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

const USUAL_RANGES: readonly Span[] = ['M1', 'YTD', 'Y1'];
const MAX_POINTS = 10_000;
/** Enough days before a span to hold the close that it is measured from. */
const LOOKBACK_MS = 14 * DAY_MS;

/**
 * How an asset has done over several spans, each from the last close on or before its first day.
 * The figures follow from the points that are answered.
 *
 * @throws {PlatformError} NOT_FOUND; BAD_USER_INPUT where the benchmark is unknown or ambiguous;
 *   PROVIDER_UNAVAILABLE
 */
export async function fetchAssetPerformance(
  deps: PerformanceDeps,
  input: FetchAssetPerformanceInput,
): Promise<AssetPerformance> {
  const asset = theAssetById('params.assetId', input.assetId);
  const spans = [...new Set(input.ranges ?? USUAL_RANGES)];
  const benchmark = benchmarkOf(input.benchmarkSymbol ?? null);
  const calendar = calendarOf(asset.exchange);
  const today = calendar.dateAt(deps.clock.now().getTime());
  const longest = longestOf(spans, today);
  const from = firstNeeded(deps, longest, today);
  const [prices, totals, compared] = await Promise.all([
    closesOf(deps, asset, from, 'SPLIT'),
    closesOf(deps, asset, from, 'ALL'),
    // The asset is told about without a benchmark that its source does not tell.
    benchmark === null ? [] : ifAnswered(() => closesOf(deps, benchmark, from, 'SPLIT')),
  ]);
  const others = compared ?? [];
  const shown = (daysOfSpan(prices, longest, today) ?? prices).slice(-MAX_POINTS);
  const series = shown.map(valued);
  const figures = seriesFigures(series, returnsAYear(calendar));
  const returnOf = (closes: readonly DailyClose[], span: Span): string | null =>
    seriesFigures((daysOfSpan(closes, span, today) ?? []).map(valued), 1).returnPercent;
  return {
    assetId: asset.id,
    symbol: asset.symbol,
    ranges: spans.map((range) => ({
      range,
      priceReturnPercent: returnOf(prices, range),
      totalReturnPercent: returnOf(totals, range),
      benchmarkReturnPercent: returnOf(others, range),
    })),
    volatilityPercent: figures.volatilityPercent,
    maxDrawdownPercent: figures.maxDrawdownPercent,
    beta: benchmark === null ? null : betaOf(series, others.map(valued)),
    series: shown.map(({ date, close }) => ({ date, value: close })),
  };
}

const valued = ({ date, close }: DailyClose): SeriesDay => ({ date, value: Number(close) });

/** The span that begins first. */
function longestOf(spans: readonly Span[], today: string): Span {
  const [first = 'Y1', ...others] = spans;
  return others.reduce((longest, span) => {
    const [base, other] = [baseDay(longest, today), baseDay(span, today)];
    return base !== null && (other === null || other < base) ? span : longest;
  }, first);
}

/** Early enough to hold the close that the span is measured from. */
function firstNeeded({ marketData }: PerformanceDeps, span: Span, today: string): Date {
  const began = marketData.historyStart('DAY_1');
  const base = baseDay(span, today);
  if (base === null) return began;
  return new Date(Math.max(began.getTime(), Date.parse(base) - LOOKBACK_MS));
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
