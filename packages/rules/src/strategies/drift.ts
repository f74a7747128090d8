import { Decimal, ZERO } from '../numbers/decimal.ts';
import type { RebalanceRule } from './rebalance-rule.ts';

/** How much of the whole an asset is and is to be, in percent. */
export interface Share {
  readonly targetPercent: Decimal;
  readonly actualPercent: Decimal;
}

const HUNDRED = 100;

/** The part that a value is of a whole, in percent; 0 of nothing. Not rounded. */
export function percentOf(value: Decimal, whole: Decimal): Decimal {
  return whole.isZero() ? ZERO : value.times(HUNDRED).dividedBy(whole);
}

/** How far a share is off its target, in percentage points; above 0 there is too much of it. */
export function driftOf({ actualPercent, targetPercent }: Share): Decimal {
  return actualPercent.minus(targetPercent);
}

/** How far the share farthest off its target is off. */
export function greatestDrift(shares: readonly Share[]): Decimal {
  return shares.reduce((most, share) => Decimal.max(most, driftOf(share).abs()), ZERO);
}

/**
 * Whether a drift rule starts a run. The bound itself does: with 5 points, from 60 to 65; with 20
 * percent of the target, from 35 to 42. Rules by the calendar never do.
 */
export function isDrifted(rule: RebalanceRule, shares: readonly Share[]): boolean {
  return shares.some((share) => {
    const distance = driftOf(share).abs();
    if (rule.driftPercentPoints !== null) return distance.gte(rule.driftPercentPoints);
    // No part of nothing: what has no target counts in points alone.
    if (rule.driftPercentOfTarget === null || share.targetPercent.isZero()) return false;
    return distance.gte(share.targetPercent.times(rule.driftPercentOfTarget).dividedBy(HUNDRED));
  });
}
