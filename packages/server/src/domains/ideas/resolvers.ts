import type { Resolvers } from '../../graphql/generated/resolver-types.ts';
import { fetchExperts } from './fetch-experts.ts';

export const resolvers = {
  Query: {
    fetchExperts: (_root, { params }, { deps }) => fetchExperts(deps, params ?? {}),
  },
} satisfies Resolvers;
