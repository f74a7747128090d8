import type { Noted } from './kept-lists.ts';
import type { Leaf, Sums } from './sums.ts';

/** What a part comes to at some places. */
export type Leaves = readonly Leaf[];

/** Leaves as numbers where these are exact; what is not known is no number. */
type Numbers = Float64Array | Leaves;

/** What leaves are kept by. */
export interface KeptBy {
  /** Of what they were computed from. */
  readonly stamp: string;
  /** What the part was, to tell later when it has changed. */
  readonly noted?: Noted | undefined;
}

/** What is kept of a part, at the settled moments, in the order of the columns. */
export interface KeptPart extends KeptBy {
  readonly columns: readonly Numbers[];
}

/** What was told of a part at some places. */
export interface Told {
  readonly columns: readonly Leaves[];
  /** Null: it is not kept. */
  readonly keptBy: () => KeptBy | null;
}

/** Where the moments of now stood before, and which of them settled. Places, ascending. */
export interface Places {
  /** -1: it did not, or is recent. */
  readonly from: readonly number[];
  readonly settled: readonly number[];
}

export function putIn(
  sums: readonly Sums[],
  told: Told | undefined,
  at: readonly number[],
  sign: 1 | -1,
): void {
  for (const [column, sum] of sums.entries()) {
    const leaves = told?.columns[column];
    if (leaves === undefined) return;
    for (let index = 0; index < at.length; index += 1) {
      sum.add(at[index] ?? 0, leaves[index] ?? null, sign);
    }
  }
}

/** Takes out what was kept at those of some places that stood before. */
export function takeOut(
  sums: readonly Sums[],
  part: KeptPart | undefined,
  { from }: Places,
  at: readonly number[],
): void {
  for (const [column, sum] of sums.entries()) {
    const leaves = part?.columns[column];
    if (leaves === undefined) return;
    for (const place of at) {
      const index = from[place] ?? -1;
      if (index !== -1) sum.add(place, leafAt(leaves, index), -1);
    }
  }
}

/**
 * What is kept of a part from now on: what was told at some places, and else what was before. Null
 * where it is not to be kept.
 */
export function keptFrom(
  before: KeptPart | undefined,
  told: Told | undefined,
  { from, settled }: Places,
  at: readonly number[],
): KeptPart | null {
  const by = told === undefined ? before : told.keptBy();
  if (by == null) return null;
  const indexes = new Int32Array(from.length).fill(-1);
  for (let index = 0; index < at.length; index += 1) indexes[at[index] ?? -1] = index;
  const columns = (told ?? before)?.columns.map((_, column): Numbers => {
    const [leaves, own] = [before?.columns[column] ?? [], told?.columns[column] ?? []];
    const leafOf = (place: number): Leaf => {
      const index = indexes[place] ?? -1;
      return index === -1 ? leafAt(leaves, from[place] ?? -1) : (own[index] ?? null);
    };
    return packed(settled.map(leafOf));
  });
  return { stamp: by.stamp, noted: by.noted, columns: columns ?? [] };
}

function packed(leaves: Leaves): Numbers {
  const numbers = new Float64Array(leaves.length);
  for (let place = 0; place < leaves.length; place += 1) {
    const leaf = leaves[place] ?? null;
    const number = leaf === null ? Number.NaN : Number(leaf);
    if (leaf !== null && !Number.isSafeInteger(number)) return leaves.map(asWhole);
    numbers[place] = number;
  }
  return numbers;
}

/** What is not known stands as no number among numbers alone. */
const asWhole = (leaf: Leaf): bigint | null =>
  leaf === null || Number.isNaN(leaf) ? null : BigInt(leaf);

export function leafAt(leaves: Numbers, place: number): Leaf {
  const leaf = leaves[place] ?? null;
  return Number.isNaN(leaf) ? null : leaf;
}
