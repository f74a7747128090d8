import {
  refuseAmountOfShares,
  refuseAnotherLiquidation,
  refuseClosed,
  refuseWholeAmount,
} from '@investing-platform/rules/strategies/active-refusals';
import { readAmount } from '@investing-platform/rules/strategies/strategy-terms';
import type { Transaction } from '../../../db/database.ts';
import { idempotent } from '../../../db/idempotency.ts';
import type { Deps } from '../../../deps.ts';
import { type Actor, requireUser } from '../../../kernel/actor.ts';
import { decimal, toPlain } from '../../../kernel/decimal.ts';
import { notFound, refuse } from '../../../kernel/errors.ts';
import type { Worth } from '../../market/index.ts';
import { turnOf } from '../../trading/index.ts';
import { isLiquidation } from '../runs/run.ts';
import { openRuns, type RunRow, runOfUser } from '../runs/runs.sql.ts';
import { endContribution } from './active-settings.sql.ts';
import { activeShown, worthOfActives } from './active-shown.ts';
import { type ActiveRow, activeOfUser } from './actives.sql.ts';
import { lockedActive, queueRun, refuseOpenRun, stopOpenRuns } from './change-active.ts';

export interface LiquidateInput {
  readonly id: string;
  readonly size: {
    readonly percent?: string | null | undefined;
    readonly amount?: string | null | undefined;
  };
  /** Default false. */
  readonly keepShares?: boolean | undefined;
  readonly idempotencyKey?: string | null | undefined;
}

type LiquidateDeps = Pick<Deps, 'db' | 'clock' | 'random' | 'marketData'>;

const WHOLE = 100;

/**
 * Queues a run that sells an active strategy, whole or in part, or hands its shares back. It needs
 * no identity check: a person can always get out.
 *
 * @throws {PlatformError} BAD_USER_INPUT, NOT_FOUND, CONFLICT, INVALID_STATE, IDEMPOTENCY_CONFLICT,
 *   PROVIDER_UNAVAILABLE
 */
export async function liquidateActiveStrategy(
  deps: LiquidateDeps,
  actor: Actor,
  input: LiquidateInput,
): Promise<RunRow> {
  const { userId } = requireUser(actor);
  refuseAmountOfShares(input.size.amount, input.keepShares ?? false);
  const known = await deps.db.maybe(activeOfUser, userId, input.id);
  if (known === null) throw notFound('Active strategy');
  const worth = await worthOfActives(deps, input.size.amount == null ? [] : [known]);
  const operation = 'liquidateActiveStrategy';
  const key = { userId, operation, key: input.idempotencyKey ?? null, input };
  return deps.db.transaction(async (tx) => {
    const { id } = await idempotent(tx, deps, key, async () => {
      const active = await lockedActive(tx, userId, input.id);
      refuseClosed(active);
      return liquidate(tx, deps, active, input, worth);
    });
    return tx.one(runOfUser, userId, id);
  }, turnOf(userId));
}

async function liquidate(
  tx: Transaction,
  deps: LiquidateDeps,
  active: ActiveRow,
  { size, keepShares = false }: LiquidateInput,
  worth: Worth,
): Promise<string> {
  await refuseOpenLiquidation(tx, active);
  const initiatedBy = 'OWNER' as const;
  if (size.percent != null && decimal(size.percent).equals(WHOLE)) {
    await stopOpenRuns(tx, deps, active, 'The owner liquidates it');
    const terms = { percent: String(WHOLE), keepShares };
    const run = { type: 'FULL_LIQUIDATION' as const, initiatedBy, amount: null, terms };
    const runId = await queueRun(tx, deps, active, run);
    await tx.run(endContribution, active.id, active.userId);
    return runId;
  }
  await refuseOpenRun(tx, active);
  const type = 'PARTIAL_LIQUIDATION' as const;
  if (size.percent != null) {
    const terms = { percent: toPlain(size.percent), keepShares };
    return queueRun(tx, deps, active, { type, initiatedBy, amount: null, terms });
  }
  const amount = readAmount(size.amount ?? '0', active.currency, 'params.size.amount');
  const { marketValue, unpricedCount } = activeShown(active, worth);
  if (unpricedCount > 0) {
    const repair = 'take out a percentage instead';
    throw refuse('PROVIDER_UNAVAILABLE', `Something that it has cannot be valued now; ${repair}`);
  }
  refuseWholeAmount(decimal(amount), marketValue);
  return queueRun(tx, deps, active, { type, initiatedBy, amount, terms: { amount } });
}

async function refuseOpenLiquidation(tx: Transaction, active: ActiveRow): Promise<void> {
  const runs = await tx.all(openRuns, active.id);
  refuseAnotherLiquidation(runs.some(({ type }) => isLiquidation(type)));
}
