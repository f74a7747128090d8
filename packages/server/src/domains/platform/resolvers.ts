import type { Resolvers } from '../../graphql/generated/resolver-types.ts';
import { fetchAnnouncement } from './announcements.ts';
import { getAvailableCountries } from './get-available-countries.ts';
import { healthCheck } from './health-check.ts';
import { recordPushReceipt } from './record-push-receipt.ts';

export const resolvers = {
  Query: {
    fetchAnnouncement: (_root, { params }, { deps }) => fetchAnnouncement(deps, params ?? {}),
    getAvailableCountries: () => getAvailableCountries(),
    healthCheck: (_root, _args, { deps }) => healthCheck(deps),
  },
  Mutation: {
    recordPushReceipt: (_root, { params }, { deps }) => recordPushReceipt(deps, params),
  },
} satisfies Resolvers;
