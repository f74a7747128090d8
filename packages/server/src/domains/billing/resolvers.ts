import type { Resolvers } from '../../graphql/generated/resolver-types.ts';
import { listSubscriptions } from './list-subscriptions.ts';

export const resolvers = {
  Query: {
    listSubscriptions: (_root, { params }, { deps }) => listSubscriptions(deps, params ?? {}),
  },
} satisfies Resolvers;
