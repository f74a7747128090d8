import { type Decimal, decimal, ZERO } from '../numbers/decimal.ts';
import { type PlatformError, refuse } from '../refusals/platform-error.ts';
import { priceOf, takesOver } from './plan-change.ts';
import { unusedPart } from './proration.ts';
import {
  hasEnded,
  type PaidPlan,
  type Period,
  periodAfter,
  periodFrom,
  type Subscription,
} from './subscription.ts';

const STAYS = { nextTier: null, nextInterval: null } as const;
const GOES_ON = { cancelAtPeriodEnd: false, canceledAt: null } as const;

/** What asking for a plan makes of the subscription that is there. */
export interface PlanChange {
  /** What is other than before. */
  readonly changes: Partial<Subscription>;
  /** What is paid at once; null: nothing. */
  readonly charge: { readonly period: Period; readonly credit: Decimal } | null;
}

/**
 * @param cardId the card that is charged from now on
 * @throws {PlatformError} CONFLICT where nothing would be other than it is
 */
export function changeOfPlan(
  row: Subscription,
  { tier, interval }: PaidPlan,
  cardId: string,
  now: Date,
): PlanChange {
  const { currency } = row;
  const wanted = { tier, interval };
  if (row.status === 'INCOMPLETE') {
    // The first charge was refused: another one, perhaps for another plan.
    const period = periodFrom('FIRST', wanted, currency, now);
    const { kind: _kind, ...anew } = period;
    return { changes: { ...anew, cardId }, charge: { period, credit: ZERO } };
  }
  if (row.status === 'PAST_DUE') {
    // The renewal was refused: the period that is owed is paid now, perhaps of another plan.
    const owed = periodAfter(row, now);
    const isSame = owed.tier === tier && owed.interval === interval;
    const period = isSame ? owed : periodFrom('CHANGE', wanted, currency, owed.periodStartsAt);
    const charge = { period: { ...period, kind: 'CHANGE' as const }, credit: decimal(row.credit) };
    return { changes: { cardId }, charge };
  }
  const isAsWanted = !row.cancelAtPeriodEnd && row.cardId === cardId;
  const next = { cardId, ...GOES_ON };
  const when = takesOver(row, wanted);
  if (when === 'SAME') {
    if (isAsWanted && row.nextTier === null) {
      throw refuse('CONFLICT', 'The plan is in force already');
    }
    return { changes: { ...next, ...STAYS }, charge: null };
  }
  if (when === 'LATER') {
    if (row.nextTier === tier && row.nextInterval === interval && row.cardId === cardId) {
      throw refuse('CONFLICT', 'The plan takes over at the end of the period already');
    }
    return { changes: { ...next, nextTier: tier, nextInterval: interval }, charge: null };
  }
  return takeOver(row, wanted, { ...next, ...STAYS }, now);
}

/** A higher plan or a longer interval: what is left of the old one is taken off. */
function takeOver(
  row: Subscription,
  wanted: PaidPlan,
  changes: Partial<Subscription>,
  now: Date,
): PlanChange {
  const { currency, periodStartsAt: startsAt, periodEndsAt: endsAt } = row;
  const isTrial = row.status === 'TRIALING';
  const price = priceOf(wanted, currency);
  if (isTrial && wanted.tier === row.tier && price !== null) {
    return { changes: { ...changes, interval: wanted.interval, price }, charge: null };
  }
  const paid = decimal(row.price).minus(row.discount).toFixed();
  const left = unusedPart({ startsAt, endsAt, price: paid, currency }, now);
  const credit = isTrial ? decimal(row.credit) : left.plus(row.credit);
  const period = periodFrom('CHANGE', wanted, currency, now);
  return { changes, charge: { period, credit } };
}

/**
 * Whether a subscription that is canceled ends at once: where its period is not paid, there is none
 * to wait for the end of.
 *
 * @throws {PlatformError} INVALID_STATE for one that has ended
 */
export function endsAtOnce(row: Subscription, atPeriodEnd: boolean, now: Date): boolean {
  if (hasEnded(row)) throw refuse('INVALID_STATE', 'The subscription has ended');
  const isRunning = row.status === 'ACTIVE' || row.status === 'TRIALING';
  return !atPeriodEnd || !isRunning || row.periodEndsAt <= now;
}

/** What a subscription is that ends with its period. */
export const ENDS_WITH_PERIOD = { ...STAYS, cancelAtPeriodEnd: true } as const;

/** Until a charge that was asked for has ended, nothing else is charged. */
export function chargeUnderWay(): PlatformError {
  return refuse(
    'INVALID_STATE',
    'A charge is under way: confirm it or wait for its end, or cancel the subscription',
  );
}
