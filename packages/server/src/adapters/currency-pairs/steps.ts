import { isSameStep, minutesOf } from '@investing-platform/rules/time/calendar-steps';
import { MINUTE_MS } from '@investing-platform/schema/durations';
import type { TradingCalendar } from '@investing-platform/schema/trading-calendar';
import type { BarsRequest, Timeframe } from '../../ports/market-data.ts';

/** A stretch of trading, from `start` until before `end`, in epoch milliseconds. */
export interface Step {
  readonly start: number;
  readonly end: number;
}

/** The steps of a request that have begun by now, oldest first, as many as it asks for. */
export function stepsOf(calendar: TradingCalendar, request: BarsRequest, now: number): Step[] {
  const minutes = minutesOf(request.timeframe);
  const [from, until] = [request.from.getTime(), Math.min(request.to.getTime(), now + 1)];
  const steps: Step[] = [];
  let index = firstIndex(calendar, request.timeframe, from);
  while (index < calendar.length && steps.length < request.limit) {
    const last = minutes === null ? lastOfStep(calendar, request.timeframe, index) : index;
    const [day, end] = [calendar.day(index), calendar.day(last)?.close];
    if (day === null || end === undefined || day.open >= until) break;
    const length = minutes === null ? end - day.open : minutes * MINUTE_MS;
    for (let start = day.open; start < end && start < until; start += length) {
      if (start < from) continue;
      if (steps.length >= request.limit) break;
      steps.push({ start, end: Math.min(start + length, end) });
    }
    index = last + 1;
  }
  return steps;
}

/** Of the first day of the step that holds `from`. */
function firstIndex(calendar: TradingCalendar, timeframe: Timeframe, from: number): number {
  let index = Math.max(0, calendar.indexAt(from));
  while (index > 0 && isSameStep(calendar.day(index - 1), calendar.day(index), timeframe)) {
    index -= 1;
  }
  return index;
}

function lastOfStep(calendar: TradingCalendar, timeframe: Timeframe, first: number): number {
  let last = first;
  while (isSameStep(calendar.day(last), calendar.day(last + 1), timeframe)) last += 1;
  return last;
}
