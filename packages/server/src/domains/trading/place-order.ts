import type { Transaction } from '../../db/database.ts';
import { idempotent } from '../../db/idempotency.ts';
import { type Actor, requireUser } from '../../kernel/actor.ts';
import { notFound, PlatformError, refuse } from '../../kernel/errors.ts';
import { newId } from '../../kernel/ids.ts';
import type { Quote } from '../../ports/market-data.ts';
import { type AssetRow, assetById } from '../market/index.ts';
import type { TradingDeps } from './deps.ts';
import { insertOrder } from './insert-order.ts';
import { orderNeeds } from './order-needs.ts';
import { isImmediate, type OrderRequest, type OrderTerms, orderTerms } from './order-terms.ts';
import { type OrderRow, orderOfUser } from './orders.sql.ts';
import { expiryOf, type TradingWindow, tradingWindow } from './schedule.ts';
import { type AccountChoice, selectAccount } from './select-account.ts';
import { ANY_ORDER, ordersTaken } from './topics.ts';
import { refuseWashTrade } from './wash-trade.ts';

export interface PlaceOrderInput extends OrderRequest, AccountChoice {
  readonly assetId: string;
  /** The caller's own name for the order, 1 to 64 characters, unique among the caller's orders. */
  readonly clientOrderId?: string | null | undefined;
  /** 1 to 64 characters (contract rule 10). */
  readonly idempotencyKey?: string | null | undefined;
}

type PlaceOrderDeps = Omit<TradingDeps, 'log'>;

/** A checked request with what the market says about it. */
interface Request {
  readonly userId: string;
  readonly asset: AssetRow;
  readonly terms: OrderTerms;
  readonly input: PlaceOrderInput;
  /** Null where the order needs none, or the market gives none. */
  readonly quote: Quote | null;
}

/**
 * Takes an order: order, hold and idempotency key commit together. The answer shows it as taken;
 * the matcher sends it to the venue afterwards.
 *
 * @throws {PlatformError} BAD_USER_INPUT, NOT_FOUND, KYC_REQUIRED, AGREEMENT_REQUIRED,
 *   ASSET_NOT_TRADABLE, ASSET_NOT_FRACTIONABLE, INSUFFICIENT_FUNDS, INSUFFICIENT_QUANTITY,
 *   MARKET_CLOSED, WASH_TRADE, PROVIDER_UNAVAILABLE, IDEMPOTENCY_CONFLICT, CONFLICT for a
 *   `clientOrderId` in use
 */
export async function placeOrder(
  deps: PlaceOrderDeps,
  actor: Actor,
  input: PlaceOrderInput,
): Promise<OrderRow> {
  const { userId } = requireUser(actor);
  const asset = assetById(input.assetId);
  if (asset === null) throw notFound('Asset');
  const terms = orderTerms(input, asset);
  // Asked before the transaction: nothing in it waits for others. A replay needs no quote.
  const quote = terms.type === 'MARKET' ? await quoteOrNull(deps, asset.id) : null;
  const request = { userId, asset, terms, input, quote };
  const key = { userId, operation: 'placeOrder', key: input.idempotencyKey ?? null, input };
  const order = await deps.db.transaction(async (tx) => {
    const { id } = await idempotent(tx, deps, key, () => take(tx, deps, request));
    return tx.one(orderOfUser, userId, id);
  });
  deps.hub.publish(ordersTaken, ANY_ORDER, true);
  return order;
}

async function quoteOrNull(
  { marketData }: Pick<PlaceOrderDeps, 'marketData'>,
  assetId: string,
): Promise<Quote | null> {
  try {
    return (await marketData.quotes([assetId])).get(assetId) ?? null;
  } catch (error) {
    if (error instanceof PlatformError && error.code === 'PROVIDER_UNAVAILABLE') return null;
    throw error;
  }
}

async function take(tx: Transaction, deps: PlaceOrderDeps, request: Request): Promise<string> {
  const { userId, asset, terms, input, quote } = request;
  const account = await selectAccount(tx, userId, input);
  const { id: brokerAccountId, tradingMode } = account;
  const now = deps.clock.now();
  const window = openWindow(asset, terms, now);
  if (terms.type === 'MARKET' && (quote === null || quote.isStale)) {
    throw refuse('PROVIDER_UNAVAILABLE', `There is no current price of ${asset.symbol}`);
  }
  await refuseWashTrade(tx, { userId, tradingMode }, asset.id, terms);
  const id = newId(deps.clock, deps.random);
  await insertOrder(tx, deps, {
    id,
    owner: { userId, brokerAccountId, tradingMode },
    asset,
    terms,
    needs: orderNeeds(deps.broker, asset, terms, quote),
    clientOrderId: input.clientOrderId ?? null,
    submittedAt: now,
    expiresAt: expiryOf(terms.timeInForce, window, now),
  });
  return id;
}

/** @throws {PlatformError} MARKET_CLOSED for an order that cannot wait until the market opens */
function openWindow(asset: AssetRow, terms: OrderTerms, now: Date): TradingWindow {
  const window = tradingWindow(asset.exchange, terms.premarket, now);
  if (window !== null && (window.isOpen || !isImmediate(terms.timeInForce))) return window;
  throw refuse('MARKET_CLOSED', `${asset.exchange} is closed; a DAY or GTC order waits for it`);
}
