import { ACCOUNT_ANSWERS } from '@investing-platform/rules/account/answers';
import type { MutationResolvers } from '../../../graphql/generated/resolver-types.ts';
import { requireUser } from '../../../kernel/actor.ts';
import { requireExactlyOne } from '../../../kernel/errors.ts';
import { removeDeviceToken, unregisterDeviceToken } from '../devices/own-devices.ts';
import { registerDeviceToken } from '../devices/register-device.ts';
import { updateAntiPhishingCode } from '../factors/anti-phishing-code.ts';
import { updateMfaQrCode } from '../factors/begin-totp.ts';
import { updateMfa } from '../factors/update-mfa.ts';
import { createOAuthLink, deleteOAuthLink } from '../identities/link-identity.ts';
import { emailLinkToInvestmentCalculator } from '../newsletter/calculator-link.ts';
import { subscribeToNewsletter } from '../newsletter/newsletter.ts';
import { removePasskey } from '../passkeys/own-passkeys.ts';
import { securityState, userAccount, userPreferences } from '../people/user-account.ts';
import { saveInvestorPreferences } from '../profile/investor-preferences.ts';
import { updateChartStartAtZero, updateNetWorthAsHomePage } from '../profile/preferences.ts';
import { updateUserAccount } from '../profile/update-user-account.ts';
import { updateUserProfile } from '../profile/update-user-profile.ts';
import { countMailToStranger } from '../recovery/mail-from-network.ts';
import { requestMail } from '../recovery/request-mail.ts';
import { resetPassword } from '../recovery/reset-password.ts';
import { register } from '../registration/register.ts';
import { verifyEmail } from '../registration/verify-email.ts';
import { fetchCurrentUser } from '../sessions/current-user.ts';
import { done, silent } from './answers.ts';

const ALL_TOPICS = ['MARKETS', 'PRODUCT', 'LEARNING', 'IDEAS'] as const;

const INVITED = 'The account is opened within seconds: sign in then.';

/** The mutations that API tokens may call, and those that need no token. */
export const mutations = {
  register: async (_, { params }, { deps, actor }) => {
    await countMailToStranger(deps, actor);
    await register(deps, params);
    return silent(params.invitation == null ? ACCOUNT_ANSWERS.registered : INVITED);
  },
  verifyEmail: async (_, { params }, { deps, actor }) =>
    done(await verifyEmail(deps, actor, params), ACCOUNT_ANSWERS.confirmed),
  resendVerificationEmail: async (_, { params }, { deps, actor }) => {
    await requestMail(deps, actor, 'CONFIRMATION', params);
    return silent(ACCOUNT_ANSWERS.confirmationMailed);
  },
  requestPasswordReset: async (_, { params }, { deps, actor }) => {
    await requestMail(deps, actor, 'PASSWORD_RESET', params);
    return silent(ACCOUNT_ANSWERS.resetMailed);
  },
  resetPassword: async (_, { params }, { deps, actor }) => {
    await resetPassword(deps, actor, { ...params, remove: params.remove ?? [] });
    return silent(ACCOUNT_ANSWERS.passwordReset);
  },
  requestMfaEmail: async (_, { params }, { deps, actor }) => {
    requireExactlyOne(params, ['email', 'challengeId']);
    await requestMail(deps, actor, 'MFA_CODE', params);
    return silent('If there is such an account or sign-in, a code is on its way.');
  },
  subscribeToNewsletter: async (_, { params }, { deps, actor }) => {
    await countMailToStranger(deps, actor);
    await subscribeToNewsletter(deps, { ...params, topics: params.topics ?? ALL_TOPICS });
    return silent(ACCOUNT_ANSWERS.newsletterMailed);
  },
  emailLinkToInvestmentCalculator: async (_, { params }, { deps, actor }) => {
    await countMailToStranger(deps, actor);
    await emailLinkToInvestmentCalculator(deps, params);
    return silent('We have sent you a mail with the link.');
  },

  updateUserAccount: async (_, { params }, { deps, actor, session: { browser } }) => {
    const input = { ...params, browser };
    return userAccount(deps, await updateUserAccount(deps, requireUser(actor), input));
  },
  updateUserProfile: async (_, { params }, { deps, actor }) =>
    userAccount(deps, await updateUserProfile(deps, requireUser(actor), params ?? {})),
  updateChartStartAtZero: async (_, { params }, { deps, actor }) =>
    userPreferences(deps, await updateChartStartAtZero(deps, requireUser(actor), params)),
  updateNetWorthAsHomePage: async (_, { params }, { deps, actor }) =>
    userPreferences(deps, await updateNetWorthAsHomePage(deps, requireUser(actor), params)),
  saveInvestorPreferences: (_, { params }, { deps, actor }) =>
    saveInvestorPreferences(deps, requireUser(actor), params ?? {}),

  updateMfaQrCode: (_, { params }, { deps, actor }) =>
    updateMfaQrCode(deps, requireUser(actor), params ?? {}),
  updateMfa: (_, { params }, { deps, actor, session: { browser } }) => {
    const method = params.method ?? 'TOTP';
    return updateMfa(deps, requireUser(actor), { ...params, method, browser });
  },
  updateAntiPhishingCode: async (_, { params }, { deps, actor, session: { browser } }) => {
    const user = requireUser(actor);
    await updateAntiPhishingCode(deps, user, { ...params, browser });
    return securityState(deps, await fetchCurrentUser(deps, user));
  },
  removePasskey: async (_, { params }, { deps, actor, session: { browser } }) => {
    await removePasskey(deps, requireUser(actor), { ...params, browser });
    return done(params.id, 'The passkey no longer signs you in.');
  },
  createOAuthLink: (_, { params }, { deps, actor, session: { browser } }) =>
    createOAuthLink(deps, requireUser(actor), { ...params, browser }),
  deleteOAuthLink: async (_, { params }, { deps, actor, session: { browser } }) => {
    await deleteOAuthLink(deps, requireUser(actor), { ...params, browser });
    return done(params.id, 'The sign-in is unlinked.');
  },

  registerDeviceToken: (_, { params }, { deps, actor }) =>
    registerDeviceToken(deps, requireUser(actor), params),
  removeDeviceToken: async (_, { params }, { deps, actor }) => {
    await removeDeviceToken(deps, requireUser(actor), params);
    return done(params.id, ACCOUNT_ANSWERS.deviceRemoved);
  },
  unregisterDeviceToken: async (_, { params }, { deps, actor }) => {
    const id = await unregisterDeviceToken(deps, requireUser(actor), params);
    const message = ACCOUNT_ANSWERS.deviceRemoved;
    return id === null ? silent(message) : done(id, message);
  },
} satisfies MutationResolvers;
