import { requireExactlyOne, requireRange } from '@investing-platform/engine';
import { phoneProblems } from '@investing-platform/rules/account/account-phone';
import { ACCOUNT_ANSWERS } from '@investing-platform/rules/account/answers';
import { antiPhishingPhrase } from '@investing-platform/rules/account/anti-phishing-code';
import {
  pushProvider,
  requireDevice,
  tokenSuffix,
} from '@investing-platform/rules/account/device-token';
import {
  RANGES,
  requireRanges,
  wholeRange,
} from '@investing-platform/rules/account/investor-ranges';
import { requireRedirect } from '@investing-platform/rules/account/oauth-link';
import { refuseContradiction } from '@investing-platform/rules/account/profile-checks';
import {
  factorIsOff,
  noEnrollment,
  requireFittingCode,
  wrongCode,
} from '@investing-platform/rules/account/proof';
import { uselessToken } from '@investing-platform/rules/account/registration';
import { riskScore } from '@investing-platform/rules/account/risk-score';
import type { Call } from '../../contract/call.ts';
import { realmOf } from '../../contract/open-realm.ts';
import type { Realm } from '../../contract/realm.ts';
import type { Rules } from '../../contract/rule.ts';
import { single } from '../../contract/single.ts';
import { WRONG_CODE } from '../../contract/step-up.ts';
import { done } from '../../contract/write.ts';
import { daysFrom, now } from '../../facts/time.ts';
import type { User } from '../../world/entities.ts';
import { newSecret } from '../../world/records.ts';
import { refuseAll } from '../problems.ts';
import { mailConfirmation, userWithEmail } from './registration.ts';

const HOUR_DAYS = 1 / 24;
const RECOVERY_CODES = 10;

/** A mail with a new secret to who has the address: the answer does not tell whether anybody has. */
function mailReset({ realm, params }: Call<'requestPasswordReset'>): void {
  const user = userWithEmail(realm, params.email);
  if (user === undefined) return;
  const token = newSecret(realm.platform, 'ip_pw_');
  const sentAt = now(realm);
  realm.platform.state.mails.push({ to: user.email, kind: 'RESET_PASSWORD', token, sentAt });
  addReset(realm, user, token);
}

function addReset(realm: Realm, user: User, token: string): void {
  const expiresAt = daysFrom(now(realm), HOUR_DAYS);
  realm.shared.add('PasswordReset', { id: token, userId: user.id, expiresAt });
}

/** A new password ends all sessions and tokens. */
function endTokens({ platform: { state } }: Realm, user: User): void {
  for (const { value, userId } of [...state.tokens.values()]) {
    if (userId === user.id) state.tokens.delete(value);
  }
}

/** Credentials and consents are the first-party app's, which the mocks do not have. */
const REMOVED: ReadonlyMap<string, string> = new Map([
  ['PASSKEYS', 'Passkey'],
  ['OUTSIDE_SIGN_INS', 'OAuthLink'],
]);

function removeWaysIn({ own }: Realm, kinds: readonly string[]): void {
  for (const kind of kinds) {
    const type = REMOVED.get(kind);
    if (type === undefined) continue;
    for (const { id } of [...own.list(type)]) own.remove(type, id);
  }
}

function resetPassword(call: Call<'resetPassword'>) {
  const { realm, params } = call;
  const reset = realm.shared.find('PasswordReset', String(params.token));
  const user = realm.platform.state.users.get(String(reset?.userId));
  if (reset === undefined || user === undefined || Number(reset.expiresAt) <= Number(now(realm))) {
    throw uselessToken('an hour');
  }
  realm.shared.remove('PasswordReset', reset.id);
  Object.assign(single(realmOf(realm.platform, user), 'SecurityState'), { hasPassword: true });
  endTokens(realm, user);
  removeWaysIn(realmOf(realm.platform, user), (params.remove ?? []) as readonly string[]);
  return done(ACCOUNT_ANSWERS.passwordReset, [user.id]);
}

function subscribe({ realm, params }: Call<'subscribeToNewsletter'>) {
  const user = userWithEmail(realm, params.email);
  if (user !== undefined) {
    const own = single(realmOf(realm.platform, user), 'NewsletterSubscription');
    if (own.status !== 'SUBSCRIBED') Object.assign(own, { status: 'PENDING' });
    Object.assign(own, { topics: params.topics });
  }
  return done(ACCOUNT_ANSWERS.newsletterMailed);
}

function enrol({ realm }: Call) {
  const secret = realm.platform.random.text(32).toUpperCase();
  const enrollment = {
    id: 'MfaEnrollment',
    secret,
    otpauthUri: `otpauth://totp/Investing%20Platform?secret=${secret}`,
    qrCodeDataUrl: 'data:image/png;base64,iVBORw0KGgo=',
    expiresAt: daysFrom(now(realm), HOUR_DAYS / 6),
  };
  return realm.own.add('MfaEnrollment', enrollment);
}

function updateMfa(call: Call<'updateMfa'>) {
  const { realm, params } = call;
  const { enabled, method } = params;
  const security = single(realm, 'SecurityState');
  const methods = (security.mfaMethods ?? []) as readonly string[];
  const enrollment = realm.own.find('MfaEnrollment', 'MfaEnrollment');
  if (enabled === true && method === 'TOTP' && enrollment === undefined) throw noEnrollment();
  if (enabled === true && params.code === WRONG_CODE) throw wrongCode();
  if (enabled === true && method === 'TOTP') realm.own.remove('MfaEnrollment', 'MfaEnrollment');
  if (enabled !== true && !methods.includes(String(method))) {
    throw factorIsOff(String(method));
  }
  const left = methods.filter((one) => one !== method);
  const mfaMethods = enabled === true ? [...left, method] : left;
  const mfaEnabled = mfaMethods.length > 0;
  const recoveryCodesLeft = mfaEnabled ? RECOVERY_CODES : 0;
  Object.assign(security, { mfaMethods, mfaEnabled, recoveryCodesLeft });
  const { random } = realm.platform;
  const recoveryCodes = Array.from({ length: recoveryCodesLeft }, () => random.text(10));
  return { enabled: mfaEnabled, methods: mfaMethods, recoveryCodes };
}

/** What an investor tells of several: each once, and none where they take it back. */
const LISTS = ['objectives', 'sectors', 'excludedSectors', 'assetClasses'] as const;

export const accountRules: Rules = {
  // Every provider is offered here: which ones are elsewhere, the operator says.
  createOAuthLink: { checks: ({ params }) => requireRedirect(params.redirectUri) },
  requestMfaEmail: { checks: ({ params }) => requireExactlyOne(params, ['email', 'challengeId']) },
  fetchUserAppointments: { checks: ({ params }) => requireRange(params) },
  registerDeviceToken: {
    checks: ({ params }) => requireDevice(params),
    sets: ({ realm, params }) => ({
      tokenSuffix: tokenSuffix(params),
      provider: pushProvider(params),
      active: true,
      lastSeenAt: now(realm),
    }),
  },
  requestPasswordReset: {
    says: () => ACCOUNT_ANSWERS.resetMailed,
    afterwards: mailReset,
  },
  resendVerificationEmail: {
    says: () => ACCOUNT_ANSWERS.confirmationMailed,
    afterwards: ({ realm, params }) => {
      const user = userWithEmail(realm, params.email);
      if (user?.emailVerified === false) mailConfirmation(realm.platform, user);
    },
  },
  resetPassword: {
    answers: resetPassword,
    example: (realm, params) => {
      const token = newSecret(realm.platform, 'ip_pw_');
      if (realm.user !== null) addReset(realm, realm.user, token);
      return { ...params, token };
    },
  },
  saveInvestorPreferences: {
    checks: ({ realm, params }) => {
      requireRanges(params);
      refuseContradiction({ ...single(realm, 'InvestorPreferences'), ...params }, params);
    },
    sets: ({ realm, params }) => {
      const own = single(realm, 'InvestorPreferences');
      const isComplete = riskScore({ ...own, ...params }) !== null;
      const completedAt = own.completedAt ?? (isComplete ? now(realm) : null);
      const told = RANGES.filter((field) => params[field] !== undefined);
      const ranges = told.map((field) => [field, wholeRange(params[field])] as const);
      const lists = LISTS.filter((field) => params[field] !== undefined);
      const each = lists.map((field) => [field, [...new Set<string>(params[field])]] as const);
      return {
        ...Object.fromEntries([...ranges, ...each]),
        completedAt,
        updatedAt: now(realm),
      };
    },
  },
  subscribeToNewsletter: {
    answers: subscribe,
    example: ({ user }, params) => ({ ...params, email: user?.email }),
  },
  updateChartStartAtZero: { sets: ({ params }) => ({ chartStartAtZero: params.enabled }) },
  updateAntiPhishingCode: { checks: ({ params }) => void antiPhishingPhrase(params.code) },
  updateUserAccount: { checks: ({ params }) => refuseAll(phoneProblems(params.phone)) },
  updateMfa: {
    checks: ({ params }) => requireFittingCode(params),
    answers: updateMfa,
    example: (realm, params) => {
      enrol({ realm } as Call);
      return params;
    },
  },
  updateMfaQrCode: { answers: enrol },
  updateNetWorthAsHomePage: { sets: ({ params }) => ({ netWorthAsHomePage: params.enabled }) },
  unregisterDeviceToken: { says: () => ACCOUNT_ANSWERS.deviceRemoved },
};
