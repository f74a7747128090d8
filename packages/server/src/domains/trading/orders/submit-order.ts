import { type AssetRow, assetById } from '@investing-platform/rules/market/catalogue';
import { isCrypto } from '@investing-platform/rules/trading/orders/asset';
import { orderTimes } from '@investing-platform/rules/trading/orders/hours';
import { type OrderNeeds, orderNeeds } from '@investing-platform/rules/trading/orders/needs';
import {
  type OrderRequest,
  type OrderTerms,
  orderTerms,
} from '@investing-platform/rules/trading/orders/terms';
import type { Reader, Transaction } from '../../../db/database.ts';
import { notFound } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import { allInOrder } from '../../../kernel/in-order.ts';
import type { Quote } from '../../../ports/market-data.ts';
import { ifAnswered } from '../../market/index.ts';
import type { TradingDeps } from '../deps.ts';
import { ANY_ORDER, ordersTaken } from '../topics.ts';
import { insertOrder, type OrderOwner, type Predecessor } from './insert-order.ts';
import { refuseConflicts } from './order-conflicts.ts';

export interface OrderToPrepare extends OrderRequest {
  readonly assetId: string;
}

/** A checked request with what the market says about it. */
export interface PreparedOrder {
  readonly asset: AssetRow;
  readonly terms: OrderTerms;
  /** Null where the order needs none, or the market gives none. */
  readonly quote: Quote | null;
}

type SubmitDeps = Pick<TradingDeps, 'clock' | 'random' | 'broker'>;

/**
 * Checks a request and asks for the price that it needs: before the transaction, so that nothing
 * in it waits for others.
 *
 * @throws {PlatformError} NOT_FOUND for the asset; BAD_USER_INPUT; ASSET_NOT_TRADABLE;
 *   ASSET_NOT_FRACTIONABLE
 */
export async function prepareOrder(
  deps: Pick<TradingDeps, 'marketData'>,
  request: OrderToPrepare,
): Promise<PreparedOrder> {
  const asset = assetById(request.assetId);
  if (asset === null) throw notFound('Asset');
  const terms = orderTerms(request, asset);
  const quote = terms.type === 'MARKET' ? await quoteOrNull(deps, asset.id) : null;
  return { asset, terms, quote };
}

export async function quoteOrNull(
  { marketData }: Pick<TradingDeps, 'marketData'>,
  assetId: string,
): Promise<Quote | null> {
  const quotes = await ifAnswered(() => marketData.quotes([assetId]));
  return quotes?.get(assetId) ?? null;
}

/**
 * What a prepared order needs now, once nothing speaks against it.
 *
 * @throws {PlatformError} PROVIDER_UNAVAILABLE for a market order without a current price;
 *   ASSET_NOT_TRADABLE for what only the account's broker trades; WASH_TRADE; BAD_USER_INPUT where
 *   a notional comes to less than can be traded
 */
export async function admitOrder(
  reader: Reader,
  deps: Pick<TradingDeps, 'broker'>,
  owner: Pick<OrderOwner, 'userId' | 'tradingMode' | 'brokerAccountId'>,
  prepared: PreparedOrder,
): Promise<OrderNeeds> {
  const needs = needsOf(deps, prepared);
  await refuseConflicts(reader, owner, prepared.asset.id, prepared.terms);
  return needs;
}

/**
 * @throws {PlatformError} PROVIDER_UNAVAILABLE for a market order without a current price;
 *   BAD_USER_INPUT where a notional comes to less than can be traded
 */
export function needsOf(
  deps: Pick<TradingDeps, 'broker'>,
  { asset, terms, quote }: PreparedOrder,
): OrderNeeds {
  return orderNeeds(asset, terms, quote, deps.broker.greatestFeeRate(isCrypto(asset)));
}

export interface SubmitOptions {
  readonly clientOrderId?: string | null;
  readonly predecessor?: Predecessor;
}

/**
 * Takes a prepared order in the caller's transaction: it holds what it needs, and the matcher
 * sends it to the venue after the commit. Call `announceOrders` then, to have that done at once.
 *
 * @returns the order's id
 * @throws {PlatformError} PROVIDER_UNAVAILABLE; MARKET_CLOSED; ASSET_NOT_TRADABLE; WASH_TRADE;
 *   INSUFFICIENT_FUNDS; INSUFFICIENT_QUANTITY; CONFLICT for a `clientOrderId` in use
 */
export async function submitOrder(
  tx: Transaction,
  deps: SubmitDeps,
  owner: OrderOwner,
  prepared: PreparedOrder,
  { clientOrderId = null, predecessor }: SubmitOptions = {},
): Promise<string> {
  const { asset, terms } = prepared;
  const times = orderTimes(asset, terms, deps.clock.now());
  const needs = needsOf(deps, prepared);
  const id = newId(deps.clock, deps.random);
  const allowed = refuseConflicts(tx, owner, asset.id, terms);
  const inserted = insertOrder(tx, deps, {
    id,
    owner,
    asset,
    terms,
    needs,
    clientOrderId,
    ...times,
    predecessor: predecessor ?? null,
  });
  await allInOrder([allowed, inserted]);
  return id;
}

/** Has newly taken orders worked at once; call it after the transaction. */
export function announceOrders({ hub }: Pick<TradingDeps, 'hub'>): void {
  hub.publish(ordersTaken, ANY_ORDER, true);
}
