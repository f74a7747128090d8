import { expect, test } from 'vitest';
import type { RecordedIncome } from '../recorded.ts';
import { asset, debt, input, WRITTEN } from './dashboard.fixture.ts';
import { dashboard } from './dashboard.ts';

test('counts what has no price or no exchange rate, and values the rest', () => {
  const assets = [
    asset('a', { value: '60' }),
    asset('b', { value: null, valuedOn: null }),
    asset('c', { value: '5', currency: 'KWD' }),
  ];
  const liabilities = [debt('d'), debt('e', { currency: 'KWD' })];
  const incomes: RecordedIncome[] = [
    {
      id: 'a',
      name: 'a',
      amount: '100',
      currency: 'KWD',
      category: 'OTHER',
      frequency: 'WEEKLY',
      startsOn: '2024-01-01',
      endsOn: null,
      afterTax: true,
      ownerMemberId: null,
      note: null,
      growthPercent: null,
      earlierTerms: [],
      linkedNetWorthAssetId: null,
      ...WRITTEN,
    },
  ];
  const shown = dashboard(
    input({ assets, recorded: { ...input().recorded, liabilities, incomes } }),
  );
  expect(shown.totals).toMatchObject({
    netWorth: '-40',
    totalAssets: '60',
    totalLiabilities: '100',
    liquidAssets: '0',
    unpricedCount: 3,
    unpricedFlowCount: 1,
    debtToAssetPercent: null,
  });
  const [known, ...unknown] = shown.assets;
  expect(known?.id).toBe('a');
  expect(unknown).toMatchObject([
    { id: 'b', value: null, valueInDisplayCurrency: null, wholeValue: null, stale: true },
    { id: 'c', value: '5', valueInDisplayCurrency: null, equityInDisplayCurrency: null },
  ]);
  expect(shown.liabilities.at(-1)).toMatchObject({
    id: 'e',
    balance: '100',
    balanceInDisplayCurrency: null,
  });
  expect(shown.incomes).toMatchObject([{ annualAmountInDisplayCurrency: null }]);
  expect(shown.savingsRatePercent).toBeNull();
  expect(shown.allocation).toEqual([
    { category: 'OTHER', value: '60', percent: '100', unpricedCount: 2 },
  ]);
});
