import type { Case, Known } from '../../support/case.ts';
import { refused, step } from '../../support/steps.ts';

interface Kind {
  /** As operations are named. */
  readonly name: 'Income' | 'Expense';
  readonly list: string;
  readonly category: string;
  readonly amounts: string;
}

const KINDS: readonly Kind[] = [
  {
    name: 'Income',
    list: 'netWorthIncomes',
    category: 'SALARY',
    amounts: 'annualAmount annualAmountInDisplayCurrency afterTax',
  },
  {
    name: 'Expense',
    list: 'netWorthExpenses',
    category: 'HOUSING',
    amounts: 'monthlyAmount monthlyAmountInDisplayCurrency essential',
  },
];

const id = (more: object) => (known: Known) => ({ id: known.flowId, ...more });
const point = (date: string, monthly = 300) => ({
  date,
  monthlyAmount: `${monthly}`,
  annualAmount: `${monthly * 12}`,
});

function wordsOf({ name, list, category, amounts }: Kind) {
  const fields = `id name category amount currency frequency startsOn endsOn note ${amounts}`;
  const mutation = (operation: string, selection = fields): string =>
    `mutation ($params: ${operation.charAt(0).toUpperCase()}${operation.slice(1)}Input!) {
      ${operation}(params: $params) { ${selection} } }`;
  const [create, update, remove] = [
    `createNetWorth${name}`,
    `updateNetWorth${name}`,
    `deleteNetWorth${name}`,
  ];
  const listed = `query ($params: NetWorth${name}sInput) { ${list}(params: $params) { ${fields} } }`;
  const historyOf = `netWorth${name}History`;
  const history = `query ($params: NetWorth${name}HistoryInput) { ${historyOf}(params: $params) {
    nodes { date monthlyAmount annualAmount } nextCursor timeframe currency } }`;
  const flow = {
    name: 'Mine',
    category,
    amount: '300',
    currency: 'USD',
    frequency: 'MONTHLY',
    startsOn: '2026-10-05',
    note: 'by hand',
  };
  return { mutation, create, update, remove, listed, historyOf, history, flow };
}

function changingOf(kind: Kind): Case {
  const { mutation, create, update, historyOf, history, flow } = wordsOf(kind);
  const points = (before: number, after: number) =>
    step(
      history,
      {},
      {
        data: () => ({
          [historyOf]: { nodes: [point('2026-10-31', before), point('2026-11-20', after)] },
        }),
      },
    );
  const change = (more: object) =>
    step(mutation(update), id(more), { data: () => ({ [update]: more }) });
  return {
    title: `an ${kind.name.toLowerCase()} that changes on a day was what it was before, until it is corrected`,
    steps: [
      step(mutation(create), flow, { keep: { flowId: `${create}.id` } }),
      step(mutation(update), id({ amount: '400', effectiveOn: '2026-11-10' }), {
        data: () => ({ [update]: { amount: '400' } }),
      }),
      points(300, 400),
      change({ amount: '500' }),
      points(500, 500),
      step(mutation(update), id({ frequency: 'QUARTERLY', effectiveOn: '2026-10-31' }), {}),
      step(mutation(update), id({ frequency: 'ANNUALLY', effectiveOn: '2026-10-05' }), {}),
      change({ frequency: 'MONTHLY' }),
      points(500, 500),
      step(
        mutation(update),
        id({ amount: '1', effectiveOn: '2026-11-21' }),
        refused(update, 'BAD_USER_INPUT', 'effectiveOn'),
      ),
    ],
  };
}

function lifeOf(kind: Kind): Case {
  const { mutation, create, update, remove, listed, historyOf, history, flow } = wordsOf(kind);
  const { list } = kind;
  return {
    title: `an ${kind.name.toLowerCase()} is recorded, read over time, changed and deleted by its owner alone`,
    steps: [
      step(mutation(create), flow, {
        data: () => ({ [create]: { name: 'Mine', amount: '300', endsOn: null } }),
        keep: { flowId: `${create}.id` },
      }),
      step(listed, { activeOn: '2026-10-05' }, { data: () => ({ [list]: [{ name: 'Mine' }] }) }),
      step(listed, { activeOn: '2026-10-04' }, { data: () => ({ [list]: [] }) }),
      step(listed, {}, { as: 'other', data: () => ({ [list]: [] }) }),
      step(
        history,
        {},
        {
          data: () => ({
            [historyOf]: {
              nodes: [point('2026-10-31'), point('2026-11-20')],
              nextCursor: null,
              timeframe: 'MONTH_1',
              currency: 'USD',
            },
          }),
        },
      ),
      step(mutation(update), id({ name: 'Renamed', note: null, endsOn: '2026-12-31' }), {
        data: () => ({ [update]: { name: 'Renamed', note: null, endsOn: '2026-12-31' } }),
      }),
      step(
        mutation(update),
        id({ endsOn: '2026-10-04' }),
        refused(update, 'BAD_USER_INPUT', 'endsOn'),
      ),
      step(
        mutation(create),
        { ...flow, currency: 'VUV' },
        refused(create, 'BAD_USER_INPUT', 'currency'),
      ),
      step(mutation(update), id({ name: 'Stolen' }), {
        as: 'other',
        ...refused(update, 'NOT_FOUND'),
      }),
      step(mutation(remove, 'id'), id({}), { as: 'other', ...refused(remove, 'NOT_FOUND') }),
      step(mutation(create), flow, { as: 'reader', errors: [{ code: 'FORBIDDEN' }] }),
      step(mutation(remove, 'id affectedCount affectedIds'), id({}), {
        data: ({ flowId }) => ({
          [remove]: { id: flowId, affectedCount: 1, affectedIds: [flowId] },
        }),
      }),
      step(mutation(remove, 'id'), id({}), refused(remove, 'NOT_FOUND')),
      step(listed, {}, { data: () => ({ [list]: [] }) }),
    ],
  };
}

export const netWorthFlowCases: readonly Case[] = KINDS.flatMap((kind) => [
  lifeOf(kind),
  changingOf(kind),
]);
