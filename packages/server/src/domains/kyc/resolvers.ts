import type { Resolvers } from '../../graphql/generated/resolver-types.ts';
import { requireUser } from '../../kernel/actor.ts';
import { fetchAccountAgreements } from './account-agreements.ts';
import { signAgreements, signCustomerAgreement } from './sign-agreements.ts';

export const resolvers = {
  Query: {
    fetchAccountAgreements: (_root, { params }, { deps, actor }) =>
      fetchAccountAgreements(deps, requireUser(actor), params ?? {}),
  },
  Mutation: {
    signAgreements: (_root, { params }, { deps, actor }) =>
      signAgreements(deps, requireUser(actor), params),
    signCustomerAgreement: (_root, { params }, { deps, actor }) =>
      signCustomerAgreement(deps, requireUser(actor), params),
  },
} satisfies Resolvers;
