import { wholeWalk } from './bridge.ts';
import type { Loading, Loadings } from './loadings.ts';
import { type Noise, noiseOf } from './noise.ts';
import {
  changingPace,
  LAST_PLACES,
  type Pace,
  type Places,
  WALK_LENGTH,
  type WalkClock,
} from './pace.ts';

/** The common part of a day's move. */
export interface Factors {
  /** The sum of the walks of an instrument's factors at a day, in standard deviations. */
  common(loadings: Loadings, at: Places): number;
  /** The variance of that sum from one day to another: 1 a day on average for all weights. */
  variance(loadings: Loadings, from: Places, to: Places): number;
  pace(clock: WalkClock): Pace;
  /**
   * Chance within a trading day, of mean 0 and variance 1: what instruments of one clock have in
   * common moves them at the same moment.
   *
   * @param own the chance of the instrument alone
   */
  within(loadings: Loadings, timeZone: string, own: Noise): Noise['normals'];
}

/** Walks that many instruments share; each is made when first asked for. They are about 50. */
export function factorsOf(seed: string): Factors {
  const paces: Readonly<Record<WalkClock, Pace>> = {
    DAYS: changingPace(`${seed}:days`),
    WEEKDAYS: changingPace(`${seed}:weekdays`),
  };
  const walks = new Map<string, Float64Array>();
  const walkOf = ({ walk: name, clock }: Loading): Float64Array => {
    const known = walks.get(name);
    if (known !== undefined) return known;
    const normalAt = noiseOf(`${seed}:factor:${name}`).normals(1, 0);
    const made = wholeWalk(WALK_LENGTH, normalAt, paces[clock], LAST_PLACES[clock]);
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
    common({ factors }, at) {
      let sum = 0;
      for (const factor of factors) {
        sum += factor.weight * (walkOf(factor)[at[factor.clock] - factor.behind] ?? 0);
      }
      return sum;
    },
    variance({ factors }, from, to) {
      let sum = 0;
      for (const { weight, clock, behind } of factors) {
        const pace = paces[clock];
        sum += weight * weight * (pace(to[clock] - behind) - pace(from[clock] - behind));
      }
      return sum;
    },
    pace: (clock) => paces[clock],
  };
}
