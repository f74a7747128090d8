import { isPlanOf, planNeeded } from '@investing-platform/rules/billing/required-plan';
import { requirePublished, unfollowed } from '@investing-platform/rules/strategies/strategy-status';
import type { Deps } from '../../../deps.ts';
import { type Actor, type Plan, requireUser } from '../../../kernel/actor.ts';
import { notFound } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import type { OperationOutcome } from '../runs/outcome.ts';
import { lockVisibleStrategy, visibleStrategies } from './strategies.sql.ts';
import { type StrategyRow, strategyShown } from './strategy.ts';
import {
  deleteSubscription,
  type SubscriptionRow,
  saveSubscription,
  stopSyncing,
} from './subscriptions.sql.ts';

export interface SubscribeInput {
  readonly strategyId: string;
  /** Default false. */
  readonly autoSync?: boolean | undefined;
  /** Default true. */
  readonly notify?: boolean | undefined;
}

/**
 * Follows a published strategy, or changes how.
 *
 * @throws {PlatformError} NOT_FOUND; INVALID_STATE for one that is not published; PLAN_REQUIRED
 */
export async function subscribeToStrategy(
  deps: Pick<Deps, 'db' | 'clock' | 'random'>,
  actor: Actor,
  { strategyId, autoSync = false, notify = true }: SubscribeInput,
): Promise<SubscriptionRow> {
  const { userId, plan } = requireUser(actor);
  return deps.db.transaction(async (tx) => {
    const strategy = await tx.maybe(lockVisibleStrategy, userId, strategyId);
    if (strategy === null) throw notFound('Strategy');
    requireInvestable(strategy, plan);
    const id = newId(deps.clock, deps.random);
    const now = deps.clock.now();
    return tx.one(saveSubscription, { id, strategyId: strategy.id, userId, autoSync, notify, now });
  });
}

/**
 * Follows a strategy no longer; active strategies made from it stop taking over new versions.
 *
 * @throws {PlatformError} NOT_FOUND
 */
export async function unsubscribeFromStrategy(
  deps: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  { strategyId }: { readonly strategyId: string },
): Promise<OperationOutcome> {
  const { userId } = requireUser(actor);
  return deps.db.transaction(async (tx) => {
    const strategy = await tx.maybe(lockVisibleStrategy, userId, strategyId);
    if (strategy === null) throw notFound('Strategy');
    const deleted = await tx.maybe(deleteSubscription, strategy.id, userId);
    if (deleted === null) {
      return { id: null, affectedCount: 0, affectedIds: [], message: unfollowed(false) };
    }
    await tx.run(stopSyncing, strategy.id, userId, deps.clock.now());
    const { id } = deleted;
    return { id, affectedCount: 1, affectedIds: [id], message: unfollowed(true) };
  });
}

/** @throws {PlatformError} INVALID_STATE for a strategy that is not published; PLAN_REQUIRED */
export function requireInvestable(
  strategy: Pick<StrategyRow, 'status' | 'requiredTier'>,
  plan: Plan,
): void {
  requirePublished(strategy);
  requireTier(strategy, plan);
}

/** @throws {PlatformError} PLAN_REQUIRED for a plan below the one that the strategy needs */
export function requireTier({ requiredTier }: Pick<StrategyRow, 'requiredTier'>, plan: Plan): void {
  if (!isPlanOf(plan, requiredTier)) throw planNeeded(requiredTier);
}

/** The strategy of a subscription, as its follower sees it. */
export async function strategyOfSubscription(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  { strategyId }: SubscriptionRow,
) {
  const { userId } = requireUser(actor);
  const stored = await db.maybe(visibleStrategies, userId, [strategyId]);
  if (stored === null) throw notFound('Strategy');
  return strategyShown(stored);
}
