import type { Case, Step } from '../../support/case.ts';
import { AAPL } from '../../support/order-steps.ts';
import { refused, step } from '../../support/steps.ts';

const UNKNOWN = '01a1f82f-1e80-7a04-8b7d-52c9e1f06a31';

const toggle = `mutation ($params: ToggleLikeInput!) {
  toggleLike(params: $params) { id entityType entityId value asset { symbol } strategy { id } } }`;
const likes = `query ($params: FetchUserLikesInput) {
  fetchUserLikes(params: $params) { nodes { id value } nextCursor } }`;
const deal = `mutation ($params: GenerateLikeableAssetsInput) {
  generateLikeableAssets(params: $params) { position asset { id assetClass } } }`;
const lists = `query ($params: FetchDiscoverListsInput) {
  fetchDiscoverLists(params: $params) { id kind items { rank } } }`;

const apple = { entityType: 'ASSET', entityId: AAPL };
const value = (own: string) => ({
  data: () => ({ toggleLike: { ...apple, value: own, asset: { symbol: 'AAPL' }, strategy: null } }),
});

const watching: Step[] = [
  step(toggle, apple, { ...value('LIKE'), keep: { likeId: 'toggleLike.id' } }),
  step(toggle, { ...apple, value: 'LIKE' }, value('LIKE')),
  step(
    likes,
    { entityTypes: ['ASSET'] },
    {
      data: ({ likeId }) => ({ fetchUserLikes: { nodes: [{ id: likeId }], nextCursor: null } }),
    },
  ),
  step(likes, {}, { as: 'other', data: () => ({ fetchUserLikes: { nodes: [] } }) }),
  step(toggle, apple, value('NONE')),
  step(likes, { ids: [UNKNOWN] }, { data: () => ({ fetchUserLikes: { nodes: [] } }) }),
  step(
    likes,
    { value: 'NONE' },
    {
      data: ({ likeId }) => ({ fetchUserLikes: { nodes: [{ id: likeId, value: 'NONE' }] } }),
    },
  ),
];

const types = ['ASSET', 'STRATEGY', 'TRADE_IDEA', 'NEWS', 'EXPERT', 'LIST'];

export const likeCases: readonly Case[] = [
  { title: 'an asset is liked, liked again, and liked no longer', steps: watching },
  {
    title: 'what is not there is not liked',
    steps: types.map((entityType) =>
      step(toggle, { entityType, entityId: UNKNOWN }, refused('toggleLike', 'NOT_FOUND')),
    ),
  },
  {
    title: 'a deck holds what is asked for and was not judged before',
    steps: [
      step(toggle, apple, {}),
      step(
        deal,
        { count: 3, assetClasses: ['CRYPTO'] },
        {
          data: () => ({
            generateLikeableAssets: [1, 2, 3].map((position) => ({
              position,
              asset: { assetClass: 'CRYPTO' },
            })),
          }),
        },
      ),
      step(deal, { count: 51 }, refused('generateLikeableAssets', 'BAD_USER_INPUT', 'count')),
    ],
  },
  {
    title: 'lists to discover are found by id, and no others',
    steps: [
      step(lists, { ids: [UNKNOWN] }, { data: () => ({ fetchDiscoverLists: [] }) }),
      step(lists, { itemLimit: 0 }, refused('fetchDiscoverLists', 'BAD_USER_INPUT', 'itemLimit')),
    ],
  },
];
