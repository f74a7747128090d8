import { expect, test } from 'vitest';
import { combinedTotals } from './household.ts';

const totals = (assets: string, debts = '0', unpricedCount = 0) => ({
  totalAssets: assets,
  totalLiabilities: debts,
  totalMonthlyExpenses: '10',
  totalAnnualIncome: '120.01',
  liquidAssets: '1',
  unpricedCount,
  unpricedFlowCount: unpricedCount,
});

test('a household of nobody who shares figures has nothing', () => {
  expect(combinedTotals([], 'USD')).toMatchObject({ netWorth: '0', debtToAssetPercent: null });
});

test('each part is rounded once, and sums are of the parts', () => {
  const members = [
    { totals: totals('0.01', '0.03'), sharePercent: '50' },
    { totals: totals('0.03', '0.01'), sharePercent: '50' },
    { totals: totals('100'), sharePercent: '33.333333' },
  ];
  expect(combinedTotals(members, 'USD')).toMatchObject({
    // 0 and 0.02, half to even, and 33.33.
    totalAssets: '33.35',
    totalLiabilities: '0.02',
    netWorth: '33.33',
    totalAnnualIncome: '160',
    unpricedCount: 0,
  });
});

test('what is not known of a member is not known of the household, unless nothing of it counts', () => {
  const members = [
    { totals: totals('100', '50'), sharePercent: '100' },
    { totals: totals('100', '0', 2), sharePercent: '0' },
  ];
  expect(combinedTotals(members, 'USD')).toMatchObject({
    unpricedCount: 0,
    debtToAssetPercent: '50',
  });
  const [first, second] = members;
  const all = [first, second && { ...second, sharePercent: '1' }].flatMap((one) => one ?? []);
  expect(combinedTotals(all, 'USD')).toMatchObject({ unpricedCount: 2, debtToAssetPercent: null });
});
