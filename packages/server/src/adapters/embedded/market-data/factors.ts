import type { Instrument } from '@investing-platform/schema/instruments';
import { parseDay } from '@investing-platform/schema/trading-calendar';
import { fillBridge } from './bridge.ts';
import { type Noise, noiseOf } from './noise.ts';

/** Room for every day from 2015 to 2030; a power of two, as halving needs. */
export const WALK_LENGTH = 8192;
const FIRST_DAY = parseDay('2014-12-29');
const DAYS_A_WEEK = 7;
const WEEKDAYS = 5;

/** How strongly an instrument follows each common factor; the rest of its variance is its own. */
export interface Loadings {
  readonly factors: readonly { readonly name: string; readonly weight: number }[];
  /** The squares of all weights, this one included, sum to 1. */
  readonly own: number;
}

/** The common part of a day's move. */
export interface Factors {
  /** The sum of the walks of an instrument's factors at a day, in standard deviations. */
  common(loadings: Loadings, date: string): number;
  /**
   * Chance within a trading day, of mean 0 and variance 1: what instruments of one clock have in
   * common moves them at the same moment.
   *
   * @param own the chance of the instrument alone
   */
  within(loadings: Loadings, timeZone: string, own: Noise): Noise['normals'];
}

const SECTOR_WORDS: readonly (readonly [word: string, sector: string])[] = [
  ['Technology', 'Information Technology'],
  ['Semiconductor', 'Information Technology'],
  ['Financial', 'Financials'],
  ['Bank', 'Financials'],
  ['Energy Select', 'Energy'],
  ['Vanguard Energy', 'Energy'],
  ['Oil', 'Energy'],
  ['Health Care', 'Health Care'],
  ['Biotech', 'Health Care'],
  ['Industrial Select', 'Industrials'],
  ['Discretionary', 'Consumer Discretionary'],
  ['Homebuilders', 'Consumer Discretionary'],
  ['Staples', 'Consumer Staples'],
  ['Communication', 'Communication Services'],
  ['Utilities', 'Utilities'],
  ['Materials', 'Materials'],
  ['Real Estate', 'Real Estate'],
];

/** New Zealand trades before New York on the same date: it follows the day before. */
const WORLD_BEFORE = 'world before';
const OWN_WAY = /Bond|Treasury|T-Bill|Muni|Tax-Exempt|TIPS|Gold|Silver|Oil Fund|Commodity/;
const CRYPTO_FUND = /Bitcoin|Ethereum/;

/** By class, exchange and sector; a fund by what its name says it holds. */
export function loadingsOf({ assetClass, exchange, sector, name }: Instrument): Loadings {
  if (assetClass === 'CRYPTO') return loadings({ crypto: 0.75, world: 0.15 });
  if (exchange === 'NZX') return loadings({ [WORLD_BEFORE]: 0.35, NZX: 0.35 });
  if (assetClass === 'EQUITY') return loadings({ world: 0.45, US: 0.25, [sector ?? 'none']: 0.35 });
  if (CRYPTO_FUND.test(name)) return loadings({ crypto: 0.95 });
  if (OWN_WAY.test(name) && !name.includes('Miners')) return loadings({ world: 0.05, rates: 0.5 });
  const held = SECTOR_WORDS.find(([word]) => name.includes(word))?.[1];
  if (held !== undefined) return loadings({ world: 0.6, US: 0.35, [held]: 0.65 });
  return loadings({ world: 0.8, US: 0.45 });
}

function loadings(weights: Readonly<Record<string, number>>): Loadings {
  const factors = Object.entries(weights).map(([name, weight]) => ({ name, weight }));
  const common = factors.reduce((sum, { weight }) => sum + weight * weight, 0);
  return { factors, own: Math.sqrt(Math.max(0, 1 - common)) };
}

/** Walks that many instruments share; each is made when first asked for. They are about 20. */
export function factorsOf(seed: string): Factors {
  const walks = new Map<string, Float64Array>();
  const walkOf = (name: string): Float64Array => {
    const known = walks.get(name);
    if (known !== undefined) return known;
    const made = wholeWalk(`${seed}:factor:${name}`);
    walks.set(name, made);
    return made;
  };
  const noises = new Map<string, Noise>();
  const noiseWithin = (name: string, timeZone: string): Noise => {
    const key = `${seed}:within:${name}:${timeZone}`;
    const made = noises.get(key) ?? noiseOf(key);
    noises.set(key, made);
    return made;
  };
  return {
    within({ factors, own: ownWeight }, timeZone, own) {
      const parts = factors.map(({ name, weight }) => ({
        normals: noiseWithin(name, timeZone).normals,
        weight,
      }));
      return (stream, line) => {
        const ownAt = own.normals(stream, line);
        const shared = parts.map(({ normals, weight }) => ({ at: normals(stream, line), weight }));
        return (place) => {
          let sum = ownWeight * ownAt(place);
          for (const { at, weight } of shared) sum += weight * at(place);
          return sum;
        };
      };
    },
    common({ factors }, date) {
      const day = parseDay(date) - FIRST_DAY;
      const weekday = weekdays(day);
      let sum = 0;
      for (const { name, weight } of factors) {
        const isBefore = name === WORLD_BEFORE;
        const place = name === 'crypto' ? day : weekday - (isBefore ? 1 : 0);
        sum += weight * (walkOf(isBefore ? 'world' : name)[place] ?? 0);
      }
      return sum;
    },
  };
}

/** A free walk from 0 with steps of variance 1, at each place. */
export function wholeWalk(name: string): Float64Array {
  const normalAt = noiseOf(name).normals(1, 0);
  const walk = new Float64Array(WALK_LENGTH + 1);
  walk[WALK_LENGTH] = Math.sqrt(WALK_LENGTH) * normalAt(WALK_LENGTH);
  fillBridge(walk, 0, WALK_LENGTH, 1, normalAt);
  return walk;
}

/** Weekdays since a Monday: markets that close do not move on weekends. */
function weekdays(day: number): number {
  return Math.floor(day / DAYS_A_WEEK) * WEEKDAYS + Math.min(WEEKDAYS - 1, day % DAYS_A_WEEK);
}
