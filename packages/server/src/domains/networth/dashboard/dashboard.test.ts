import { describe, expect, test } from 'vitest';
import { decimal } from '../../../kernel/decimal.ts';
import type { RecordedExpense, RecordedIncome } from '../recorded.ts';
import { AS_OF, asset, debt, input, WRITTEN } from './dashboard.fixture.ts';
import { dashboard } from './dashboard.ts';

const none = input().recorded;

describe('a net worth', () => {
  test('of somebody who has recorded nothing is zero, and has no shares', () => {
    expect(dashboard(input())).toEqual({
      totals: {
        netWorth: '0',
        totalAssets: '0',
        totalLiabilities: '0',
        totalMonthlyExpenses: '0',
        totalAnnualIncome: '0',
        liquidAssets: '0',
        unpricedCount: 0,
        unpricedFlowCount: 0,
        debtToAssetPercent: null,
        currency: 'NZD',
        day: '2026-11-20',
        portfolioIds: null,
        ownerId: 'ada',
      },
      assets: [],
      liabilities: [],
      goals: [],
      incomes: [],
      expenses: [],
      allocation: [],
      pendingConfirmations: 0,
      savingsRatePercent: null,
      currency: 'NZD',
      asOf: AS_OF,
      unrounded: { worthOf: new Map(), owned: [], netWorth: decimal(0) },
    });
  });

  test('is what is owned less what is owed', () => {
    const liabilities = [
      debt('a', { wholeBalance: '250.5' }),
      debt('b', { wholeBalance: '999.5' }),
    ];
    const { totals } = dashboard(
      input({ assets: [asset('x', { value: '1000' })], recorded: { ...none, liabilities } }),
    );
    expect(totals).toMatchObject({
      netWorth: '-250',
      totalAssets: '1000',
      totalLiabilities: '1250',
    });
  });

  test('counts the person’s part of both sides', () => {
    const liabilities = [debt('mortgage', { wholeBalance: '512340.55', ownershipPercent: '50' })];
    const shown = dashboard(
      input({
        assets: [asset('house', { value: '985000', ownershipPercent: '33.33' })],
        recorded: { ...none, liabilities },
      }),
    );
    expect(shown.assets[0]).toMatchObject({ value: '328300.5', ownershipPercent: '33.33' });
    expect(shown.liabilities[0]).toMatchObject({ balance: '256170.28' });
    expect(shown.totals.netWorth).toBe('72130.22');
  });

  test('is in the display currency, each part rounded half-even to its minor unit', () => {
    const assets = [
      asset('dollars', { value: '10.01', currency: 'USD' }),
      asset('yen', { value: '12345.5', currency: 'JPY' }),
    ];
    const shown = dashboard(input({ assets }));
    expect(
      shown.assets.map(({ id, value, valueInDisplayCurrency }) => [
        id,
        value,
        valueInDisplayCurrency,
      ]),
    ).toEqual([
      ['yen', '12346', '141.97'],
      ['dollars', '10.01', '17.14'],
    ]);
    expect(shown.totals.totalAssets).toBe('159.11');
  });

  test('has totals that are the sums of the parts shown, not of what was rounded away', () => {
    const thirds = ['a', 'b', 'c'].map((id) => asset(id, { value: '100.004' }));
    const { totals, allocation } = dashboard(input({ assets: thirds }));
    expect(totals.totalAssets).toBe('300');
    expect(allocation).toEqual([
      { category: 'OTHER', value: '300', percent: '100', unpricedCount: 0 },
    ]);
  });

  test('is divided by category, the largest first, in percent to two places', () => {
    const assets = [
      asset('a', { category: 'CASH', value: '1' }),
      asset('b', { category: 'PROPERTY', value: '2' }),
      asset('c', { category: 'PROPERTY', value: '0' }),
    ];
    expect(dashboard(input({ assets })).allocation).toEqual([
      { category: 'PROPERTY', value: '2', percent: '66.67', unpricedCount: 0 },
      { category: 'CASH', value: '1', percent: '33.33', unpricedCount: 0 },
    ]);
  });

  test('has shares that sum to exactly 100 of three equal parts', () => {
    const categories = ['CASH', 'PROPERTY', 'OTHER'] as const;
    const assets = categories.map((category) => asset(category, { category, value: '1' }));
    const { allocation } = dashboard(input({ assets }));
    expect(allocation.map(({ percent }) => percent)).toEqual(['33.34', '33.33', '33.33']);
  });

  test('of nothing of value has shares of null', () => {
    const { allocation } = dashboard(input({ assets: [asset('a', { value: '0' })] }));
    expect(allocation).toEqual([
      { category: 'OTHER', value: '0', percent: null, unpricedCount: 0 },
    ]);
  });

  test('shows the largest first, by amount and not by text', () => {
    const values = ['9', '1000', '20', '20'];
    const assets = values.map((value, index) => asset(`${index}`, { value }));
    const liabilities = values.map((balance, index) => debt(`${index}`, { wholeBalance: balance }));
    const shown = dashboard(input({ assets, recorded: { ...none, liabilities } }));
    expect(shown.assets.map(({ id }) => id)).toEqual(['1', '2', '3', '0']);
    expect(shown.liabilities.map(({ id }) => id)).toEqual(['1', '2', '3', '0']);
  });
});

test.each([
  ['2026-11-20', false],
  ['2026-11-13', false],
  ['2026-11-12', true],
])('a valuation of %s is stale: %s', (valuedOn, stale) => {
  expect(dashboard(input({ assets: [asset('a', { valuedOn })] })).assets[0]?.stale).toBe(stale);
});

describe('what is owned shows', () => {
  const house = asset('house', { category: 'PROPERTY', value: '900000', ownershipPercent: '50' });
  const mortgage = debt('mortgage', {
    wholeBalance: '400000',
    linkedNetWorthAssetId: 'house',
    ownershipPercent: '50',
  });

  test('the debts that were taken up for it, and what is left above them', () => {
    const liabilities = [mortgage, debt('other')];
    const shown = dashboard(input({ assets: [house], recorded: { ...none, liabilities } }));
    expect(shown.assets[0]).toMatchObject({
      value: '450000',
      wholeValue: '900000',
      linkedLiabilityIds: ['mortgage'],
      equityInDisplayCurrency: '250000',
    });
    expect(shown.liabilities[0]).toMatchObject({ balance: '200000', wholeBalance: '400000' });
    expect(shown.totals.debtToAssetPercent).toBe('44.466667');
  });

  test('the person’s part of what it cost, and what the whole of it has', () => {
    const shares = { category: 'EQUITY', quantity: '4', price: '25', costBasis: '80' } as const;
    const shown = dashboard(input({ assets: [asset('a', { ...shares, ownershipPercent: '25' })] }));
    expect(shown.assets[0]).toMatchObject({
      quantity: '4',
      price: '25',
      wholeValue: '100',
      value: '25',
      costBasis: '20',
    });
  });

  test('how soon it can be turned into cash, which the liquid assets add up', () => {
    const assets = (['CASH', 'ETF', 'PROPERTY', 'PENSION'] as const).map((category) =>
      asset(category, { category }),
    );
    const { totals, assets: shown } = dashboard(input({ assets }));
    const liquidity = Object.fromEntries(shown.map((each) => [each.id, each.liquidity]));
    expect(liquidity).toEqual({
      CASH: 'IMMEDIATE',
      ETF: 'DAYS',
      PROPERTY: 'MONTHS',
      PENSION: 'LOCKED',
    });
    expect(totals).toMatchObject({ totalAssets: '400', liquidAssets: '200' });
  });
});

test('incomes count by the year and expenses by the month, in the display currency', () => {
  const flow = {
    id: 'a',
    name: 'a',
    amount: '100',
    currency: 'USD',
    ownerMemberId: null,
    note: null,
    frequency: 'WEEKLY' as const,
    startsOn: '2024-01-01',
    endsOn: null,
    ...WRITTEN,
    earlierTerms: [],
  };
  const income: RecordedIncome = {
    ...flow,
    category: 'OTHER',
    afterTax: true,
    growthPercent: null,
    linkedNetWorthAssetId: null,
  };
  const expense: RecordedExpense = {
    ...flow,
    category: 'OTHER',
    essential: true,
    inflationPercent: null,
    linkedLiabilityId: null,
    amount: '40',
  };
  const ended = { id: 'b', endsOn: '2025-01-01' };
  const recorded = {
    ...none,
    incomes: [income, { ...income, ...ended }],
    expenses: [expense, { ...expense, ...ended }],
  };
  const shown = dashboard(input({ recorded }));
  expect(shown.incomes.map((each) => each.annualAmountInDisplayCurrency)).toEqual(['8903.96', '0']);
  expect(shown.expenses.map((each) => each.monthlyAmountInDisplayCurrency)).toEqual(['296.8', '0']);
  expect(shown.incomes.map((each) => each.annualAmount)).toEqual(['5200', '0']);
  expect(shown.expenses.map((each) => each.monthlyAmount)).toEqual(['173.33', '0']);
  expect(shown.savingsRatePercent).toBe('60');
  expect(shown.totals).toMatchObject({
    totalAnnualIncome: '8903.96',
    totalMonthlyExpenses: '296.8',
  });
});
