import type { Resolvers } from '../../graphql/generated/resolver-types.ts';
import { requireUser } from '../../kernel/actor.ts';
import {
  createCredential,
  decideConsent,
  deleteCredential,
  listConnectedApps,
  listCredentials,
  readConsentRequest,
  revokeApp,
} from '../../oauth/index.ts';
import { appView, consentView, credentialView, done, requireSession, silent } from './answers.ts';
import { currentSession, fetchCurrentUser } from './current-user.ts';
import { register } from './register.ts';
import { signIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';
import { userAccount } from './user-account.ts';
import { verifyEmail } from './verify-email.ts';

export const resolvers = {
  Query: {
    fetchCurrentUser: (_, __, { deps, actor }) => fetchCurrentUser(deps, requireUser(actor)),
    currentSession: (_, __, { deps, actor }) => currentSession(deps, actor),
    apiCredentials: async (_, __, { deps, actor }) =>
      (await listCredentials(deps, requireSession(actor))).map(credentialView),
    consentRequest: async (_, { params }, { deps, actor }) =>
      consentView(await readConsentRequest(deps, requireSession(actor), params.id)),
    connectedApps: async (_, __, { deps, actor }) =>
      (await listConnectedApps(deps, requireSession(actor))).map(appView),
  },
  Mutation: {
    register: async (_, { params }, { deps }) => {
      await register(deps, params);
      return silent('We have sent you a mail. Follow its link to confirm the address.');
    },
    verifyEmail: async (_, { params }, { deps }) =>
      done(await verifyEmail(deps, params), 'The e-mail address is confirmed.'),
    signIn: async (_, { params }, { deps, actor, session }) => {
      const signedIn = await signIn(deps, actor, params);
      session.start(signedIn.token, signedIn.session.expiresAt);
      return signedIn.session;
    },
    signOut: async (_, __, { deps, actor, session }) => {
      const { sessionId } = requireSession(actor);
      const endedCount = await signOut(deps, requireSession(actor));
      session.end();
      return endedCount === 0 ? silent('Signed out.') : done(sessionId, 'Signed out.');
    },
    createApiCredential: async (_, { params }, { deps, actor }) => {
      const created = await createCredential(deps, requireSession(actor), {
        label: params.label,
        isPublic: params.isPublic ?? false,
        redirectUris: params.redirectUris ?? [],
      });
      return { ...created, credential: credentialView(created.credential) };
    },
    deleteApiCredential: async (_, { params }, { deps, actor }) => {
      await deleteCredential(deps, requireSession(actor), params.id);
      return done(params.id, 'The credential and its tokens are gone.');
    },
    decideConsent: (_, { params }, { deps, actor }) =>
      decideConsent(deps, requireSession(actor), {
        requestId: params.id,
        decision: params.answer,
      }),
    revokeConnectedApp: async (_, { params }, { deps, actor }) => {
      await revokeApp(deps, requireSession(actor), params.id);
      return done(params.id, 'The app is disconnected.');
    },
  },
  // Sessions and users resolve by their fields' names.
  Session: {},
  User: { account: userAccount },
} satisfies Resolvers;
