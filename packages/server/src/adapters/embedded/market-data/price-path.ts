import type { Instrument } from '@investing-platform/schema/instruments';
import { calendarOf, type TradingCalendar } from '@investing-platform/schema/trading-calendar';
import { LRUCache } from 'lru-cache';
import { type PriceSteps, priceStepsOf } from './amounts.ts';
import { bridged, walkAt, wholeWalk } from './bridge.ts';
import type { Candle } from './candle.ts';
import type { CompanyEvent } from './company-events.ts';
import { reach } from './divide.ts';
import { type EventLedger, eventLedger } from './event-ledger.ts';
import type { Factors } from './factors.ts';
import { loadingsOf } from './loadings.ts';
import { type Noise, noiseOf } from './noise.ts';
import {
  LAST_PLACES,
  type Pace,
  PLACES_A_YEAR,
  type Places,
  placesOf,
  WALK_LENGTH,
  withResults,
} from './pace.ts';
import { type SimulatedInstrument, simulatedInstrument } from './simulated-instruments.ts';

/** The close of this day, or of the last trading day before it, is the reference price. */
const REFERENCE_INSTANT = Date.parse('2026-11-20T23:59:59Z');
const DAY_BEFORE_ALL = '2014-12-31';
const DAYS_A_YEAR = { closing: 252, neverClosing: 365 };
/** Growth of a year for each unit of volatility: who bears more of it is paid more. */
const GROWTH_PER_VOLATILITY = 0.25;
/** Walks of single instruments kept for long histories, of 64 KB each. */
const MAX_WALKS = 48;

/** Kinds of chance that must not repeat each other. */
const STREAM = { days: 1, steps: 2, day: 3, results: 4 };
/** Places from one day of results to the next: a quarter, and in New Zealand half a year. */
const RESULTS_EVERY = { quarter: 65, half: 130 };

/** The parts of a day's variance between two closes; regular trading has the rest. */
const STEPS = {
  extended: { after: 0.05, overnight: 0.2, before: 0.06 },
  regular: { after: 0, overnight: 0.3, before: 0 },
  never: { after: 0, overnight: 0, before: 0 },
};

/** The prices between which a trading day runs, as traded. */
export interface DayOutline {
  /** The regular close of the trading day before, in shares of this day. */
  readonly previousClose: number;
  /** The first price of the day, extended hours included. */
  readonly start: number;
  readonly regular: Candle;
  /** The last price of the day, extended hours included. */
  readonly end: number;
  /** Standard deviation of the day's return, and what part of its variance each part has. */
  readonly deviation: number;
  readonly variances: { readonly before: number; readonly after: number };
}

/** The prices of one instrument, from the seed alone: nothing is stored. */
export interface PricePath {
  readonly instrument: Instrument;
  readonly calendar: TradingCalendar;
  readonly parameters: SimulatedInstrument;
  readonly noise: Noise;
  /** Chance within a day, in part common to many instruments. */
  readonly movesWithin: Noise['normals'];
  /** By which its market prints prices. */
  readonly priceSteps: PriceSteps;
  /** Decimals of its volume: volume units are whole numbers of the last place. */
  readonly volumeDecimals: number;
  /** Dividends and splits, ascending. */
  events(): readonly CompanyEvent[];
  /** Regular trading of a day. @param index 0 to the calendar's length - 1 */
  regular(index: number): Candle;
  outline(index: number): DayOutline;
  /** The regular close of a day as traded; of the day before the first one for -1. */
  close(index: number): number;
  /** Makes what long histories need at once. */
  prepare(): void;
}

/** Crypto assets trade in parts of a coin. */
const COIN_DECIMALS = 4;

export function pricePaths(seed: string, factors: Factors): (instrument: Instrument) => PricePath {
  const walks = new LRUCache<string, Float64Array>({ max: MAX_WALKS });
  return (instrument) => pricePath(`${seed}:${instrument.id}`, instrument, factors, walks);
}

interface CloseWalk {
  /** The logarithm of a close as if there were neither dividends nor splits. */
  pureClose(index: number): number;
  /** Standard deviation of an ordinary day's logarithmic return. */
  readonly deviation: number;
  /** Standard deviation of that return on one day: storms, results and holidays before it count. */
  deviationOn(index: number): number;
  readonly reference: number;
  prepare(): void;
}

function closeWalk(
  name: string,
  instrument: Instrument,
  noise: Noise,
  factors: Factors,
  walks: LRUCache<string, Float64Array>,
): CloseWalk {
  const calendar = calendarOf(instrument.exchange);
  const clock = calendar.closes ? 'WEEKDAYS' : 'DAYS';
  const { yearlyVolatility, referencePrice } = simulatedInstrument(instrument);
  const daysAYear = calendar.closes ? DAYS_A_YEAR.closing : DAYS_A_YEAR.neverClosing;
  const deviation = yearlyVolatility / Math.sqrt(PLACES_A_YEAR[clock]);
  const growth = (yearlyVolatility * GROWTH_PER_VOLATILITY) / daysAYear;
  const loadings = loadingsOf(instrument);
  const pace = paceOf(instrument, factors.pace(clock), noise);
  const reference = calendar.indexAt(REFERENCE_INSTANT);
  const ownAt = noise.normals(STREAM.days, 0);
  const ownWalk = (place: number): number =>
    walks.get(name)?.[place] ?? walkAt(place, WALK_LENGTH, ownAt, pace);
  const walk = (index: number): number => {
    const at = placesIn(calendar, index);
    return factors.common(loadings, at) + loadings.own * ownWalk(at[clock]);
  };
  const referenceWalk = walk(reference);
  const level = Math.log(referencePrice);
  return {
    deviation,
    reference,
    pureClose: (index) =>
      level + growth * (index - reference) + deviation * (walk(index) - referenceWalk),
    deviationOn(index) {
      const [from, to] = [placesIn(calendar, index - 1), placesIn(calendar, index)];
      const own = pace(to[clock]) - pace(from[clock]);
      const variance = factors.variance(loadings, from, to) + loadings.own ** 2 * own;
      return deviation * Math.sqrt(variance);
    },
    prepare() {
      if (walks.has(name)) return;
      walks.set(name, wholeWalk(WALK_LENGTH, ownAt, pace, LAST_PLACES[clock]));
    },
  };
}

/** Companies have days of results; funds and coins have none. */
function paceOf({ assetClass, exchange }: Instrument, pace: Pace, noise: Noise): Pace {
  if (assetClass !== 'EQUITY') return pace;
  const every = exchange === 'NZX' ? RESULTS_EVERY.half : RESULTS_EVERY.quarter;
  return withResults(pace, every, Math.floor(noise.uniform(STREAM.results, 0, 0) * every));
}

function pricePath(
  name: string,
  instrument: Instrument,
  factors: Factors,
  walks: LRUCache<string, Float64Array>,
): PricePath {
  const calendar = calendarOf(instrument.exchange);
  const parameters = simulatedInstrument(instrument);
  const noise = noiseOf(name);
  const { pureClose, deviation, deviationOn, reference, prepare } = closeWalk(
    name,
    instrument,
    noise,
    factors,
    walks,
  );
  const steps = stepsOf(calendar);
  const volumeDecimals = calendar.closes ? 0 : COIN_DECIMALS;
  let ledger: EventLedger | undefined;

  const events = (): EventLedger => {
    ledger ??= eventLedger(instrument, parameters, calendar, noise, reference, pureClose);
    return ledger;
  };
  const waypoints = (index: number): Waypoints =>
    waypointsOf(
      pureClose(index - 1),
      pureClose(index),
      steps,
      deviationOn(index),
      noise.normals(STREAM.steps, index),
    );
  const closeOf = (index: number): number => Math.exp(pureClose(index) + events().logarithm(index));

  const regularOf = (index: number, { open, close }: Waypoints): Candle => {
    const share = 1 - steps.after - steps.overnight - steps.before;
    const uniformAt = (place: number) => noise.uniform(STREAM.day, index, place);
    const range = deviationOn(index) * Math.sqrt(share) * (0.7 + 0.6 * uniformAt(0));
    const usualMove = deviation * Math.sqrt(share);
    const adjusted = events().logarithm(index);
    const usual = parameters.dailyVolume / events().splitFactor(index);
    const busy = 0.5 + 0.6 * uniformAt(3) + (0.25 * Math.abs(close - open)) / usualMove;
    return {
      ...rangeOf(open + adjusted, close + adjusted, range, uniformAt(1), uniformAt(2)),
      volume: Math.round(usual * busy * 10 ** volumeDecimals),
    };
  };

  return {
    instrument,
    calendar,
    parameters,
    noise,
    movesWithin: factors.within(loadingsOf(instrument), calendar.timeZone, noise),
    priceSteps: priceStepsOf(instrument),
    volumeDecimals,
    events: () => events().list,
    close: closeOf,
    regular: (index) => regularOf(index, waypoints(index)),
    outline(index) {
      const today = waypoints(index);
      const adjusted = events().logarithm(index);
      const end = steps.after === 0 ? today.close : waypoints(index + 1).after;
      const splits = events().splitFactor(index) / events().splitFactor(index - 1);
      return {
        previousClose: closeOf(index - 1) * splits,
        start: Math.exp(today.start + adjusted),
        regular: regularOf(index, today),
        end: Math.exp(end + adjusted),
        deviation: deviationOn(index),
        variances: steps,
      };
    },
    prepare,
  };
}

/** Logarithms along the way from one close to the next. */
interface Waypoints {
  readonly after: number;
  readonly start: number;
  readonly open: number;
  readonly close: number;
}

type Steps = (typeof STEPS)[keyof typeof STEPS];

function waypointsOf(
  last: number,
  close: number,
  steps: Steps,
  deviation: number,
  normalAt: (place: number) => number,
): Waypoints {
  const after = bridged(last, close, steps.after, 1, deviation, normalAt(1));
  const left = 1 - steps.after;
  const start = bridged(after, close, steps.overnight, left, deviation, normalAt(2));
  const rest = left - steps.overnight;
  const open = bridged(start, close, steps.before, rest, deviation, normalAt(3));
  return { after, start, open, close };
}

/** @param open a logarithm, as is `close` */
function rangeOf(open: number, close: number, deviation: number, up: number, down: number) {
  const [first, last] = [Math.exp(open), Math.exp(close)];
  const high = Math.exp((open + close + reach(open, close, deviation, up)) / 2);
  const low = Math.exp((open + close - reach(open, close, deviation, down)) / 2);
  return {
    open: first,
    high: Math.max(first, last, high),
    low: Math.min(first, last, low),
    close: last,
  };
}

function stepsOf(calendar: TradingCalendar): Steps {
  if (!calendar.closes) return STEPS.never;
  const day = calendar.day(0);
  return day !== null && day.start < day.open ? STEPS.extended : STEPS.regular;
}

const placesByCalendar = new WeakMap<TradingCalendar, Map<number, Places>>();

/** Days past either end of the calendar: prices start before it, and stand still after it. */
function placesIn(calendar: TradingCalendar, index: number): Places {
  const places = placesByCalendar.get(calendar) ?? new Map<number, Places>();
  placesByCalendar.set(calendar, places);
  const day = Math.min(Math.max(index, -1), calendar.length - 1);
  const known = places.get(day);
  if (known !== undefined) return known;
  const made = placesOf(calendar.day(day)?.date ?? DAY_BEFORE_ALL);
  places.set(day, made);
  return made;
}
