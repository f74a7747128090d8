import { Decimal, sum, ZERO } from '../../numbers/decimal.ts';

/** How much of something each of several wants. */
export interface Want {
  readonly id: string;
  /** Above 0. */
  readonly amount: Decimal;
  /** Less than this is nothing to it. */
  readonly least: Decimal;
}

/**
 * Divides an amount so that the greatest wants are met first: those who want most get down to the
 * next greatest want, then both share, and so on, as water fills a vessel from its lowest point.
 * Whoever would get less than its least gets nothing, and the others share it.
 *
 * @param available 0 or more; where it suffices for all, all are met
 * @returns the part of each by id, in the order of the wants from the greatest on; parts sum to
 *   `available` at most
 */
export function allocate(wants: readonly Want[], available: Decimal): ReadonlyMap<string, Decimal> {
  let remaining = [...wants].sort(
    (left, right) => right.amount.comparedTo(left.amount) || (left.id < right.id ? -1 : 1),
  );
  // Each round leaves out one want, so there are no more rounds than wants.
  while (remaining.length > 0) {
    const level = levelFor(remaining, available);
    const parts = remaining.map(
      (want) => [want, Decimal.max(want.amount.minus(level), ZERO)] as const,
    );
    const tooSmall = parts.findLast(([want, part]) => part.gt(0) && part.lt(want.least));
    if (tooSmall === undefined) {
      return new Map(parts.flatMap(([{ id }, part]) => (part.gt(0) ? [[id, part]] : [])));
    }
    remaining = remaining.filter((want) => want !== tooSmall[0]);
  }
  return new Map();
}

/** The level that wants come down to: what of each lies above it sums to what there is. */
function levelFor(wants: readonly Want[], available: Decimal): Decimal {
  if (sum(wants.map(({ amount }) => amount)).lte(available)) return ZERO;
  let total = ZERO;
  for (const [at, { amount }] of wants.entries()) {
    total = total.plus(amount);
    const level = total.minus(available).dividedBy(at + 1);
    const next = wants[at + 1]?.amount ?? ZERO;
    if (level.gte(next)) return level;
  }
  return ZERO;
}
