import type { Whole } from '@investing-platform/rules/networth/minor-units';

/** In minor units, as a number where that is exact; null where it is not known. */
export type Leaf = Whole | null;

/**
 * What all parts come to at each place: the sum of what is known, and of how many nothing is. Sums
 * are numbers where these are exact, so that years of them are copied and changed at once.
 */
export class Sums {
  readonly #sums: Float64Array;
  readonly #unknown: Int32Array;
  /** By place: those that are too large; their number is none. */
  readonly #large = new Map<number, bigint>();

  private constructor(size: number) {
    this.#sums = new Float64Array(size);
    this.#unknown = new Int32Array(size);
  }

  /** The sums at other places; nothing where there was none. */
  static from(before: Sums | undefined, places: readonly number[]): Sums {
    const sums = new Sums(places.length);
    if (before === undefined) return sums;
    for (let place = 0; place < places.length; place += 1) {
      const from = places[place] ?? -1;
      if (from === -1) continue;
      sums.#sums[place] = before.#sums[from] ?? 0;
      sums.#unknown[place] = before.#unknown[from] ?? 0;
      const large = before.#large.get(from);
      if (large !== undefined) sums.#large.set(place, large);
    }
    return sums;
  }

  copy(): Sums {
    const sums = new Sums(this.#sums.length);
    sums.#sums.set(this.#sums);
    sums.#unknown.set(this.#unknown);
    for (const [place, sum] of this.#large) sums.#large.set(place, sum);
    return sums;
  }

  add(place: number, leaf: Leaf, sign: 1 | -1): void {
    if (leaf === null) {
      this.#unknown[place] = (this.#unknown[place] ?? 0) + sign;
      return;
    }
    const number = Number(leaf);
    const sum = (this.#sums[place] ?? 0) + sign * number;
    // A sum of two exact numbers that is no exact one itself is too large to be taken for one.
    if (Number.isSafeInteger(number) && Number.isSafeInteger(sum)) this.#sums[place] = sum;
    else this.#addLarge(place, BigInt(leaf) * BigInt(sign));
  }

  #addLarge(place: number, leaf: bigint): void {
    this.#large.set(place, BigInt(this.sumAt(place)) + leaf);
    this.#sums[place] = Number.NaN;
  }

  sumAt(place: number): Whole {
    return this.#large.get(place) ?? this.#sums[place] ?? 0;
  }

  unknownAt(place: number): number {
    return this.#unknown[place] ?? 0;
  }
}
