import type { Skip } from '@investing-platform/rules/strategies/runs/skip';
import type { PlannedOrder } from '@investing-platform/rules/strategies/runs/trade';
import type { SkipReason } from '@investing-platform/schema/operations';
import type { Transaction } from '../../../db/database.ts';
import { PlatformError } from '../../../kernel/errors.ts';
import {
  type OrderOwner,
  type OrderSource,
  type PreparedOrder,
  prepareOrder,
  submitOrder,
  type TradingDeps,
} from '../../trading/index.ts';
import type { ActiveRow } from '../actives/actives.sql.ts';
import { catalogued } from '../definitions/strategy.ts';
import { addRunOrders } from './runs.sql.ts';

/** An order that is ready to be submitted. */
interface Ready {
  readonly order: PlannedOrder;
  readonly prepared: PreparedOrder;
}

/** What trading refuses one order for while the others go on, and how the run says so. */
const SKIP_REASONS: ReadonlyMap<string, SkipReason> = new Map([
  ['WASH_TRADE', 'HELD_BY_OPEN_ORDER'],
  ['INSUFFICIENT_QUANTITY', 'HELD_BY_OPEN_ORDER'],
  ['INSUFFICIENT_FUNDS', 'INSUFFICIENT_CASH'],
  ['ASSET_NOT_TRADABLE', 'NOT_TRADABLE'],
  ['ASSET_NOT_FRACTIONABLE', 'NOT_FRACTIONABLE'],
  ['MARKET_CLOSED', 'MARKET_CLOSED'],
  ['PROVIDER_UNAVAILABLE', 'NO_PRICE'],
  ['BAD_USER_INPUT', 'BELOW_MIN_NOTIONAL'],
]);

/** Rolls a transaction back because of one of its orders. */
class OrderRefused extends Error {
  readonly assetId: string;
  readonly refusal: PlatformError;

  constructor(assetId: string, refusal: PlatformError) {
    super(refusal.message);
    this.assetId = assetId;
    this.refusal = refusal;
  }
}

/** Places the orders in a transaction of the caller's; returns how many there were. */
export type Place = (tx: Transaction) => Promise<number>;

/**
 * Runs a transaction that places orders. One that trading refuses is left out, and the transaction
 * runs anew without it: either all of the rest are placed with what else the transaction does, or
 * nothing is.
 *
 * @param work is given how to place the orders, and what is left out
 * @throws {PlatformError} for what concerns more than one order, as a restricted account
 */
export async function withOrders<T>(
  deps: TradingDeps,
  active: ActiveRow,
  run: { readonly id: string; readonly source: OrderSource },
  orders: readonly PlannedOrder[],
  work: (tx: Transaction, place: Place, skipped: readonly Skip[]) => Promise<T>,
): Promise<T> {
  const skipped: Skip[] = [];
  let ready = await readyOrders(deps, active, orders, skipped);
  for (;;) {
    const current = ready;
    try {
      return await deps.db.transaction((tx) =>
        work(tx, (inner) => submitAll(inner, deps, active, run, current), skipped),
      );
    } catch (error) {
      if (!(error instanceof OrderRefused)) throw error;
      skipped.push(skipOf(active, current, error));
      // Each turn has one order less, so there are no more turns than orders.
      ready = current.filter(({ order }) => order.assetId !== error.assetId);
    }
  }
}

async function readyOrders(
  deps: TradingDeps,
  active: ActiveRow,
  orders: readonly PlannedOrder[],
  skipped: Skip[],
): Promise<Ready[]> {
  const ready: Ready[] = [];
  for (const order of orders) {
    const type = order.limitPrice === null ? ('MARKET' as const) : ('LIMIT' as const);
    try {
      ready.push({ order, prepared: await prepareOrder(deps, { ...order, type }) });
    } catch (error) {
      const refused = refusalOf(order.assetId, error);
      skipped.push(skipOf(active, [{ order }], refused));
    }
  }
  return ready;
}

async function submitAll(
  tx: Transaction,
  deps: TradingDeps,
  active: ActiveRow,
  run: { readonly id: string; readonly source: OrderSource },
  ready: readonly Ready[],
): Promise<number> {
  const { id, userId, brokerAccountId, tradingMode } = active;
  const owner: OrderOwner = {
    userId,
    brokerAccountId,
    tradingMode,
    bookId: id,
    source: run.source,
    activeStrategyId: id,
  };
  const ids: string[] = [];
  for (const { order, prepared } of ready) {
    try {
      ids.push(await submitOrder(tx, deps, owner, prepared));
    } catch (error) {
      throw refusalOf(order.assetId, error);
    }
  }
  if (ids.length > 0) await tx.run(addRunOrders, run.id, ids);
  return ids.length;
}

/** The refusal of one order; every other error is thrown on. */
function refusalOf(assetId: string, error: unknown): OrderRefused {
  if (error instanceof PlatformError && SKIP_REASONS.has(error.code)) {
    return new OrderRefused(assetId, error);
  }
  throw error;
}

function skipOf(
  { currency }: ActiveRow,
  orders: readonly { order: PlannedOrder }[],
  refused: OrderRefused,
): Skip {
  const order = orders.find((one) => one.order.assetId === refused.assetId)?.order;
  const { code, message } = refused.refusal;
  const asset = catalogued(refused.assetId);
  return {
    symbol: asset.symbol,
    side: order?.side ?? null,
    // Of another currency it is not known at which rate.
    notional: asset.currency === currency ? (order?.notional ?? null) : null,
    reason: SKIP_REASONS.get(code) ?? 'NOT_TRADABLE',
    detail: message,
  };
}
