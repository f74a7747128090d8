import type { Case } from '../../support/case.ts';
import { refused, step } from '../../support/steps.ts';

const household = '{ netWorthHousehold { id name members { id own totals { netWorth } } } }';
const earn = `mutation ($params: CreateNetWorthIncomeInput!) {
  createNetWorthIncome(params: $params) { id ownerMemberId } }`;
const RENT = {
  name: 'Rent',
  category: 'RENTAL',
  amount: '100',
  currency: 'USD',
  frequency: 'MONTHLY',
};

export const householdCases: readonly Case[] = [
  {
    title: 'who has joined no household has none, and nothing is of its members',
    steps: [
      step(household, {}, { data: () => ({ netWorthHousehold: null }) }),
      step(
        earn,
        { ...RENT, ownerMemberId: '01a1f640-d007-7a8c-9d9e-0f1a2b3c4d5e' },
        refused('createNetWorthIncome', 'NOT_FOUND'),
      ),
    ],
  },
];
