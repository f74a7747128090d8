import { assetById } from '@investing-platform/rules/catalogue';
import { notFound, refuse } from '@investing-platform/rules/platform-error';
import type { Instrument } from '@investing-platform/schema/instruments';
import type { OrderSource, PlaceOrderInput } from '@investing-platform/schema/operations';
import { compare, type Decimal, decimal, ZERO } from '../kernel/decimal.ts';
import type { Account, Order, User } from '../world/entities.ts';
import type { Platform } from '../world/platform.ts';
import { holdCash, holdingOf, holdQuantity, refuseTooMuch, selectAccount } from './accounts.ts';
import { capPrice, cashToCover, greatestValue, quantityOfNotional } from './hold.ts';
import { holdLots, namedLots, refuseUnavailable } from './lots.ts';
import { isOpen } from './order-status.ts';
import { refuseOutside } from './outside.ts';
import { expiryOf, type TradingWindow, tradingWindow } from './schedule.ts';
import { isImmediate, type OrderTerms, orderTerms } from './terms.ts';

/** Without a source it is placed by a program. */
export type OrderToPlace = PlaceOrderInput & { readonly source?: OrderSource };

/**
 * Takes an order as the service does: it holds what it may need; the mock market fills it with the
 * next read or when time moves.
 *
 * @throws {PlatformError} with the codes that the contract names
 */
export function placeOrder(
  platform: Platform,
  user: User,
  input: OrderToPlace,
  lotsPath = 'params.lots',
): Order {
  const asset = assetById(input.assetId);
  if (asset === null) throw notFound('Asset');
  const terms = orderTerms(input, asset);
  const order = take(platform, user, { asset, terms, input, lotsPath });
  platform.state.orders.set(order.id, order);
  return order;
}

interface Taken {
  readonly asset: Instrument;
  readonly terms: OrderTerms;
  readonly input: OrderToPlace;
  readonly lotsPath: string;
}

function take(platform: Platform, user: User, { asset, terms, input, lotsPath }: Taken): Order {
  const account = selectAccount(platform, user, input);
  if (account.isClosed) throw refuse('ACCOUNT_RESTRICTED', 'The account is closed');
  const now = platform.clock.now();
  const window = openWindow(asset, terms, now);
  const needs = needsNow(platform, asset, terms);
  refuseOutside(platform, account, asset);
  refuseWashTrade(platform, account, asset, terms);
  refuseUsedName(platform, user, input.clientOrderId ?? null);
  const holding = holdingOf(platform, account, asset);
  const lots = input.lots == null ? [] : namedLots(terms, input.lots, lotsPath);
  if (terms.side === 'BUY') holdCash(platform, account, asset.currency, needs.held);
  else {
    refuseTooMuch(holding, needs.held);
    refuseUnavailable(holding, lots, lotsPath);
    holdQuantity(holding, needs.held);
  }
  const order: Order = {
    ...terms,
    ...needs,
    id: platform.newId(),
    userId: user.id,
    account,
    asset,
    clientOrderId: input.clientOrderId ?? null,
    submittedAt: now,
    expiresAt: expiryOf(terms.timeInForce, window, now),
    status: 'PENDING_NEW',
    isElected: terms.stopPrice === null,
    quantityFilled: ZERO,
    valueFilled: ZERO,
    fees: ZERO,
    fills: [],
    lots,
    gain: ZERO,
    failureReason: null,
    failureCode: null,
    source: input.source ?? 'API',
    endedAt: null,
    filledAt: null,
    canceledAt: null,
    expiredAt: null,
  };
  holdLots(holding, order);
  return order;
}

export function openWindow(asset: Instrument, terms: OrderTerms, now: Date): TradingWindow {
  const window = tradingWindow(asset, terms.premarket, now);
  if (window !== null && (window.isOpen || !isImmediate(terms.timeInForce))) return window;
  throw refuse('MARKET_CLOSED', `${asset.exchange} is closed; a DAY or GTC order waits for it`);
}

/** @throws {PlatformError} PROVIDER_UNAVAILABLE; BAD_USER_INPUT for a notional that is too small */
export function needsNow({ market }: Platform, asset: Instrument, terms: OrderTerms): Needs {
  const quote = market.quote(asset);
  if (terms.type === 'MARKET' && quote.stale) {
    throw refuse('PROVIDER_UNAVAILABLE', `There is no current price of ${asset.symbol}`);
  }
  return needsOf(asset, terms, decimal(quote.bid), decimal(quote.ask));
}

export interface Needs {
  readonly capPrice: Decimal | null;
  /** Cash of a buy, quantity of a sell. */
  readonly held: Decimal;
}

function needsOf(asset: Instrument, terms: OrderTerms, bid: Decimal, ask: Decimal): Needs {
  const { quantity, notional, limitPrice, stopPrice } = terms;
  const quoted = terms.side === 'BUY' ? ask : bid;
  const whole =
    notional === null
      ? null
      : quantityOfNotional(notional, asset, limitPrice ?? stopPrice ?? quoted);
  if (terms.side === 'SELL') return { capPrice: null, held: quantity ?? whole ?? ZERO };
  const cap = capPrice(terms, ask);
  const value = greatestValue({
    ...terms,
    capPrice: cap,
    quantityFilled: ZERO,
    valueFilled: ZERO,
  });
  return { capPrice: cap, held: cashToCover(value, asset) };
}

export function refuseWashTrade(
  { state }: Platform,
  { userId, tradingMode }: Account,
  asset: Instrument,
  terms: OrderTerms,
): void {
  for (const order of state.orders.values()) {
    if (order.userId !== userId || order.asset !== asset || order.side === terms.side) continue;
    if (order.account.tradingMode !== tradingMode || !isOpen(order.status)) continue;
    if (!crosses(terms, order.limitPrice)) continue;
    throw refuse(
      'WASH_TRADE',
      'An open order of yours on the other side could trade against this one; cancel it first',
    );
  }
}

function crosses({ side, limitPrice }: OrderTerms, opposing: Decimal | null): boolean {
  if (limitPrice === null || opposing === null) return true;
  const order = compare(limitPrice, opposing);
  return side === 'BUY' ? order >= 0 : order <= 0;
}

export function refuseUsedName(
  { state }: Platform,
  user: User,
  clientOrderId: string | null,
): void {
  if (clientOrderId === null) return;
  for (const order of state.orders.values()) {
    if (order.userId === user.id && order.clientOrderId === clientOrderId) {
      throw refuse('CONFLICT', 'Another order of yours has this clientOrderId');
    }
  }
}
