import type { TradingCalendar } from '@investing-platform/schema/trading-calendar';
import { type AssetRow, theAssetBySymbol } from '../market/catalogue.ts';
import { badInput, PlatformError } from '../refusals/platform-error.ts';
import { baseDay, daysOfSpan, type Span } from '../time/span.ts';
import { betaOf, returnsAYear, type SeriesDay, seriesFigures } from './performance.ts';

/** What an asset has done over a span. */
export interface RangeReturn {
  readonly range: Span;
  readonly priceReturnPercent: string | null;
  readonly totalReturnPercent: string | null;
  readonly benchmarkReturnPercent: string | null;
}

/** Daily closes, oldest first, from before the longest span. */
export interface Closes {
  readonly prices: readonly SeriesDay[];
  /** With what was paid out put back in. */
  readonly totals: readonly SeriesDay[];
  /** Of the benchmark; empty where nobody told them. */
  readonly others: readonly SeriesDay[];
}

const USUAL_RANGES: readonly Span[] = ['M1', 'YTD', 'Y1'];
const MAX_POINTS = 10_000;

/** The spans that are asked for, each once; by default a month, this year and a year. */
export const spansAsked = (ranges: readonly Span[] | null | undefined): readonly Span[] => [
  ...new Set(ranges ?? USUAL_RANGES),
];

/** The span that begins first. */
export function longestOf(spans: readonly Span[], today: string): Span {
  const [first = 'Y1', ...others] = spans;
  return others.reduce((longest, span) => {
    const [base, other] = [baseDay(longest, today), baseDay(span, today)];
    return base !== null && (other === null || other < base) ? span : longest;
  }, first);
}

/**
 * What an asset is compared with. The asset asked about was found, so an unknown one is wrong
 * input.
 *
 * @throws {PlatformError} BAD_USER_INPUT where it is unknown or ambiguous
 */
export function benchmarkOf(symbol: string | null): AssetRow | null {
  if (symbol === null) return null;
  const path = 'params.benchmarkSymbol';
  try {
    return theAssetBySymbol(path, symbol);
  } catch (error) {
    if (error instanceof PlatformError && error.code === 'NOT_FOUND') {
      throw badInput(path, 'there is no asset with this symbol');
    }
    throw error;
  }
}

/** The figures of an asset; they follow from the points that are shown. */
export function performanceFigures(
  { prices, totals, others }: Closes,
  spans: readonly Span[],
  today: string,
  calendar: Pick<TradingCalendar, 'closes'>,
  isCompared: boolean,
) {
  const longest = longestOf(spans, today);
  const series = (daysOfSpan(prices, longest, today) ?? prices).slice(-MAX_POINTS);
  const { volatilityPercent, maxDrawdownPercent } = seriesFigures(series, returnsAYear(calendar));
  const returnOf = (closes: readonly SeriesDay[], span: Span): string | null =>
    seriesFigures(daysOfSpan(closes, span, today) ?? [], 1).returnPercent;
  const ranges = spans.map(
    (range): RangeReturn => ({
      range,
      priceReturnPercent: returnOf(prices, range),
      totalReturnPercent: returnOf(totals, range),
      benchmarkReturnPercent: returnOf(others, range),
    }),
  );
  const beta = isCompared ? betaOf(series, others) : null;
  return { ranges, volatilityPercent, maxDrawdownPercent, beta, series };
}
