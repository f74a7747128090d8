import { mondayOf } from '@investing-platform/rules/time/calendar-steps';
import { MINUTE_MS } from '@investing-platform/schema/durations';
import {
  calendarOf,
  type TradingDay,
  type TradingExchange,
} from '@investing-platform/schema/trading-calendar';
import { decimal, sum, toPlain } from '../../kernel/decimal.ts';
import type { HistoryBar, Timeframe } from '../../ports/market-data.ts';
import type { FeedTimeframe } from './price-feed.ts';

/** From which bars of a feed those of each length come, and how long a step is, in minutes. */
const MADE_OF: Readonly<Record<Timeframe, readonly [FeedTimeframe, minutes: number | null]>> = {
  MIN_1: ['MIN_1', 1],
  MIN_5: ['MIN_5', 5],
  MIN_15: ['MIN_15', 15],
  MIN_30: ['MIN_30', 30],
  HOUR_1: ['MIN_30', 60],
  HOUR_4: ['MIN_30', 240],
  DAY_1: ['DAY_1', null],
  WEEK_1: ['DAY_1', null],
  MONTH_1: ['DAY_1', null],
};

export function madeOf(timeframe: Timeframe): FeedTimeframe {
  return MADE_OF[timeframe][0];
}

/**
 * Bars of a length, each the sum of the feed's bars in it. Those of less than a day begin with their
 * session and none reaches over its end; those of a day and longer begin with regular trading.
 *
 * @param bars of `madeOf(timeframe)`, ascending
 * @param extendedHours whether bars of less than a day also cover the time around regular trading
 */
export function aggregated(
  bars: readonly HistoryBar[],
  exchange: TradingExchange,
  timeframe: Timeframe,
  extendedHours: boolean,
): HistoryBar[] {
  const minutes = MADE_OF[timeframe][1];
  const groups = new Map<number, HistoryBar[]>();
  const add = (at: number, bar: HistoryBar) => {
    const group = groups.get(at);
    if (group === undefined) groups.set(at, [bar]);
    else group.push(bar);
  };
  const firstOfStep = new Map<string, number>();
  for (const bar of bars) {
    const day = dayOf(exchange, bar.at);
    if (day === null) continue;
    if (minutes !== null) {
      const at = stepStart(day, bar.at.getTime(), minutes, extendedHours);
      if (at !== null) add(at, bar);
      continue;
    }
    const step = stepOf(timeframe, day.date);
    const first = firstOfStep.get(step) ?? day.open;
    firstOfStep.set(step, first);
    add(first, bar);
  }
  return [...groups].map(([at, group]) => joined(new Date(at), group));
}

/** The trading day on whose date something is; null where there was no trading. */
function dayOf(exchange: TradingExchange, at: Date): TradingDay | null {
  const calendar = calendarOf(exchange);
  return calendar.dayOf(calendar.dateAt(at.getTime()));
}

/** Where the step begins that an instant is in; null outside of the sessions asked for. */
function stepStart(
  day: TradingDay,
  at: number,
  minutes: number,
  extendedHours: boolean,
): number | null {
  const sessions = [[day.open, day.close] as const];
  if (extendedHours) sessions.push([day.start, day.open], [day.close, day.end]);
  const session = sessions.find(([start, end]) => at >= start && at < end);
  if (session === undefined) return null;
  const length = minutes * MINUTE_MS;
  return session[0] + Math.floor((at - session[0]) / length) * length;
}

function stepOf(timeframe: Timeframe, date: string): string {
  if (timeframe === 'MONTH_1') return date.slice(0, 7);
  return timeframe === 'WEEK_1' ? mondayOf(date) : date;
}

/** @param bars one at least, ascending */
function joined(at: Date, bars: readonly HistoryBar[]): HistoryBar {
  const [first, last] = [bars[0], bars.at(-1)];
  if (first === undefined || last === undefined) throw new Error('there is nothing to join');
  const high = bars.map((bar) => decimal(bar.high)).reduce((a, b) => (b.gt(a) ? b : a));
  const low = bars.map((bar) => decimal(bar.low)).reduce((a, b) => (b.lt(a) ? b : a));
  const volumes = bars.map(({ volume }) => volume);
  return Object.freeze({
    at,
    open: first.open,
    high: toPlain(high),
    low: toPlain(low),
    close: last.close,
    volume: areKnown(volumes) ? toPlain(sum(volumes.map(decimal))) : null,
    vwap: bars.length === 1 ? first.vwap : null,
  });
}

function areKnown(volumes: readonly (string | null)[]): volumes is string[] {
  return volumes.every((volume) => volume !== null);
}
