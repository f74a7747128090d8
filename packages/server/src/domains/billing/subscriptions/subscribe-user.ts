import { couponCode, couponRefused } from '@investing-platform/rules/billing/coupon-code';
import { rankOfTier } from '@investing-platform/rules/billing/plan-change';
import type { SubscriptionInterval } from '@investing-platform/schema/operations';
import { plans, pricesFor } from '@investing-platform/schema/plans';
import type { Transaction } from '../../../db/database.ts';
import { idempotent } from '../../../db/idempotency.ts';
import type { UserActor } from '../../../kernel/actor.ts';
import { badInput, notFound, refuse } from '../../../kernel/errors.ts';
import { carryCharge } from '../../cards/index.ts';
import type { BillingDeps } from '../deps.ts';
import { beginSubscription } from './begin-subscription.ts';
import { changeSubscription } from './change-subscription.ts';
import { readSubscription } from './list-user-subscriptions.ts';
import { planCharges } from './plan-charges.ts';
import type { SubscriptionShown } from './subscription-shown.ts';
import { liveSubscription, lockPayer } from './subscriptions.sql.ts';

export interface SubscribeUserInput {
  readonly planId: string;
  readonly interval: SubscriptionInterval;
  readonly cardId?: string | null | undefined;
  readonly coupon?: string | null | undefined;
  readonly idempotencyKey?: string | null | undefined;
}

const OPERATION = 'subscribeUser';

/**
 * Subscribes a person to a plan, or changes the plan of the subscription that they have. What a
 * bank refuses is told by the subscription.
 *
 * @throws {PlatformError} BAD_USER_INPUT; NOT_FOUND; CONFLICT; INVALID_STATE; IDEMPOTENCY_CONFLICT
 */
export async function subscribeUser(
  deps: BillingDeps,
  actor: UserActor,
  input: SubscribeUserInput,
): Promise<SubscriptionShown> {
  const { userId } = actor;
  const key = { userId, operation: OPERATION, key: input.idempotencyKey ?? null, input };
  let chargeId: string | null = null;
  const { id, replayed } = await deps.db.transaction((tx) =>
    idempotent(tx, deps, key, async () => {
      const row = await subscribe(tx, deps, userId, input);
      chargeId = row.chargeId;
      return row.id;
    }),
  );
  // Nobody waits for the job's next look: whether the bank refuses or asks is told at once.
  if (chargeId !== null && !replayed) await carryCharge(deps, planCharges(deps), chargeId);
  return readSubscription(deps, actor, id);
}

async function subscribe(
  tx: Transaction,
  deps: BillingDeps,
  userId: string,
  input: SubscribeUserInput,
) {
  const plan = plans.find(({ id }) => id === input.planId.toLowerCase());
  if (plan === undefined) throw notFound('Plan');
  const { country, planForFree } = await tx.one(lockPayer, userId);
  const live = await tx.maybe(liveSubscription, userId);
  const coupon = input.coupon ?? null;
  if (live !== null && coupon !== null && couponCode(coupon) !== live.couponCode) {
    throw couponRefused('late');
  }
  const currency = live?.currency ?? pricesFor(plan, country)[0]?.currency;
  const { interval } = input;
  const isSold = plan.prices.some(
    (price) => price.interval === interval && price.currency === currency,
  );
  if (plan.tier === 'FREE' || currency === undefined || !isSold) {
    throw badInput('params.interval', 'the plan has no price for it');
  }
  if (rankOfTier(planForFree) >= rankOfTier(plan.tier)) {
    throw refuse('CONFLICT', `You have ${plan.name} here without paying for it`);
  }
  const wanted = { tier: plan.tier, interval, currency, cardId: input.cardId ?? null, coupon };
  return live === null
    ? beginSubscription(tx, deps, userId, wanted)
    : changeSubscription(tx, deps, live, wanted);
}
