import { isSameStep, minutesOf } from '@investing-platform/rules/time/calendar-steps';
import { MINUTE_MS } from '@investing-platform/schema/durations';
import { LRUCache } from 'lru-cache';
import { breathe } from '../../../kernel/breathe.ts';
import type { BarsRequest, HistoryBar } from '../../../ports/market-data.ts';
import { type Adjustment, adjustmentsOf } from './adjustments.ts';
import { PRICE_UNITS_OF_ONE, priceUnits, printPrice, printUnits } from './amounts.ts';
import { type Candle, joined } from './candle.ts';
import {
  blocksUpTo,
  dayPlan,
  MINUTES_A_BLOCK,
  minutesUpTo,
  placeIn,
  type SessionPlan,
  sessionUpTo,
} from './day-plan.ts';
import type { PricePath } from './price-path.ts';

/** Bars that are kept, of some 400 bytes each. */
const MAX_BARS = 40_000;
/** Prices that were evened out have four decimals, whatever their market prints. */
const EVENED_STEP = PRICE_UNITS_OF_ONE / 10_000;
/** Some milliseconds of work. */
const PERIODS_AT_ONCE = 64;

/** A stretch of time and what the price did in it. */
interface Step {
  readonly at: number;
  readonly candle: Candle;
}

export type History = (
  prices: PricePath,
  request: BarsRequest,
  now: number,
) => Promise<HistoryBar[]>;

/** Past bars, made when asked for; those of days that are over are kept for a while. */
export function barHistory(): History {
  const cache = new LRUCache<string, readonly HistoryBar[]>({
    maxSize: MAX_BARS,
    sizeCalculation: (bars) => Math.max(1, bars.length),
  });

  return async (prices, request, now) => {
    const { calendar } = prices;
    const [from, to] = [request.from.getTime(), Math.min(request.to.getTime(), now + 1)];
    const today = calendar.indexAt(now);
    const adjusted = adjustmentsOf(prices, request.adjustment, today);
    const bars: HistoryBar[] = [];
    const add = (more: readonly HistoryBar[]): boolean => {
      for (const bar of more) {
        const at = bar.at.getTime();
        if (at >= to || bars.length >= request.limit) return false;
        if (at >= from) bars.push(bar);
      }
      return bars.length < request.limit;
    };
    const kind = [prices.instrument.id, request.timeframe, request.adjustment].join(' ');
    const happened = prices.events().filter(({ dayIndex }) => dayIndex <= today).length;
    const known = `${kind} ${request.extendedHours} ${happened}`;

    let madeAnew = 0;
    for (const { first, last } of periods(prices, request, today)) {
      const isOver = last < today || now >= (calendar.day(last)?.end ?? now);
      const key = `${known} ${first} ${last}`;
      const kept = isOver ? cache.get(key) : undefined;
      if (kept === undefined) madeAnew += 1;
      if (madeAnew % PERIODS_AT_ONCE === PERIODS_AT_ONCE - 1) await breathe();
      const made = kept ?? barsOf(prices, request, first, last, now, adjusted);
      if (isOver && kept === undefined) cache.set(key, made);
      if (!add(made)) break;
    }
    return bars;
  };
}

interface Period {
  /** Indexes of trading days. */
  readonly first: number;
  readonly last: number;
}

const DAYS_A_PERIOD = 16;
/** From so many days on a whole walk costs less than its places one by one. */
const LONG_DAYS = 200;

/** Stretches of days that are made and kept at once, from the one that holds `from` to today. */
function* periods(
  prices: PricePath,
  { timeframe, from }: BarsRequest,
  today: number,
): Generator<Period> {
  const { calendar } = prices;
  let first = Math.max(0, calendar.indexAt(from.getTime()));
  if (today - first > LONG_DAYS) prices.prepare();
  if (timeframe === 'DAY_1') first -= first % DAYS_A_PERIOD;
  while (
    timeframe !== 'DAY_1' &&
    first > 0 &&
    isSameStep(calendar.day(first - 1), calendar.day(first), timeframe)
  ) {
    first -= 1;
  }
  while (first <= today) {
    let last =
      timeframe === 'DAY_1' ? Math.min(first + DAYS_A_PERIOD - 1, calendar.length - 1) : first;
    while (
      timeframe !== 'DAY_1' &&
      isSameStep(calendar.day(last), calendar.day(last + 1), timeframe)
    ) {
      last += 1;
    }
    yield { first, last };
    first = last + 1;
  }
}

function barsOf(
  prices: PricePath,
  { timeframe, extendedHours }: BarsRequest,
  first: number,
  last: number,
  now: number,
  adjusted: (dayIndex: number) => Adjustment,
): readonly HistoryBar[] {
  const minutes = minutesOf(timeframe);
  if (minutes !== null) return intradayBars(prices, first, minutes, extendedHours, now, adjusted);
  const days: { readonly at: number; readonly units: Candle }[] = [];
  for (let index = first; index <= last; index += 1) {
    const day = prices.calendar.day(index);
    if (day === null || day.open > now) break;
    const candle =
      day.close <= now ? prices.regular(index) : sessionUpTo(dayPlan(prices, day).regular, now);
    if (candle !== null)
      days.push({ at: day.open, units: inUnits(prices, candle, adjusted(index)) });
  }
  if (timeframe === 'DAY_1') return days.map(({ at, units }) => printed(prices, at, units));
  const [start] = days;
  const whole = joined(days.map(({ units }) => units));
  return start === undefined || whole === null ? [] : [printed(prices, start.at, whole)];
}

/** The bars of one trading day that have begun by now. */
function intradayBars(
  prices: PricePath,
  index: number,
  minutes: number,
  extendedHours: boolean,
  now: number,
  adjusted: (dayIndex: number) => Adjustment,
): readonly HistoryBar[] {
  const day = prices.calendar.day(index);
  if (day === null) return [];
  const plan = dayPlan(prices, day);
  const sessions = extendedHours ? plan.sessions : [plan.regular];
  const adjustment = adjusted(index);
  return sessions
    .flatMap((session) => stepsOf(session, minutes, now))
    .map(({ at, candle }) => printed(prices, at, inUnits(prices, candle, adjustment)));
}

/** Bars begin with their session, and none reaches over its end. */
function stepsOf(session: SessionPlan, minutes: number, now: number): Step[] {
  if (now < session.start) return [];
  const blocks = blocksUpTo(session, now);
  if (minutes >= MINUTES_A_BLOCK) {
    return grouped(blocks, minutes / MINUTES_A_BLOCK, session.start, minutes);
  }
  const last = now >= session.end ? -1 : placeIn(session, now).block;
  return blocks.flatMap((_, block) => {
    const start = session.start + block * MINUTES_A_BLOCK * MINUTE_MS;
    const within = block === last ? minutesUpTo(session, now) : session.minutes(block);
    return grouped(within, minutes, start, minutes);
  });
}

function grouped(
  candles: readonly Candle[],
  count: number,
  start: number,
  minutes: number,
): Step[] {
  const steps: Step[] = [];
  for (let at = 0; at < candles.length; at += count) {
    const candle = count === 1 ? candles[at] : joined(candles, at, at + count);
    const begins = start + (at / count) * minutes * MINUTE_MS;
    if (candle != null) steps.push({ at: begins, candle });
  }
  return steps;
}

/** Rounded to what the market prints first: a bar stays the sum of its parts. */
function inUnits({ priceSteps }: PricePath, candle: Candle, { price, volume }: Adjustment): Candle {
  const units = (value: number) => {
    const raw = priceUnits(value, priceSteps);
    return price === 1 ? raw : Math.max(1, Math.round((raw * price) / EVENED_STEP)) * EVENED_STEP;
  };
  return {
    open: units(candle.open),
    high: units(candle.high),
    low: units(candle.low),
    close: units(candle.close),
    volume: candle.volume * volume,
  };
}

function printed({ volumeDecimals }: PricePath, at: number, units: Candle): HistoryBar {
  return Object.freeze({
    at: new Date(at),
    open: printPrice(units.open),
    high: printPrice(units.high),
    low: printPrice(units.low),
    close: printPrice(units.close),
    volume: printUnits(units.volume, volumeDecimals),
    vwap: null,
  });
}
