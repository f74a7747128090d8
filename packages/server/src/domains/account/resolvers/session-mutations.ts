import type { MutationResolvers } from '../../../graphql/generated/resolver-types.ts';
import { deleteCredential, revokeApp, stopAssistants } from '../../../oauth/index.ts';
import { closeAccount } from '../closure/close-account.ts';
import { confirmNewsletter, unsubscribeFromNewsletter } from '../newsletter/newsletter.ts';
import { beginPasskeyEnrollment, finishPasskeyEnrollment } from '../passkeys/enrol-passkey.ts';
import { passkeyShown } from '../passkeys/own-passkeys.ts';
import { beginPasskeySignIn, finishPasskeySignIn } from '../passkeys/passkey-sign-in.ts';
import { beginPasskeyStepUp } from '../passkeys/passkey-step-up.ts';
import { recordAccessChange } from '../security-events/record-access-change.ts';
import {
  answerConsent,
  createApiCredential,
  letAssistantsGoOn,
  updateConnectedApp,
} from '../sessions/access-grants.ts';
import type { SessionRow } from '../sessions/session-row.ts';
import { endSession, signOutEverywhere } from '../sessions/sessions.ts';
import { signOut } from '../sessions/sign-out.ts';
import type { SignedIn } from '../sessions/start-session.ts';
import { completeSignIn } from '../sign-in/complete-sign-in.ts';
import { signIn } from '../sign-in/sign-in.ts';
import { stepUp } from '../sign-in/step-up.ts';
import { appView, credentialView, done, requireSession, silent } from './answers.ts';

/** What sets the browser's cookie. */
interface Entering {
  readonly session: { start(token: string, expiresAt: Date): void };
}

/** Gives the browser its cookie. */
function enter({ session }: Entering, { session: row, token }: SignedIn): SessionRow {
  session.start(token, row.expiresAt);
  return row;
}

/** The mutations of the first-party app. */
export const sessionMutations = {
  signIn: async (_, { params }, context) => {
    const { deps, actor, session } = context;
    const { browser } = session;
    const { signedIn, challenge } = await signIn(deps, actor, { ...params, browser });
    return { session: signedIn === null ? null : enter(context, signedIn), challenge };
  },
  completeSignIn: async (_, { params }, context) => {
    const { deps, actor, session } = context;
    const { browser } = session;
    return enter(context, await completeSignIn(deps, actor, { ...params, browser }));
  },
  stepUp: async (_, { params }, context) => {
    const { deps, actor, session } = context;
    const { browser } = session;
    return enter(context, await stepUp(deps, requireSession(actor), { ...params, browser }));
  },
  beginPasskeySignIn: (_, __, { deps }) => beginPasskeySignIn(deps),
  finishPasskeySignIn: async (_, { params }, context) => {
    const { deps, actor, session } = context;
    const { browser } = session;
    return enter(context, await finishPasskeySignIn(deps, actor, { ...params, browser }));
  },
  beginPasskeyEnrollment: (_, { params }, { deps, actor }) =>
    beginPasskeyEnrollment(deps, requireSession(actor), params ?? {}),
  finishPasskeyEnrollment: async (_, { params }, { deps, actor, session: { browser } }) => {
    const input = { ...params, browser };
    return passkeyShown(await finishPasskeyEnrollment(deps, requireSession(actor), input));
  },
  beginPasskeyStepUp: (_, __, { deps, actor }) => beginPasskeyStepUp(deps, requireSession(actor)),

  signOut: async (_, __, { deps, actor, session }) => {
    const { sessionId } = requireSession(actor);
    const endedCount = await signOut(deps, requireSession(actor));
    session.end();
    return endedCount === 0 ? silent('Signed out.') : done(sessionId, 'Signed out.');
  },
  endSession: async (_, { params: { id } }, { deps, actor, session }) => {
    const own = requireSession(actor);
    await endSession(deps, own, { id, browser: session.browser });
    if (id === own.sessionId) session.end();
    return done(id, 'The browser is signed out.');
  },
  signOutEverywhere: async (_, { params }, { deps, actor, session }) => {
    const keepThisBrowser = params?.keepThisBrowser ?? true;
    const input = { keepThisBrowser, browser: session.browser };
    const ids = await signOutEverywhere(deps, requireSession(actor), input);
    if (!keepThisBrowser) session.end();
    const message = keepThisBrowser ? 'All other browsers are signed out.' : 'Signed out.';
    return { id: null, affectedCount: ids.length, affectedIds: [...ids], message };
  },

  closeAccount: async (_, { params }, { deps, actor, session }) => {
    const own = requireSession(actor);
    await closeAccount(deps, own, params);
    session.end();
    return done(own.userId, 'The account is closed.');
  },
  confirmNewsletter: async (_, { params }, { deps }) => {
    await confirmNewsletter(deps, params);
    return silent('The newsletter is confirmed.');
  },
  unsubscribeFromNewsletter: async (_, { params }, { deps }) => {
    await unsubscribeFromNewsletter(deps, params);
    return silent('The newsletter no longer comes.');
  },

  createApiCredential: async (_, { params }, { deps, actor, session: { browser } }) => {
    const { publicClient, redirectUris } = params;
    const created = await createApiCredential(deps, requireSession(actor), {
      ...params,
      isPublic: publicClient ?? false,
      redirectUris: redirectUris ?? [],
      browser,
    });
    return { ...created, credential: credentialView(created.credential) };
  },
  deleteApiCredential: async (_, { params }, { deps, actor, session: { browser } }) => {
    const own = requireSession(actor);
    await deleteCredential(deps, own, params.id);
    await recordAccessChange(deps, own, { kind: 'CREDENTIAL_DELETED', browser, detail: null });
    return done(params.id, 'The credential and its tokens are gone.');
  },
  updateConnectedApp: async (_, { params }, { deps, actor }) =>
    appView(await updateConnectedApp(deps, requireSession(actor), params)),
  stopAssistants: (_, __, { deps, actor }) => stopAssistants(deps, requireSession(actor)),
  resumeAssistants: (_, { params }, { deps, actor }) =>
    letAssistantsGoOn(deps, requireSession(actor), params ?? {}),
  decideConsent: (_, { params }, { deps, actor, session: { browser } }) => {
    const { id: requestId, answer: decision, grantedScopes, approval, password, mfaCode } = params;
    const shownScopes = grantedScopes ?? [];
    const input = { requestId, decision, shownScopes, approval, password, mfaCode, browser };
    return answerConsent(deps, requireSession(actor), input);
  },
  revokeConnectedApp: async (_, { params }, { deps, actor, session: { browser } }) => {
    const own = requireSession(actor);
    await revokeApp(deps, own, params.id);
    await recordAccessChange(deps, own, { kind: 'APP_DISCONNECTED', browser, detail: null });
    return done(params.id, 'The app is disconnected.');
  },
} satisfies MutationResolvers;
