import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { unitsOf } from '../networth/minor-units.ts';
import { decimal } from '../numbers/decimal.ts';
import { moneyWeighted } from './money-weighted.ts';
import { cashflowsOf, modifiedDietz, moneyOver } from './returns.ts';
import { timeWeighted } from './time-weighted.ts';
import type { Valued } from './valued.ts';

const PLACES = 12;
const units = (amount: number): bigint => unitsOf(decimal(amount), PLACES);

const dietzOf = (valued: readonly Valued[]) => {
  const money = moneyOver(valued);
  return money === null ? null : modifiedDietz(money);
};
const moneyWeightedOf = (valued: readonly Valued[]) => {
  const money = moneyOver(valued);
  return moneyWeighted(money === null ? [] : cashflowsOf(money));
};
const ratesOf = (valued: readonly Valued[]) => {
  const returns = timeWeighted(valued);
  return valued.map((_, place) => returns.fractionAt(place)?.toString() ?? null);
};
const lastOf = (valued: readonly Valued[]) =>
  timeWeighted(valued).fractionAt(valued.length - 1) ?? decimal(0);

const valued = (...rows: readonly (readonly [equity: number, flow: number])[]) =>
  rows.map(([equity, flow], at) => ({ at, equity: units(equity), flow: units(flow) }));

test('growth between flows is linked: 4, 9, 5 and 11 percent are 32.12 percent', () => {
  const rows = valued([100, 0], [104, 0], [113.36, 0], [119.028, 0], [132.12108, 0]);
  expect(lastOf(rows).toFixed(7)).toBe('0.3212108');
});

test('money that comes and goes is no growth', () => {
  const rows = valued([100, 0], [200, 100], [220, 0], [20, -200], [22, 0]);
  expect(ratesOf(rows)).toEqual(['0', '0', '0.1', '0.1', '0.21']);
});

test('values 120 and 260 from 100 and 240 with 2 and 4 received are 15.84 percent a period', () => {
  const rates = [decimal(122).dividedBy(100), decimal(264).dividedBy(240)];
  const product = rates.reduce((all, rate) => all.times(rate), decimal(1));
  expect(product.sqrt().minus(1).toFixed(7)).toBe('0.1584472');
  const rows = valued([100, 0], [120, -2], [240, 120], [260, -4]);
  expect(lastOf(rows).plus(1).sqrt().minus(1).toFixed(7)).toBe('0.1584472');
});

test('growth starts with the first money, and ends where nothing is left', () => {
  const rows = valued([0, 0], [100, 100], [110, 0], [0, 0], [50, 50], [60, 0]);
  expect(ratesOf(rows)).toEqual(['0', '0', '0.1', '-1', '-1', '-1']);
});

test('a gain of 150 on an average capital of 125 is a modified Dietz return of 120 percent', () => {
  const rows = valued([100, 0], [150, 50], [300, 0]);
  expect(dietzOf(rows)?.toString()).toBe('1.2');
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
  expect(dietzOf(valued(...rows))).toBeNull();
});

const START = Date.parse('2026-11-20T15:00:00Z');
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const since = (...rows: readonly (readonly [at: number, equity: number, flow: number])[]) =>
  rows.map(([at, equity, flow]): Valued => {
    return { at: START + at, equity: units(equity), flow: units(flow) };
  });

test.each([
  ['a day', DAY],
  ['five years', 5 * 365 * DAY],
])('a return over %s runs from the first money in, an hour before its end', (_title, span) => {
  const rows = since([0, 0, 0], [span - HOUR, 10_000, 10_000], [span, 9_987.89, 0]);
  expect(dietzOf(rows)?.toString()).toBe('-0.001211');
  const { ofSpan, annualized } = moneyWeightedOf(rows);
  expect(Number(ofSpan)).toBeCloseTo(-0.001211, 12);
  expect(annualized).toBeNull();
});

test('what is lost in the moment in which the first money comes is lost of that money', () => {
  const rows = since([0, 0, 0], [DAY, 9_950, 10_000], [2 * DAY, 9_950, 0]);
  expect(dietzOf(rows)?.toString()).toBe('-0.005');
  expect(ratesOf(rows).at(-1)).toBe('-0.005');
});

test.each<[string, Valued[]]>([
  ['nothing ever came', since([0, 0, 0], [DAY, 0, 0])],
  ['the money came at the end', since([0, 0, 0], [DAY, 10_000, 10_000])],
  [
    'nearly all the capital came a moment before the end',
    since([0, 1, 0], [DAY - 1, 1_000_001, 1_000_000], [DAY, 999_000, 0]),
  ],
  [
    'nearly all the capital came a moment before the end, and gained',
    since([0, 1, 0], [DAY - 1, 1_000_001, 1_000_000], [DAY, 1_001_001, 0]),
  ],
  ['less than nothing was there on average', since([0, 100, 0], [1, -200, -300], [DAY, -210, 0])],
  ['more was lost than was there on average', since([0, 100, 0], [1, 20, -70], [DAY, -60, 0])],
])('there is no modified Dietz return where %s', (_title, rows) => {
  expect(dietzOf(rows)).toBeNull();
});

test('moments at which no money comes change no money-weighted return', () => {
  const rows = [START, START + 100 * DAY, START + 900 * DAY].map((at, place): Valued => {
    const flow = units(place === 1 ? 500 : 0);
    return { at, equity: units(1_000 + 700 * place), flow };
  });
  const quiet = Array.from({ length: 899 }, (_, day): Valued => {
    return { at: START + (day + 1) * DAY - HOUR, equity: units(1_000), flow: 0n };
  });
  const all = [...rows, ...quiet].sort((left, right) => left.at - right.at);
  expect(moneyWeightedOf(all)).toEqual(moneyWeightedOf(rows));
});

describe('a moment without all prices', () => {
  const unknown = (place: number, rows: Valued[]): Valued[] =>
    rows.map((row, at) => (at === place ? { ...row, equity: null } : row));
  const rows = since([0, 100, 0], [1, 110, 0], [2, 121, 0], [3, 231, 110]);

  test('has no time-weighted return, and the growth over it is known after it', () => {
    expect(ratesOf(unknown(1, rows))).toEqual(['0', null, '0.21', '0.21']);
  });

  test('at which money came leaves what follows unknown', () => {
    expect(ratesOf(unknown(3, [...rows, ...since([4, 250, 0])]))).toEqual([
      ...['0', '0.1', '0.21'],
      null,
      null,
    ]);
  });

  test('at the start leaves all unknown, at the end the returns over the whole', () => {
    expect(ratesOf(unknown(0, rows))).toEqual([null, null, null, null]);
    for (const place of [0, 3]) {
      expect(moneyOver(unknown(place, rows))).toBeNull();
    }
    expect(dietzOf(unknown(1, rows))).toEqual(dietzOf(rows));
  });
});

test('no return is a monster, however an account lives', () => {
  const seed = 20_261_123;
  const step = fc.record({
    hours: fc.integer({ min: 1, max: 2_000 }),
    growth: fc.double({ min: -0.3, max: 0.4, noNaN: true }),
    flow: fc.integer({ min: -5_000, max: 10_000 }),
  });
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 30 }), (steps) => {
      let [at, equity] = [START, 0];
      const life: Valued[] = [{ at, equity: 0n, flow: 0n }];
      for (const { hours, growth, flow } of steps) {
        const grown = equity * (1 + growth);
        const moved = Math.max(flow, -grown);
        at += hours * HOUR;
        equity = grown + moved;
        life.push({ at, equity: units(equity), flow: units(moved) });
      }
      const dietz = dietzOf(life);
      const { annualized } = moneyWeightedOf(life);
      if (dietz !== null) expect(Number(dietz)).toBeGreaterThanOrEqual(-1);
      if (at - START < 365 * DAY) expect(annualized).toBeNull();
      const most = Math.max(...life.map(({ equity: worth }) => Number(worth))) / 10 ** PLACES;
      const moves = life.map(({ flow }) => Math.abs(Number(flow)) / 10 ** PLACES);
      const moved = moves.reduce((sum, one) => sum + one);
      expect(Math.abs(Number(dietz ?? 0))).toBeLessThan(100 * (1 + (most + moved) / 100));
    }),
    { seed },
  );
});
