import type { Resolvers } from '../../graphql/generated/resolver-types.ts';
import { planOf } from './liability-shown.ts';
import { netWorthDashboard } from './net-worth-dashboard.ts';

export const resolvers = {
  Query: {
    netWorthDashboard: (_root, _args, { actor, deps }) => netWorthDashboard(deps, actor),
  },
  NetWorthLiability: {
    nextPayment: (debt) => planOf(debt).schedule[0] ?? null,
    schedule: (debt) => planOf(debt).schedule,
    payoffDate: (debt) => planOf(debt).payoffDate,
    remainingInterest: (debt) => planOf(debt).remainingInterest,
  },
} satisfies Resolvers;
