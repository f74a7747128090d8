import { wantedPlan } from '@investing-platform/rules/billing/subscription-shown';
import type { SubscriptionInterval } from '@investing-platform/schema/operations';
import type { Transaction } from '../../../db/database.ts';
import { idempotent } from '../../../db/idempotency.ts';
import type { UserActor } from '../../../kernel/actor.ts';
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
  const { country, planForFree } = await tx.one(lockPayer, userId);
  const live = await tx.maybe(liveSubscription, userId);
  const plan = wantedPlan(input, { country, planForFree, live });
  const wanted = { ...plan, cardId: input.cardId ?? null, coupon: input.coupon ?? null };
  return live === null
    ? beginSubscription(tx, deps, userId, wanted)
    : changeSubscription(tx, deps, live, wanted);
}
