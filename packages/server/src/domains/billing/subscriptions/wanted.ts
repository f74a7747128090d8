import type { PaidPlan } from '@investing-platform/rules/billing/subscription';

/** What somebody asks for, in the currency that they pay in. */
export interface Wanted extends PaidPlan {
  readonly currency: string;
  /** Null where none is named. */
  readonly cardId: string | null;
  /** As it was typed, for a new subscription; null where none is given. */
  readonly coupon: string | null;
}
