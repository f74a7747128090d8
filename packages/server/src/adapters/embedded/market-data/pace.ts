import { LAST_DATE, parseDay } from '@investing-platform/schema/trading-calendar';
import { noiseOf } from './noise.ts';

/** Room for every day from 2015 to 2030; a power of two, as halving needs. */
export const WALK_LENGTH = 8192;

/**
 * How much chance there was up to a place of a walk: ascending from 0, one a place on average.
 * Where it grows fast prices move much: calm and stormy times and single days that shake everybody
 * give returns the fat tails that they have.
 */
export type Pace = (place: number) => number;

const STREAM = { level: 1, shock: 2 };
/** Storms calm down by half in some 23 days. */
const PERSISTENCE = 0.97;
/** Standard deviation of the logarithm of a day's variance around its mean. */
const LEVEL_DEVIATION = 0.65;
/** One day of fifty shakes everybody: its variance is so many times as high. */
const SHOCK = { chance: 0.02, times: 5 };

/** @param name the seed and which clock it is for */
export function changingPace(name: string): Pace {
  const noise = noiseOf(`${name}:pace`);
  const normalAt = noise.normals(STREAM.level, 0);
  const step = LEVEL_DEVIATION * Math.sqrt(1 - PERSISTENCE ** 2);
  const passed = new Float64Array(WALK_LENGTH + 1);
  let level = LEVEL_DEVIATION * normalAt(0);
  for (let place = 1; place <= WALK_LENGTH; place += 1) {
    level = PERSISTENCE * level + step * normalAt(place);
    const isShock = noise.uniform(STREAM.shock, 0, place) < SHOCK.chance;
    passed[place] = (passed[place - 1] ?? 0) + Math.exp(level) * (isShock ? SHOCK.times : 1);
  }
  const whole = passed[WALK_LENGTH] ?? WALK_LENGTH;
  for (let place = 1; place <= WALK_LENGTH; place += 1) {
    passed[place] = ((passed[place] ?? 0) * WALK_LENGTH) / whole;
  }
  return (place) => passed[place] ?? 0;
}

/** What a company's results add to the variance of their day. */
const RESULTS_VARIANCE = 8;

/**
 * The pace of one company: every so many places its results come out.
 *
 * @param every places from one day of results to the next
 * @param first place of the first ones, 0 to `every` - 1
 */
export function withResults(pace: Pace, every: number, first: number): Pace {
  const perPlace = 1 + RESULTS_VARIANCE / every;
  return (place) => {
    const results = Math.floor((place - first) / every) + 1;
    return (pace(place) + RESULTS_VARIANCE * results) / perPlace;
  };
}

const FIRST_DAY = parseDay('2014-12-29');
const DAYS_A_WEEK = 7;
const WEEKDAYS = 5;

/** Places by which walks go: all days, or weekdays alone for what rests on weekends. */
export type WalkClock = 'DAYS' | 'WEEKDAYS';

/** Days, or weekdays, of walks in a year. */
export const PLACES_A_YEAR: Readonly<Record<WalkClock, number>> = {
  DAYS: 365.25,
  WEEKDAYS: (365.25 * WEEKDAYS) / DAYS_A_WEEK,
};

/** The places of one date. */
export type Places = Readonly<Record<WalkClock, number>>;

/** The last places that a calendar knows. */
export const LAST_PLACES: Places = placesOf(LAST_DATE);

/** Days and weekdays since a Monday of December 2014. @param date `YYYY-MM-DD` */
export function placesOf(date: string): Places {
  const day = parseDay(date) - FIRST_DAY;
  const weekday = Math.min(WEEKDAYS - 1, day % DAYS_A_WEEK);
  return { DAYS: day, WEEKDAYS: Math.floor(day / DAYS_A_WEEK) * WEEKDAYS + weekday };
}
