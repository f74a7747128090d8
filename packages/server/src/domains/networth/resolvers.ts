import type { Resolvers } from '../../graphql/generated/resolver-types.ts';
import { netWorthDashboard } from './net-worth-dashboard.ts';

export const resolvers = {
  Query: {
    netWorthDashboard: (_root, _args, { actor, deps }) => netWorthDashboard(deps, actor),
  },
} satisfies Resolvers;
