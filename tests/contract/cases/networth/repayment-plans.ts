import { expect } from 'vitest';
import type { Case } from '../../support/case.ts';
import { step } from '../../support/steps.ts';

const create = `mutation ($params: CreateNetWorthLiabilityInput!) {
  createNetWorthLiability(params: $params) { paidOffOn remainingInterest
    nextPayment { date payment principal interest balance }
    schedule { date payment principal interest balance } } }`;

const LOAN = {
  name: 'Loan',
  kind: 'PERSONAL_LOAN',
  currency: 'USD',
  originalAmount: '1000',
  startsOn: '2026-10-31',
  interestRatePercent: '12',
  repaymentAmount: '400',
};
const first = (row: object) => ({
  createNetWorthLiability: { schedule: expect.arrayContaining([expect.objectContaining(row)]) },
});

export const repaymentPlanCases: readonly Case[] = [
  {
    title: 'the payments to come on a debt follow from its terms, the last one with the rest',
    steps: [
      step(
        create,
        { ...LOAN, repaymentFrequency: 'MONTHLY' },
        {
          data: () => ({
            createNetWorthLiability: {
              paidOffOn: '2027-01-31',
              remainingInterest: '18.26',
              nextPayment: { date: '2026-11-30', payment: '400', principal: '390', interest: '10' },
              schedule: [{}, { balance: '216.1' }, { payment: '218.26', balance: '0' }],
            },
          }),
        },
      ),
      step(
        create,
        { ...LOAN, repaymentFrequency: 'TWICE_MONTHLY' },
        {
          data: () => first({ date: '2026-11-30' }),
        },
      ),
      step(
        create,
        { ...LOAN, repaymentFrequency: 'MONTHLY', interestOnlyEndsOn: '2026-12-31' },
        { data: () => first({ date: '2026-12-31', payment: '10', principal: '0' }) },
      ),
      step(
        create,
        { ...LOAN, repaymentFrequency: 'ONE_OFF', maturesOn: '2027-03-01' },
        {
          data: () => first({ date: '2027-03-01', balance: '0' }),
        },
      ),
      step(
        create,
        { ...LOAN, repaymentFrequency: 'MONTHLY', interestRatePercent: null },
        {
          data: () => ({
            createNetWorthLiability: { schedule: [], nextPayment: null, paidOffOn: null },
          }),
        },
      ),
    ],
  },
];
