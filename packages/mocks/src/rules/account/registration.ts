import { ACCOUNT_ANSWERS } from '@investing-platform/rules/account/answers';
import { requireRegistrable, uselessToken } from '@investing-platform/rules/account/registration';
import { badInput } from '@investing-platform/rules/refusals/platform-error';
import type { Call } from '../../contract/call.ts';
import type { Realm } from '../../contract/realm.ts';
import type { Rules } from '../../contract/rule.ts';
import { done } from '../../contract/write.ts';
import { daysFrom, now } from '../../facts/time.ts';
import type { User } from '../../world/entities.ts';
import type { Platform } from '../../world/platform.ts';
import { addUser, newSecret } from '../../world/records.ts';
import { weaknessOf } from './password-rules.ts';

/** Somebody's token that confirms their address. */
function addVerification(platform: Platform, { id }: User): string {
  const token = newSecret(platform, 'ip_ev_');
  const expiresAt = daysFrom(platform.clock.now(), 1);
  platform.state.verifications.set(token, { userId: id, expiresAt, isUsed: false });
  return token;
}

/** Sends the mail whose link confirms the address. */
export function mailConfirmation(platform: Platform, user: User): void {
  const token = addVerification(platform, user);
  const sentAt = platform.clock.now();
  platform.state.mails.push({ to: user.email, kind: 'CONFIRM_ADDRESS', token, sentAt });
}

export function userWithEmail({ platform }: Realm, given: unknown): User | undefined {
  const email = String(given ?? '')
    .trim()
    .toLowerCase();
  return [...platform.state.users.values()].find((user) => user.email === email);
}

function checkRegistration({ params }: Call<'register'>): void {
  const { email, password, firstName, lastName, acceptTerms, invitation } = params;
  const personal = [email, firstName, lastName].filter((text) => typeof text === 'string');
  requireRegistrable({ acceptTerms }, weaknessOf(password, personal));
  if (invitation != null) throw badInput('params.invitation', 'is unknown, used or lapsed');
}

/** An address that nobody confirmed belongs to whoever registered it last. */
function register({ realm, params }: Call<'register'>) {
  const { platform } = realm;
  const { state } = platform;
  const email = params.email.trim().toLowerCase();
  const owner = userWithEmail(realm, email);
  const answer = done(ACCOUNT_ANSWERS.registered);
  if (owner?.emailVerified === true) {
    state.mails.push({ to: email, kind: 'ADDRESS_TAKEN', token: null, sentAt: now(realm) });
    return answer;
  }
  if (owner !== undefined) state.users.delete(owner.id);
  const user = addUser(platform, {
    email,
    firstName: params.firstName ?? null,
    lastName: params.lastName ?? null,
    country: params.country ?? null,
    plan: 'FREE',
    emailVerified: false,
    kycStatus: 'NOT_STARTED',
    agreementSigned: false,
  });
  mailConfirmation(platform, user);
  return answer;
}

function verifyEmail({ realm, params }: Call<'verifyEmail'>) {
  const { state } = realm.platform;
  const verification = state.verifications.get(params.token);
  const user = verification && state.users.get(verification.userId);
  const isGood =
    verification !== undefined && !verification.isUsed && now(realm) < verification.expiresAt;
  if (!isGood || user === undefined) {
    throw uselessToken('24 hours');
  }
  verification.isUsed = true;
  user.emailVerified = true;
  return done(ACCOUNT_ANSWERS.confirmed, [user.id]);
}

export const registrationRules: Rules = {
  register: { checks: checkRegistration, answers: register },
  verifyEmail: {
    answers: verifyEmail,
    example: ({ platform, user }, params) => {
      if (user === null) return params;
      user.emailVerified = false;
      return { ...params, token: addVerification(platform, user) };
    },
  },
};
