import type { Whole } from '@investing-platform/rules/networth/minor-units';
import { LRUCache } from 'lru-cache';
import { keptBeside } from '../../kernel/kept-beside.ts';
import type { Noted } from './kept-lists.ts';
import { type Leaf, Sums } from './sums.ts';

/** What a part comes to at some places. */
export type Leaves = readonly Leaf[];

/** What parts come to is kept by its stamp: the same stamp means the same leaves for good. */
export interface Part {
  readonly id: string;
  /** Null: nothing is kept of it. */
  readonly stamp: string | null;
}

export interface PartTold<Column extends string> {
  /** Of what it was computed from; null: it is not kept. */
  readonly stamp: string | null;
  /** For each of the places that were asked for. */
  readonly leaves: Readonly<Record<Column, Leaves>>;
  /** Kept with the leaves, for `PartBefore`. */
  readonly noted?: Noted | undefined;
}

/** What a part was, and what it came to then. */
export interface PartBefore<Column extends string> {
  readonly noted: Noted;
  /** At one of the places that are asked for; undefined: that is not kept. */
  readonly leafAt: (column: Column, index: number) => Leaf | undefined;
}

export interface SumsAsked<One extends Part, Column extends string> {
  /** Whose and of what: the parts of a key are one person's. */
  readonly key: string;
  /** Moments, ascending. */
  readonly times: readonly number[];
  /** Whether a moment is long enough ago for what is told of it to stand. */
  readonly isSettled: (time: number) => boolean;
  readonly parts: readonly One[];
  readonly columns: readonly Column[];
  /** Tells parts, in their order, at the moments of some places. */
  readonly tell: (
    parts: readonly One[],
    places: readonly number[],
    before: (id: string) => PartBefore<Column> | null,
  ) => Promise<readonly PartTold<Column>[]>;
}

/** What all parts come to at a place. */
export interface SumsTold<Column extends string> {
  /** Of what is known. */
  readonly sumAt: (column: Column, place: number) => Whole;
  /** Of how many parts nothing is. */
  readonly unknownAt: (column: Column, place: number) => number;
}

/** Leaves as numbers where these are exact; what is not known is no number. */
type Numbers = Float64Array | Leaves;

interface KeptPart {
  readonly noted: Noted | undefined;
  readonly stamp: string;
  readonly columns: readonly Numbers[];
}

interface KeptSums {
  /** The settled ones. */
  readonly times: readonly number[];
  readonly parts: ReadonlyMap<string, KeptPart>;
  readonly sums: readonly Sums[];
}

interface Told {
  readonly noted: Noted | undefined;
  readonly stamp: string | null;
  readonly columns: readonly Leaves[];
}

const NOTHING: KeptSums = { times: [], parts: new Map(), sums: [] };

/** Leaves of all people together, of 8 bytes as a rule: some 40 MB. */
const MAX_LEAVES = 5_000_000;

const keptBy = keptBeside(
  () => new LRUCache<string, KeptSums>({ maxSize: MAX_LEAVES, sizeCalculation: sizeOf }),
);

const sizeOf = ({ times, parts, sums }: KeptSums): number =>
  1 + times.length * (parts.size + 1) * sums.length;

/**
 * Sums what parts come to over time. Where a part is as it was, only moments that are new or recent
 * are told again; where one has changed, its leaves take the place of those that it had. Sums are
 * of whole minor units, so that it does not matter in which order they came about.
 *
 * @param source what is told comes from it, and is forgotten with it
 * @returns the sums of each column
 */
export async function sumsOver<One extends Part, Column extends string>(
  source: object,
  { key, times, isSettled, parts, columns, ...asked }: SumsAsked<One, Column>,
): Promise<SumsTold<Column>> {
  const kept = keptBy(source);
  const before = kept.get(key) ?? NOTHING;
  const tell = async (some: readonly One[], at: readonly number[]): Promise<Told[]> => {
    if (some.length * at.length === 0) return [];
    const told = await asked.tell(some, at, (id) => {
      const own = before.parts.get(id);
      if (own?.noted === undefined) return null;
      return {
        noted: own.noted,
        leafAt(column, index) {
          const place = from[at[index] ?? -1] ?? -1;
          const leaves = own.columns[columns.indexOf(column)];
          return place === -1 || leaves === undefined ? undefined : leafAt(leaves, place);
        },
      };
    });
    return told.map(({ stamp, leaves, noted }) => {
      return { stamp, noted, columns: columns.map((one) => leaves[one]) };
    });
  };
  const all = times.map((_, place) => place);
  const settled = all.filter((place) => isSettled(times[place] ?? 0));
  const from = placesBefore(before.times, times, settled);
  const fresh = all.filter((place) => from[place] === -1);
  const isSame = ({ id, stamp }: One): boolean =>
    stamp !== null && before.parts.get(id)?.stamp === stamp;
  const [same, others] = [parts.filter(isSame), parts.filter((part) => !isSame(part))];
  const [toldFresh, toldWhole] = [await tell(same, fresh), await tell(others, all)];

  const sums = columns.map((_, column) => Sums.from(before.sums[column], from));
  const staying = new Set(same.map(({ id }) => id));
  for (const [id, part] of before.parts) if (!staying.has(id)) takeOut(sums, part, from);
  for (const told of toldFresh) put(sums, told, fresh, 1);
  for (const told of toldWhole) put(sums, told, all, 1);

  const own = new Map<string, KeptPart>();
  const keptSums = sums.map((sum) => sum.copy());
  const isAligned =
    before.times.length === settled.length && settled.every((at) => from[at] !== -1);
  for (const [index, { id }] of same.entries()) {
    const [part, told] = [before.parts.get(id), toldFresh[index]];
    if (part === undefined) continue;
    if (isAligned) own.set(id, part);
    else if (told?.stamp === null) {
      takeOut(keptSums, part, from);
      put(keptSums, told, fresh, -1);
    } else own.set(id, merged(part, { from, settled, fresh }, told));
  }
  for (const [index, { id }] of others.entries()) {
    const told = toldWhole[index];
    if (told === undefined) continue;
    const { stamp, noted } = told;
    if (stamp === null) put(keptSums, told, all, -1);
    else own.set(id, { stamp, noted, columns: told.columns.map((one) => packed(one, settled)) });
  }
  kept.set(key, {
    times: settled.map((place) => times[place] ?? 0),
    parts: own,
    sums: keptSums.map((sum) => Sums.from(sum, settled)),
  });
  const byColumn = new Map(columns.map((column, index) => [column, sums[index]]));
  return {
    sumAt: (column, place) => byColumn.get(column)?.sumAt(place) ?? 0,
    unknownAt: (column, place) => byColumn.get(column)?.unknownAt(place) ?? 0,
  };
}

/** Where each moment stood before; -1 for one that did not, or that is recent. */
function placesBefore(
  before: readonly number[],
  times: readonly number[],
  settled: readonly number[],
): number[] {
  const places = times.map(() => -1);
  let next = 0;
  for (const place of settled) {
    const time = times[place] ?? 0;
    while ((before[next] ?? Number.POSITIVE_INFINITY) < time) next += 1;
    if (before[next] === time) places[place] = next;
  }
  return places;
}

function put(sums: readonly Sums[], told: Told, at: readonly number[], sign: 1 | -1): void {
  for (const [column, sum] of sums.entries()) {
    const leaves = told.columns[column] ?? [];
    for (let index = 0; index < at.length; index += 1) {
      sum.add(at[index] ?? 0, leaves[index] ?? null, sign);
    }
  }
}

function takeOut(sums: readonly Sums[], { columns }: KeptPart, from: readonly number[]): void {
  for (const [column, sum] of sums.entries()) {
    const leaves = columns[column] ?? [];
    for (let place = 0; place < from.length; place += 1) {
      const index = from[place] ?? -1;
      if (index !== -1) sum.add(place, leafAt(leaves, index), -1);
    }
  }
}

interface Moved {
  readonly from: readonly number[];
  readonly settled: readonly number[];
  readonly fresh: readonly number[];
}

/** What was kept at the settled moments of now. */
function merged(part: KeptPart, { from, settled, fresh }: Moved, told: Told | undefined): KeptPart {
  const indexes = new Map(fresh.map((place, index) => [place, index]));
  const columns = part.columns.map((leaves, column) => {
    const own = told?.columns[column] ?? [];
    const leaf = (place: number): Leaf => {
      const before = from[place] ?? -1;
      return before === -1 ? (own[indexes.get(place) ?? -1] ?? null) : leafAt(leaves, before);
    };
    return packed(settled.map(leaf), null);
  });
  return { ...part, columns };
}

/** @param at the places that are kept; null: all */
function packed(leaves: readonly Leaf[], at: readonly number[] | null): Numbers {
  const own = at === null ? leaves : at.map((place) => leaves[place] ?? null);
  const numbers = new Float64Array(own.length);
  for (let place = 0; place < own.length; place += 1) {
    const leaf = own[place] ?? null;
    const number = leaf === null ? Number.NaN : Number(leaf);
    if (leaf !== null && !Number.isSafeInteger(number)) return own.map(asWhole);
    numbers[place] = number;
  }
  return numbers;
}

/** What is not known stands as no number among numbers alone. */
const asWhole = (leaf: Leaf): bigint | null =>
  leaf === null || Number.isNaN(leaf) ? null : BigInt(leaf);

function leafAt(leaves: Numbers, place: number): Leaf {
  const leaf = leaves[place] ?? null;
  return Number.isNaN(leaf) ? null : leaf;
}

/** Names what a history is of, so that those of other lengths stand beside it. */
export function keyOfSums(
  what: readonly string[],
  parts: readonly Part[],
  times: readonly number[],
): string {
  const [first = 0, last = 0] = [times[0], times.at(-1)];
  const step = Math.round(Math.log2((last - first) / Math.max(1, times.length) + 1));
  const length = Math.round(2 * Math.log2(times.length + 1));
  return [...what, parts.length, parts[0]?.id, step, length].join(' ');
}
