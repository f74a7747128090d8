import { assetById } from '@investing-platform/rules/market/catalogue';
import type { Resolvers } from '../../graphql/generated/resolver-types.ts';
import { invariant } from '../../kernel/invariant.ts';
import { fetchDiscoverLists } from './discover/fetch-discover-lists.ts';
import { generateLikeableAssets } from './discover/generate-likeable-assets.ts';
import { fetchExperts } from './fetch-experts.ts';
import { expertInRequest, likedIdeaInRequest, priceInRequest } from './in-request.ts';
import {
  ideaInRequest,
  likedStrategyInRequest,
  listInRequest,
  newsInRequest,
} from './likes/in-request.ts';
import { fetchUserLikes, toggleLike } from './likes/toggle-like.ts';
import {
  getAllTradeIdeas,
  getClosedTradeIdeas,
  getTradeIdea,
  getTradeIdeas,
} from './trade-ideas/read-trade-ideas.ts';

export const resolvers = {
  Query: {
    fetchExperts: (_root, { params }, { deps }) => fetchExperts(deps, params ?? {}),
    fetchDiscoverLists: (_root, { params }, { deps, actor }) =>
      fetchDiscoverLists(deps, actor, params ?? {}),
    fetchUserLikes: (_root, { params }, { deps, actor }) =>
      fetchUserLikes(deps, actor, params ?? {}),
    getAllTradeIdeas: (_root, { params }, { deps, actor }) =>
      getAllTradeIdeas(deps, actor, params ?? {}),
    getClosedTradeIdeas: (_root, { params }, { deps, actor }) =>
      getClosedTradeIdeas(deps, actor, params ?? {}),
    getTradeIdea: (_root, { params }, { deps, actor }) => getTradeIdea(deps, actor, params),
    getTradeIdeas: (_root, { params }, { deps, actor }) => getTradeIdeas(deps, actor, params ?? {}),
  },
  Mutation: {
    generateLikeableAssets: (_root, { params }, { deps, actor }) =>
      generateLikeableAssets(deps, actor, params ?? {}),
    toggleLike: (_root, { params }, { deps, actor }) => toggleLike(deps, actor, params),
  },
  DiscoverItem: { asset: ({ asset }) => asset, strategy: ({ strategy }) => strategy },
  DiscoverList: { items: ({ items }) => items },
  LikeableAsset: { asset: ({ asset }) => asset },
  Like: {
    asset: (like) => (like.entityType === 'ASSET' ? assetById(like.entityId) : null),
    strategy: (like, _args, context) =>
      like.entityType === 'STRATEGY' ? likedStrategyInRequest(context, like.entityId) : null,
    tradeIdea: (like, _args, context) =>
      like.entityType === 'TRADE_IDEA' ? ideaInRequest(context, like.entityId) : null,
    news: (like, _args, context) =>
      like.entityType === 'NEWS' ? newsInRequest(context, like.entityId) : null,
    expert: (like, _args, context) =>
      like.entityType === 'EXPERT' ? expertInRequest(context, like.entityId) : null,
    discoverList: (like, _args, context) =>
      like.entityType === 'LIST' ? listInRequest(context, like.entityId) : null,
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
    stale: async ({ asset }, _args, context) =>
      (await priceInRequest(context.deps, context, asset))?.stale ?? true,
    liked: async ({ id }, _args, context) => (await likedIdeaInRequest(context, id)) ?? false,
  },
} satisfies Resolvers;
