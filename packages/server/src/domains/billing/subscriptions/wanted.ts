import type { SubscriptionInterval } from '@investing-platform/schema/operations';
import type { PaidTier } from './subscriptions.sql.ts';

/** What somebody asks for, in the currency that they pay in. */
export interface Wanted {
  readonly tier: PaidTier;
  readonly interval: SubscriptionInterval;
  readonly currency: string;
  /** Null where none is named. */
  readonly cardId: string | null;
  /** As it was typed, for a new subscription; null where none is given. */
  readonly coupon: string | null;
}
