import type { Resolvers } from '../../graphql/generated/resolver-types.ts';
import { decideRequest, listRequests } from './decide-request.ts';

export const resolvers = {
  Query: {
    listAgentRequests: (_root, { params }, { actor, deps }) =>
      listRequests(deps, actor, params ?? {}),
  },
  Mutation: {
    decideAgentRequest: (_root, { params }, { actor, deps }) => decideRequest(deps, actor, params),
  },
} satisfies Resolvers;
