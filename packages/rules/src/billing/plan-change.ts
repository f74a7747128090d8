import type { SubscriptionInterval, SubscriptionTier } from '@investing-platform/schema/operations';
import { type Plan, plans } from '@investing-platform/schema/plans';

/** What somebody subscribes to. */
export interface Terms {
  readonly tier: SubscriptionTier;
  readonly interval: SubscriptionInterval;
}

/** `NOW`: it takes over at once. `LATER`: at the end of the period. */
export type TakesOver = 'SAME' | 'NOW' | 'LATER';

/** From the lowest to the highest. */
export function rankOfTier(tier: SubscriptionTier): number {
  return plans.findIndex((plan) => plan.tier === tier);
}

export function planOfTier(tier: SubscriptionTier): Plan {
  const plan = plans.find((one) => one.tier === tier);
  if (plan === undefined) throw new Error('every tier is on sale');
  return plan;
}

/** A higher plan or a longer interval takes over at once, everything else at the period's end. */
export function takesOver(current: Terms, wanted: Terms): TakesOver {
  if (current.tier === wanted.tier && current.interval === wanted.interval) return 'SAME';
  const higher = rankOfTier(wanted.tier) - rankOfTier(current.tier);
  const isLonger = higher === 0 && wanted.interval === 'YEAR';
  return higher > 0 || isLonger ? 'NOW' : 'LATER';
}

/** What a plan costs for an interval; null where it is not sold so. */
export function priceOf({ tier, interval }: Terms, currency: string): string | null {
  const price = planOfTier(tier).prices.find(
    (one) => one.interval === interval && one.currency === currency,
  );
  return price?.amount ?? null;
}
