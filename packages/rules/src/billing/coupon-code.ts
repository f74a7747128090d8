import { badInput } from '../refusals/platform-error.ts';

/** As people write it, and as it is stored. */
export const couponCode = (typed: string): string => typed.trim().toUpperCase();

/** What the mocks take off for whoever names its code. */
export const SIMULATED_COUPON = {
  code: 'HALF',
  discountPercent: '50',
  discountAmount: null,
  monthsLeft: 3,
} as const;

const REASONS = {
  unknown: 'is no coupon that can be taken',
  taken: 'is one that you took before',
  late: 'can be taken only with a new subscription',
} as const;

/** Why somebody cannot take a coupon. */
export function couponRefused(why: keyof typeof REASONS): Error {
  return badInput('params.coupon', REASONS[why]);
}
