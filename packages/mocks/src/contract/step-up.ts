import { codeNeeded, givenPassword, wrongCode } from '@investing-platform/rules/account/proof';
import { isPlanOf as isOn, planNeeded } from '@investing-platform/rules/billing/required-plan';
import type { SubscriptionTier } from '@investing-platform/schema/operations';
import type { Call } from './call.ts';
import { inputOf } from './model.ts';
import { single } from './single.ts';

/** The one code that is wrong: every other one of six digits is taken. */
export const WRONG_CODE = '000000';

/**
 * The second factor of a sensitive mutation, where the person has one; else the password, where the
 * mutation takes it (contract rule 13). Every password is right, and a code stands for one.
 *
 * @throws {PlatformError} MFA_REQUIRED, MFA_INVALID, BAD_USER_INPUT
 */
export function requireSecondFactor({ realm, operation, hints, params }: Call): void {
  if (!hints.stepUp || realm.user === null) return;
  const security = single(realm, 'SecurityState');
  if (security.mfaEnabled !== true) {
    if (takesPassword(operation) && security.hasPassword !== false)
      givenPassword(shown(params), 'params.password');
    return;
  }
  const code = params['mfaCode'];
  if (code == null) throw codeNeeded();
  if (code === WRONG_CODE) throw wrongCode();
}

const takesPassword = (operation: Call['operation']): boolean =>
  inputOf(operation)?.getFields()['password'] !== undefined;

function shown({ password, mfaCode }: Call['params']) {
  return (password ?? mfaCode) as string | null | undefined;
}

/**
 * That some paid plan is there, the gate has seen: tokens of the free plan hold `identity` alone.
 *
 * @throws {PlatformError} PLAN_REQUIRED
 */
export function requirePlan(
  { realm, hints: { plan } }: Pick<Call, 'realm' | 'hints'>,
  least = plan,
): void {
  if (isPlanOf(realm, least)) return;
  throw planNeeded(least);
}

/** Whether the person is on a plan, or on a higher one; nobody in particular is on every plan. */
export function isPlanOf({ user }: Call['realm'], least: SubscriptionTier): boolean {
  return user === null || isOn('PLUS', least) || isOn(user.plan, least);
}
