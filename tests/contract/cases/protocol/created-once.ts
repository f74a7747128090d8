import type { Case, Known } from '../../support/case.ts';
import { AAPL } from '../../support/order-steps.ts';
import { refused, step } from '../../support/steps.ts';

/** A mutation that makes something, its input, and another one. */
interface Made {
  readonly operation: string;
  readonly given: (known: Known) => object;
  readonly other: object;
}

const FLOW = { currency: 'USD', frequency: 'MONTHLY', amount: '10' };
const MADE: readonly Made[] = [
  {
    operation: 'createNetWorthIncome',
    given: () => ({ ...FLOW, name: 'Salary', category: 'SALARY' }),
    other: { amount: '11' },
  },
  {
    operation: 'createNetWorthExpense',
    given: () => ({ ...FLOW, name: 'Rent', category: 'HOUSING' }),
    other: { name: 'Food' },
  },
  {
    operation: 'createNetWorthGoal',
    given: () => ({ name: 'Home', kind: 'HOME', currency: 'USD', targetAmount: '10' }),
    other: { targetAmount: '11' },
  },
  {
    operation: 'createNetWorthLiability',
    given: () => ({
      name: 'Loan',
      kind: 'OTHER',
      currency: 'USD',
      originalAmount: '10',
      startsOn: '2026-11-18',
    }),
    other: { originalAmount: '11' },
  },
  {
    operation: 'createCustomInstrument',
    given: () => ({ name: 'Boat', currency: 'USD', category: 'VEHICLE' }),
    other: { name: 'Ship' },
  },
  {
    operation: 'addInstrumentPrice',
    given: ({ instrumentId }) => ({ instrumentId, date: '2026-11-18', price: '1' }),
    other: { price: '2' },
  },
  {
    operation: 'createStrategy',
    given: () => ({ name: 'Half', holdings: [{ assetId: AAPL, targetPercent: '50' }] }),
    other: { name: 'Other half' },
  },
];

const documentOf = (operation: string): string => {
  const type = `${operation.charAt(0).toUpperCase()}${operation.slice(1)}Input`;
  return `mutation ($params: ${type}!) { ${operation}(params: $params) { id } }`;
};

const instrument = step(
  documentOf('createCustomInstrument'),
  { name: 'Car', currency: 'USD', category: 'VEHICLE' },
  { keep: { instrumentId: 'createCustomInstrument.id' } },
);

function once({ operation, given, other }: Made): Case {
  const document = documentOf(operation);
  const keyed = (known: Known) => ({ ...given(known), idempotencyKey: 'once' });
  return {
    title: `${operation} with the same key and input answers with what it made before`,
    steps: [
      ...(operation === 'addInstrumentPrice' ? [instrument] : []),
      step(document, keyed, { keep: { madeId: `${operation}.id` } }),
      step(document, keyed, { data: ({ madeId }) => ({ [operation]: { id: madeId } }) }),
      step(
        document,
        (known: Known) => ({ ...keyed(known), ...other }),
        refused(operation, 'IDEMPOTENCY_CONFLICT'),
      ),
    ],
  };
}

export const createdOnceCases: readonly Case[] = MADE.map(once);
