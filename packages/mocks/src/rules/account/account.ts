import { requireExactlyOne, requireRange } from '@investing-platform/engine';
import { refuseContradiction } from '@investing-platform/rules/account/profile-checks';
import { riskScore } from '@investing-platform/rules/account/risk-score';
import { badInput, refuse } from '@investing-platform/rules/platform-error';
import type { Call } from '../../contract/call.ts';
import { realmOf } from '../../contract/open-realm.ts';
import type { Realm } from '../../contract/realm.ts';
import type { Rules } from '../../contract/rule.ts';
import { single } from '../../contract/single.ts';
import { daysFrom, now } from '../../facts/time.ts';
import type { User } from '../../world/entities.ts';
import { addPushMessage, newSecret } from '../../world/records.ts';

const HOUR_DAYS = 1 / 24;
const VERIFICATION_MS = 86_400_000;
const RECOVERY_CODES = 10;

function userWith({
  realm,
  params,
}: Call<'requestPasswordReset' | 'resendVerificationEmail' | 'subscribeToNewsletter'>):
  | User
  | undefined {
  const email = String(params.email ?? '')
    .trim()
    .toLowerCase();
  return [...realm.platform.state.users.values()].find((user) => user.email === email);
}

/** A mail to the address, where somebody has it: the answer does not tell. */
function mail(
  call: Call<'requestPasswordReset' | 'resendVerificationEmail'>,
  kind: 'CONFIRM_ADDRESS' | 'RESET_PASSWORD',
): void {
  const { realm, params } = call;
  const user = userWith(call);
  const sentAt = now(realm);
  if (user === undefined || (kind === 'CONFIRM_ADDRESS' && user.emailVerified)) return;
  const token = newSecret(realm.platform, kind === 'CONFIRM_ADDRESS' ? 'ip_ev_' : 'ip_pw_');
  realm.platform.state.mails.push({
    to: String(params.email).toLowerCase(),
    kind,
    token,
    sentAt,
  });
  if (kind === 'CONFIRM_ADDRESS') addVerification(realm, user, token);
  else addReset(realm, user, token);
}

function addVerification({ platform }: Realm, user: User, token: string): void {
  const expiresAt = new Date(platform.clock.now().getTime() + VERIFICATION_MS);
  platform.state.verifications.set(token, { userId: user.id, expiresAt, isUsed: false });
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
    throw badInput('params.token', 'is unknown, was used already, or is older than an hour');
  }
  realm.shared.remove('PasswordReset', reset.id);
  Object.assign(single(realmOf(realm.platform, user), 'SecurityState'), { hasPassword: true });
  endTokens(realm, user);
  removeWaysIn(realmOf(realm.platform, user), (params.remove ?? []) as readonly string[]);
  const message = 'The password is changed, and you are signed out everywhere.';
  return { id: user.id, affectedCount: 1, affectedIds: [user.id], message };
}

function subscribe(call: Call<'subscribeToNewsletter'>) {
  const { realm, params } = call;
  const user = userWith(call);
  if (user !== undefined) {
    const own = single(realmOf(realm.platform, user), 'NewsletterSubscription');
    if (own.status !== 'SUBSCRIBED') Object.assign(own, { status: 'PENDING' });
    Object.assign(own, { topics: params.topics });
  }
  const message = 'We have sent you a mail. Follow its link to confirm the newsletter.';
  return { id: null, affectedCount: 0, affectedIds: [], message };
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
  if (enabled === true && method === 'TOTP') {
    if (enrollment === undefined) throw refuse('INVALID_STATE', 'No enrollment is open');
    if (params.code == null || params.code === '000000') {
      throw refuse('MFA_INVALID', 'The code is wrong, or it was used before');
    }
    realm.own.remove('MfaEnrollment', enrollment.id);
  }
  if (enabled !== true && !methods.includes(String(method))) {
    throw refuse('INVALID_STATE', `The factor ${String(method)} is not on`);
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

const PROVIDERS: Readonly<Record<string, string>> = {
  IOS: 'APNS',
  ANDROID: 'FCM',
  WEB: 'WEB_PUSH',
};
const SUFFIX = -6;

export const accountRules: Rules = {
  requestMfaEmail: { checks: ({ params }) => requireExactlyOne(params, ['email', 'challengeId']) },
  fetchUserAppointments: { checks: ({ params }) => requireRange(params) },
  recordPushReceipt: {
    example: ({ platform }, params) => ({
      ...params,
      receiptId: addPushMessage(platform).receiptId,
    }),
  },
  registerDeviceToken: {
    sets: ({ realm, params }) => ({
      tokenSuffix: String(params.token).slice(SUFFIX),
      provider: params.provider ?? PROVIDERS[String(params.platform)],
      active: true,
      lastSeenAt: now(realm),
    }),
  },
  requestPasswordReset: {
    says: () => 'If there is an account with this address, a mail is on its way.',
    afterwards: (call) => mail(call, 'RESET_PASSWORD'),
  },
  resendVerificationEmail: {
    says: () => 'If the address waits to be confirmed, a mail is on its way.',
    afterwards: (call) => mail(call, 'CONFIRM_ADDRESS'),
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
    checks: ({ realm, params }) =>
      refuseContradiction({ ...single(realm, 'InvestorPreferences'), ...params }, params),
    sets: ({ realm, params }) => {
      const own = single(realm, 'InvestorPreferences');
      const isComplete = riskScore({ ...own, ...params }) !== null;
      const completedAt = own.completedAt ?? (isComplete ? now(realm) : null);
      return { completedAt, updatedAt: now(realm) };
    },
  },
  subscribeToNewsletter: {
    answers: subscribe,
    example: ({ user }, params) => ({ ...params, email: user?.email }),
  },
  updateChartStartAtZero: { sets: ({ params }) => ({ chartStartAtZero: params.enabled }) },
  updateMfa: {
    answers: updateMfa,
    example: (realm, params) => {
      enrol({ realm } as Call);
      return params;
    },
  },
  updateMfaQrCode: { answers: enrol },
  updateNetWorthAsHomePage: { sets: ({ params }) => ({ netWorthAsHomePage: params.enabled }) },
  unregisterDeviceToken: { says: () => 'The device gets no notifications any more.' },
  verifyEmail: {
    example: (realm, params) => {
      const token = newSecret(realm.platform, 'ip_ev_');
      if (realm.user !== null) {
        realm.user.emailVerified = false;
        addVerification(realm, realm.user, token);
      }
      return { ...params, token };
    },
  },
};
