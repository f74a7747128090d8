import { readAmount } from '@investing-platform/rules/strategies/strategy-terms';
import type { RebalanceRunInitiator } from '@investing-platform/schema/operations';
import type { Transaction } from '../../../db/database.ts';
import { idempotent } from '../../../db/idempotency.ts';
import type { Deps } from '../../../deps.ts';
import { type Actor, requireUser, type UserActor } from '../../../kernel/actor.ts';
import { decimal } from '../../../kernel/decimal.ts';
import { turnOf } from '../../trading/index.ts';
import { visibleStrategies } from '../definitions/strategies.sql.ts';
import { requireTier } from '../definitions/subscribe-to-strategy.ts';
import { type RunRow, runOfUser } from '../runs/runs.sql.ts';
import { countFlows } from './active-settings.sql.ts';
import type { ActiveRow } from './actives.sql.ts';
import { idleActive, queueRun, requireInvestor } from './change-active.ts';
import { putIn } from './shares.ts';

export interface ContributeInput {
  readonly id: string;
  readonly amount: string;
  readonly idempotencyKey?: string | null | undefined;
}

type ContributeDeps = Pick<Deps, 'db' | 'clock' | 'random'>;

/**
 * Adds cash of the account to an active strategy, and queues a run that buys with it.
 *
 * @throws {PlatformError} BAD_USER_INPUT, NOT_FOUND, CONFLICT while a run is open, INVALID_STATE,
 *   INSUFFICIENT_FUNDS, ACCOUNT_RESTRICTED, KYC_REQUIRED, AGREEMENT_REQUIRED, PLAN_REQUIRED,
 *   IDEMPOTENCY_CONFLICT
 */
export async function contributeToActiveStrategy(
  deps: ContributeDeps,
  actor: Actor,
  input: ContributeInput,
): Promise<RunRow> {
  const user = requireUser(actor);
  const { userId } = user;
  const operation = 'contributeToActiveStrategy';
  const key = { userId, operation, key: input.idempotencyKey ?? null, input };
  return deps.db.transaction(async (tx) => {
    const { id } = await idempotent(tx, deps, key, async () => {
      const active = await idleActive(tx, userId, input.id);
      await requireInvestor(tx, userId, { brokerAccountId: active.brokerAccountId });
      await requirePlan(tx, user, active);
      const amount = readAmount(input.amount, active.currency, 'params.amount');
      return contribute(tx, deps, active, amount, 'OWNER');
    });
    return tx.one(runOfUser, userId, id);
  }, turnOf(userId));
}

/** Sets cash of the account apart and queues the run that invests it; returns the run's id. */
export async function contribute(
  tx: Transaction,
  deps: Pick<Deps, 'clock' | 'random'>,
  active: ActiveRow,
  amount: string,
  initiatedBy: RebalanceRunInitiator,
): Promise<string> {
  await putIn(tx, deps, active, decimal(amount));
  await tx.run(countFlows, active.id, active.userId, amount, '0');
  const terms = { mode: 'INVEST' as const };
  return queueRun(tx, deps, active, { type: 'INVEST_CASH', initiatedBy, amount, terms });
}

async function requirePlan(
  tx: Transaction,
  { userId, plan }: UserActor,
  { strategyId }: ActiveRow,
): Promise<void> {
  if (strategyId === null) return;
  const strategy = await tx.maybe(visibleStrategies, userId, [strategyId]);
  if (strategy !== null) requireTier(strategy, plan);
}
