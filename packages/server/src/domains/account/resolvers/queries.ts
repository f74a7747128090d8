import type { QueryResolvers } from '../../../graphql/generated/resolver-types.ts';
import { requireUser } from '../../../kernel/actor.ts';
import {
  assistantAccess,
  listConnectedApps,
  listCredentials,
  readConsentRequest,
} from '../../../oauth/index.ts';
import { accountClosure } from '../closure/account-closure.ts';
import { fetchMyDeviceTokens } from '../devices/own-devices.ts';
import { signInProviders } from '../identities/sign-in-providers.ts';
import { getNewsletterStatus } from '../newsletter/newsletter.ts';
import { fetchMyPasskeys } from '../passkeys/own-passkeys.ts';
import { fetchUserAppointments } from '../profile/appointments.ts';
import { fetchInvestorPreferences } from '../profile/investor-preferences.ts';
import { waysIn } from '../recovery/ways-in.ts';
import { securityEvents } from '../security-events/security-events.ts';
import { currentSession, fetchCurrentUser } from '../sessions/current-user.ts';
import { sessions } from '../sessions/sessions.ts';
import { appView, consentView, credentialView, requireSession } from './answers.ts';

const POLICIES = { open: 'OPEN', invited: 'INVITED', closed: 'CLOSED' } as const;

export const queries = {
  fetchCurrentUser: (_, __, { deps, actor }) => fetchCurrentUser(deps, requireUser(actor)),
  fetchInvestorPreferences: (_, __, { deps, actor }) =>
    fetchInvestorPreferences(deps, requireUser(actor)),
  fetchMyDeviceTokens: (_, { params }, { deps, actor }) =>
    fetchMyDeviceTokens(deps, requireUser(actor), params ?? {}),
  fetchMyPasskeys: (_, { params }, { deps, actor }) =>
    fetchMyPasskeys(deps, requireUser(actor), params ?? {}),
  fetchUserAppointments: (_, { params }, { deps, actor }) =>
    fetchUserAppointments(deps, requireUser(actor), params ?? {}),
  getNewsletterStatus: (_, __, { deps, actor }) => getNewsletterStatus(deps, requireUser(actor)),

  currentSession: (_, __, { deps, actor }) => currentSession(deps, actor),
  sessions: (_, __, { deps, actor }) => sessions(deps, requireSession(actor)),
  signInProviders: (_, __, { deps }) => signInProviders(deps),
  registrationPolicy: (_, __, { deps }) => POLICIES[deps.config.registration],
  waysIn: (_, { params }, { deps }) => waysIn(deps, params),
  securityEvents: (_, { params }, { deps, actor }) =>
    securityEvents(deps, requireSession(actor), params ?? {}),
  accountClosure: (_, __, { deps, actor }) => accountClosure(deps, requireSession(actor)),
  apiCredentials: async (_, __, { deps, actor }) =>
    (await listCredentials(deps, requireSession(actor))).map(credentialView),
  consentRequest: async (_, { params }, { deps, actor }) =>
    consentView(await readConsentRequest(deps, requireSession(actor), params.id)),
  connectedApps: async (_, __, { deps, actor }) =>
    (await listConnectedApps(deps, requireSession(actor))).map(appView),
  assistantAccess: (_, __, { deps, actor }) => assistantAccess(deps, requireSession(actor)),
} satisfies QueryResolvers;
