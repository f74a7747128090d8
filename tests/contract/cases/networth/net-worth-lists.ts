import type { Case, Known, Step } from '../../support/case.ts';
import { refused, step } from '../../support/steps.ts';

/** What a person records, how it is listed, and what an update may not empty. */
interface Kind {
  readonly list: string;
  readonly create: string;
  readonly update: string;
  readonly given: object;
  readonly required: readonly string[];
}

const FLOW = { currency: 'USD', frequency: 'MONTHLY', amount: '10' };
const KINDS: readonly Kind[] = [
  {
    list: 'NetWorthIncomes',
    create: 'createNetWorthIncome',
    update: 'updateNetWorthIncome',
    given: { ...FLOW, name: 'Salary', category: 'SALARY' },
    required: ['name', 'category', 'amount', 'currency', 'frequency', 'afterTax', 'startsOn'],
  },
  {
    list: 'NetWorthExpenses',
    create: 'createNetWorthExpense',
    update: 'updateNetWorthExpense',
    given: { ...FLOW, name: 'Rent', category: 'HOUSING' },
    required: ['name', 'category', 'amount', 'currency', 'frequency', 'essential', 'startsOn'],
  },
  {
    list: 'NetWorthLiabilities',
    create: 'createNetWorthLiability',
    update: 'updateNetWorthLiability',
    given: {
      name: 'Loan',
      kind: 'OTHER',
      currency: 'USD',
      originalAmount: '10',
      startsOn: '2026-11-18',
    },
    required: [
      ...['name', 'kind', 'portfolioId', 'originalAmount', 'balance', 'wholeBalance'],
      ...['ownershipPercent', 'startsOn', 'autoAmortize', 'archived', 'effectiveOn'],
    ],
  },
];

const typeOf = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
const mutation = (name: string): string =>
  `mutation ($params: ${typeOf(name)}!) { ${name}(params: $params) { id } }`;
const query = (list: string): string => {
  const name = `n${list.slice(1)}`;
  return `query ($params: ${list}Input) { ${name}(params: $params) { id } }`;
};

const UNKNOWN = '01a1f82f-1e80-7a04-8b7d-52c9e1f06a31';

function byId({ list, create, given }: Kind): Step[] {
  const name = `n${list.slice(1)}`;
  const asked = ({ madeId = '' }: Known) => ({ ids: [madeId, UNKNOWN] });
  return [
    step(mutation(create), given, {}),
    step(mutation(create), given, { keep: { madeId: `${create}.id` } }),
    step(query(list), asked, { data: ({ madeId }) => ({ [name]: [{ id: madeId }] }) }),
    step(query(list), { ids: [UNKNOWN] }, { data: () => ({ [name]: [] }) }),
    step(query(list), asked, { as: 'other', data: () => ({ [name]: [] }) }),
  ];
}

function nulls({ create, update, given, required }: Kind): Step[] {
  return [
    step(mutation(create), given, { keep: { madeId: `${create}.id` } }),
    ...required.map((field) =>
      step(
        mutation(update),
        ({ madeId }: Known) => ({ id: madeId, [field]: null }),
        refused(update, 'BAD_USER_INPUT', field),
      ),
    ),
  ];
}

const OWN = {
  name: 'Car',
  currency: 'USD',
  category: 'VEHICLE',
  purchasedOn: '2026-11-19',
  purchasePrice: '500',
};

const instrumentNulls: Step[] = [
  step(
    `mutation ($params: CreateCustomInstrumentWithDetailsInput!) {
      createCustomInstrumentWithDetails(params: $params) { id instrumentId } }`,
    OWN,
    {
      keep: {
        netWorthAssetId: 'createCustomInstrumentWithDetails.id',
        instrumentId: 'createCustomInstrumentWithDetails.instrumentId',
      },
    },
  ),
  step(
    query('NetWorthAssets'),
    ({ netWorthAssetId }: Known) => ({ ids: [netWorthAssetId, UNKNOWN] }),
    { data: ({ netWorthAssetId }) => ({ netWorthAssets: [{ id: netWorthAssetId }] }) },
  ),
  ...['name', 'category', 'symbol'].map((field) =>
    step(
      mutation('updateCustomInstrument'),
      ({ instrumentId }: Known) => ({ id: instrumentId, [field]: null }),
      refused('updateCustomInstrument', 'BAD_USER_INPUT', field),
    ),
  ),
  step(
    mutation('addInstrumentPrice'),
    ({ instrumentId }: Known) => ({ instrumentId, date: '2026-11-20', price: '1' }),
    { keep: { priceId: 'addInstrumentPrice.id' } },
  ),
  ...['date', 'price'].map((field) =>
    step(
      mutation('updateInstrumentPrice'),
      ({ priceId }: Known) => ({ id: priceId, [field]: null }),
      refused('updateInstrumentPrice', 'BAD_USER_INPUT', field),
    ),
  ),
];

export const netWorthListCases: readonly Case[] = [
  {
    title: 'what a person has recorded is read by id, and unknown ids are passed over',
    steps: KINDS.flatMap(byId),
  },
  {
    title: 'an update of something recorded refuses null for every field that may not be empty',
    steps: KINDS.flatMap(nulls),
  },
  {
    title: 'something owned is read by id, and what names and prices it is never emptied',
    steps: instrumentNulls,
  },
];
