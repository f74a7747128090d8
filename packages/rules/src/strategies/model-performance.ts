import type { TradingCalendar } from '@investing-platform/schema/trading-calendar';
import { type AssetRow, assetsBySymbol } from '../market/catalogue.ts';
import { decimal } from '../numbers/decimal.ts';
import { returnsAYear } from '../returns/performance.ts';
import { addDays, type CivilDate } from '../time/civil-date.ts';
import { baseDay, daysOfSpan, type Span } from '../time/span.ts';
import { figuresOf, type ModelDay, modelDays, type PricedPart, pointsOf } from './model-days.ts';

const BENCHMARKS: ReadonlyMap<string, string> = new Map([['USD', 'SPY']]);
/** Days between the day a span begins with and the last close before it: two closures at most. */
const MAX_CLOSURE_DAYS = 28;
const EVER = '1900-01-01';

/** What a model portfolio is compared with; null where there is nothing of its currency. */
export function benchmarkOf(
  holdings: readonly { readonly asset: Pick<AssetRow, 'currency'> }[],
): AssetRow | null {
  const symbol = BENCHMARKS.get(holdings[0]?.asset.currency ?? '');
  return symbol === undefined ? null : (assetsBySymbol(symbol)[0] ?? null);
}

/**
 * The days of a range on which an exchange has traded, from the last one on or before its first
 * day, and never before the earliest.
 */
export function modelDates(
  calendar: TradingCalendar,
  range: Span,
  now: Date,
  earliest: CivilDate,
): CivilDate[] {
  const today = calendar.dateAt(now.getTime());
  const base = baseDay(range, today) ?? EVER;
  const wanted = base === EVER ? EVER : addDays(base, -MAX_CLOSURE_DAYS);
  const dates: CivilDate[] = [];
  for (let day = wanted > earliest ? wanted : earliest; day <= today; day = addDays(day, 1)) {
    const isTraded = !calendar.closes || (calendar.dayOf(day)?.open ?? Infinity) <= now.getTime();
    if (isTraded) dates.push(day);
  }
  const days = dates.map((date) => ({ date }));
  return (daysOfSpan(days, range, today) ?? days).map(({ date }) => date);
}

/** What a model portfolio is made of, and what it is compared with. */
export interface Modelled {
  /** Null where the closes of one of them are not known. */
  readonly parts: readonly PricedPart[] | null;
  readonly benchmark: { readonly symbol: string; readonly closes: PricedPart['closes'] } | null;
}

/** How a model portfolio has done on some days, oldest first, by its present weights. */
export function modelPerformance(
  { parts, benchmark }: Modelled,
  dates: readonly CivilDate[],
  calendar: Pick<TradingCalendar, 'closes'>,
) {
  const days = parts === null || parts.length === 0 ? [] : modelDays(parts, dates);
  return {
    ...figuresOf(days, returnsAYear(calendar)),
    benchmarkSymbol: benchmark?.symbol ?? null,
    benchmarkReturnPercent: benchmark === null ? null : returnOf(benchmark.closes, days),
    series: pointsOf(days),
  };
}

/** The return of a benchmark over just the days of the model. */
function returnOf(closes: PricedPart['closes'], days: readonly ModelDay[]): string | null {
  const dates = days.map(({ date }) => date);
  return figuresOf(modelDays([{ weight: decimal(1), closes }], dates), 1).returnPercent;
}
