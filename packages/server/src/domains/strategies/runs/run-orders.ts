import { requireActiveAccount } from '@investing-platform/rules/strategies/active-refusals';
import { type Book, totalOf } from '@investing-platform/rules/strategies/runs/book';
import { cutToCash } from '@investing-platform/rules/strategies/runs/cut-to-cash';
import { inOrder, planRebalance, portion } from '@investing-platform/rules/strategies/runs/plan';
import { planLiquidation } from '@investing-platform/rules/strategies/runs/plan-liquidation';
import { floorTo } from '@investing-platform/rules/strategies/runs/trade';
import type { Transaction } from '../../../db/database.ts';
import { Decimal, decimal, toPlain } from '../../../kernel/decimal.ts';
import { announceOrders, type OrderSource, type TradingDeps } from '../../trading/index.ts';
import { blockedSides, bookOf, exchangeOfRun, fingerprintOf } from '../actives/active-book.ts';
import { countFlows } from '../actives/active-settings.sql.ts';
import { type ActiveRow, activeOfUser, holdPresentOwner } from '../actives/actives.sql.ts';
import { lockActive } from '../actives/lock-active.ts';
import { takeOut, worthOf } from '../actives/shares.ts';
import { catalogued } from '../definitions/strategy.ts';
import { endInTransaction } from './end-run.ts';
import { exchangeForeign, foreignCashWorth } from './exchange-foreign.ts';
import { runWindow } from './market-window.ts';
import { withOrders } from './place-orders.ts';
import { hasRate, type Prices, pricesFor, ratesFor } from './prices.ts';
import { isLiquidation, type RunPhase } from './run.ts';
import { liquidationWorkOf, workOf } from './run-work.ts';
import { beginRun, lockRun, type RunRow, type RunWork, saveBuying } from './runs.sql.ts';

const MIN_QUANTITY = decimal('0.000000001');

/**
 * Plans a run and places its sales. Nothing happens where the run or the active strategy has
 * changed since they were read: the next step sees how they stand.
 */
export async function beginRunStep(
  deps: TradingDeps,
  run: RunRow,
  active: ActiveRow,
): Promise<void> {
  refuseRestricted(run, active);
  if (await exchangedFirst(deps, run, active)) return;
  const work = run.terms.work ?? (await planWork(deps, run, active));
  const source = { id: run.id, source: sourceOf(run) };
  const placed = await withOrders(deps, active, source, work.sales, async (tx, place, refused) => {
    if (!(await isAsRead(tx, run, active))) return 0;
    const count = await place(tx);
    const skipped = inOrder([...work.skipped, ...refused]);
    const now = deps.clock.now();
    const deadlineAt = runWindow(exchangeOfRun(run, active), now)?.deadlineAt ?? null;
    const phase: RunPhase = 'SELLING';
    await tx.run(beginRun, {
      id: run.id,
      userId: run.userId,
      now,
      deadlineAt,
      work: JSON.stringify(work),
      skipped: JSON.stringify(skipped),
      phase,
    });
    return count;
  });
  if (placed > 0) announceOrders(deps);
}

/** Places the purchases of a run whose sales are through, with the cash that is there now. */
export async function buyStep(deps: TradingDeps, run: RunRow, active: ActiveRow): Promise<void> {
  refuseRestricted(run, active);
  const { work } = run;
  if (work === null) return;
  const prices = await pricesFor(deps, [active]);
  const book = bookOf(deps, active, prices, { at: deps.clock.now() });
  const cash = Decimal.max(book.cash.minus(work.cashFloor), 0);
  const assets = new Map(book.assets.map((held) => [held.asset.id, held]));
  const { currency } = active;
  const affordable = cutToCash(work.purchases, work.reserves, cash, assets, currency);
  const { orders, skipped, needed } = affordable;
  const source = { id: run.id, source: sourceOf(run) };
  const placed = await withOrders(deps, active, source, orders, async (tx, place, refused) => {
    if (!(await isAsRead(tx, run, active))) return 0;
    await exchangeForeign(tx, deps, active, prices, needed);
    const count = await place(tx);
    const all = inOrder([...run.skipped, ...skipped, ...refused]);
    await tx.run(saveBuying, run.id, run.userId, JSON.stringify(all));
    return count;
  });
  if (placed > 0) announceOrders(deps);
}

/**
 * Exchanges what dividends have brought of other currencies, so that a run is planned with all of
 * its cash.
 *
 * @returns whether there was any: the run is read anew then
 */
async function exchangedFirst(deps: TradingDeps, run: RunRow, active: ActiveRow): Promise<boolean> {
  if (active.foreignCash.length === 0) return false;
  const prices = await ratesFor(deps, active);
  if (foreignCashWorth(prices, active).isZero()) return false;
  await deps.db.transaction(async (tx) => {
    if (await isAsRead(tx, run, active)) {
      await exchangeForeign(tx, deps, active, prices, new Map());
    }
  });
  return true;
}

/** Gives a part of everything back to the account, and ends the run. */
export async function handOverStep(
  deps: TradingDeps,
  run: RunRow,
  active: ActiveRow,
): Promise<void> {
  if (await exchangedFirst(deps, run, active)) return;
  const prices = await pricesFor(deps, [active]);
  const percent = decimal(run.terms.percent ?? '100');
  const { currency } = active;
  const shares = active.holdings.map(({ assetId, quantity }) => ({
    asset: catalogued(assetId),
    quantity: floorTo(decimal(quantity).times(percent).dividedBy(100), MIN_QUANTITY),
  }));
  const given = shares.filter(({ quantity }) => !quantity.isZero());
  const cash = portion(decimal(active.cashAvailable), percent, currency);
  const priced = given.filter(
    ({ asset }) => prices.quotes.has(asset.id) && hasRate(prices, asset.currency, currency),
  );
  const worth = cash.plus(worthOf(priced, prices, currency));
  await deps.db.transaction(async (tx) => {
    if (!(await isAsRead(tx, run, active))) return;
    await takeOut(tx, deps, active, cash, given);
    await tx.run(countFlows, active.id, active.userId, '0', toPlain(worth));
    const now = deps.clock.now();
    const work = JSON.stringify(NOTHING_TO_DO);
    await tx.run(beginRun, {
      id: run.id,
      userId: run.userId,
      now,
      deadlineAt: null,
      work,
      skipped: '[]',
      phase: 'SELLING',
    });
    await endInTransaction(tx, deps, run, null);
  });
}

const NOTHING_TO_DO: RunWork = {
  sales: [],
  purchases: [],
  reserves: [],
  skipped: [],
  cashFloor: '0',
};

/** @throws {PlatformError} ACCOUNT_RESTRICTED; a person can always get out */
function refuseRestricted({ type }: RunRow, { accountStatus }: ActiveRow): void {
  if (!isLiquidation(type)) requireActiveAccount(accountStatus);
}

function sourceOf({ type }: RunRow): OrderSource {
  if (isLiquidation(type)) return 'LIQUIDATION';
  return type === 'INVEST_CASH' ? 'STRATEGY' : 'REBALANCE';
}

async function planWork(deps: TradingDeps, { terms }: RunRow, active: ActiveRow): Promise<RunWork> {
  const { percent, amount } = terms;
  if (percent !== undefined) {
    const book = await bookNow(deps, active, await pricesFor(deps, [active]));
    const plan = planLiquidation(book, { kind: 'PERCENT', percent: decimal(percent) });
    return liquidationWorkOf(plan, active.cashAvailable);
  }
  const book = await bookNow(deps, active, await pricesFor(deps, [active]));
  if (amount !== undefined) {
    const wanted = Decimal.min(amount, totalOf(book));
    const plan = planLiquidation(book, { kind: 'AMOUNT', amount: wanted });
    return liquidationWorkOf(plan, active.cashAvailable);
  }
  const mode = terms.mode ?? 'FULL';
  const tolerancePercentPoints = decimal(terms.tolerancePercentPoints ?? '0');
  return workOf(planRebalance(book, { mode, tolerancePercentPoints }));
}

async function bookNow(deps: TradingDeps, active: ActiveRow, prices: Prices): Promise<Book> {
  const ids = active.holdings.map(({ assetId }) => assetId);
  const blocked = await blockedSides(deps.db, active, ids);
  return bookOf(deps, active, prices, { at: deps.clock.now(), blocked });
}

/** Whether run and active strategy still stand as they were read; they stay locked then. */
async function isAsRead(tx: Transaction, run: RunRow, active: ActiveRow): Promise<boolean> {
  if ((await tx.maybe(holdPresentOwner, active.userId)) === null) return false;
  await lockActive(tx, active.userId, active.id);
  const current = await tx.one(lockRun, run.id);
  if (current.phase !== run.phase || current.status !== run.status) return false;
  if (current.stop !== run.stop) return false;
  const stored = await tx.one(activeOfUser, active.userId, active.id);
  if (stored.accountStatus !== active.accountStatus) return false;
  return fingerprintOf(stored) === fingerprintOf(active);
}
