import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decimal, toPlain } from '../numbers/decimal.ts';
import { timeWeighted } from './time-weighted.ts';
import type { Valued } from './valued.ts';

const HUNDRED_MILLION = 10n ** 8n;

/** The formula in whole fractions, which round nothing: growth by moment as a pair. */
function exactly(valued: readonly Valued[]): ([bigint, bigint] | null)[] {
  let growth: [bigint, bigint] | null = [1n, 1n];
  let before: bigint | null = null;
  return valued.map(({ equity, flow }, place) => {
    if (place > 0 && equity === null) {
      if (flow !== 0n) growth = null;
      return null;
    }
    if (place === 0 && equity === null) growth = null;
    if (place > 0 && growth !== null) {
      if (before === null || flow === null || equity === null) growth = null;
      else {
        const [start, end]: [bigint, bigint] =
          before === 0n ? [flow, equity] : [before, equity - flow];
        if (start !== 0n || end !== 0n) {
          growth = start > 0n && end >= 0n ? [growth[0] * end, growth[1] * start] : null;
        }
      }
    }
    before = equity;
    return growth;
  });
}

/** In percent to six places, half of the last one to the even one. */
function printed([over, under]: [bigint, bigint]): string {
  const scaled = (over - under) * HUNDRED_MILLION;
  let whole = scaled / under - (scaled % under < 0n ? 1n : 0n);
  const twice = (scaled - whole * under) * 2n;
  if (twice > under || (twice === under && whole % 2n !== 0n)) whole += 1n;
  return toPlain(decimal(whole).dividedBy(1_000_000));
}

const tell = (valued: readonly Valued[]): (string | null)[] => {
  const returns = timeWeighted(valued);
  return valued.map((_, place) => returns.percentAt(place));
};

const cents = fc.oneof(
  fc.bigInt({ min: 0n, max: 10n ** 7n }),
  fc.bigInt({ min: 10n ** 9n, max: 10n ** 17n }),
  // Halves of the last place that is printed come from such amounts.
  fc.constantFrom(0n, 1n, 3n, 2n * 10n ** 8n, 3n * 10n ** 8n, 6n * 10n ** 8n, 10n ** 9n + 5n),
);
const flows = fc.oneof(
  fc.constant(0n),
  cents,
  cents.map((amount) => -amount),
);
const orNull = <Value>(values: fc.Arbitrary<Value>) => fc.option(values, { freq: 30 });
const lives = fc.array(fc.record({ equity: orNull(cents), flow: orNull(flows) }), {
  minLength: 1,
  maxLength: 40,
});

test('each return that is printed is right to the last place, whatever money came and went', () => {
  fc.assert(
    fc.property(lives, (life) => {
      const valued = life.map((one, at): Valued => ({ at, ...one }));
      expect(tell(valued)).toEqual(
        exactly(valued).map((growth) => (growth === null ? null : printed(growth))),
      );
    }),
    { seed: 20_261_124, numRuns: 500 },
  );
});

test('years of days with money on each of them are as right as one day', () => {
  const step = fc.record({
    growth: fc.integer({ min: 9_000, max: 11_100 }),
    flow: fc.integer({ min: -1_000_000, max: 1_100_000 }),
  });
  const years = fc.array(step, { minLength: 500, maxLength: 500 });
  fc.assert(
    fc.property(years, (steps) => {
      let equity = 10_000_000n;
      const valued: Valued[] = [{ at: 0, equity, flow: 0n }];
      for (const { growth, flow } of steps) {
        const grown = (equity * BigInt(growth)) / 10_000n + 1n;
        const moved = -BigInt(flow) < grown ? BigInt(flow) : 0n;
        equity = grown + moved;
        valued.push({ at: valued.length, equity, flow: moved });
      }
      const [last] = exactly(valued).slice(-1);
      expect(tell(valued).at(-1)).toBe(last == null ? null : printed(last));
    }),
    { seed: 20_261_125, numRuns: 4 },
  );
});

test.each([
  ['0', 3n],
  ['0.000002', 9n],
  ['0.000002', 15n],
])('a half that is reached through a third is a half, and goes to the even: %s', (told, over) => {
  const most = 2n * HUNDRED_MILLION;
  const rows = [
    [3n, 0n],
    [1n, 0n],
    [most, most - 1n],
    [3n * most + over, 0n],
  ];
  const valued = rows.map(([equity = 0n, flow = 0n], at): Valued => ({ at, equity, flow }));
  expect(tell(valued).at(-1)).toBe(told);
});

test('a return that is nearly all lost and won again keeps its places', () => {
  const all = 10n ** 17n;
  const down = [1n, all + 1n, 1n, all + 1n, 1n].map((equity, place): Valued => {
    return { at: place + 1, equity, flow: place % 2 === 0 ? 0n : all };
  });
  const up = [all, 1n, all, 1n, all].map((equity, place): Valued => {
    return { at: place + 6, equity, flow: place % 2 === 0 ? 0n : 1n - all };
  });
  const valued = [{ at: 0, equity: all, flow: 0n }, ...down, ...up];
  expect(tell(valued)).toEqual(
    exactly(valued).map((growth) => (growth === null ? null : printed(growth))),
  );
  expect(
    timeWeighted(valued)
      .fractionAt(valued.length - 1)
      ?.toFixed(20),
  ).toBe(
    decimal(exactly(valued).at(-1)?.[0] ?? 0n)
      .dividedBy(decimal(exactly(valued).at(-1)?.[1] ?? 1n))
      .minus(1)
      .toFixed(20),
  );
});
