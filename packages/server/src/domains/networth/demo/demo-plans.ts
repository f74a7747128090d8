import type { DayFromNow, DemoPerson } from './demo-types.ts';

const NZD = 'NZD';

/** What the demo person saves for. */
export function demoGoals(day: DayFromNow): DemoPerson['goals'] {
  const goal = { currency: NZD, imageUrl: null, fundingRules: [], archived: false };
  return [
    {
      ...goal,
      name: 'Emergency fund',
      kind: 'EMERGENCY_FUND',
      targetAmount: '20000',
      currentAmount: '12500',
      targetOn: day(365),
      monthlyContribution: '650',
      expectedReturnPercent: '3',
      priority: 1,
    },
    {
      ...goal,
      name: 'Family trip to Japan',
      kind: 'TRAVEL',
      targetAmount: '900000',
      currentAmount: '210000',
      currency: 'JPY',
      targetOn: day(540),
      monthlyContribution: '36000',
      expectedReturnPercent: null,
      priority: 2,
    },
    {
      ...goal,
      name: 'Retire at 60',
      kind: 'RETIREMENT',
      targetAmount: '1200000',
      currentAmount: '68412.37',
      targetOn: null,
      monthlyContribution: '900',
      expectedReturnPercent: '5.5',
      priority: 3,
    },
  ];
}

function flow(day: DayFromNow) {
  return { currency: NZD, startsOn: day(-900), endsOn: null, ownerMemberId: null, note: null };
}

/** What the demo person earns. */
export function demoIncomes(day: DayFromNow): DemoPerson['incomes'] {
  const income = { ...flow(day), afterTax: true, growthPercent: null, linkedAsset: null };
  return [
    {
      ...income,
      name: 'Salary after tax',
      category: 'SALARY',
      amount: '3120',
      frequency: 'FORTNIGHTLY',
      growthPercent: '2.5',
    },
    {
      ...income,
      name: 'Boarder',
      category: 'RENTAL',
      amount: '260',
      frequency: 'WEEKLY',
      linkedAsset: 'House in Island Bay',
    },
    {
      ...income,
      name: 'Bonus after tax',
      category: 'BONUS',
      amount: '6500',
      frequency: 'ANNUALLY',
    },
  ];
}

/** What the demo person spends. */
export function demoExpenses(day: DayFromNow): DemoPerson['expenses'] {
  const expense = {
    ...flow(day),
    essential: true,
    inflationPercent: null,
    linkedLiability: null,
  };
  return [
    {
      ...expense,
      name: 'Mortgage payments',
      category: 'DEBT',
      amount: '780',
      frequency: 'FORTNIGHTLY',
      linkedLiability: 'Mortgage',
    },
    {
      ...expense,
      name: 'Groceries',
      category: 'FOOD',
      amount: '310',
      frequency: 'WEEKLY',
      inflationPercent: '3',
    },
    {
      ...expense,
      name: 'Power and internet',
      category: 'UTILITIES',
      amount: '285.50',
      frequency: 'MONTHLY',
    },
    { ...expense, name: 'Rates', category: 'HOUSING', amount: '1190', frequency: 'QUARTERLY' },
    {
      ...expense,
      name: 'House insurance',
      category: 'INSURANCE',
      amount: '2460',
      frequency: 'ANNUALLY',
    },
    {
      ...expense,
      name: 'Car',
      category: 'TRANSPORT',
      amount: '240',
      frequency: 'MONTHLY',
      essential: false,
    },
  ];
}
