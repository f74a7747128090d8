import { badInput, refuse } from '@investing-platform/rules/platform-error';
import type { Call } from './call.ts';
import { inputOf } from './model.ts';
import { single } from './single.ts';

/** The one code that is wrong: every other one of six digits is taken. */
const WRONG_CODE = '000000';

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
    if (takesPassword(operation) && security.hasPassword !== false) requirePassword(params);
    return;
  }
  const code = params['mfaCode'];
  if (code == null) throw refuse('MFA_REQUIRED', 'A code of your second factor is needed: mfaCode');
  if (code === WRONG_CODE) throw refuse('MFA_INVALID', 'The code is wrong, or it was used before');
}

const takesPassword = (operation: Call['operation']): boolean =>
  inputOf(operation)?.getFields()['password'] !== undefined;

function requirePassword({ password, mfaCode }: Call['params']): void {
  if ((password ?? mfaCode) == null)
    throw badInput('params.password', 'is needed: the password of the account');
}

const PLANS = ['FREE', 'PLUS', 'PRO', 'PRIVATE'];
const FIRST_PAID = PLANS.indexOf('PLUS');

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
  throw refuse('PLAN_REQUIRED', `This needs the plan ${least} or a higher one`);
}

/** Whether the person is on a plan, or on a higher one; nobody in particular is on every plan. */
export function isPlanOf({ user }: Call['realm'], least: string): boolean {
  const rank = PLANS.indexOf(least);
  return rank <= FIRST_PAID || user === null || PLANS.indexOf(user.plan) >= rank;
}
