import type { Instrument } from '@investing-platform/schema/instruments';
import type { TimeInForce } from '@investing-platform/schema/operations';
import { calendarOf } from '@investing-platform/schema/trading-calendar';
import { isImmediate } from './terms.ts';

/** When orders of one kind trade next. */
export interface TradingWindow {
  readonly isOpen: boolean;
  /** When it opens, or opened. Null for a market that never closes. */
  readonly opensAt: Date | null;
  /** Null for a market that never closes. */
  readonly endsAt: Date | null;
}

const GTC_MILLISECONDS = 90 * 86_400_000;
const IMMEDIATE_MILLISECONDS = 60_000;

/** The window that `at` lies in, else the next one. Null past the days that the calendar knows. */
export function tradingWindow(
  { exchange }: Instrument,
  extendedHours: boolean,
  at: Date,
): TradingWindow | null {
  const calendar = calendarOf(exchange);
  if (!calendar.closes) return { isOpen: true, opensAt: null, endsAt: null };
  const now = at.getTime();
  const started = calendar.indexAt(now);
  for (const index of [started, started + 1]) {
    const day = calendar.day(index);
    if (day === null) continue;
    const [opens, ends] = extendedHours ? [day.start, day.end] : [day.open, day.close];
    if (now >= ends) continue;
    return { isOpen: now >= opens, opensAt: new Date(opens), endsAt: new Date(ends) };
  }
  return null;
}

/** When an order lapses: with its session, after 90 calendar days, or once it must be settled. */
export function expiryOf(timeInForce: TimeInForce, window: TradingWindow, at: Date): Date {
  if (isImmediate(timeInForce)) return new Date(at.getTime() + IMMEDIATE_MILLISECONDS);
  if (timeInForce === 'DAY' && window.endsAt !== null) return window.endsAt;
  return new Date(at.getTime() + GTC_MILLISECONDS);
}
