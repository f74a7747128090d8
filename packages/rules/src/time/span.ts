import type { PastRange } from '@investing-platform/schema/operations';
import { firstDay } from './first-day.ts';

/** A span that ends today. */
export type Span = PastRange;

/**
 * The day whose close a span is measured from: the same day a week, a month or a year earlier, and
 * the last of December for the year so far. Where there was no close on it, the last one before
 * counts. Null: from the first close there is.
 *
 * @param today `YYYY-MM-DD`
 */
export function baseDay(span: Span, today: string): string | null {
  if (span === 'ALL') return null;
  if (span === 'YTD') return `${Number(today.slice(0, 4)) - 1}-12-31`;
  return firstDay(span, today);
}

/**
 * The part of a series that a span is measured over: of one day, the last and the close before it.
 *
 * A week, a month or a year ends with the last day there is, so that a whole one is told on a day
 * without trading too; the year so far is that of today.
 *
 * @param days oldest first
 * @returns null where the series begins after the span does
 */
export function daysOfSpan<Day extends { readonly date: string }>(
  days: readonly Day[],
  span: Span,
  today: string,
): readonly Day[] | null {
  if (span === 'D1') return days.length < 2 ? null : days.slice(-2);
  const end = span === 'YTD' ? today : (days.at(-1)?.date ?? today);
  const base = baseDay(span, end);
  if (base === null) return days;
  const first = days.findLastIndex(({ date }) => date <= base);
  return first === -1 ? null : days.slice(first);
}
