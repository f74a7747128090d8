import { expect, test } from 'vitest';
import { growth } from './growth.ts';

test('without a return it is what was paid in', () => {
  const plan = { initialAmount: 1_000, monthlyContribution: 100, years: 2, returnPercent: 0 };
  expect(growth(plan)).toEqual([
    { year: 0, value: 1_000, paidIn: 1_000 },
    { year: 1, value: 2_200, paidIn: 2_200 },
    { year: 2, value: 3_400, paidIn: 3_400 },
  ]);
});

test('a return is effective: the first amount grows by it each year', () => {
  const plan = { initialAmount: 1_000, monthlyContribution: 0, years: 3, returnPercent: 10 };
  const values = growth(plan).map(({ value }) => Math.round(value * 100) / 100);
  expect(values).toEqual([1_000, 1_100, 1_210, 1_331]);
});
