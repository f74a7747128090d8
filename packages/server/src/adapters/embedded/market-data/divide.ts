import { fillBridge, type NormalAt } from './bridge.ts';
import type { Candle } from './candle.ts';

/** What decides how a candle divides: the same chance always gives the same parts. */
export interface Chance {
  /** For the path from open to close: asked for places from 1 on. */
  readonly normalAt: NormalAt;
  /** From 0 (included) to 1 (excluded): two for each part, and two more for volumes. */
  readonly uniformAt: (place: number) => number;
}

/** How far a free walk gets from its lowest to its highest point, in standard deviations. */
const RANGE_OF_WALK = 1.6;
/** What the path between the parts leaves for the reach of the parts themselves. */
const HEADROOM = 0.12;
/** A path that hardly leaves its ends would become a wall. */
const MAX_STRETCH = 3;

/**
 * Divides a candle so that the parts add up to it exactly: they follow each other from its open to
 * its close, their highest and lowest prices are its own, and so is the sum of their volumes.
 *
 * @param weights how volume is spread; as many as there are parts
 */
export function divide(whole: Candle, weights: ArrayLike<number>, chance: Chance): Candle[] {
  const count = weights.length;
  const deviation = (whole.high - whole.low) / RANGE_OF_WALK / Math.sqrt(count);
  const path = pathWithin(whole, count, deviation, chance.normalAt, HEADROOM);
  const highs = new Float64Array(count);
  const lows = new Float64Array(count);
  let [highest, lowest] = [0, 0];
  for (let part = 0; part < count; part += 1) {
    const [from, to] = [path[part] ?? 0, path[part + 1] ?? 0];
    const up = reach(from, to, deviation, chance.uniformAt(2 * part));
    const down = reach(from, to, deviation, chance.uniformAt(2 * part + 1));
    highs[part] = Math.min(whole.high, Math.max(from, to, (from + to + up) / 2));
    lows[part] = Math.max(whole.low, Math.min(from, to, (from + to - down) / 2));
    if ((highs[part] ?? 0) > (highs[highest] ?? 0)) highest = part;
    if ((lows[part] ?? 0) < (lows[lowest] ?? 0)) lowest = part;
  }
  highs[highest] = whole.high;
  lows[lowest] = whole.low;
  const volumes = shares(whole.volume, weights);
  return Array.from({ length: count }, (_, part) => ({
    open: path[part] ?? 0,
    high: highs[part] ?? 0,
    low: lows[part] ?? 0,
    close: path[part + 1] ?? 0,
    volume: volumes[part] ?? 0,
  }));
}

/**
 * The price at `count` moments of a candle and at its end, which touch its high and its low.
 *
 * @param count 4 or more
 */
export function pointsOf(candle: Candle, count: number, chance: Chance): Float64Array {
  const deviation = (candle.high - candle.low) / RANGE_OF_WALK / Math.sqrt(count);
  const path = pathWithin(candle, count, deviation, chance.normalAt, 0);
  // Somewhere between the ends where the path does not get above or below them by itself.
  let highest = 1 + Math.floor(chance.uniformAt(0) * (count - 1));
  let lowest = 1 + Math.floor(chance.uniformAt(1) * (count - 1));
  for (let place = 1; place < count; place += 1) {
    if ((path[place] ?? 0) > (path[highest] ?? 0)) highest = place;
    if ((path[place] ?? 0) < (path[lowest] ?? 0)) lowest = place;
  }
  if (highest === lowest) lowest = (highest % (count - 1)) + 1;
  path[highest] = candle.high;
  path[lowest] = candle.low;
  return path;
}

/**
 * A walk from open to close that turns back where it comes near the candle's ends, and is stretched
 * where it does not: pressed together it would lie flat along them.
 */
function pathWithin(
  { open, high, low, close }: Candle,
  count: number,
  deviation: number,
  normalAt: NormalAt,
  headroom: number,
): Float64Array {
  const path = new Float64Array(count + 1);
  path[0] = open;
  path[count] = close;
  fillBridge(path, 0, count, deviation, normalAt);
  const [top, bottom] = [Math.max(open, close), Math.min(open, close)];
  const [ceiling, floor] = [high - (high - top) * headroom, low + (bottom - low) * headroom];
  let [highest, lowest] = [top, bottom];
  for (let place = 1; place < count; place += 1) {
    const price = folded(path[place] ?? 0, floor, ceiling);
    path[place] = price;
    if (price > highest) highest = price;
    if (price < lowest) lowest = price;
  }
  const up = highest > top ? Math.min(MAX_STRETCH, (ceiling - top) / (highest - top)) : 0;
  const down = lowest < bottom ? Math.min(MAX_STRETCH, (bottom - floor) / (bottom - lowest)) : 0;
  for (let place = 1; place < count; place += 1) {
    const price = path[place] ?? 0;
    if (price > top) path[place] = Math.min(high, top + (price - top) * up);
    else if (price < bottom) path[place] = Math.max(low, bottom - (bottom - price) * down);
  }
  return path;
}

/** Where a price is that turned back at each end of a range as often as it came there. */
function folded(price: number, low: number, high: number): number {
  if (price >= low && price <= high) return price;
  const range = high - low;
  if (range <= 0) return low;
  const passed = Math.abs(price - low) % (2 * range);
  return low + (passed <= range ? passed : 2 * range - passed);
}

/**
 * Twice the way from the middle of two ends to the furthest point of a Brownian bridge between them
 * (its distribution is known exactly, by the reflection principle).
 */
export function reach(from: number, to: number, deviation: number, uniform: number): number {
  const apart = to - from;
  return Math.sqrt(apart * apart - 2 * deviation * deviation * Math.log(1 - uniform));
}

/** A whole number divided by weights into whole numbers that sum to it. */
export function shares(total: number, weights: ArrayLike<number>): Float64Array {
  const parts = new Float64Array(weights.length);
  let sum = 0;
  for (let at = 0; at < weights.length; at += 1) sum += weights[at] ?? 0;
  let [passed, given] = [0, 0];
  for (let at = 0; at < weights.length; at += 1) {
    passed += weights[at] ?? 0;
    const upToHere = at === weights.length - 1 ? total : Math.floor((total * passed) / sum);
    parts[at] = upToHere - given;
    given = upToHere;
  }
  return parts;
}
