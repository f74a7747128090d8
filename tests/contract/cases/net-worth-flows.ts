import type { Case, Known } from '../support/case.ts';
import { refused, step } from '../support/steps.ts';

interface Kind {
  /** As operations are named. */
  readonly name: 'Income' | 'Expense';
  readonly list: string;
  readonly category: string;
  readonly amounts: string;
}

const KINDS: readonly Kind[] = [
  {
    ...{ name: 'Income', list: 'netWorthIncomes', category: 'SALARY' },
    amounts: 'annualAmount annualAmountInDisplayCurrency isAfterTax',
  },
  {
    ...{ name: 'Expense', list: 'netWorthExpenses', category: 'HOUSING' },
    amounts: 'monthlyAmount monthlyAmountInDisplayCurrency isEssential',
  },
];

function caseOf({ name, list, category, amounts }: Kind): Case {
  const fields = `id name category amount currency frequency startDate endDate note ${amounts}`;
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
    nodes { date monthlyAmount annualAmount } nextCursor interval currency } }`;
  const flow = {
    ...{ name: 'Mine', category, amount: '300', currency: 'USD', frequency: 'MONTHLY' },
    ...{ startDate: '2026-10-05', note: 'by hand' },
  };
  const id = (more: object) => (known: Known) => ({ id: known.flowId, ...more });
  const point = (date: string) => ({ date, monthlyAmount: '300', annualAmount: '3600' });
  return {
    title: `an ${name.toLowerCase()} is recorded, read over time, changed and deleted by its owner alone`,
    steps: [
      step(mutation(create), flow, {
        data: () => ({ [create]: { name: 'Mine', amount: '300', endDate: null } }),
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
              ...{ nextCursor: null, interval: 'MONTH_1', currency: 'USD' },
            },
          }),
        },
      ),
      step(mutation(update), id({ name: 'Renamed', note: null, endDate: '2026-12-31' }), {
        data: () => ({ [update]: { name: 'Renamed', note: null, endDate: '2026-12-31' } }),
      }),
      step(
        mutation(update),
        id({ endDate: '2026-10-04' }),
        refused(update, 'BAD_USER_INPUT', 'endDate'),
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

export const netWorthFlowCases: readonly Case[] = KINDS.map(caseOf);
