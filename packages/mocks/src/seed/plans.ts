import type { Row } from '../contract/row.ts';
import type { Plants } from './plant.ts';

export function plansOf(plants: Plants, mortgage: Row): void {
  const { one, around, day } = plants;
  one('NetWorthGoal', 200, {
    name: 'Emergency fund',
    kind: 'EMERGENCY_FUND',
    targetAmount: '20000',
    currentAmount: around(9_000),
    currency: 'NZD',
    monthlyContribution: '400',
    targetOn: day(900),
    priority: 1,
  });
  one('NetWorthGoal', 190, {
    name: 'Trip to Japan',
    kind: 'TRAVEL',
    targetAmount: '900000',
    currentAmount: around(200_000),
    currency: 'JPY',
    monthlyContribution: '60000',
    targetOn: day(400),
    priority: 2,
  });
  const flow = (type: string, given: Readonly<Record<string, unknown>>) =>
    one(type, 360, { currency: 'NZD', startsOn: day(-360), ...given });
  flow('NetWorthIncome', {
    name: 'Salary',
    category: 'SALARY',
    amount: around(3_000),
    frequency: 'FORTNIGHTLY',
    afterTax: true,
  });
  flow('NetWorthIncome', {
    name: 'Dividends',
    category: 'DIVIDEND',
    amount: around(900),
    frequency: 'ANNUALLY',
  });
  flow('NetWorthExpense', {
    name: 'Groceries',
    category: 'FOOD',
    amount: around(290),
    frequency: 'WEEKLY',
    essential: true,
  });
  flow('NetWorthExpense', {
    name: 'Insurance',
    category: 'INSURANCE',
    amount: around(2_300),
    frequency: 'ANNUALLY',
    essential: true,
  });
  flow('NetWorthExpense', {
    name: 'Power and internet',
    category: 'UTILITIES',
    amount: '285.5',
    frequency: 'MONTHLY',
    essential: true,
  });
  flow('NetWorthExpense', {
    name: 'Mortgage',
    category: 'DEBT',
    amount: '1530',
    frequency: 'MONTHLY',
    linkedLiabilityId: mortgage.id,
  });
  household(plants);
}

function household({ one }: Plants): void {
  one('NetWorthSettings', 390, {});
  one('NetWorthHousehold', 300, {
    name: 'Our household',
    members: [
      {
        name: 'Me',
        relationship: 'SELF',
        role: 'OWNER',
        status: 'ACTIVE',
        sharePercent: '100',
        sharesFigures: true,
        own: true,
      },
      {
        name: 'Partner',
        relationship: 'PARTNER',
        role: 'MEMBER',
        status: 'INVITED',
        sharePercent: '0',
        sharesFigures: false,
        own: false,
      },
    ],
  });
  one('NetWorthShareLink', 60, {
    label: 'For the bank',
    ownerLabel: 'Mia T.',
    url: null,
    csvUrl: null,
    status: 'ACTIVE',
    sections: ['TOTALS', 'ALLOCATION', 'ASSETS', 'LIABILITIES', 'GOALS', 'CASH_FLOW', 'HISTORY'],
    tokenSuffix: '2Y8A',
    token: 'q7Zb0w3vXk9TnR4sLd2Y8A',
    passcode: 'tui-2026',
    passcodeRequired: true,
  });
}
