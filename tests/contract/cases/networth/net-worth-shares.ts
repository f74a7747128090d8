import type { Case, Known } from '../../support/case.ts';
import { refused, step } from '../../support/steps.ts';

const LINK = `id label ownerLabel url csvUrl csvEnabled status hideAmounts sections portfolioIds
  passcodeRequired maxViews viewCount expiresAt revokedAt`;
const create = `mutation ($params: CreateNetWorthShareLinkInput) {
  createNetWorthShareLink(params: $params) { ${LINK} } }`;
const revoke = `mutation ($params: RevokeNetWorthShareLinkInput!) {
  revokeNetWorthShareLink(params: $params) { id status url } }`;
const links = `query ($params: NetWorthShareLinksInput) {
  netWorthShareLinks(params: $params) { nodes { ${LINK} } nextCursor } }`;
const look = `query ($params: SharedNetWorthDashboardInput!) {
  sharedNetWorthDashboard(params: $params) {
    ownerLabel sections unit currency
    totals { netWorth totalAssets totalLiabilities debtToAssetPercent unpricedCount }
    allocation { category value percent }
    assets { name symbol category value percent gainPercent }
    liabilities { name kind balance percent }
    cashFlow { totalAnnualIncome totalMonthlyExpenses savingsRatePercent }
    goals { name kind status targetAmount currentAmount currency progressPercent targetOn }
  } }`;
const history = `query ($params: SharedNetWorthAssetHistoryInput!) {
  sharedNetWorthAssetHistory(params: $params) {
    nodes { date value unpricedCount } nextCursor unit currency timeframe } }`;
const record = `mutation ($params: CreateCustomInstrumentWithDetailsInput!) {
  createCustomInstrumentWithDetails(params: $params) { id portfolioId instrumentId } }`;
const price = `mutation ($params: AddInstrumentPriceInput!) {
  addInstrumentPrice(params: $params) { price } }`;

const save = `mutation ($params: CreateNetWorthGoalInput!) {
  createNetWorthGoal(params: $params) { id } }`;

const SECTIONS = ['TOTALS', 'ALLOCATION', 'ASSETS', 'LIABILITIES', 'CASH_FLOW', 'GOALS', 'HISTORY'];
const token = ({ url }: Known, more: object = {}) => ({ token: url?.split('/').at(-1), ...more });
const shows = (operation: string, answer: object) => ({ data: () => ({ [operation]: answer }) });
const keep = { keep: { linkId: 'createNetWorthShareLink.id', url: 'createNetWorthShareLink.url' } };
const unknown = (operation: string) =>
  ({ as: 'nobody', ...refused(operation, 'NOT_FOUND') }) as const;

const gold = [
  step(
    record,
    {
      name: 'Gold, 3 bars',
      currency: 'USD',
      category: 'PRECIOUS_METAL',
      purchasedOn: '2026-11-18',
      purchasePrice: '1000',
    },
    {
      keep: {
        portfolioId: 'createCustomInstrumentWithDetails.portfolioId',
        instrumentId: 'createCustomInstrumentWithDetails.instrumentId',
      },
    },
  ),
  step(
    price,
    ({ instrumentId }: Known) => ({ instrumentId, date: '2026-11-19', price: '1500' }),
    {},
  ),
];
const ofPortfolio = (more: object) => (known: Known) => ({
  portfolioIds: [known.portfolioId],
  sections: SECTIONS,
  ownerLabel: 'Ada',
  ...more,
});

const shown: Case = {
  title: 'a share link shows what it was made for, with amounts or as an index',
  steps: [
    ...gold,
    step(create, ofPortfolio({ hideAmounts: false }), {
      ...shows('createNetWorthShareLink', {
        status: 'ACTIVE',
        viewCount: 0,
        passcodeRequired: false,
        csvUrl: null,
        csvEnabled: false,
        expiresAt: null,
        maxViews: null,
        revokedAt: null,
        label: null,
      }),
      ...keep,
    }),
    step(look, (known: Known) => token(known), {
      as: 'nobody',
      ...shows('sharedNetWorthDashboard', {
        ownerLabel: 'Ada',
        unit: 'CURRENCY',
        currency: 'USD',
        cashFlow: null,
        goals: null,
        sections: ['TOTALS', 'ALLOCATION', 'ASSETS', 'LIABILITIES', 'HISTORY'],
        totals: { netWorth: '1500', totalLiabilities: '0', debtToAssetPercent: '0' },
        assets: [{ name: 'Gold, 3 bars', value: '1500', percent: '100', gainPercent: '50' }],
      }),
    }),
    step(history, (known: Known) => token(known), {
      as: 'nobody',
      ...shows('sharedNetWorthAssetHistory', {
        unit: 'CURRENCY',
        currency: 'USD',
        timeframe: 'DAY_1',
        nextCursor: null,
        nodes: [
          { date: '2026-11-18', value: '1000', unpricedCount: 0 },
          { date: '2026-11-19', value: '1500' },
          { date: '2026-11-20', value: '1500' },
        ],
      }),
    }),
    step(create, ofPortfolio({ hideAmounts: true }), keep),
    step(look, (known: Known) => token(known), {
      as: 'nobody',
      ...shows('sharedNetWorthDashboard', {
        unit: 'INDEX',
        currency: null,
        totals: { netWorth: null, totalAssets: null, debtToAssetPercent: '0' },
        allocation: [{ category: 'PRECIOUS_METAL', value: null, percent: '100' }],
        assets: [{ name: 'Gold, # bars', value: null, percent: '100', gainPercent: '50' }],
      }),
    }),
    ...[
      { from: '2026-11-18', values: ['100', '150', '150'] },
      { from: '2026-11-19', values: ['100', '100'] },
    ].map(({ from, values }) =>
      step(history, (known: Known) => token(known, { from }), {
        as: 'nobody',
        ...shows('sharedNetWorthAssetHistory', {
          unit: 'INDEX',
          currency: null,
          nodes: values.map((value) => ({ value, unpricedCount: 0 })),
        }),
      }),
    ),
  ],
};

const YEN = { name: 'Trip', kind: 'TRAVEL', targetAmount: '900000', currency: 'JPY' };

const goals: Case = {
  title: 'a goal behind a link has its sums in its own currency, or neither',
  steps: [
    step(save, YEN, {}),
    ...[
      { hideAmounts: false, goal: { targetAmount: '900000', currentAmount: '0', currency: 'JPY' } },
      { hideAmounts: true, goal: { targetAmount: null, currentAmount: null, currency: null } },
    ].flatMap(({ hideAmounts, goal }) => [
      step(create, { sections: ['GOALS'], hideAmounts }, keep),
      step(look, (known: Known) => token(known), {
        as: 'nobody',
        ...shows('sharedNetWorthDashboard', { goals: [{ name: 'Trip', ...goal }] }),
      }),
    ]),
  ],
};

const life: Case = {
  title: 'a share link ends when it is revoked or used up, and then is as if it had never been',
  steps: [
    step(create, { maxViews: 1, passcode: 'tui-2026', label: 'Bank' }, keep),
    step(look, (known: Known) => token(known), {
      as: 'nobody',
      ...refused('sharedNetWorthDashboard', 'PASSCODE_REQUIRED'),
    }),
    step(look, (known: Known) => token(known, { passcode: 'wrong' }), {
      as: 'nobody',
      ...refused('sharedNetWorthDashboard', 'PASSCODE_REQUIRED'),
    }),
    step(look, (known: Known) => token(known, { passcode: 'tui-2026' }), {
      as: 'nobody',
      ...shows('sharedNetWorthDashboard', { unit: 'INDEX', assets: null }),
    }),
    step(
      look,
      (known: Known) => token(known, { passcode: 'tui-2026' }),
      unknown('sharedNetWorthDashboard'),
    ),
    step(
      links,
      { statuses: ['EXPIRED'] },
      {
        ...shows('netWorthShareLinks', { nodes: [{ label: 'Bank', viewCount: 1, url: null }] }),
      },
    ),
    step(
      revoke,
      ({ linkId }: Known) => ({ id: linkId }),
      refused('revokeNetWorthShareLink', 'INVALID_STATE'),
    ),
    step(create, { csvEnabled: true }, keep),
    step(revoke, ({ linkId }: Known) => ({ id: linkId }), {
      ...shows('revokeNetWorthShareLink', { status: 'REVOKED', url: null }),
    }),
    step(look, (known: Known) => token(known), unknown('sharedNetWorthDashboard')),
    step(history, (known: Known) => token(known), unknown('sharedNetWorthAssetHistory')),
    step(look, { token: 'q7Zb0w3vXk9TnR4sLd2Y8x' }, unknown('sharedNetWorthDashboard')),
    step(links, {}, { as: 'other', ...shows('netWorthShareLinks', { nodes: [] }) }),
    step(
      create,
      { csvEnabled: true, maxViews: 3 },
      refused('createNetWorthShareLink', 'BAD_USER_INPUT', 'csvEnabled'),
    ),
    step(
      create,
      { expiresAt: '2026-11-20T00:00:00.000Z' },
      refused('createNetWorthShareLink', 'BAD_USER_INPUT', 'expiresAt'),
    ),
  ],
};

export const netWorthShareCases: readonly Case[] = [shown, goals, life];
