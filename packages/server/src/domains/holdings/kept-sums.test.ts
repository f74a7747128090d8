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
/** What each part comes to, and whether it may be kept. */
const round = fc.array(fc.record({ leaves: column, isKept: fc.boolean() }), {
  minLength: PARTS,
  maxLength: PARTS,
});

test('sums that are kept are the sums of what is there now, however large it is', async () => {
  const rounds = fc.asyncProperty(fc.array(round, { maxLength: 6 }), async (all) => {
    const source = {};
    for (const [number, told] of all.entries()) {
      const parts = told.map(({ isKept }, id): Part & { readonly place: number } => {
        // The last part stays as it was first.
        const stamp = id === PARTS - 1 ? 'first' : String(number);
        return { id: String(id), stamp: isKept ? stamp : null, place: id };
      });
      const leavesOf = (id: number) =>
        (id === PARTS - 1 && told[id]?.isKept === true ? all[0]?.[id] : told[id])?.leaves ?? [];
      const { sumAt, unknownAt } = await sumsOver(source, {
        key: 'one',
        times: Array.from({ length: PLACES }, (_, place) => place),
        // The last moment is recent.
        isSettled: (time) => time < PLACES - 1,
        parts,
        columns: ['value'],
        tell: async (some, places) =>
          some.map(({ place: id, stamp }) => {
            return { stamp, leaves: { value: places.map((at) => leavesOf(id)[at] ?? null) } };
          }),
      });
      for (let place = 0; place < PLACES; place += 1) {
        const here = parts.map(({ place: id }) => leavesOf(id)[place] ?? null);
        const sum = here.reduce((total: bigint, one) => total + (one ?? 0n), 0n);
        expect(sumAt('value', place)).toBe(sum);
        expect(unknownAt('value', place)).toBe(here.filter((one) => one === null).length);
      }
    }
  });
  await fc.assert(rounds, { seed: 20_261_124, numRuns: 200 });
});
