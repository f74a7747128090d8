import { asset } from '../../support/assets.ts';
import type { Case, Known, Step } from '../../support/case.ts';
import { step } from '../../support/steps.ts';

const CREATE = `mutation ($params: CreateNetworthPortfolioInput!) {
  createNetworthPortfolio(params: $params) { id name } }`;
const ORDER = `mutation ($params: PlaceOrderInput!) { placeOrder(params: $params) { id symbol } }`;

const named = (name: string, more: Partial<Step> = {}): Step => ({
  as: 'asked app',
  ...step(CREATE, { name, idempotencyKey: `key of ${name}` }, more),
});

const waits = (known: Partial<Step> = {}): Partial<Step> => ({
  errors: [{ code: 'APPROVAL_REQUIRED' }],
  keep: { approvalId: 'errors.0.extensions.approval.id' },
  ...known,
});

const decided = (answer: 'APPROVE' | 'DECLINE') => ({
  id: ({ approvalId = '' }: Known) => approvalId,
  answer,
});

const made = (name: string) => ({ data: () => ({ createNetworthPortfolio: { name } }) });

export const approvalCases: readonly Case[] = [
  {
    title: 'a change that the person is asked about is made once they approve, and once',
    steps: [
      named('Boat', waits()),
      named('Boat', waits({ keep: {} })),
      named('Boat', {
        decide: decided('APPROVE'),
        ...made('Boat'),
        keep: { boatId: 'createNetworthPortfolio.id' },
      }),
      named('Boat', { data: ({ boatId }) => ({ createNetworthPortfolio: { id: boatId } }) }),
      named('Another boat', waits()),
    ],
  },
  {
    title: 'what the person has declined is not made, and not asked again',
    steps: [
      named('Horse', waits()),
      named('Horse', {
        decide: decided('DECLINE'),
        errors: [{ code: 'APPROVAL_DECLINED', message: 'The person has declined this change' }],
      }),
      named('Horse', { errors: [{ code: 'APPROVAL_DECLINED' }] }),
    ],
  },
  {
    title: 'an order that would be refused is refused before anybody is asked about it',
    steps: [
      {
        as: 'asked app',
        ...step(
          ORDER,
          ({ liveAccountId }: Known) => ({
            assetId: asset('AAPL').id,
            brokerAccountId: liveAccountId,
            side: 'BUY',
            type: 'MARKET',
            timeInForce: 'DAY',
            quantity: '100000',
            idempotencyKey: 'too much',
          }),
          { errors: [{ code: 'INSUFFICIENT_FUNDS' }], ownWords: true },
        ),
      },
      {
        as: 'asked app',
        ...step(
          ORDER,
          ({ liveAccountId }: Known) => ({
            assetId: asset('AAPL').id,
            brokerAccountId: liveAccountId,
            side: 'BUY',
            type: 'MARKET',
            timeInForce: 'DAY',
            quantity: '1',
            idempotencyKey: 'enough',
          }),
          { ...waits(), ownWords: true },
        ),
      },
    ],
  },
  {
    title: 'a wrong input is told before anybody is asked, and reading is never asked about',
    steps: [
      named('', { errors: [{ code: 'BAD_USER_INPUT', fields: ['params.name'] }] }),
      { as: 'asked app', document: '{ fetchCurrentUser { id } }' },
    ],
  },
  {
    title: 'what is left to the person, and two changes in one request, are refused',
    steps: [
      {
        as: 'asked app',
        document: 'mutation { updateAntiPhishingCode { __typename } }',
        errors: [{ code: 'FORBIDDEN' }],
      },
      {
        as: 'asked app',
        document: `mutation {
          a: createNetworthPortfolio(params: { name: "A" }) { id }
          b: createNetworthPortfolio(params: { name: "B" }) { id }
        }`,
        errors: [{ code: 'QUERY_LIMIT_EXCEEDED' }],
      },
    ],
  },
  {
    title: 'an app makes no more changes in a day than its person allows',
    steps: [
      { ...named('One', made('One')), as: 'bounded app' },
      { ...named('Two', { errors: [{ code: 'QUOTA_EXCEEDED' }] }), as: 'bounded app' },
    ],
  },
];
