import type { Resolvers } from '../../graphql/generated/resolver-types.ts';
import { userAccount } from './people/user-account.ts';
import { mutations } from './resolvers/mutations.ts';
import { queries } from './resolvers/queries.ts';
import { sessionMutations } from './resolvers/session-mutations.ts';

export const resolvers = {
  Query: queries,
  Mutation: { ...mutations, ...sessionMutations },
  // Sessions and users resolve by their fields' names.
  Session: {},
  User: { account: (user, _, { deps }) => userAccount(deps, user) },
} satisfies Resolvers;
