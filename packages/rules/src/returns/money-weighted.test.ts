import { DAY_MS } from '@investing-platform/schema/durations';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { unitsOf } from '../networth/minor-units.ts';
import { decimal } from '../numbers/decimal.ts';
import { type Cashflow, moneyWeighted } from './money-weighted.ts';

const PLACES = 12;
const units = (amount: number): bigint => unitsOf(decimal(amount), PLACES);

const on = (date: string, amount: number): Cashflow => ({
  at: Date.parse(`${date}T00:00:00Z`),
  amount: units(amount),
});

test.each<[string, Cashflow[], number]>([
  [
    "Microsoft's example of XIRR",
    [
      on('2008-01-01', -10000),
      on('2008-03-01', 2750),
      on('2008-10-30', 4250),
      on('2009-02-15', 3250),
      on('2009-04-01', 2750),
    ],
    0.37336253351883,
  ],
  ['one year at 10 percent', [on('2025-01-01', -1000), on('2026-01-01', 1100)], 0.1],
  ['all but a tenth lost', [on('2025-01-01', -1000), on('2026-01-01', 100)], -0.9],
])('the money-weighted return of %s', (_title, flows, expected) => {
  expect(Number(moneyWeighted(flows).annualized)).toBeCloseTo(expected, 9);
});

test.each<[string, Cashflow[]]>([
  ['no flows', []],
  ['one flow', [on('2025-01-01', -1000)]],
  ['payments alone', [on('2025-01-01', -1000), on('2026-01-01', -1000)]],
  ['flows of one day', [on('2025-01-01', -1000), on('2025-01-01', 1100)]],
  ['flows with two rates', [on('2025-01-01', -100), on('2026-01-01', 230), on('2027-01-01', -132)]],
])('there is no money-weighted return of %s', (_title, flows) => {
  expect(moneyWeighted(flows)).toEqual({ ofSpan: null, annualized: null });
});

test('thousands of flows come to nearly the same rate in bounded work', () => {
  const start = Date.parse('2020-01-01T00:00:00Z');
  const day = 86_400_000;
  const rate = 0.07;
  const paid = Array.from({ length: 9_000 }, (_, place) => start + (place * 1_800 * day) / 9_000);
  const end = start + 1_825 * day;
  const worth = paid.reduce((sum, at) => sum + 10 * (1 + rate) ** ((end - at) / (365 * day)), 0);
  const flows = [
    ...paid.map((at) => ({ at, amount: units(-10) })),
    { at: end, amount: units(worth) },
  ];
  const before = process.threadCpuUsage();
  expect(Number(moneyWeighted(flows).annualized)).toBeCloseTo(rate, 4);
  expect(process.threadCpuUsage(before).user).toBeLessThan(1_000_000);
});

test('a money-weighted rate makes its flows worth nothing together', () => {
  const seed = 20_261_120;
  fc.assert(
    fc.property(
      fc.array(
        fc.record({
          days: fc.integer({ min: 1, max: 2000 }),
          paid: fc.integer({ min: 1, max: 5000 }),
        }),
        {
          minLength: 1,
          maxLength: 8,
        },
      ),
      fc.integer({ min: 1, max: 50000 }),
      (payments, received) => {
        const start = Date.parse('2020-01-01T00:00:00Z');
        const flows = [
          { at: start, amount: units(-1000) },
          ...payments
            .toSorted((left, right) => left.days - right.days)
            .map(({ days, paid }) => ({ at: start + days * DAY_MS, amount: units(-paid) })),
          { at: start + 2500 * DAY_MS, amount: units(received) },
        ];
        const rate = Number(moneyWeighted(flows).annualized);
        const now = flows.map(
          ({ at, amount }) =>
            (Number(amount) / 10 ** PLACES) * (1 + rate) ** (-(at - start) / (365 * DAY_MS)),
        );
        const worth = now.reduce((sum, amount) => sum + amount, 0);
        const size = now.reduce((sum, amount) => sum + Math.abs(amount), 0);
        expect(Math.abs(worth) / size).toBeLessThan(1e-9);
      },
    ),
    { seed },
  );
});

test('a rate is told where and only where one makes the flows worth nothing', () => {
  const seed = 20_261_128;
  const moved = fc.record({
    days: fc.integer({ min: 1, max: 2_000 }),
    amount: fc.integer({ min: -3_000, max: 3_000 }),
  });
  fc.assert(
    fc.property(
      fc.array(moved, { minLength: 1, maxLength: 12 }),
      fc.integer({ min: -5_000, max: 20_000 }),
      (all, left) => {
        const sorted = all.toSorted((one, other) => one.days - other.days);
        const days = [0, ...sorted.map((one) => one.days), 2_500];
        const amounts = [-1_000, ...sorted.map(({ amount }) => amount), left];
        const flows = amounts.map((amount, place) => {
          return { at: (days[place] ?? 0) * DAY_MS, amount: units(amount) };
        });
        const worthAt = (growth: number): number =>
          amounts.reduce(
            (sum, amount, place) => sum + amount * Math.exp((-growth * (days[place] ?? 0)) / 2_500),
            0,
          );
        const signs = Array.from({ length: 9_001 }, (_, place) =>
          Math.sign(worthAt(-120.001 + place / 50)),
        );
        const found = signs.filter((sign, place) => place > 0 && sign !== signs[place - 1]).length;
        // Two of three may lie too close to be told apart.
        if (found < 3) expect(moneyWeighted(flows).ofSpan !== null).toBe(found === 1);
      },
    ),
    { seed, numRuns: 300 },
  );
});

test('a money-weighted return of no gain is exactly 0, whenever money came', () => {
  const flows = [on('2025-01-01', -1000), on('2025-06-01', -333.33), on('2026-06-01', 1333.33)];
  const { ofSpan, annualized } = moneyWeighted(flows);
  expect([ofSpan?.toString(), annualized?.toString()]).toEqual(['0', '0']);
});

test.each([
  ['2025-12-31', null],
  ['2026-01-01', 0.1],
  ['2027-01-01', 0.0488],
])('a gain of a tenth from 2025-01-01 to %s is %s a year', (end, yearly) => {
  const { ofSpan, annualized } = moneyWeighted([on('2025-01-01', -1000), on(end, 1100)]);
  expect(Number(ofSpan)).toBeCloseTo(0.1, 12);
  if (yearly === null) expect(annualized).toBeNull();
  else expect(Number(annualized)).toBeCloseTo(yearly, 4);
});
