import type { Whole } from '@investing-platform/rules/networth/minor-units';
import { LRUCache } from 'lru-cache';
import { keptBeside } from '../../kernel/kept-beside.ts';
import {
  type KeptBy,
  type KeptPart,
  keptFrom,
  type Leaves,
  leafAt,
  type Places,
  putIn,
  type Told,
  takeOut,
} from './kept-leaves.ts';
import type { Noted } from './kept-lists.ts';
import { type Leaf, Sums } from './sums.ts';

/** What parts come to is kept by its stamp: the same stamp means the same leaves for good. */
export interface Part {
  readonly id: string;
  /** Null: nothing is kept of it. */
  readonly stamp: string | null;
}

export interface PartTold<Column extends string> {
  /** For each of the places that were asked for. */
  readonly leaves: Readonly<Record<Column, Leaves>>;
  /** Asked where they are to be kept. */
  readonly keptBy: () => KeptBy | null;
}

/** Epoch milliseconds; the last is not in it any more. */
export interface Span {
  readonly from: number;
  readonly until: number;
}

/** When what a part comes to may be something else than it was; null: never. */
export type Changed<Column extends string> = Readonly<Record<Column, Span | null>>;

/** What a part comes to at one of the places that are asked for; undefined: that is not known. */
export type LeafBefore<Column extends string> = (column: Column, index: number) => Leaf | undefined;

export interface SumsAsked<One extends Part, Column extends string> {
  /** Whose and of what: the parts of a key are one person's. */
  readonly key: string;
  /** Moments, ascending. */
  readonly times: readonly number[];
  /** Whether a moment is long enough ago for what is told of it to stand. */
  readonly isSettled: (time: number) => boolean;
  readonly parts: readonly One[];
  readonly columns: readonly Column[];
  /** Since a part was what is noted; null where nobody can tell. Default: nobody can. */
  readonly changedIn?: (part: One, noted: Noted) => Changed<Column> | null;
  /** Tells parts, in their order, at the moments of some places. */
  readonly tell: (
    parts: readonly One[],
    places: readonly number[],
    before: (id: string) => LeafBefore<Column>,
  ) => Promise<readonly PartTold<Column>[]>;
}

/** What all parts come to at a place. */
export interface ColumnTold {
  /** Of what is known. */
  readonly sumAt: (place: number) => Whole;
  /** Of how many parts nothing is. */
  readonly unknownAt: (place: number) => number;
}

export type SumsTold<Column extends string> = Readonly<Record<Column, ColumnTold>>;

interface KeptSums {
  /** The settled ones. */
  readonly times: readonly number[];
  readonly parts: ReadonlyMap<string, KeptPart>;
  readonly sums: readonly Sums[];
}

const NOTHING: KeptSums = { times: [], parts: new Map(), sums: [] };

/** Leaves of all people together, of 8 bytes as a rule: some 40 MB. */
const MAX_LEAVES = 5_000_000;

const keptIn = keptBeside(
  () => new LRUCache<string, KeptSums>({ maxSize: MAX_LEAVES, sizeCalculation: sizeOf }),
);

const sizeOf = ({ times, parts, sums }: KeptSums): number =>
  1 + times.length * (parts.size + 1) * sums.length;

/**
 * Sums what parts come to over time. Where a part is as it was, only moments that are new or recent
 * are told again; where one has changed, those too at which it has, and their leaves take the place
 * of those that it had. Sums are of whole minor units, so that it does not matter in which order
 * they came about.
 *
 * @param source what is told comes from it, and is forgotten with it
 * @returns the sums of each column
 */
export async function sumsOver<One extends Part, Column extends string>(
  source: object,
  asked: SumsAsked<One, Column>,
): Promise<SumsTold<Column>> {
  const { key, times, parts, columns } = asked;
  const kept = keptIn(source);
  const before = kept.get(key) ?? NOTHING;
  const all = times.map((_, place) => place);
  const places = placesOf(before, times, asked.isSettled);
  const groups: ToldGroup[] = [];
  for (const group of groupsOf(asked, before, places)) {
    groups.push(await toldOf(asked, before, places, group));
  }

  const sums = columns.map((_, column) => Sums.from(before.sums[column], places.from));
  const here = new Set(parts.map(({ id }) => id));
  for (const [id, part] of before.parts) if (!here.has(id)) takeOut(sums, part, places, all);
  for (const { ids, at, told } of groups) {
    for (const id of ids) takeOut(sums, before.parts.get(id), places, at);
    for (const one of told) putIn(sums, one, at, 1);
  }

  const own = new Map<string, KeptPart>();
  const keptSums = sums.map((sum) => sum.copy());
  for (const { ids, at, told, isAsItWas } of groups) {
    for (const [index, id] of ids.entries()) {
      const [part, one] = [before.parts.get(id), told[index]];
      const keeps = isAsItWas && part !== undefined ? part : keptFrom(part, one, places, at);
      if (keeps !== null) {
        own.set(id, keeps);
        continue;
      }
      putIn(keptSums, one, at, -1);
      takeOut(keptSums, part, places, othersThan(at, all));
    }
  }
  kept.set(key, {
    times: places.settled.map((place) => times[place] ?? 0),
    parts: own,
    sums: keptSums.map((sum) => Sums.from(sum, places.settled)),
  });
  return byColumn(columns, (_, column) => sums[column] ?? NO_SUMS);
}

const NO_SUMS: ColumnTold = { sumAt: () => 0, unknownAt: () => 0 };

export function byColumn<Column extends string>(
  columns: readonly Column[],
  tell: (column: Column, index: number) => ColumnTold,
): SumsTold<Column> {
  const all = columns.map((column, index) => [column, tell(column, index)]);
  return Object.fromEntries(all) as SumsTold<Column>;
}

/** Where each moment stood before, and which are settled now. */
function placesOf(
  before: KeptSums,
  times: readonly number[],
  isSettled: (time: number) => boolean,
): Places {
  const settled: number[] = [];
  const from = times.map(() => -1);
  let next = 0;
  for (const [place, time] of times.entries()) {
    if (!isSettled(time)) continue;
    settled.push(place);
    while ((before.times[next] ?? Number.POSITIVE_INFINITY) < time) next += 1;
    if (before.times[next] === time) from[place] = next;
  }
  return { settled, from };
}

/** Parts that are told at the same places. */
interface Group<One extends Part, Column extends string> {
  readonly parts: readonly One[];
  readonly at: readonly number[];
  /** Whether what was kept of its parts is what is kept of them. */
  readonly isAsItWas: boolean;
  readonly changed: ReadonlyMap<string, Changed<Column>>;
}

function groupsOf<One extends Part, Column extends string>(
  { times, parts, columns, changedIn }: SumsAsked<One, Column>,
  before: KeptSums,
  { from, settled }: Places,
): Group<One, Column>[] {
  const changed = new Map<string, Changed<Column>>();
  const [same, others, anew]: [One[], One[], One[]] = [[], [], []];
  for (const part of parts) {
    const own = before.parts.get(part.id);
    const isSame = part.stamp !== null && own?.stamp === part.stamp;
    const spans = isSame || own?.noted === undefined ? null : changedIn?.(part, own.noted);
    if (spans) changed.set(part.id, spans);
    (isSame ? same : spans ? others : anew).push(part);
  }
  const isAsItWas =
    before.times.length === settled.length && settled.every((place) => from[place] !== -1);
  const spans = [...changed.values()].flatMap((one) => columns.flatMap((name) => one[name] ?? []));
  const fresh: number[] = [];
  const differing: number[] = [];
  const all: number[] = [];
  for (const [place, time] of times.entries()) {
    all.push(place);
    if (from[place] === -1) fresh.push(place);
    if (from[place] === -1 || spans.some((span) => isIn(span, time))) differing.push(place);
  }
  // Told at one moment at least, since what they are now is told with it.
  const at = differing.length === 0 ? all.slice(-1) : differing;
  return [
    { parts: same, at: fresh, isAsItWas, changed },
    { parts: others, at, isAsItWas: false, changed },
    { parts: anew, at: all, isAsItWas: false, changed },
  ];
}

const isIn = ({ from, until }: Span, time: number): boolean => from <= time && time < until;

interface ToldGroup {
  readonly ids: readonly string[];
  readonly at: readonly number[];
  readonly isAsItWas: boolean;
  /** None where there was nothing to tell. */
  readonly told: readonly Told[];
}

async function toldOf<One extends Part, Column extends string>(
  { times, columns, tell }: SumsAsked<One, Column>,
  before: KeptSums,
  { from }: Places,
  { parts, at, changed, isAsItWas }: Group<One, Column>,
): Promise<ToldGroup> {
  const ids = parts.map(({ id }) => id);
  if (parts.length * at.length === 0) return { ids, at, isAsItWas, told: [] };
  const leafBefore = (id: string): LeafBefore<Column> => {
    const [part, spans] = [before.parts.get(id), changed.get(id)];
    if (part === undefined || spans === undefined) return () => undefined;
    return (column, index) => {
      const place = at[index] ?? -1;
      const [span, own] = [spans[column], from[place] ?? -1];
      if (own === -1 || (span !== null && isIn(span, times[place] ?? 0))) return undefined;
      return leafAt(part.columns[columns.indexOf(column)] ?? [], own);
    };
  };
  const told = await tell(parts, at, leafBefore);
  return {
    ids,
    at,
    isAsItWas,
    told: told.map(({ leaves, keptBy }) => {
      return { columns: columns.map((name) => leaves[name]), keptBy };
    }),
  };
}

function othersThan(at: readonly number[], all: readonly number[]): number[] {
  const some = new Set(at);
  return all.filter((place) => !some.has(place));
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
