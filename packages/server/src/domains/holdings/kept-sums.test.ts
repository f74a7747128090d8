import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Noted } from './kept-lists.ts';
import { sumsOver } from './kept-sums.ts';
import type { Part, Span } from './sums-asked.ts';

const PARTS = 3;
const PLACES = 4;
const LARGE = 2n ** 53n;

/** Sums of these leave the numbers that are exact, and come back to them. */
const leaf = fc.oneof(
  fc.bigInt({ min: -100n, max: 100n }),
  fc.bigInt({ min: LARGE - 3n, max: LARGE + 3n }),
  fc.bigInt({ min: -LARGE - 3n, max: 3n - LARGE }),
  fc.bigInt({ min: -(10n ** 33n), max: 10n ** 33n }),
  fc.constant(null),
);
const column = fc.array(leaf, { minLength: PLACES, maxLength: PLACES });
/** What each part comes to, whether it may be kept, and whether it is known when it is told. */
const part = fc.record({ leaves: column, isKept: fc.boolean(), isKnown: fc.boolean() });
const round = fc.record({
  all: fc.array(part, { minLength: PARTS, maxLength: PARTS }),
  /** Whether somebody can tell when parts have changed. */
  isTold: fc.boolean(),
  times: fc.subarray(
    Array.from({ length: PLACES }, (_, place) => place),
    { minLength: 1 },
  ),
});

type Leaves = readonly (bigint | null)[];

/** From the first moment at which two parts come to something else to the last. */
function changedSpan(before: Leaves, now: Leaves): Span | null {
  const times = now.flatMap((leaf, time) => (leaf === before[time] ? [] : [time]));
  const [from, last] = [times[0], times.at(-1)];
  return from === undefined || last === undefined ? null : { from, until: last + 1 };
}

const lists = { days: new WeakRef([]), prices: new WeakRef([]) };

test('sums that are kept are the sums of what is there now, however large it is', async () => {
  const rounds = fc.asyncProperty(fc.array(round, { maxLength: 6 }), async (rounds) => {
    const source = {};
    for (const [number, { all, times, isTold }] of rounds.entries()) {
      const parts = all.map(({ isKept }, id): Part & { readonly place: number } => {
        // The last part stays as it was first.
        const stamp = id === PARTS - 1 ? 'first' : String(number);
        return { id: String(id), stamp: isKept ? stamp : null, place: id };
      });
      const leavesIn = (of: number, id: number): Leaves => {
        const own = rounds[of]?.all[id];
        const isFirst = id === PARTS - 1 && own?.isKept === true;
        return (isFirst ? rounds[0]?.all[id] : own)?.leaves ?? [];
      };
      const leavesOf = (id: number) => leavesIn(number, id);
      const unknown = new Set<string>();
      const { value } = await sumsOver(source, {
        key: 'one',
        times,
        // The last moment is recent.
        isSettled: (time) => time !== times.at(-1),
        parts,
        columns: ['value'],
        changedIn({ place: id }, { terms }: Noted) {
          if (!isTold) return null;
          return { value: changedSpan(leavesIn(Number(terms), id), leavesOf(id)) };
        },
        tell: async (some, places) =>
          some.map(({ place: id, stamp }) => {
            const isKnown = all[id]?.isKnown === true;
            if (!isKnown) for (const place of places) unknown.add(`${id} ${place}`);
            const leafAt = (place: number) => leavesOf(id)[times[place] ?? 0] ?? null;
            const value = places.map((place) => (isKnown ? leafAt(place) : null));
            const noted = { terms: String(number), ...lists };
            const by = isKnown && stamp !== null ? { stamp, noted } : null;
            return { leaves: { value }, keptBy: () => by };
          }),
      });
      for (const [place, time] of times.entries()) {
        const here = parts.map(({ place: id }) =>
          unknown.has(`${id} ${place}`) ? null : (leavesOf(id)[time] ?? null),
        );
        const sum = here.reduce((total: bigint, one) => total + (one ?? 0n), 0n);
        expect(BigInt(value.sumAt(place))).toBe(sum);
        expect(value.unknownAt(place)).toBe(here.filter((one) => one === null).length);
      }
    }
  });
  await fc.assert(rounds, { seed: 20_261_124, numRuns: 400 });
});
