import { demoExpenses, demoGoals, demoIncomes } from './demo-plans.ts';
import type { DayFromNow, DemoPerson } from './demo-types.ts';

const DAY_MILLISECONDS = 86_400_000;
const NZD = 'NZD';
const HOUSE = 'House in Island Bay';
const MORTGAGE = 'Mortgage';

/**
 * Somebody in Wellington with a partner, who own their house together and owe a mortgage on it.
 *
 * @param now the days of valuations and plans lie around it
 */
export function demoPerson(now: Date): DemoPerson {
  const day: DayFromNow = (offsetDays) =>
    new Date(now.getTime() + offsetDays * DAY_MILLISECONDS).toISOString().slice(0, 10);
  return {
    displayCurrency: NZD,
    assets: demoAssets(day),
    liabilities: demoLiabilities(day),
    goals: demoGoals(day),
    incomes: demoIncomes(day),
    expenses: demoExpenses(day),
  };
}

function demoAssets(day: DayFromNow): DemoPerson['assets'] {
  const [yesterday, lastQuarter] = [day(-1), day(-80)];
  const asset = { quantity: null, currency: NZD, ownershipPercent: '100', valuedOn: yesterday };
  return [
    {
      ...asset,
      name: HOUSE,
      category: 'PROPERTY',
      value: '985000',
      ownershipPercent: '50',
      valuedOn: lastQuarter,
    },
    { ...asset, name: 'KiwiSaver', category: 'PENSION', value: '68412.37' },
    { ...asset, name: 'Term deposit', category: 'TERM_DEPOSIT', value: '25000' },
    { ...asset, name: 'Everyday account', category: 'CASH', value: '4218.90' },
    { ...asset, name: 'Car', category: 'VEHICLE', value: '18500', valuedOn: lastQuarter },
  ];
}

function demoLiabilities(day: DayFromNow): DemoPerson['liabilities'] {
  const debt = {
    currency: NZD,
    ownershipPercent: '100',
    lender: null,
    rateType: null,
    fixedUntil: null,
    maturityDate: null,
    repaymentAmount: null,
    repaymentFrequency: null,
    interestOnlyUntil: null,
    linkedAsset: null,
    creditLimit: null,
  };
  return [
    {
      ...debt,
      name: MORTGAGE,
      kind: 'MORTGAGE',
      lender: 'Harbour Bank',
      originalAmount: '560000',
      balance: '512340.55',
      interestRatePercent: '5.79',
      rateType: 'FIXED',
      fixedUntil: day(410),
      startDate: day(-896),
      repaymentAmount: '1560',
      repaymentFrequency: 'FORTNIGHTLY',
      linkedAsset: HOUSE,
      ownershipPercent: '50',
    },
    {
      ...debt,
      name: 'Student loan',
      kind: 'STUDENT_LOAN',
      originalAmount: '31500',
      balance: '11870.20',
      interestRatePercent: '0',
      rateType: 'FLOATING',
      startDate: day(-3600),
    },
    {
      ...debt,
      name: 'Credit card',
      kind: 'CREDIT_CARD',
      lender: 'Harbour Bank',
      originalAmount: '0',
      balance: '1342.75',
      interestRatePercent: '20.95',
      rateType: 'FLOATING',
      startDate: day(-900),
      creditLimit: '6000',
    },
  ];
}
