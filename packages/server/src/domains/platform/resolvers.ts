import type { Resolvers } from '../../graphql/generated/resolver-types.ts';
import { healthCheck } from './health-check.ts';
import { recordPushReceipt } from './record-push-receipt.ts';

export const resolvers = {
  Query: {
    healthCheck: (_root, _args, { deps }) => healthCheck(deps),
  },
  Mutation: {
    recordPushReceipt: (_root, { params }, { deps }) => recordPushReceipt(deps, params),
  },
} satisfies Resolvers;
