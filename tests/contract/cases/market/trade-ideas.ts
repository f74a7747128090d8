import type { Case, Step } from '../../support/case.ts';
import { AAPL } from '../../support/order-steps.ts';
import { refused, step } from '../../support/steps.ts';

const UNKNOWN = '01a1f82f-1e80-7a04-8b7d-52c9e1f06a31';

const list = (name: string, input: string) => `query ($params: ${input}) {
  ${name}(params: $params) { nodes { id status outcome } nextCursor } }`;

const lists = [
  ['getTradeIdeas', list('getTradeIdeas', 'GetTradeIdeasInput')],
  ['getAllTradeIdeas', list('getAllTradeIdeas', 'GetAllTradeIdeasInput')],
  ['getClosedTradeIdeas', list('getClosedTradeIdeas', 'GetClosedTradeIdeasInput')],
] as const;

const none = (name: string) => ({ data: () => ({ [name]: { nodes: [], nextCursor: null } }) });

const ofLists: Step[] = lists.flatMap(([name, document]) => [
  step(document, { ids: [UNKNOWN], assetIds: [AAPL], directions: ['LONG'] }, none(name)),
  step(document, { assetIds: [AAPL, UNKNOWN] }, refused(name, 'NOT_FOUND', 'assetIds.1')),
  step(document, { expertIds: [UNKNOWN] }, refused(name, 'NOT_FOUND', 'expertIds.0')),
  step(document, { cursor: 'AAAA' }, refused(name, 'BAD_USER_INPUT')),
  step(document, { limit: 501 }, refused(name, 'BAD_USER_INPUT', 'limit')),
]);

const upsideDown = { from: '2026-11-02T00:00:00Z', to: '2026-11-01T00:00:00Z' };

export const tradeIdeaCases: readonly Case[] = [
  {
    title: 'trade ideas are listed by what they are about, and unknown subjects are refused',
    steps: ofLists,
  },
  {
    title: 'a span of trade ideas ends after it begins',
    steps: lists
      .slice(1)
      .map(([name, document]) =>
        step(document, upsideDown, refused(name, 'BAD_USER_INPUT', 'from')),
      ),
  },
  {
    title: 'a trade idea that is not there is not found',
    steps: [
      step(
        'query ($params: GetTradeIdeaInput!) { getTradeIdea(params: $params) { id } }',
        { id: UNKNOWN },
        refused('getTradeIdea', 'NOT_FOUND'),
      ),
    ],
  },
];
