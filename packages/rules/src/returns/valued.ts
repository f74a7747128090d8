import type { Decimal } from '../numbers/decimal.ts';

/**
 * What happened at one moment: what came in, and what all was worth after it. Unrounded, in whole
 * units of one size for all moments: a power of ten that is small enough for each of them.
 */
export interface Valued {
  /** Epoch milliseconds. */
  readonly at: number;
  /** Null where not all of it has a price. */
  readonly equity: bigint | null;
  /** Money and shares that came in, below 0 where they went out; null where that has no price. */
  readonly flow: bigint | null;
}

/** What something comes to, and of how many parts nothing is known. */
export interface Summed {
  /** Unrounded, in units of those of `Valued`. */
  readonly exact: bigint;
  /** As it is shown and summed: in minor units. */
  readonly minor: bigint;
  readonly unpricedCount: number;
}

/** What all was worth at a moment, and what came in then. */
export interface SummedMoment {
  /** Epoch milliseconds. */
  readonly at: number;
  readonly equity: Summed;
  readonly flow: Summed;
}

/** What is known whole: a gain of a part would be made up. */
const known = ({ exact, unpricedCount }: Summed): bigint | null =>
  unpricedCount === 0 ? exact : null;

/** Moments as returns are computed from them. */
export function valuedOf(moments: readonly SummedMoment[]): Valued[] {
  return moments.map(({ at, equity, flow }) => ({ at, equity: known(equity), flow: known(flow) }));
}

/** Amounts are products of a few numbers: none that anybody has goes on for longer. */
const MAX_PLACES = 100;

/** How many places the units have of which all these amounts are whole numbers. */
export function placesOf(amounts: readonly Decimal[]): number {
  let places = 0;
  for (const amount of amounts) places = Math.max(places, amount.decimalPlaces());
  return Math.min(places, MAX_PLACES);
}
