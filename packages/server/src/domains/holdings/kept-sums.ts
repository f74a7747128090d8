import { LRUCache } from 'lru-cache';
import { keptBeside } from '../../kernel/kept-beside.ts';
import { type KeptPart, keptFrom, type Places, putIn, takeOut } from './kept-leaves.ts';
import { Sums } from './sums.ts';
import {
  byColumn,
  type ColumnTold,
  type Part,
  type SumsAsked,
  type SumsTold,
} from './sums-asked.ts';
import { type KeptParts, tellGroups } from './told-groups.ts';

interface KeptSums extends KeptParts {
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
  const groups = await tellGroups(asked, before, places);

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
