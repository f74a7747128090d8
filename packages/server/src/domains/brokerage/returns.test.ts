import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decimal } from '../../kernel/decimal.ts';
import { type Cashflow, modifiedDietz, moneyWeighted, timeWeighted } from './returns.ts';

const on = (date: string, amount: number): Cashflow => ({
  at: Date.parse(`${date}T00:00:00Z`),
  amount: decimal(amount),
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
  expect(Number(moneyWeighted(flows))).toBeCloseTo(expected, 9);
});

test.each<[string, Cashflow[]]>([
  ['no flows', []],
  ['one flow', [on('2025-01-01', -1000)]],
  ['payments alone', [on('2025-01-01', -1000), on('2026-01-01', -1000)]],
  ['flows of one day', [on('2025-01-01', -1000), on('2025-01-01', 1100)]],
  ['flows with two rates', [on('2025-01-01', -100), on('2026-01-01', 230), on('2027-01-01', -132)]],
])('there is no money-weighted return of %s', (_title, flows) => {
  expect(moneyWeighted(flows)).toBeNull();
});

test('thousands of flows come to nearly the same rate in bounded work', () => {
  const start = Date.parse('2020-01-01T00:00:00Z');
  const day = 86_400_000;
  const rate = 0.07;
  const paid = Array.from({ length: 9_000 }, (_, place) => start + (place * 1_800 * day) / 9_000);
  const end = start + 1_825 * day;
  const worth = paid.reduce((sum, at) => sum + 10 * (1 + rate) ** ((end - at) / (365 * day)), 0);
  const flows = [
    ...paid.map((at) => ({ at, amount: decimal(-10) })),
    { at: end, amount: decimal(worth.toFixed(6)) },
  ];
  const before = process.threadCpuUsage();
  expect(Number(moneyWeighted(flows))).toBeCloseTo(rate, 4);
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
          { at: start, amount: decimal(-1000) },
          ...payments
            .toSorted((left, right) => left.days - right.days)
            .map(({ days, paid }) => ({ at: start + days * 86_400_000, amount: decimal(-paid) })),
          { at: start + 2500 * 86_400_000, amount: decimal(received) },
        ];
        const rate = Number(moneyWeighted(flows));
        const now = flows.map(
          ({ at, amount }) => Number(amount) * (1 + rate) ** (-(at - start) / (365 * 86_400_000)),
        );
        const worth = now.reduce((sum, amount) => sum + amount, 0);
        const size = now.reduce((sum, amount) => sum + Math.abs(amount), 0);
        expect(Math.abs(worth) / size).toBeLessThan(1e-9);
      },
    ),
    { seed },
  );
});

const valued = (...rows: readonly (readonly [equity: number, flow: number])[]) =>
  rows.map(([equity, flow], at) => ({ at, equity: decimal(equity), flow: decimal(flow) }));

test('growth between flows is linked: 4, 9, 5 and 11 percent are 32.12 percent', () => {
  const rows = valued([100, 0], [104, 0], [113.36, 0], [119.028, 0], [132.12108, 0]);
  expect(timeWeighted(rows).at(-1)?.toFixed(7)).toBe('0.3212108');
});

test('money that comes and goes is no growth', () => {
  const rows = valued([100, 0], [200, 100], [220, 0], [20, -200], [22, 0]);
  expect(timeWeighted(rows).map((rate) => rate?.toString())).toEqual([
    '0',
    '0',
    '0.1',
    '0.1',
    '0.21',
  ]);
});

test('values 120 and 260 from 100 and 240 with 2 and 4 received are 15.84 percent a period', () => {
  const rates = [decimal(122).dividedBy(100), decimal(264).dividedBy(240)];
  const product = rates.reduce((all, rate) => all.times(rate), decimal(1));
  expect(product.sqrt().minus(1).toFixed(7)).toBe('0.1584472');
  const rows = valued([100, 0], [120, -2], [240, 120], [260, -4]);
  expect(timeWeighted(rows).at(-1)?.plus(1).sqrt().minus(1).toFixed(7)).toBe('0.1584472');
});

test('growth starts with the first money, and ends where nothing is left', () => {
  const rows = valued([0, 0], [100, 100], [110, 0], [0, 0], [50, 50], [60, 0]);
  expect(timeWeighted(rows).map((rate) => rate?.toString())).toEqual([
    '0',
    '0',
    '0.1',
    '-1',
    '-1',
    '-1',
  ]);
});

test('a gain of 150 on an average capital of 125 is a modified Dietz return of 120 percent', () => {
  const rows = valued([100, 0], [150, 50], [300, 0]);
  expect(modifiedDietz(rows)?.toString()).toBe('1.2');
});

test.each<[string, readonly (readonly [number, number])[]]>([
  ['no time', [[100, 0]]],
  [
    'no capital',
    [
      [0, 0],
      [0, 0],
    ],
  ],
  [
    'more taken out than there was on average',
    [
      [100, 0],
      [0, -300],
      [10, 0],
    ],
  ],
])('there is no modified Dietz return of %s', (_title, rows) => {
  expect(modifiedDietz(valued(...rows))).toBeNull();
});
