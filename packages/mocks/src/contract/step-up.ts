import { refuse } from '@investing-platform/schema/engine';
import type { Call } from './call.ts';
import { single } from './single.ts';

/** The one code that is wrong: every other one of six digits is taken. */
const WRONG_CODE = '000000';

/**
 * The second factor of a sensitive mutation, where the person has one (contract rule 13).
 *
 * @throws {PlatformError} MFA_REQUIRED, MFA_INVALID
 */
export function requireSecondFactor({ realm, hints, params }: Call): void {
  if (!hints.stepUp || realm.user === null) return;
  if (single(realm, 'SecurityState')['mfaEnabled'] !== true) return;
  const code = params['mfaCode'];
  if (code == null) throw refuse('MFA_REQUIRED', 'A code of your second factor is needed: mfaCode');
  if (code === WRONG_CODE) throw refuse('MFA_INVALID', 'The code is wrong, or it was used before');
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
  const rank = PLANS.indexOf(least);
  if (rank <= FIRST_PAID || realm.user === null) return;
  if (PLANS.indexOf(realm.user.plan) >= rank) return;
  throw refuse('PLAN_REQUIRED', `This needs the plan ${least} or a higher one`);
}
