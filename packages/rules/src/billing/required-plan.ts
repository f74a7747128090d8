import type { SubscriptionTier } from '@investing-platform/schema/operations';
import { type PlatformError, refuse } from '../refusals/platform-error.ts';
import { rankOfTier } from './plan-change.ts';

/** Whether a plan gives what another one does. */
export function isPlanOf(plan: SubscriptionTier, least: SubscriptionTier): boolean {
  return rankOfTier(plan) >= rankOfTier(least);
}

export function planNeeded(least: SubscriptionTier): PlatformError {
  return refuse('PLAN_REQUIRED', `This needs the plan ${least} or a higher one`);
}
