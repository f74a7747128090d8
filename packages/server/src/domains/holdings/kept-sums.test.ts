import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Part, sumsOver } from './kept-sums.ts';

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
  times: fc.subarray(
    Array.from({ length: PLACES }, (_, place) => place),
    { minLength: 1 },
  ),
});

test('sums that are kept are the sums of what is there now, however large it is', async () => {
  const rounds = fc.asyncProperty(fc.array(round, { maxLength: 6 }), async (rounds) => {
    const source = {};
    for (const [number, { all, times }] of rounds.entries()) {
      const parts = all.map(({ isKept }, id): Part & { readonly place: number } => {
        // The last part stays as it was first.
        const stamp = id === PARTS - 1 ? 'first' : String(number);
        return { id: String(id), stamp: isKept ? stamp : null, place: id };
      });
      const leavesOf = (id: number) =>
        (id === PARTS - 1 && all[id]?.isKept === true ? rounds[0]?.all[id] : all[id])?.leaves ?? [];
      const unknown = new Set<string>();
      const { sumAt, unknownAt } = await sumsOver(source, {
        key: 'one',
        times,
        // The last moment is recent.
        isSettled: (time) => time !== times.at(-1),
        parts,
        columns: ['value'],
        tell: async (some, places) =>
          some.map(({ place: id, stamp }) => {
            const isKnown = all[id]?.isKnown === true;
            if (!isKnown) for (const place of places) unknown.add(`${id} ${place}`);
            const leafAt = (place: number) => leavesOf(id)[times[place] ?? 0] ?? null;
            const value = places.map((place) => (isKnown ? leafAt(place) : null));
            return { stamp: isKnown ? stamp : null, leaves: { value } };
          }),
      });
      for (const [place, time] of times.entries()) {
        const here = parts.map(({ place: id }) =>
          unknown.has(`${id} ${place}`) ? null : (leavesOf(id)[time] ?? null),
        );
        const sum = here.reduce((total: bigint, one) => total + (one ?? 0n), 0n);
        expect(BigInt(sumAt('value', place))).toBe(sum);
        expect(unknownAt('value', place)).toBe(here.filter((one) => one === null).length);
      }
    }
  });
  await fc.assert(rounds, { seed: 20_261_124, numRuns: 400 });
});
