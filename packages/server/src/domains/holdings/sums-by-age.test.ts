import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Part } from './sums-asked.ts';
import { sumsByAge } from './sums-by-age.ts';

/** Of these two are long ago, two of this week, and one is now. */
const TIMES = [0, 1, 2, 3, 4];
const isSettled = (time: number) => time < 2;
const isRecent = (time: number) => time < 4;

const round = fc.record({
  /** Of each part; null: nobody can tell when it changes. */
  stamps: fc.array(fc.option(fc.nat(1)), { minLength: 3, maxLength: 3 }),
  /** Of this week; null: nobody can tell. */
  state: fc.option(fc.nat(1)),
  /** To what the state changes while something is told. */
  movesTo: fc.option(fc.nat(1), { nil: undefined }),
  times: fc.subarray(TIMES, { minLength: 1 }),
});

test('sums of this week stand by its state, those of long ago without it', async () => {
  const lives = fc.asyncProperty(fc.array(round, { maxLength: 8 }), async (rounds) => {
    const source = {};
    for (const [number, { stamps, movesTo, times, ...first }] of rounds.entries()) {
      let { state } = first;
      const leafOf = (id: number, time: number, of: number | null): bigint => {
        const own = stamps[id] ?? 10 + number;
        const week = isSettled(time) ? 0 : (of ?? 10 + number);
        const present = isRecent(time) ? 0 : number;
        return BigInt(`${id + 1}${time}${own + 10}${week + 10}${present + 10}`);
      };
      const told = new Map<string, bigint>();
      const parts = stamps.map((stamp, id): Part & { readonly place: number } => {
        return { id: String(id), stamp: stamp === null ? null : String(stamp), place: id };
      });
      const { value } = await sumsByAge(source, {
        key: 'one',
        times,
        isSettled,
        isRecent,
        recentState: () => state,
        parts,
        columns: ['value'],
        async tell(some, places) {
          const isMoved = places.some((place) => !isSettled(times[place] ?? 0));
          if (isMoved && movesTo !== undefined) state = movesTo;
          return some.map(({ place: id, stamp }) => {
            const value = places.map((place) => {
              const time = times[place] ?? 0;
              // Told in part before and in part after the state was another one.
              const mixed = leafOf(id, time, state) + (state === first.state ? 0n : 1n);
              const leaf = isSettled(time) ? leafOf(id, time, null) : mixed;
              told.set(`${id} ${time}`, leaf);
              return leaf;
            });
            return { leaves: { value }, keptBy: () => (stamp === null ? null : { stamp }) };
          });
        },
      });
      for (const [place, time] of times.entries()) {
        let sum = 0n;
        for (const { place: id } of parts) {
          sum += told.get(`${id} ${time}`) ?? leafOf(id, time, first.state);
        }
        expect(BigInt(value.sumAt(place))).toBe(sum);
        expect(value.unknownAt(place)).toBe(0);
      }
    }
  });
  await fc.assert(lives, { seed: 20_261_124, numRuns: 400 });
});

test('what stands is told once, and only the present again', async () => {
  const source = {};
  const told: number[][] = [];
  const ask = (state: number) =>
    sumsByAge(source, {
      key: 'one',
      times: TIMES,
      isSettled,
      isRecent,
      recentState: () => state,
      parts: [{ id: 'a', stamp: 'as it was' }],
      columns: ['value'],
      async tell(parts, places) {
        told.push([...places]);
        return parts.map(({ stamp }) => {
          const keptBy = () => (stamp === null ? null : { stamp });
          return { leaves: { value: places.map(() => 1n) }, keptBy };
        });
      },
    });
  for (const state of [1, 1, 2, 2]) await ask(state);
  expect(told).toEqual([[0, 1], [2, 3, 4], [4], [2, 3, 4], [4]]);
});
