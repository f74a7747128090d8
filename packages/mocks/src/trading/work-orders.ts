import { Decimal, decimal } from '@investing-platform/rules/numbers/decimal';
import { BUYS_TOO_LITTLE, quantityStep } from '@investing-platform/rules/trading/orders/asset';
import { isOpen } from '@investing-platform/rules/trading/orders/status';
import { isForAuction, isImmediate } from '@investing-platform/rules/trading/orders/terms';
import type { StockPrice } from '../market/market.ts';
import type { Order } from '../world/entities.ts';
import type { Platform } from '../world/platform.ts';
import { statusOf } from './accounts.ts';
import { end, fill } from './settle.ts';

const QUOTIENT_PLACES = 30;

/**
 * What the mock market does with the open orders at this moment: it fills whole what can be filled
 * at the quote, buys at the ask and sells at the bid, and lets the rest wait or lapse. Partial
 * fills happen only where a test asks for them.
 */
export function workOrders(platform: Platform): void {
  for (const order of platform.state.orders.values()) {
    if (isOpen(order.status)) work(platform, order);
  }
}

function work(platform: Platform, order: Order): void {
  const now = platform.clock.now();
  if (now >= order.expiresAt) {
    lapse(platform, order);
    return;
  }
  if (order.side === 'BUY' && statusOf(order.account) === 'RESTRICTED') {
    order.status = 'SUSPENDED';
    return;
  }
  if (order.status === 'SUSPENDED') order.status = 'ACCEPTED';
  if (order.auctionAt !== null && now < order.auctionAt) {
    order.status = 'HELD';
    return;
  }
  const quote = platform.market.quote(order.asset);
  if (!trades(order, quote)) {
    if (isImmediate(order.timeInForce)) end(platform, order, 'CANCELED');
    else if (order.status === 'PENDING_NEW') order.status = 'ACCEPTED';
    return;
  }
  if (order.electedAt === null && !reachesStop(order, decimal(quote.price))) {
    order.status = 'HELD';
    return;
  }
  order.electedAt ??= now;
  if (order.status !== 'PARTIALLY_FILLED') order.status = 'NEW';
  if (!quote.stale) fillAtQuote(platform, order, quote);
}

/** What an immediate order does not fill was meant to end as canceled. */
function lapse(platform: Platform, order: Order): void {
  end(platform, order, isImmediate(order.timeInForce) ? 'CANCELED' : 'EXPIRED');
}

function trades({ premarket, auctionAt }: Order, { session }: StockPrice): boolean {
  return auctionAt !== null || session === 'REGULAR' || (premarket && session !== 'CLOSED');
}

function reachesStop({ side, stopPrice }: Order, price: Decimal): boolean {
  if (stopPrice === null) return true;
  const order = price.comparedTo(stopPrice);
  return side === 'BUY' ? order >= 0 : order <= 0;
}

function fillAtQuote(platform: Platform, order: Order, quote: StockPrice): void {
  const price = offeredPrice(order, quote);
  if (isBeyondWorst(order, price)) {
    // A market buy does not wait for its price to come back, and there is one auction.
    if (isForAuction(order.timeInForce)) lapse(platform, order);
    else if (order.type === 'MARKET' || isImmediate(order.timeInForce)) {
      end(platform, order, 'CANCELED');
    }
    return;
  }
  const rest = restOf(order, price);
  if (rest.isZero() && order.fills.length === 0) {
    end(platform, order, 'REJECTED', BUYS_TOO_LITTLE);
    return;
  }
  if (!rest.isZero()) fill(platform, order, rest, price);
  if (order.quantity === null) end(platform, order, 'FILLED');
}

/** An auction has one price for everybody. */
function offeredPrice({ side, timeInForce }: Order, quote: StockPrice): Decimal {
  if (isForAuction(timeInForce)) return decimal(quote.price);
  return decimal(side === 'BUY' ? quote.ask : quote.bid);
}

function isBeyondWorst(order: Order, price: Decimal): boolean {
  const worst = order.limitPrice ?? order.capPrice;
  if (worst === null) return false;
  const above = price.comparedTo(worst);
  return order.side === 'BUY' ? above > 0 : above < 0;
}

/** What is left to trade; a notional's is cut off, never rounded up, to the asset's step. */
export function restOf(order: Order, price: Decimal): Decimal {
  if (order.quantity !== null) return order.quantity.minus(order.quantityFilled);
  if (order.notional === null) return order.held;
  const money = order.notional.minus(order.valueFilled);
  const step = decimal(quantityStep(order.asset));
  const quantity = money
    .div(price)
    .toDecimalPlaces(QUOTIENT_PLACES, Decimal.ROUND_DOWN)
    .divToInt(step)
    .times(step);
  return order.side === 'BUY' ? quantity : Decimal.min(quantity, order.held);
}
