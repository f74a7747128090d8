import type { Resolvers } from '../../graphql/generated/resolver-types.ts';
import { requireUser } from '../../kernel/actor.ts';
import { getMyForexFeeRate } from './get-my-forex-fee-rate.ts';

export const resolvers = {
  Query: {
    getMyForexFeeRate: (_root, _args, { actor }) => getMyForexFeeRate(requireUser(actor)),
  },
} satisfies Resolvers;
