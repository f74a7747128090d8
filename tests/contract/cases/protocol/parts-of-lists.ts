import { asset } from '../../support/assets.ts';
import type { Case, Known } from '../../support/case.ts';
import { step } from '../../support/steps.ts';

const record = `mutation ($params: CreateNetWorthLiabilityInput!) {
  createNetWorthLiability(params: $params) { id } }`;
const book = `mutation ($params: CreateNetWorthLiabilityTradeInput!) {
  createNetWorthLiabilityTrade(params: $params) { id } }`;
const bookings = (part: string): string => `query ($params: NetWorthLiabilitiesInput) {
  netWorthLiabilities(params: $params) { trades(params: ${part}) { nodes { date type } nextCursor }
  } }`;
const invest = `mutation ($params: CreateActiveStrategyInput!) {
  createActiveStrategy(params: $params) { id runs { nodes { type } nextCursor } } }`;
const runs = (part: string): string => `query ($params: FetchActiveStrategyInput!) {
  fetchActiveStrategy(params: $params) { runs(params: ${part}) { nodes { type } nextCursor } } }`;

const LOAN = {
  name: 'Loan',
  kind: 'PERSONAL_LOAN',
  currency: 'USD',
  originalAmount: '100',
  startsOn: '2026-11-17',
};
const booked = (date: string) =>
  step(book, ({ debtId }: Known) => ({ liabilityId: debtId, type: 'FEE', date, amount: '1' }), {});
const debt = ({ debtId }: Known) => ({ ids: [debtId] });
const page = (nodes: readonly object[], nextCursor: unknown) => () => ({
  netWorthLiabilities: [{ trades: { nodes, nextCursor } }],
});

export const partOfListCases: readonly Case[] = [
  {
    title: 'the bookings on a debt are read in parts, and each part once',
    steps: [
      step(record, LOAN, { keep: { debtId: 'createNetWorthLiability.id' } }),
      booked('2026-11-19'),
      booked('2026-11-18'),
      step(bookings('{ limit: 2 }'), debt, {
        data: () => ({
          netWorthLiabilities: [
            { trades: { nodes: [{ date: '2026-11-19' }, { date: '2026-11-18' }] } },
          ],
        }),
        keep: { partCursor: 'netWorthLiabilities.0.trades.nextCursor' },
      }),
      {
        ...step(
          `query ($params: NetWorthLiabilitiesInput, $cursor: String) {
            netWorthLiabilities(params: $params) {
              trades(params: { limit: 2, cursor: $cursor }) { nodes { date type } nextCursor } } }`,
          debt,
          { data: page([{ date: '2026-11-17', type: 'DRAWDOWN' }], null) },
        ),
        variables: (known) => ({ params: debt(known), cursor: known['partCursor'] }),
      },
      step(bookings('{ limit: 0 }'), debt, {
        errors: [
          {
            code: 'BAD_USER_INPUT',
            path: ['netWorthLiabilities', 0, 'trades'],
            fields: ['params.limit'],
          },
        ],
      }),
      step(bookings('{ cursor: "made up" }'), debt, {
        errors: [
          {
            code: 'BAD_USER_INPUT',
            path: ['netWorthLiabilities', 0, 'trades'],
            fields: ['params.cursor'],
          },
        ],
      }),
    ],
  },
  {
    title: 'the runs of an active strategy are a page, and a cursor of another list is refused',
    steps: [
      step(
        invest,
        {
          amount: '100',
          autoRebalance: false,
          source: {
            weights: { assets: [{ assetId: asset('AAPL').id, targetPercent: '100' }] },
          },
        },
        {
          data: () => ({ createActiveStrategy: { runs: { nodes: [{}], nextCursor: null } } }),
          keep: { activeId: 'createActiveStrategy.id' },
        },
      ),
      step(runs('{ limit: 1 }'), ({ activeId }: Known) => ({ id: activeId }), {
        data: () => ({ fetchActiveStrategy: { runs: { nodes: [{}], nextCursor: null } } }),
      }),
      step(runs('{ cursor: "made up" }'), ({ activeId }: Known) => ({ id: activeId }), {
        errors: [
          {
            code: 'BAD_USER_INPUT',
            path: ['fetchActiveStrategy', 'runs'],
            fields: ['params.cursor'],
          },
        ],
      }),
    ],
  },
];
