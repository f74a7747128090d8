import type { Resolvers } from '../../graphql/generated/resolver-types.ts';
import { fetchNewsByAssetIds } from './fetch-news-by-asset-ids.ts';
import { type NewsUpdate, newsUpdates } from './news-updates.ts';

export const resolvers = {
  Query: {
    fetchNewsByAssetIds: (_root, { params }, { deps }) => fetchNewsByAssetIds(deps, params ?? {}),
  },
  Subscription: {
    newsUpdates: {
      subscribe: (_root, { params }, { deps }) => newsUpdates(deps, params ?? {}),
      resolve: (update: NewsUpdate) => update,
    },
  },
} satisfies Resolvers;
