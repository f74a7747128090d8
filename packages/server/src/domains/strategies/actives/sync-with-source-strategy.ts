import {
  followsNone,
  requireActiveAccount,
} from '@investing-platform/rules/strategies/active-refusals';
import type { RebalanceRunInitiator } from '@investing-platform/schema/operations';
import type { Transaction } from '../../../db/database.ts';
import { idempotent } from '../../../db/idempotency.ts';
import type { Deps } from '../../../deps.ts';
import { type Actor, requireUser } from '../../../kernel/actor.ts';
import { toPlain } from '../../../kernel/decimal.ts';
import { turnOf } from '../../trading/index.ts';
import { strategiesOfInvestor } from '../definitions/strategies.sql.ts';
import { partsOfTargets, targetsOf } from '../runs/targets.ts';
import { requireExchange, saveActiveSettings } from './active-settings.ts';
import { type ActiveShown, outOfSync, viewOf } from './active-shown.ts';
import { type ActiveRow, activeOfUser } from './actives.sql.ts';
import { idleActive, queueRun } from './change-active.ts';
import { storedContribution } from './update-active-strategy.ts';

export interface SyncInput {
  readonly id: string;
  /** Default true. */
  readonly rebalance?: boolean | undefined;
  readonly idempotencyKey?: string | null | undefined;
}

type SyncDeps = Pick<Deps, 'db' | 'clock' | 'random' | 'marketData'>;

/**
 * Takes over the present weights of the strategy that an active strategy follows, and queues a run
 * to them. Where nothing differs, nothing happens.
 *
 * @throws {PlatformError} NOT_FOUND; CONFLICT while a run is open; INVALID_STATE where it follows
 *   no strategy or is closed; ASSET_NOT_TRADABLE; ACCOUNT_RESTRICTED; IDEMPOTENCY_CONFLICT
 */
export async function syncWithSourceStrategy(
  deps: SyncDeps,
  actor: Actor,
  input: SyncInput,
): Promise<ActiveShown> {
  const { userId } = requireUser(actor);
  const operation = 'syncWithSourceStrategy';
  const key = { userId, operation, key: input.idempotencyKey ?? null, input };
  const stored = await deps.db.transaction(async (tx) => {
    const { id } = await idempotent(tx, deps, key, async () => {
      const active = await idleActive(tx, userId, input.id);
      await sync(tx, deps, active, input.rebalance ?? true, 'OWNER');
      return active.id;
    });
    return tx.one(activeOfUser, userId, id);
  }, turnOf(userId));
  return viewOf(deps, stored);
}

/**
 * Takes over the weights of the source, where they differ; no run is open.
 *
 * @throws {PlatformError} INVALID_STATE, ASSET_NOT_TRADABLE, ACCOUNT_RESTRICTED
 */
export async function sync(
  tx: Transaction,
  deps: Pick<Deps, 'clock' | 'random'>,
  active: ActiveRow,
  isToRebalance: boolean,
  initiatedBy: RebalanceRunInitiator,
): Promise<void> {
  const strategy =
    active.strategyId === null
      ? null
      : await tx.maybe(strategiesOfInvestor, active.userId, [active.strategyId]);
  if (strategy === null) throw followsNone();
  if (!outOfSync(active) && !active.customWeights) return;
  if (isToRebalance) requireActiveAccount(active.accountStatus);
  const targets = targetsOf(strategy);
  const { weights, cashPercent } = targets;
  requireExchange(
    weights.map(({ asset }) => asset),
    active,
  );
  const settings = {
    ...active,
    cashTargetPercent: toPlain(cashPercent),
    strategyVersion: strategy.version,
    customWeights: false,
    contribution: storedContribution(active),
  };
  const parts = partsOfTargets(targets);
  await saveActiveSettings(tx, deps, { ...active, parts }, settings, weights);
  if (!isToRebalance) return;
  const terms = { mode: 'FULL' as const };
  await queueRun(tx, deps, active, { type: 'SYNC', initiatedBy, amount: null, terms });
}
