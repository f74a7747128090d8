import type { UserActor } from '../../../kernel/actor.ts';
import { invariant } from '../../../kernel/invariant.ts';
import type { BillingDeps } from '../deps.ts';
import { type SubscriptionShown, shownSubscription } from './subscription-shown.ts';
import { listedSubscriptions } from './subscriptions.sql.ts';

export interface ListUserSubscriptionsInput {
  readonly ids?: readonly string[] | null | undefined;
  readonly includeEnded?: boolean | null | undefined;
}

/** The caller's subscriptions, newest first. One statement. */
export async function listUserSubscriptions(
  deps: BillingDeps,
  { userId }: UserActor,
  { ids, includeEnded }: ListUserSubscriptionsInput,
): Promise<SubscriptionShown[]> {
  const rows = await deps.db.all(listedSubscriptions, userId, ids ?? null, includeEnded === true);
  return rows.map((row) => shownSubscription(deps, row));
}

export async function readSubscription(
  deps: BillingDeps,
  actor: UserActor,
  id: string,
): Promise<SubscriptionShown> {
  const [shown] = await listUserSubscriptions(deps, actor, { ids: [id] });
  invariant(shown !== undefined, 'a subscription stays');
  return shown;
}
