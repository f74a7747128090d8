import type { ActiveEvent } from '@investing-platform/rules/strategies/active-strategy';
import { isNothingLeftOut } from '@investing-platform/rules/strategies/runs/skip';
import { DAY_MS } from '@investing-platform/schema/durations';
import type { RebalanceRunStatus } from '@investing-platform/schema/operations';
import type { Transaction } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { Decimal, decimal, toPlain, ZERO } from '../../../kernel/decimal.ts';
import { PlatformError } from '../../../kernel/errors.ts';
import { exchangeOfActive } from '../actives/active-book.ts';
import {
  countFlows,
  saveNextCheck,
  saveNextRebalance,
  saveRebalanced,
} from '../actives/active-settings.sql.ts';
import { type ActiveRow, activeOfUser } from '../actives/actives.sql.ts';
import { moveActive } from '../actives/change-active.ts';
import { lockActive } from '../actives/lock-active.ts';
import { queueForOtherMarket } from '../actives/other-market.ts';
import { takeOut } from '../actives/shares.ts';
import { exchangeForeign, handForeignCashOver } from './exchange-foreign.ts';
import { nextCalendarRun } from './market-window.ts';
import { type Prices, ratesFor } from './prices.ts';
import { completedStatus, isLiquidation, isRebalance } from './run.ts';
import { endRun, lockRun, type RunRow, unfilledOrders } from './runs.sql.ts';

type EndDeps = Pick<Deps, 'clock' | 'random'>;

/** A rule whose run went wrong starts no other one before that. */
const PAUSE_AFTER_FAILURE_MS = DAY_MS;

/**
 * Ends a run of which nothing is open any more: pays out what a liquidation brought, and brings the
 * active strategy back to where it was, or closes it.
 *
 * @param active as it was read; rates for what it has of other currencies are asked before
 * @param stopped how it ends where it was stopped; null where it is through
 */
export async function endRunStep(
  deps: EndDeps & Pick<Deps, 'db' | 'marketData'>,
  run: RunRow,
  active: ActiveRow,
  stopped: RebalanceRunStatus | null,
): Promise<void> {
  const prices = await ratesToEnd(deps, active, stopped);
  await deps.db.transaction(async (tx) => {
    await lockActive(tx, run.userId, run.activeStrategyId);
    const current = await tx.one(lockRun, run.id);
    if (current.completedAt !== null || current.phase !== run.phase) return;
    if (current.stop !== run.stop) return;
    const stored = await tx.one(activeOfUser, run.userId, run.activeStrategyId);
    await exchangeForeign(tx, deps, stored, prices, new Map());
    await endInTransaction(tx, deps, current, stopped);
  });
}

/** A run that was stopped ends without rates too: what it has of other currencies stays. */
async function ratesToEnd(
  deps: Pick<Deps, 'marketData' | 'clock'>,
  active: ActiveRow,
  stopped: RebalanceRunStatus | null,
): Promise<Prices> {
  try {
    return await ratesFor(deps, active);
  } catch (error) {
    if (stopped === null || !(error instanceof PlatformError)) throw error;
    return { quotes: new Map(), rates: new Map() };
  }
}

/** The same in a transaction that has locked the active strategy and the run. */
export async function endInTransaction(
  tx: Transaction,
  deps: EndDeps,
  run: RunRow,
  stopped: RebalanceRunStatus | null,
): Promise<void> {
  const now = deps.clock.now();
  const status = stopped ?? completedStatus(await isWhole(tx, run));
  await tx.run(endRun, { id: run.id, userId: run.userId, now, status, reason: null });
  if (isLiquidation(run.type)) await payOut(tx, deps, run);
  const active = await tx.one(activeOfUser, run.userId, run.activeStrategyId);
  await moveActive(tx, deps, active, eventOf(run, active));
  if (stopped === null) await queueForOtherMarket(tx, deps, run);
  if (isRebalance(run.type)) await noteRebalancing(tx, deps, active, stopped === null);
  if (stopped !== null && run.initiatedBy !== 'OWNER') {
    const next = new Date(now.getTime() + PAUSE_AFTER_FAILURE_MS);
    await tx.run(saveNextCheck, active.id, active.userId, next);
  }
}

async function isWhole(tx: Transaction, run: RunRow): Promise<boolean> {
  const { count } = await tx.one(unfilledOrders, run.id);
  return count === 0 && isNothingLeftOut(run.skipped);
}

/** A run that handed everything over itself has nothing to pay. */
async function payOut(tx: Transaction, deps: EndDeps, run: RunRow): Promise<void> {
  const { work, type } = run;
  if (work === null || work.cashOut === undefined) return;
  const active = await tx.one(activeOfUser, run.userId, run.activeStrategyId);
  const cash = decimal(active.cashAvailable);
  const brought = cash.minus(work.cashBefore ?? '0').plus(work.cashOut);
  const due =
    type === 'FULL_LIQUIDATION' ? cash : Decimal.min(brought, work.payoutLimit ?? brought);
  const payout = Decimal.max(ZERO, Decimal.min(due, cash));
  if (type === 'FULL_LIQUIDATION') await handForeignCashOver(tx, deps, active);
  await takeOut(tx, deps, active, payout);
  await tx.run(countFlows, active.id, active.userId, '0', toPlain(payout));
}

function eventOf({ type }: RunRow, active: ActiveRow): ActiveEvent {
  if (!isLiquidation(type)) return { kind: 'runEnded' };
  if (type === 'PARTIAL_LIQUIDATION') return { kind: 'liquidationEnded', outcome: 'PART' };
  const isEmpty =
    decimal(active.cashAvailable).isZero() &&
    decimal(active.cashHeld).isZero() &&
    active.foreignCash.length === 0 &&
    active.holdings.every(({ quantity }) => quantity === '0');
  return { kind: 'liquidationEnded', outcome: isEmpty ? 'EMPTY' : 'REST_LEFT' };
}

async function noteRebalancing(
  tx: Transaction,
  deps: EndDeps,
  active: ActiveRow,
  isDone: boolean,
): Promise<void> {
  const now = deps.clock.now();
  const { rebalanceRules, cooldownDays, autoRebalance } = active;
  const state = { now, lastRebalancedAt: now, cooldownDays };
  const next = autoRebalance
    ? nextCalendarRun(rebalanceRules, exchangeOfActive(active), state)
    : null;
  if (isDone) await tx.run(saveRebalanced, active.id, active.userId, now, next);
  else await tx.run(saveNextRebalance, active.id, active.userId, next);
}
