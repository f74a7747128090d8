import type { Instrument } from '@investing-platform/schema/instruments';
import {
  calendarOf,
  type TradingCalendar,
  type TradingDay,
} from '@investing-platform/schema/trading-calendar';
import { bridged, fillBridge, walkAt } from './bridge.ts';
import { type Noise, noiseOf } from './noise.ts';
import { type SimulatedInstrument, simulatedInstrument } from './simulated-instruments.ts';

/** The close of this day, or of the last trading day before it, is the reference price. */
const REFERENCE_INSTANT = Date.parse('2026-11-20T23:59:59Z');
/** Room for every trading day from 2015 to 2030; a power of two. */
const WALK_LENGTH = 8192;
const DAYS_A_YEAR = { closing: 252, neverClosing: 365 };
export const MINUTE_MILLISECONDS = 60_000;
export const SECONDS_A_MINUTE = 60;
/** Minutes and parts of a day are numbered below these, so that with the day they make a line. */
const MINUTES_A_DAY = 1440;
const PARTS_A_DAY = 3;

/** Kinds of chance that must not repeat each other. */
const STREAM = { days: 1, parts: 2, minutes: 3, seconds: 4, volume: 5 };

/**
 * How a day's variance is spread: most of it in regular trading, a part of it before the market
 * opens. What the parts leave is the step from one day to the next.
 */
const VARIANCE_PARTS = { before: 0.06, regular: 0.7, after: 0.06 };

/** The prices of one instrument on one trading day. */
export interface DayPath {
  readonly day: TradingDay;
  /** The last price of the trading day before. */
  readonly previousClose: number;
  /** Prices at the start of each minute, and at the end of the last one. */
  readonly minutes: Float64Array;
  /** Standard deviation of the price in one second of each minute, as a fraction of the price. */
  readonly secondDeviation: Float32Array;
}

/** The price of one instrument at any time, from the seed alone: nothing is stored. */
export interface PricePath {
  readonly instrument: Instrument;
  readonly calendar: TradingCalendar;
  readonly parameters: SimulatedInstrument;
  dayPath(day: TradingDay): DayPath;
  /**
   * Prices at the 60 seconds of a minute and at its end.
   *
   * @param minute 0 for the first minute of the day
   */
  seconds(path: DayPath, minute: number): Float64Array;
  /** A factor of chance around 1, from 0.4 to 1.6, for the volume of a minute. */
  volumeFactor(day: TradingDay, minute: number): number;
}

export function pricePath(seed: string, instrument: Instrument): PricePath {
  const calendar = calendarOf(instrument.exchange);
  const parameters = simulatedInstrument(instrument);
  const noise = noiseOf(`${seed}:${instrument.id}`);
  const daysAYear = calendar.closes ? DAYS_A_YEAR.closing : DAYS_A_YEAR.neverClosing;
  const dayDeviation = parameters.yearlyVolatility / Math.sqrt(daysAYear);
  const closeAt = logarithmOfClose(calendar, parameters, noise, dayDeviation);

  function dayPath(day: TradingDay): DayPath {
    const last = closeAt(day.index - 1);
    const parts = partsOf(calendar, day);
    const path = new Float64Array((day.end - day.start) / MINUTE_MILLISECONDS + 1);
    const secondDeviation = new Float32Array(path.length);
    const ends = partEnds(
      last,
      closeAt(day.index),
      parts,
      dayDeviation,
      noise.normals(STREAM.parts, day.index),
    );
    let minute = 0;
    path[0] = ends[0] ?? last;
    for (const [part, { minutes, variance }] of parts.entries()) {
      const perMinute = dayDeviation * Math.sqrt(variance / minutes);
      path[minute + minutes] = ends[part + 1] ?? last;
      const line = day.index * PARTS_A_DAY + part;
      fillBridge(path, minute, minutes, perMinute, noise.normals(STREAM.minutes, line));
      secondDeviation.fill(perMinute / Math.sqrt(SECONDS_A_MINUTE), minute, minute + minutes);
      minute += minutes;
    }
    return { day, previousClose: Math.exp(last), minutes: path.map(Math.exp), secondDeviation };
  }

  function seconds(path: DayPath, minute: number): Float64Array {
    const prices = new Float64Array(SECONDS_A_MINUTE + 1);
    prices[0] = path.minutes[minute] ?? 0;
    prices[SECONDS_A_MINUTE] = path.minutes[minute + 1] ?? 0;
    const deviation = (path.secondDeviation[minute] ?? 0) * prices[0];
    const line = path.day.index * MINUTES_A_DAY + minute;
    fillBridge(prices, 0, SECONDS_A_MINUTE, deviation, noise.normals(STREAM.seconds, line));
    return prices;
  }

  return {
    instrument,
    calendar,
    parameters,
    dayPath,
    seconds,
    volumeFactor: (day, minute) => 0.4 + 1.2 * noise.uniform(STREAM.volume, day.index, minute),
  };
}

/** The logarithm of each trading day's last price: a walk through the reference price. */
function logarithmOfClose(
  calendar: TradingCalendar,
  parameters: SimulatedInstrument,
  noise: Noise,
  dayDeviation: number,
): (index: number) => number {
  const normalAt = noise.normals(STREAM.days, 0);
  // Place 0 stands for the day before the first one.
  const walk = (index: number) => walkAt(index + 1, WALK_LENGTH, normalAt);
  const reference = walk(calendar.indexAt(REFERENCE_INSTANT));
  const level = Math.log(parameters.referencePrice);
  return (index) => level + dayDeviation * (walk(index) - reference);
}

interface Part {
  readonly minutes: number;
  /** Its share of the day's variance. */
  readonly variance: number;
}

/** The parts of a trading day that have any time in them. */
function partsOf(calendar: TradingCalendar, day: TradingDay): Part[] {
  const minutes = (from: number, to: number) => (to - from) / MINUTE_MILLISECONDS;
  if (!calendar.closes) return [{ minutes: minutes(day.start, day.end), variance: 1 }];
  return [
    { minutes: minutes(day.start, day.open), variance: VARIANCE_PARTS.before },
    { minutes: minutes(day.open, day.close), variance: VARIANCE_PARTS.regular },
    { minutes: minutes(day.close, day.end), variance: VARIANCE_PARTS.after },
  ].filter((part) => part.minutes > 0);
}

/** Values at the start of the first part and at each end, on the way from `last` to `close`. */
function partEnds(
  last: number,
  close: number,
  parts: readonly Part[],
  dayDeviation: number,
  normalAt: (part: number) => number,
): number[] {
  let left = 1;
  let value = last;
  const overnight = 1 - parts.reduce((total, part) => total + part.variance, 0);
  const ends: number[] = [];
  for (const [part, variance] of [
    overnight,
    ...parts.slice(0, -1).map((p) => p.variance),
  ].entries()) {
    value = bridged(value, close, variance, left, dayDeviation, normalAt(part));
    left -= variance;
    ends.push(value);
  }
  return [...ends, close];
}
