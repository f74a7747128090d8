import type { Pace } from './pace.ts';

/** A value of chance with mean 0 and variance 1 for each place between the ends. */
export type NormalAt = (place: number) => number;

/** The halvings of a bridge of some length: for each, the three places and the two weights. */
interface Halvings {
  readonly places: Int32Array;
  readonly weights: Float64Array;
}

/** Few: the lengths of the parts of a trading day, and of a minute. */
const halvingsByLength = new Map<number, Halvings>();

function halvings(length: number): Halvings {
  const known = halvingsByLength.get(length);
  if (known !== undefined) return known;
  const places: number[] = [];
  const weights: number[] = [];
  const halve = (first: number, last: number): void => {
    if (last - first < 2) return;
    const middle = (first + last) >>> 1;
    const [at, steps] = [middle - first, last - first];
    places.push(first, middle, last);
    weights.push(at / steps, Math.sqrt((at * (steps - at)) / steps));
    halve(first, middle);
    halve(middle, last);
  };
  halve(0, length);
  const made = { places: Int32Array.from(places), weights: Float64Array.from(weights) };
  halvingsByLength.set(length, made);
  return made;
}

/**
 * Fills the places between `from` and `from + length`, whose values stand already, with a Brownian
 * bridge: halves each stretch, so that the same ends and the same noise give the same path.
 *
 * @param stepDeviation standard deviation of one step of a free walk
 * @param normalAt asked for places from 1 to `length` - 1
 */
export function fillBridge(
  path: Float64Array,
  from: number,
  length: number,
  stepDeviation: number,
  normalAt: NormalAt,
): void {
  const { places, weights } = halvings(length);
  for (let place = 0, weight = 0; place < places.length; place += 3, weight += 2) {
    const middle = places[place + 1] ?? 0;
    const start = path[from + (places[place] ?? 0)] ?? 0;
    const end = path[from + (places[place + 2] ?? 0)] ?? 0;
    const deviation = stepDeviation * (weights[weight + 1] ?? 0);
    path[from + middle] =
      start + (end - start) * (weights[weight] ?? 0) + deviation * normalAt(middle);
  }
}

/** One place of a Brownian bridge of `length` steps between `start` and `end`. */
export function bridged(
  start: number,
  end: number,
  at: number,
  length: number,
  stepDeviation: number,
  normal: number,
): number {
  const deviation = stepDeviation * Math.sqrt((at * (length - at)) / length);
  return start + ((end - start) * at) / length + deviation * normal;
}

/**
 * One place of a free walk from 0 without the places before it. Its variance at a place is what the
 * pace says.
 *
 * @param place 0 to `length`
 * @param length a power of two
 */
export function walkAt(place: number, length: number, normalAt: NormalAt, pace: Pace): number {
  let [first, last] = [0, length];
  let [start, end] = [0, Math.sqrt(pace(length)) * normalAt(length)];
  while (first < place && place < last) {
    const middle = (first + last) >>> 1;
    const passed = pace(first);
    const [at, whole] = [pace(middle) - passed, pace(last) - passed];
    const value = bridged(start, end, at, whole, 1, normalAt(middle));
    if (place < middle) [last, end] = [middle, value];
    else [first, start] = [middle, value];
  }
  return place === last ? end : start;
}

/**
 * The places of that walk up to one of them; those after it are left at 0, as most lie in years
 * that no calendar knows.
 */
export function wholeWalk(
  length: number,
  normalAt: NormalAt,
  pace: Pace,
  most = length,
): Float64Array {
  const passed = Float64Array.from({ length: length + 1 }, (_, place) => pace(place));
  const walk = new Float64Array(length + 1);
  walk[length] = Math.sqrt(passed[length] ?? 0) * normalAt(length);
  for (let steps = length; steps > 1; steps /= 2) {
    for (let first = 0; first <= most && first < length; first += steps) {
      const [middle, last] = [first + steps / 2, first + steps];
      const before = passed[first] ?? 0;
      const [at, whole] = [(passed[middle] ?? 0) - before, (passed[last] ?? 0) - before];
      walk[middle] = bridged(walk[first] ?? 0, walk[last] ?? 0, at, whole, 1, normalAt(middle));
    }
  }
  for (let place = most + 1; place <= length; place += 1) walk[place] = 0;
  return walk;
}
