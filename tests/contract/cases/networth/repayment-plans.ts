import { expect } from 'vitest';
import type { Case, Known } from '../../support/case.ts';
import { step } from '../../support/steps.ts';

const create = `mutation ($params: CreateNetWorthLiabilityInput!) {
  createNetWorthLiability(params: $params) { id wholeBalance paidOffOn remainingInterest
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

const WEEKLY = {
  name: 'Car',
  kind: 'CAR_LOAN',
  currency: 'USD',
  originalAmount: '10400',
  startsOn: '2026-10-30',
  interestRatePercent: '5.2',
  repaymentAmount: '110.4',
  repaymentFrequency: 'WEEKLY',
  autoAmortize: true,
};
const update = `mutation ($params: UpdateNetWorthLiabilityInput!) {
  updateNetWorthLiability(params: $params) { wholeBalance } }`;
const book = `mutation ($params: CreateNetWorthLiabilityTradeInput!) {
  createNetWorthLiabilityTrade(params: $params) { principal interest } }`;
const history = `query ($params: NetWorthLiabilityHistoryInput) {
  netWorthLiabilityHistory(params: $params) { nodes { date balance } } }`;

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
  {
    title:
      'a debt that is paid off by itself follows its plan, its terms of the day and its bookings',
    steps: [
      step(create, WEEKLY, {
        data: () => ({ createNetWorthLiability: { wholeBalance: '10099.7' } }),
        keep: { debtId: 'createNetWorthLiability.id' },
      }),
      step(
        update,
        (known: Known) => ({
          id: known.debtId,
          interestRatePercent: '10.4',
          effectiveOn: '2026-11-10',
        }),
        { data: () => ({ updateNetWorthLiability: { wholeBalance: '10120.22' } }) },
      ),
      // What is paid by hand on a day of the plan stands in for the plan's, with its interest.
      step(
        book,
        (known: Known) => ({
          liabilityId: known.debtId,
          type: 'REPAYMENT',
          date: '2026-11-13',
          amount: '310.4',
        }),
        {
          data: () => ({ createNetWorthLiabilityTrade: { principal: '289.8', interest: '20.6' } }),
        },
      ),
      step(history, (known: Known) => ({ liabilityId: known.debtId, from: '2026-11-12' }), {
        data: () => ({
          netWorthLiabilityHistory: {
            nodes: [
              { date: '2026-11-12', balance: '10300' },
              { date: '2026-11-13', balance: '10010.2' },
              ...Array.from({ length: 6 }, () => ({ balance: '10010.2' })),
              { date: '2026-11-20', balance: '9919.82' },
            ],
          },
        }),
      }),
    ],
  },
];
