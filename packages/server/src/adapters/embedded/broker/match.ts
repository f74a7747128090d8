import { BUYS_TOO_LITTLE } from '@investing-platform/rules/trading/orders/asset';
import { MINUTE_MS } from '@investing-platform/schema/durations';
import type { MarketSession } from '@investing-platform/schema/operations';
import { Decimal, decimal, toPlain, ZERO } from '../../../kernel/decimal.ts';
import type {
  AwaitedPrice,
  VenueFill,
  VenueOrder,
  VenueRecord,
  VenueReport,
  VenueState,
} from '../../../ports/broker.ts';
import { feesFor } from './fees.ts';

/** The market of one asset at one moment. Amounts are plain decimals. */
export interface MatchedMarket {
  readonly now: Date;
  readonly session: MarketSession;
  readonly price: string;
  readonly bid: string;
  readonly ask: string;
  /** The minute that holds `now`. Null where nothing trades. */
  readonly bar: MatchedBar | null;
}

/** One minute. */
export interface MatchedBar {
  readonly low: string;
  readonly high: string;
  /** The quantity traded. */
  readonly volume: string;
}

export type Match = VenueReport | { readonly refusal: string };

/** How a venue fills. */
export interface MatchRules {
  /** The part of a minute's volume that an order takes at most, 0 to 1. */
  readonly participation: Decimal;
  /** How much worse than the quote orders without a limit trade: a fraction, 0.001 is 0.1 percent. */
  readonly slippage: Decimal;
}

export const USUAL_RULES: MatchRules = { participation: decimal('0.1'), slippage: ZERO };
const MIN_SHARE = decimal('0.5');

/**
 * What a market does with an order at one moment. Buys pay the ask and sells get the bid, never
 * outside the minute's low to high; an order takes at most a part of a minute's volume, once a
 * minute, so that a large one is filled in parts.
 *
 * @param chance 0 to 1: which part of its share of the minute the order gets, half at least
 */
export function match(
  order: VenueOrder,
  record: VenueRecord,
  market: MatchedMarket,
  chance: number,
  rules: MatchRules = USUAL_RULES,
): Match {
  if (order.auctionAt !== null) return matchAuction(order, record, market, chance, rules);
  if (!isOpen(order, market)) return report(isImmediate(order) ? 'CANCELED' : 'WAITING');
  if (!isElected(order, record, decimal(market.price))) return unelected(order);
  if (market.bar === null) return resting(order);
  const quoted = quotedPrice(order.side, market, market.bar);
  if (isBeyondWorst(order, quoted)) {
    // A market buy does not wait for its price to come back: its rest is cancelled.
    return order.type === 'MARKET' ? report('CANCELED') : resting(order);
  }
  const price = slipped(order, quoted, market.bar, rules);
  const rest = remainingQuantity(order, record, price);
  // Only a notional runs out like this: what is left of it buys nothing at a higher price.
  if (rest.isZero() && record.fillCount > 0) return report('FILLED');
  if (isTooSmall(order, record, rest)) return { refusal: BUYS_TOO_LITTLE };
  const quantity = Decimal.min(rest, capacityOf(order, record, market, chance, rules));
  if (quantity.isZero()) return unfilled(order);
  if (order.timeInForce === 'FOK' && quantity.lessThan(rest)) return report('CANCELED');
  const fill = fillOf(order, record, quantity, price, market.now);
  if (quantity.equals(rest)) return report('FILLED', [fill]);
  return report(isImmediate(order) ? 'CANCELED' : 'WORKING', [fill]);
}

/**
 * An auction has one price for everybody: `market.price`, with the volume of its minute. What it
 * does not fill lapses.
 */
function matchAuction(
  order: VenueOrder,
  record: VenueRecord,
  market: MatchedMarket,
  chance: number,
  rules: MatchRules,
): Match {
  if (order.auctionAt !== null && market.now < order.auctionAt) {
    return report(isOpen(order, market) ? 'HELD' : 'WAITING');
  }
  const price = decimal(market.price);
  if (market.bar === null || isBeyondWorst(order, price)) return report('CANCELED');
  const rest = remainingQuantity(order, record, price);
  const quantity = Decimal.min(rest, capacityOf(order, record, market, chance, rules));
  if (quantity.isZero()) return report('CANCELED');
  const fill = fillOf(order, record, quantity, price, market.now);
  return report(quantity.equals(rest) ? 'FILLED' : 'CANCELED', [fill]);
}

function isOpen(order: VenueOrder, { session }: MatchedMarket): boolean {
  return session === 'REGULAR' || (order.extendedHours && session !== 'CLOSED');
}

const isImmediate = ({ timeInForce }: VenueOrder): boolean =>
  timeInForce === 'IOC' || timeInForce === 'FOK';

function isElected(order: VenueOrder, record: VenueRecord, price: Decimal): boolean {
  if (order.stopPrice === null || record.isElected) return true;
  const stop = decimal(order.stopPrice);
  return order.side === 'BUY' ? price.gte(stop) : price.lte(stop);
}

/** The quote's side of an order, kept within what the minute's bar shows. */
export function quotedPrice(
  side: VenueOrder['side'],
  market: Pick<MatchedMarket, 'bid' | 'ask'>,
  bar: MatchedBar,
): Decimal {
  return within(bar, decimal(side === 'BUY' ? market.ask : market.bid));
}

const within = ({ low, high }: MatchedBar, price: Decimal): Decimal =>
  Decimal.max(low, Decimal.min(high, price));

/** Only orders without a limit slip, and never past what their cash covers. */
function slipped(
  { side, limitPrice, capPrice }: VenueOrder,
  quoted: Decimal,
  bar: MatchedBar,
  { slippage }: MatchRules,
): Decimal {
  if (limitPrice !== null || slippage.isZero()) return quoted;
  const worse = quoted.times(side === 'BUY' ? slippage.plus(1) : decimal('1').minus(slippage));
  const price = within(bar, worse);
  return capPrice === null ? price : Decimal.min(price, capPrice);
}

const worstPrice = ({ limitPrice, capPrice }: VenueOrder): string | null => limitPrice ?? capPrice;

function isBeyondWorst(order: VenueOrder, price: Decimal): boolean {
  const worst = worstPrice(order);
  if (worst === null) return false;
  return order.side === 'BUY' ? price.greaterThan(worst) : price.lessThan(worst);
}

/** What the order may take of the minute: nothing more where the minute has filled it before. */
function capacityOf(
  order: VenueOrder,
  record: VenueRecord,
  { bar, now }: MatchedMarket,
  chance: number,
  { participation }: MatchRules,
): Decimal {
  if (bar === null || isSameMinute(record.lastFilledAt, now)) return ZERO;
  const share = MIN_SHARE.plus(MIN_SHARE.times(decimal(chance)));
  return floorTo(decimal(bar.volume).times(participation).times(share), order.quantityStep);
}

function isSameMinute(before: Date | null, now: Date): boolean {
  if (before === null) return false;
  const minuteOf = (at: Date): number => Math.floor(at.getTime() / MINUTE_MS);
  return minuteOf(before) === minuteOf(now);
}

/** The quantity that a notional still buys is cut off, never rounded up, to the asset's step. */
function remainingQuantity(order: VenueOrder, record: VenueRecord, price: Decimal): Decimal {
  const filled = decimal(record.quantityFilled);
  if (order.quantity !== null) return decimal(order.quantity).minus(filled);
  const money = decimal(order.notional ?? '0').minus(record.valueFilled);
  const rest = floorTo(Decimal.max(money, ZERO).dividedBy(price), order.quantityStep);
  if (order.maximumQuantity === null) return rest;
  return Decimal.min(rest, decimal(order.maximumQuantity).minus(filled));
}

/** The smallest quantity binds orders, not their parts: after a first fill any rest may trade. */
function isTooSmall({ minimumQuantity }: VenueOrder, record: VenueRecord, rest: Decimal): boolean {
  if (rest.isZero()) return true;
  return record.fillCount === 0 && minimumQuantity !== null && rest.lessThan(minimumQuantity);
}

function floorTo(amount: Decimal, step: string): Decimal {
  const unit = decimal(step);
  return amount.dividedToIntegerBy(unit).times(unit);
}

function fillOf(
  order: VenueOrder,
  record: VenueRecord,
  quantity: Decimal,
  price: Decimal,
  at: Date,
): VenueFill {
  const value = decimal(record.valueFilled).plus(quantity.times(price));
  const fee = feesFor(value, order.feeRate, order.currency).minus(record.fees);
  return {
    reference: `simulated-${record.fillCount + 1}`,
    quantity: toPlain(quantity),
    price: toPlain(price),
    fee: toPlain(fee),
    at,
  };
}

/** Its price is there, and others were faster: the next minute may fill it. */
const unfilled = (order: VenueOrder): VenueReport =>
  report(isImmediate(order) ? 'CANCELED' : 'WORKING');

/** Nothing comes of it before its price does. */
function resting(order: VenueOrder): VenueReport {
  const price = order.type === 'MARKET' ? null : worstPrice(order);
  if (price === null || isImmediate(order)) return unfilled(order);
  const kind = order.side === 'BUY' ? 'BUY_AT_MOST' : 'SELL_AT_LEAST';
  return { ...unfilled(order), waitsFor: { kind, price } };
}

function unelected(order: VenueOrder): VenueReport {
  const kind: AwaitedPrice['kind'] = order.side === 'BUY' ? 'LAST_AT_LEAST' : 'LAST_AT_MOST';
  return order.stopPrice === null
    ? report('HELD')
    : { ...report('HELD'), waitsFor: { kind, price: order.stopPrice } };
}

function report(state: VenueState, fills: readonly VenueFill[] = []): VenueReport {
  return { state, fills };
}
