import { badInput, invalidInput } from '@investing-platform/rules/platform-error';
import type { FieldProblem } from '@investing-platform/schema';
import type { RegisterInput } from '@investing-platform/schema/operations';
import type { Platform } from '../world/platform.ts';
import { addUser, newSecret } from '../world/records.ts';
import { weaknessOf } from './password-rules.ts';
import type { Answers } from './types.ts';

const VERIFICATION_MS = 86_400_000;

export const accountAnswers = {
  register: ({ platform, params }) => {
    register(platform, params);
    const message = 'We have sent you a mail. Follow its link to confirm the address.';
    return { id: null, affectedCount: 0, affectedIds: [], message };
  },
  verifyEmail: ({ platform, params }) => {
    const id = verifyEmail(platform, params.token);
    const message = 'The e-mail address is confirmed.';
    return { id, affectedCount: 1, affectedIds: [id], message };
  },
} satisfies Pick<Answers, 'register' | 'verifyEmail'>;

/** An address that nobody confirmed belongs to whoever registered it last. */
function register(platform: Platform, input: RegisterInput): void {
  const { state, clock } = platform;
  check(input);
  if (input.invitation != null) throw badInput('params.invitation', 'is unknown, used or lapsed');
  const email = input.email.trim().toLowerCase();
  const owner = [...state.users.values()].find((user) => user.email === email);
  const sentAt = clock.now();
  if (owner?.emailVerified === true) {
    state.mails.push({ to: email, kind: 'ADDRESS_TAKEN', token: null, sentAt });
    return;
  }
  if (owner !== undefined) state.users.delete(owner.id);
  const user = addUser(platform, {
    email,
    firstName: input.firstName ?? null,
    lastName: input.lastName ?? null,
    country: input.country ?? null,
    plan: 'FREE',
    emailVerified: false,
    kycStatus: 'NOT_STARTED',
    agreementSigned: false,
  });
  const token = newSecret(platform, 'ip_ev_');
  const expiresAt = new Date(sentAt.getTime() + VERIFICATION_MS);
  state.verifications.set(token, { userId: user.id, expiresAt, isUsed: false });
  state.mails.push({ to: email, kind: 'CONFIRM_ADDRESS', token, sentAt });
}

function check({ email, password, firstName, lastName, acceptTerms }: RegisterInput): void {
  const problems: FieldProblem[] = [];
  const personal = [email, firstName, lastName].filter((text) => typeof text === 'string');
  const weakness = weaknessOf(password, personal);
  if (weakness !== null) problems.push({ path: 'params.password', message: weakness });
  if (!acceptTerms) {
    problems.push({ path: 'params.acceptTerms', message: 'must be true to open an account' });
  }
  if (problems.length > 0) throw invalidInput(problems);
}

function verifyEmail({ state, clock }: Platform, token: string): string {
  const verification = state.verifications.get(token);
  const user = verification && state.users.get(verification.userId);
  const isGood =
    verification !== undefined && !verification.isUsed && clock.now() < verification.expiresAt;
  if (!isGood || user === undefined) {
    throw badInput('params.token', 'is unknown, was used already, or is older than 24 hours');
  }
  verification.isUsed = true;
  user.emailVerified = true;
  return user.id;
}
