import { expect } from 'vitest';
import type { Case, Known } from '../../support/case.ts';
import { refused, step } from '../../support/steps.ts';

const DEBT = `id name kind lender currency wholeBalance balance ownershipPercent archived
  autoAmortize trades { nodes { type date amount principal interest note } nextCursor }`;
const mutation = (name: string, selection = DEBT): string =>
  `mutation ($params: ${name.charAt(0).toUpperCase()}${name.slice(1)}Input!) {
    ${name}(params: $params) { ${selection} } }`;

const create = mutation('createNetWorthLiability');
const update = mutation('updateNetWorthLiability');
const BOOKING = 'id liabilityId type date amount principal interest note';
const book = mutation('createNetWorthLiabilityTrade', BOOKING);
const remove = mutation('deleteNetWorthLiability', 'id affectedCount affectedIds');
const list = `query ($params: NetWorthLiabilitiesInput) {
  netWorthLiabilities(params: $params) { ${DEBT} } }`;
const history = `query ($params: NetWorthLiabilityHistoryInput) {
  netWorthLiabilityHistory(params: $params) { nodes { date balance cumulativeInterest }
    nextCursor timeframe currency } }`;

const LOAN = {
  name: 'Loan',
  kind: 'PERSONAL_LOAN',
  lender: 'Kauri Bank',
  currency: 'USD',
  originalAmount: '20000',
  startsOn: '2026-11-18',
  ownershipPercent: '50',
};
const id = ({ debtId }: Known) => debtId;

const recorded = step(create, LOAN, {
  data: () => ({
    createNetWorthLiability: {
      name: 'Loan',
      wholeBalance: '20000',
      balance: '10000',
      archived: false,
      trades: {
        nodes: [{ type: 'DRAWDOWN', date: '2026-11-18', amount: '20000', principal: '-20000' }],
        nextCursor: null,
      },
    },
  }),
  keep: { debtId: 'createNetWorthLiability.id' },
});

export const netWorthDebtCases: readonly Case[] = [
  {
    title: 'a debt is recorded, booked on and read with its history, by its owner alone',
    steps: [
      recorded,
      step(
        book,
        (known: Known) => ({
          liabilityId: id(known),
          type: 'REPAYMENT',
          date: '2026-11-19',
          amount: '1100',
          interest: '100',
          note: 'by hand',
          idempotencyKey: 'debt-1',
        }),
        {
          data: ({ debtId }) => ({
            createNetWorthLiabilityTrade: {
              liabilityId: debtId,
              type: 'REPAYMENT',
              date: '2026-11-19',
              amount: '1100',
              principal: '1000',
              interest: '100',
              note: 'by hand',
            },
          }),
          keep: { bookingId: 'createNetWorthLiabilityTrade.id' },
        },
      ),
      step(
        book,
        (known: Known) => ({
          liabilityId: id(known),
          type: 'REPAYMENT',
          date: '2026-11-19',
          amount: '1100',
          interest: '100',
          note: 'by hand',
          idempotencyKey: 'debt-1',
        }),
        { data: ({ bookingId }) => ({ createNetWorthLiabilityTrade: { id: bookingId } }) },
      ),
      step(
        list,
        {},
        {
          data: ({ debtId }) => ({
            netWorthLiabilities: [{ id: debtId, wholeBalance: '19000', balance: '9500' }],
          }),
        },
      ),
      step(
        history,
        { range: 'W1' },
        {
          data: () => ({
            netWorthLiabilityHistory: {
              nodes: [
                { date: '2026-11-18', balance: '10000', cumulativeInterest: '0' },
                { date: '2026-11-19', balance: '9500', cumulativeInterest: '50' },
                { date: '2026-11-20', balance: '9500', cumulativeInterest: '50' },
              ],
              nextCursor: null,
              timeframe: 'DAY_1',
              currency: 'USD',
            },
          }),
        },
      ),
      step(list, {}, { as: 'other', data: () => ({ netWorthLiabilities: [] }) }),
      ...[
        [update, 'updateNetWorthLiability', { name: 'Mine' }] as const,
        [remove, 'deleteNetWorthLiability', {}] as const,
      ].map(([document, name, more]) =>
        step(document, (known: Known) => ({ id: id(known), ...more }), {
          as: 'other',
          ...refused(name, 'NOT_FOUND'),
        }),
      ),
      step(list, {}, { as: 'identity', errors: [{ code: 'FORBIDDEN' }] }),
      step(create, LOAN, { as: 'reader', errors: [{ code: 'FORBIDDEN' }] }),
    ],
  },
  {
    title: 'what is owed is said by the person’s part, by the whole, or by both that agree',
    steps: [
      { balance: '9000' },
      { wholeBalance: '18000' },
      { balance: '9000', wholeBalance: '18000' },
    ].flatMap((said) => [
      step(
        create,
        { ...LOAN, ...said },
        {
          data: () => ({
            createNetWorthLiability: { balance: '9000', wholeBalance: '18000' },
          }),
        },
      ),
    ]),
  },
  {
    title: 'a debt is changed, put away, taken up again and deleted',
    steps: [
      recorded,
      step(
        update,
        (known: Known) => ({ id: id(known), name: 'Car loan', lender: null, balance: '7500' }),
        {
          data: () => ({
            updateNetWorthLiability: {
              name: 'Car loan',
              lender: null,
              wholeBalance: '15000',
              balance: '7500',
              trades: {
                nodes: [
                  { type: 'REVALUATION', date: '2026-11-20', principal: '5000' },
                  { type: 'DRAWDOWN' },
                ],
              },
            },
          }),
        },
      ),
      step(update, (known: Known) => ({ id: id(known), archived: true }), {
        data: () => ({ updateNetWorthLiability: { archived: true } }),
      }),
      step(
        book,
        (known: Known) => ({
          liabilityId: id(known),
          type: 'FEE',
          date: '2026-11-20',
          amount: '1',
        }),
        refused('createNetWorthLiabilityTrade', 'INVALID_STATE'),
      ),
      step(list, {}, { data: () => ({ netWorthLiabilities: [] }) }),
      step(
        list,
        { includeEnded: true },
        {
          data: () => ({ netWorthLiabilities: [{ name: 'Car loan' }] }),
        },
      ),
      step(update, (known: Known) => ({ id: id(known), archived: false }), {
        data: () => ({ updateNetWorthLiability: { archived: false } }),
      }),
      step(remove, (known: Known) => ({ id: id(known) }), {
        data: ({ debtId }) => ({
          deleteNetWorthLiability: { id: debtId, affectedCount: 1, affectedIds: [debtId] },
        }),
      }),
      step(
        remove,
        (known: Known) => ({ id: id(known) }),
        refused('deleteNetWorthLiability', 'NOT_FOUND'),
      ),
    ],
  },
  {
    title: 'a debt whose fields do not fit is refused with every one of them',
    steps: [
      step(
        create,
        { ...LOAN, startsOn: '2026-11-21', fixedEndsOn: '2027-01-01', autoAmortize: true },
        refused(
          'createNetWorthLiability',
          'BAD_USER_INPUT',
          ...['startsOn', 'fixedEndsOn', 'interestRatePercent', 'repaymentAmount'],
          'repaymentFrequency',
        ),
      ),
      step(
        create,
        { ...LOAN, balance: '18000', wholeBalance: '18000' },
        refused('createNetWorthLiability', 'BAD_USER_INPUT', 'balance', 'wholeBalance'),
      ),
      recorded,
      step(
        update,
        (known: Known) => ({ id: id(known), balance: '10000', wholeBalance: '18000' }),
        refused('updateNetWorthLiability', 'BAD_USER_INPUT', 'balance', 'wholeBalance'),
      ),
      ...['2026-11-17', '2026-11-21'].map((effectiveOn) =>
        step(
          update,
          (known: Known) => ({ id: id(known), interestRatePercent: '3', effectiveOn }),
          refused('updateNetWorthLiability', 'BAD_USER_INPUT', 'effectiveOn'),
        ),
      ),
      step(
        book,
        (known: Known) => ({
          liabilityId: id(known),
          type: 'FEE',
          date: '2026-11-17',
          amount: '1',
          interest: '1',
        }),
        refused('createNetWorthLiabilityTrade', 'BAD_USER_INPUT', 'date', 'interest'),
      ),
    ],
  },
  {
    title: 'the display currency of a net worth is chosen by its person',
    steps: [
      {
        document: '{ netWorthDisplayCurrency { displayCurrency } }',
        data: () => ({ netWorthDisplayCurrency: { displayCurrency: 'USD' } }),
      },
      step(
        mutation('updateNetWorthDisplayCurrency', 'id displayCurrency updatedAt'),
        { currency: 'NZD' },
        {
          data: () => ({
            updateNetWorthDisplayCurrency: { displayCurrency: 'NZD', updatedAt: expect.anything() },
          }),
        },
      ),
      {
        document: '{ netWorthDisplayCurrency { displayCurrency } }',
        data: () => ({ netWorthDisplayCurrency: { displayCurrency: 'NZD' } }),
      },
      step(
        mutation('updateNetWorthDisplayCurrency', 'displayCurrency'),
        { currency: 'VUV' },
        refused('updateNetWorthDisplayCurrency', 'BAD_USER_INPUT', 'currency'),
      ),
    ],
  },
];
