import { theAssetById } from '@investing-platform/rules/market/catalogue';
import {
  benchmarkOf,
  longestOf,
  performanceFigures,
  type RangeReturn,
  spansAsked,
} from '@investing-platform/rules/returns/asset-performance';
import type { SeriesDay } from '@investing-platform/rules/returns/performance';
import { baseDay, type Span } from '@investing-platform/rules/time/span';
import { DAY_MS } from '@investing-platform/schema/durations';
import { calendarOf } from '@investing-platform/schema/trading-calendar';
import type { Deps } from '../../../deps.ts';
import { ifAnswered } from '../quotes.ts';
import { closesOf, type DailyClose } from './daily-closes.ts';

export interface FetchAssetPerformanceInput {
  readonly assetId: string;
  /** 1 to 10; default a month, this year and a year. */
  readonly ranges?: readonly Span[] | undefined;
  readonly benchmarkSymbol?: string | null | undefined;
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
  const spans = spansAsked(input.ranges);
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
  const closes = {
    prices: prices.map(valued),
    totals: totals.map(valued),
    others: (compared ?? []).map(valued),
  };
  const told = performanceFigures(closes, spans, today, calendar, benchmark !== null);
  const closeOn = new Map(prices.map(({ date, close }) => [date, close]));
  return {
    assetId: asset.id,
    symbol: asset.symbol,
    ...told,
    series: told.series.map(({ date, value }) => ({
      date,
      value: closeOn.get(date) ?? String(value),
    })),
  };
}

const valued = ({ date, close }: DailyClose): SeriesDay => ({ date, value: Number(close) });

/** Early enough to hold the close that the span is measured from. */
function firstNeeded({ marketData }: PerformanceDeps, span: Span, today: string): Date {
  const began = marketData.historyStart('DAY_1');
  const base = baseDay(span, today);
  if (base === null) return began;
  return new Date(Math.max(began.getTime(), Date.parse(base) - LOOKBACK_MS));
}
