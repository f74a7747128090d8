import { sharesOf, totalOf, unpriced } from '@investing-platform/rules/strategies/runs/book';
import { paymentAfter } from '@investing-platform/rules/time/payment-days';
import { DAY_MS } from '@investing-platform/schema/durations';
import type { Transaction } from '../../../db/database.ts';
import { PlatformError } from '../../../kernel/errors.ts';
import type { TradingDeps } from '../../trading/index.ts';
import {
  nextLookAt,
  sharesToWatch,
  type Trigger,
  type TriggerMoment,
  triggerOf,
  watchesDrift,
} from '../rules/trigger.ts';
import { runWindow, tradingDateAt } from '../runs/market-window.ts';
import { pricesFor } from '../runs/prices.ts';
import { openRuns } from '../runs/runs.sql.ts';
import { bookOf, exchangeOfActive } from './active-book.ts';
import { moveContribution, saveNextCheck } from './active-settings.sql.ts';
import { type ActiveRow, activeOfUser, activesToCheck } from './actives.sql.ts';
import { queueRun, requireInvestor } from './change-active.ts';
import { contribute } from './contribute-to-active-strategy.ts';
import { lockActive } from './lock-active.ts';
import { sync } from './sync-with-source-strategy.ts';

const PAGE = 100;
const MAX_PAGES = 100;

/**
 * Starts the runs that are due by themselves: for new versions of strategies, regular
 * contributions, and rules. Any number of processes may do so at the same time; each run is started
 * once.
 *
 * @returns how many runs were started
 */
export async function startDueRuns(deps: TradingDeps, signal?: AbortSignal): Promise<number> {
  let started = 0;
  for (let page = 0; page < MAX_PAGES && signal?.aborted !== true; page += 1) {
    const due = await deps.db.all(activesToCheck, deps.clock.now(), PAGE);
    for (const { id, userId } of due) {
      if (await checkSafely(deps, userId, id)) started += 1;
    }
    if (due.length < PAGE) break;
  }
  return started;
}

/** One active strategy that cannot be looked at keeps no other waiting. */
async function checkSafely(deps: TradingDeps, userId: string, id: string): Promise<boolean> {
  try {
    return await checkActive(deps, userId, id);
  } catch (error) {
    deps.log.error(
      { err: error, activeStrategyId: id },
      'an active strategy could not be looked at',
    );
    const later = new Date(deps.clock.now().getTime() + DAY_MS / 24);
    await deps.db.transaction((tx) => tx.run(saveNextCheck, id, userId, later));
    return false;
  }
}

/** Starts the run of one active strategy that is due; returns whether there was one. */
async function checkActive(deps: TradingDeps, userId: string, id: string): Promise<boolean> {
  const active = await deps.db.one(activeOfUser, userId, id);
  const moment = await momentOf(deps, active);
  const trigger = triggerOf(active, moment);
  return deps.db.transaction(async (tx) => {
    await lockActive(tx, userId, id);
    const current = await tx.one(activeOfUser, userId, id);
    // Somebody else has looked meanwhile, or its owner has changed it.
    if (current.nextCheckAt.getTime() !== active.nextCheckAt.getTime()) return false;
    if (current.status !== active.status) return false;
    const { now } = moment;
    const opensAt = runWindow(exchangeOfActive(current), now)?.beginsAt ?? now;
    await tx.run(saveNextCheck, id, userId, nextLookAt(current, now, opensAt));
    if (trigger === null || (await tx.all(openRuns, id)).length > 0) return false;
    return start(tx, deps, current, trigger, moment);
  });
}

async function momentOf(deps: TradingDeps, active: ActiveRow): Promise<TriggerMoment> {
  const now = deps.clock.now();
  const exchange = exchangeOfActive(active);
  const window = runWindow(exchange, now);
  const isMarketOpen = window !== null && window.beginsAt <= now;
  const today = tradingDateAt(exchange, now);
  if (!isMarketOpen || !watchesDrift(active)) return { now, today, isMarketOpen, shares: null };
  const book = bookOf(deps, active, await pricesFor(deps, [active]), { at: now });
  // How far it is off its targets is not known: contributions go on.
  if (unpriced(book).length > 0) return { now, today, isMarketOpen, shares: null };
  return { now, today, isMarketOpen, shares: sharesToWatch(totalOf(book), sharesOf(book)) };
}

/** @returns whether a run was queued */
async function start(
  tx: Transaction,
  deps: TradingDeps,
  active: ActiveRow,
  trigger: Trigger,
  { today }: TriggerMoment,
): Promise<boolean> {
  switch (trigger) {
    case 'SOURCE_CHANGE':
      return unlessRefused(() => sync(tx, deps, active, true, 'SOURCE_CHANGE'));
    case 'RULE': {
      const run = { type: 'FULL_REBALANCE', initiatedBy: 'RULE', amount: null } as const;
      await queueRun(tx, deps, active, { ...run, terms: { mode: 'FULL' } });
      return true;
    }
    case 'RECURRING_CONTRIBUTION': {
      const { contributionStartOn: startsOn, contributionFrequency: frequency } = active;
      if (startsOn === null || frequency === null) return false;
      const nextOn = paymentAfter(startsOn, frequency, today);
      await tx.run(moveContribution, active.id, active.userId, nextOn);
      return unlessRefused(() => contributeRegularly(tx, deps, active));
    }
  }
}

async function contributeRegularly(
  tx: Transaction,
  deps: TradingDeps,
  active: ActiveRow,
): Promise<void> {
  const { userId, brokerAccountId, contributionAmount } = active;
  await requireInvestor(tx, userId, { brokerAccountId });
  await contribute(tx, deps, active, contributionAmount ?? '0', 'RECURRING_CONTRIBUTION');
}

/**
 * What the platform refuses is left out: cash that does not suffice, a lapsed identity check, an
 * asset of another currency. All of it is refused before anything is written.
 */
async function unlessRefused(work: () => Promise<void>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    if (error instanceof PlatformError && error.code !== 'PROVIDER_UNAVAILABLE') return false;
    throw error;
  }
}
