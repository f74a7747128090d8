import type { Resolvers } from '../../graphql/generated/resolver-types.ts';
import { requireUser } from '../../kernel/actor.ts';
import { fetchAccountAgreements } from './account-agreements.ts';
import {
  saveCompany,
  saveContact,
  saveDisclosures,
  saveIdentity,
  saveTrustedContact,
} from './checks/save-sections.ts';
import { fetchKyc } from './checks/show-check.ts';
import { signSection } from './checks/sign-section.ts';
import { submitKyc } from './checks/submit-kyc.ts';
import { updateIdvOutcome } from './idv/follow-session.ts';
import { getIdvToken } from './idv/get-idv-token.ts';
import { handInPapers } from './papers/hand-in.ts';
import { signAgreements, signCustomerAgreement } from './sign-agreements.ts';
import { signTaxForm } from './w8ben/sign-tax-form.ts';

export const resolvers = {
  Query: {
    fetchAccountAgreements: (_root, { params }, { deps, actor }) =>
      fetchAccountAgreements(deps, requireUser(actor), params ?? {}),
    getIdvToken: (_root, { params }, { deps, actor }) =>
      getIdvToken(deps, requireUser(actor), params ?? {}),
    fetchKYC: (_root, _args, { deps, actor }) => fetchKyc(deps, requireUser(actor)),
  },
  Mutation: {
    signAgreements: (_root, { params }, { deps, actor }) =>
      signAgreements(deps, requireUser(actor), params),
    signCustomerAgreement: (_root, { params }, { deps, actor }) =>
      signCustomerAgreement(deps, requireUser(actor), params),
    submitKyc: (_root, { params }, { deps, actor }) => submitKyc(deps, requireUser(actor), params),
    updateIdvOutcome: (_root, { params }, { deps, actor }) =>
      updateIdvOutcome(deps, requireUser(actor), params),
    updateUserKycAgreements: (_root, { params }, { deps, actor }) =>
      signSection(deps, requireUser(actor), params),
    updateUserKycCompanySetup: (_root, { params }, { deps, actor }) =>
      saveCompany(deps, requireUser(actor), params),
    updateUserKycContactInformation: (_root, { params }, { deps, actor }) =>
      saveContact(deps, requireUser(actor), params),
    updateUserKycDisclosures: (_root, { params }, { deps, actor }) =>
      saveDisclosures(deps, requireUser(actor), params),
    updateUserKycFileDocuments: (_root, { params }, { deps, actor }) =>
      handInPapers(deps, requireUser(actor), params ?? {}),
    updateUserKycIdentityInformation: (_root, { params }, { deps, actor }) =>
      saveIdentity(deps, requireUser(actor), params),
    updateUserKycTrustedContact: (_root, { params }, { deps, actor }) =>
      saveTrustedContact(deps, requireUser(actor), params),
    updateUserKycW8BENFormDocument: (_root, { params }, { deps, actor }) =>
      signTaxForm(deps, requireUser(actor), params),
  },
} satisfies Resolvers;
