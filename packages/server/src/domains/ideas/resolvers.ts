import type { Resolvers } from '../../graphql/generated/resolver-types.ts';
import { invariant } from '../../kernel/invariant.ts';
import { priceInRequest } from '../market/index.ts';
import { fetchExperts } from './fetch-experts.ts';
import { expertInRequest, likedIdeaInRequest } from './in-request.ts';
import {
  getAllTradeIdeas,
  getClosedTradeIdeas,
  getTradeIdea,
  getTradeIdeas,
} from './trade-ideas/read-trade-ideas.ts';

export const resolvers = {
  Query: {
    fetchExperts: (_root, { params }, { deps }) => fetchExperts(deps, params ?? {}),
    getAllTradeIdeas: (_root, { params }, { deps, actor }) =>
      getAllTradeIdeas(deps, actor, params ?? {}),
    getClosedTradeIdeas: (_root, { params }, { deps, actor }) =>
      getClosedTradeIdeas(deps, actor, params ?? {}),
    getTradeIdea: (_root, { params }, { deps, actor }) => getTradeIdea(deps, actor, params),
    getTradeIdeas: (_root, { params }, { deps, actor }) => getTradeIdeas(deps, actor, params ?? {}),
  },
  TradeIdea: {
    asset: ({ asset }) => asset,
    expert: async ({ expertId }, _args, context) => {
      const expert = await expertInRequest(context, expertId);
      invariant(expert !== null, 'experts of ideas stay');
      return expert;
    },
    currentPrice: async ({ asset }, _args, context) =>
      (await priceInRequest(context.deps, context, asset))?.price ?? null,
    priceAsOf: async ({ asset }, _args, context) =>
      (await priceInRequest(context.deps, context, asset))?.asOf ?? null,
    liked: async ({ id }, _args, context) => (await likedIdeaInRequest(context, id)) ?? false,
  },
} satisfies Resolvers;
