import type { Case, Known } from '../../support/case.ts';
import { refused, step } from '../../support/steps.ts';

const FIELDS = `id name kind status targetAmount currentAmount unpricedCount progressPercent currency
  targetOn monthlyContribution requiredMonthlyContribution expectedReturnPercent projectedOn
  projectedAmount priority imageUrl fundingRules { portfolioId netWorthAssetId sharePercent amount }`;
const create = `mutation ($params: CreateNetWorthGoalInput!) {
  createNetWorthGoal(params: $params) { ${FIELDS} } }`;
const update = `mutation ($params: UpdateNetWorthGoalInput!) {
  updateNetWorthGoal(params: $params) { ${FIELDS} } }`;
const remove = `mutation ($params: DeleteNetWorthGoalInput!) {
  deleteNetWorthGoal(params: $params) { affectedCount } }`;
const goals = `query ($params: NetWorthGoalsInput) { netWorthGoals(params: $params) { ${FIELDS} } }`;
const record = `mutation ($params: CreateCustomInstrumentWithDetailsInput!) {
  createCustomInstrumentWithDetails(params: $params) { id portfolioId } }`;
const borrow = `mutation ($params: CreateNetWorthLiabilityInput!) {
  createNetWorthLiability(params: $params) { portfolioId } }`;

const HOME = {
  name: 'Home',
  kind: 'HOME',
  targetAmount: '1200',
  currency: 'USD',
  targetOn: '2027-11-20',
};
const shows = (operation: string, goal: object) => ({ data: () => ({ [operation]: goal }) });
const listed = (...names: string[]) => ({
  data: () => ({ netWorthGoals: names.map((name) => ({ name })) }),
});
const ofGoal = (more: object) => (known: Known) => ({ id: known.goalId, ...more });

const byHand: Case = {
  title: 'a goal says what must be added and where it leads, until it is put away or deleted',
  steps: [
    step(create, HOME, {
      ...shows('createNetWorthGoal', {
        status: 'NOT_STARTED',
        currentAmount: '0',
        unpricedCount: 0,
        progressPercent: '0',
        requiredMonthlyContribution: '100',
        projectedOn: null,
        projectedAmount: '0',
        priority: 1,
        fundingRules: [],
        imageUrl: null,
        expectedReturnPercent: null,
      }),
      keep: { goalId: 'createNetWorthGoal.id' },
    }),
    step(
      update,
      ofGoal({ funding: { currentAmount: '600' }, monthlyContribution: '40' }),
      shows('updateNetWorthGoal', {
        status: 'AT_RISK',
        currentAmount: '600',
        progressPercent: '50',
        requiredMonthlyContribution: '50',
        projectedOn: '2028-02-20',
        projectedAmount: '1080',
        name: 'Home',
      }),
    ),
    step(
      update,
      ofGoal({ expectedReturnPercent: '6', monthlyContribution: '45.64', kind: 'TRAVEL' }),
      shows('updateNetWorthGoal', { status: 'ON_TRACK', requiredMonthlyContribution: '45.64' }),
    ),
    step(
      create,
      { ...HOME, name: 'Later', targetOn: undefined, priority: 7 },
      {
        ...shows('createNetWorthGoal', {
          requiredMonthlyContribution: null,
          projectedAmount: null,
        }),
      },
    ),
    step(create, { ...HOME, name: 'Last' }, shows('createNetWorthGoal', { priority: 8 })),
    step(update, ofGoal({ priority: null, targetOn: null }), {
      ...shows('updateNetWorthGoal', { priority: 9, targetOn: null, status: 'ON_TRACK' }),
    }),
    step(goals, {}, listed('Later', 'Last', 'Home')),
    step(goals, {}, { as: 'other', ...listed() }),
    step(update, ofGoal({ archived: true }), shows('updateNetWorthGoal', { status: 'ARCHIVED' })),
    step(goals, {}, listed('Later', 'Last')),
    step(goals, { includeEnded: true }, listed('Later', 'Last', 'Home')),
    step(goals, (known: Known) => ({ ids: [known.goalId], includeEnded: true }), listed('Home')),
    step(remove, ofGoal({}), shows('deleteNetWorthGoal', { affectedCount: 1 })),
    step(remove, ofGoal({}), refused('deleteNetWorthGoal', 'NOT_FOUND')),
    step(goals, { includeEnded: true }, listed('Later', 'Last')),
  ],
};

const funding = (netWorthAssetId: string | undefined, sharePercent: string) => ({
  funding: { rules: [{ source: { netWorthAssetId }, sharePercent }] },
});

const byRules: Case = {
  title: 'a goal follows what counts towards it, of which all goals together have no more than all',
  steps: [
    step(
      record,
      {
        name: 'Boat',
        currency: 'USD',
        category: 'VEHICLE',
        purchasedOn: '2026-11-18',
        purchasePrice: '1000',
        ownershipPercent: '50',
      },
      {
        keep: {
          boatId: 'createCustomInstrumentWithDetails.id',
          portfolioId: 'createCustomInstrumentWithDetails.portfolioId',
        },
      },
    ),
    step(create, (known: Known) => ({ ...HOME, ...funding(known.boatId, '60') }), {
      data: ({ boatId }) => ({
        createNetWorthGoal: {
          currentAmount: '300',
          progressPercent: '25',
          unpricedCount: 0,
          fundingRules: [
            { netWorthAssetId: boatId, portfolioId: null, sharePercent: '60', amount: '300' },
          ],
        },
      }),
      keep: { goalId: 'createNetWorthGoal.id' },
    }),
    step(
      create,
      (known: Known) => ({ ...HOME, ...funding(known.boatId, '40.000001') }),
      refused('createNetWorthGoal', 'CONFLICT'),
    ),
    step(create, (known: Known) => ({ ...HOME, name: 'Other', ...funding(known.boatId, '40') }), {
      ...shows('createNetWorthGoal', { currentAmount: '200' }),
      keep: { otherId: 'createNetWorthGoal.id' },
    }),
    step(
      update,
      (known: Known) => ofGoal(funding(known.boatId, '61'))(known),
      refused('updateNetWorthGoal', 'CONFLICT'),
    ),
    step(update, ({ otherId }: Known) => ({ id: otherId, archived: true }), {}),
    step(update, (known: Known) => ofGoal(funding(known.boatId, '61'))(known), {
      ...shows('updateNetWorthGoal', { currentAmount: '305' }),
    }),
    step(
      update,
      ({ otherId }: Known) => ({ id: otherId, archived: false }),
      refused('updateNetWorthGoal', 'CONFLICT'),
    ),
    step(update, ofGoal({ funding: { currentAmount: '7' } }), {
      ...shows('updateNetWorthGoal', { currentAmount: '7', fundingRules: [] }),
    }),
    step(update, ofGoal({ funding: null }), {
      ...shows('updateNetWorthGoal', { currentAmount: '0', status: 'NOT_STARTED' }),
    }),
    step(
      update,
      (known: Known) =>
        ofGoal({ funding: { rules: [{ source: { portfolioId: known.portfolioId } }] } })(known),
      shows('updateNetWorthGoal', { currentAmount: '500' }),
    ),
  ],
};

const refusals: Case = {
  title: 'a goal that cannot be is refused',
  steps: [
    ...['2026-11-20', '2020-01-01'].map((targetOn) =>
      step(
        create,
        { ...HOME, targetOn },
        refused('createNetWorthGoal', 'BAD_USER_INPUT', 'targetOn'),
      ),
    ),
    step(
      create,
      { ...HOME, imageUrl: 'http://example.com/a.png' },
      refused('createNetWorthGoal', 'BAD_USER_INPUT', 'imageUrl'),
    ),
    step(
      create,
      { ...HOME, ...funding('01a1f82f-1e80-7a04-8b7d-52c9e1f06a31', '1') },
      refused('createNetWorthGoal', 'NOT_FOUND'),
    ),
    step(
      borrow,
      {
        name: 'Loan',
        kind: 'OTHER',
        currency: 'USD',
        originalAmount: '10',
        startsOn: '2026-11-18',
      },
      { keep: { portfolioId: 'createNetWorthLiability.portfolioId' } },
    ),
    step(
      create,
      ({ portfolioId }: Known) => ({
        ...HOME,
        funding: { rules: [{ source: { portfolioId }, sharePercent: '1' }] },
      }),
      refused('createNetWorthGoal', 'NOT_FOUND'),
    ),
  ],
};

export const netWorthGoalCases: readonly Case[] = [byHand, byRules, refusals];
