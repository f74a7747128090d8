import type { OrderSide } from '@investing-platform/schema/operations';
import { Decimal, decimal, toPlain, ZERO } from '../../numbers/decimal.ts';
import { minorUnits, roundCash } from '../../numbers/money.ts';
import { invariant } from '../../refusals/invariant.ts';
import { quantityStep } from '../../trading/orders/asset.ts';
import { cashMoved } from '../../trading/orders/hold.ts';
import type { BookAsset, BookQuote } from './book.ts';
import { boughtWith, costOf, type ExchangeTerms } from './exchange-terms.ts';

/** An order as a run places it. Amounts are plain decimals in the asset's currency. */
export interface PlannedOrder {
  readonly assetId: string;
  readonly side: OrderSide;
  /** Null where `notional` is given. */
  readonly quantity: string | null;
  readonly notional: string | null;
  /** Of purchases in whole units; null of all others, which go at the market's price. */
  readonly limitPrice: string | null;
  readonly timeInForce: 'DAY' | 'GTC';
}

/** An order with what it is expected to bring about at the quote of the plan. */
export interface Trade {
  readonly order: PlannedOrder;
  readonly quantity: Decimal;
  /** The ask of a purchase, the bid of a sale. */
  readonly price: Decimal;
  /** In whole minor units, fee apart. */
  readonly value: Decimal;
  readonly fee: Decimal;
  /** The cash that the order holds; 0 for a sale. */
  readonly reserve: Decimal;
  /** The currency of all amounts here: the asset's. */
  readonly currency: string;
  readonly exchange: ExchangeTerms | null;
}

/** Brokers take no order for less money of the asset's currency. */
export const MIN_NOTIONAL: Decimal = decimal(1);
const NOTIONAL_PLACES = 2;
/** A purchase in whole units may cost this much more than the ask, so that it is filled at once. */
const LIMIT_ALLOWANCE = '1.005';
const CENT_PRICE = 1;
const PLACES_FROM_CENT_PRICE = 2;
const PLACES_BELOW_CENT_PRICE = 4;

/** Quantities of the asset are multiples of this. */
export function stepOf({ asset }: Pick<BookAsset, 'asset'>): Decimal {
  return decimal(quantityStep(asset));
}

export function floorTo(amount: Decimal, step: Decimal): Decimal {
  return amount.dividedToIntegerBy(step).times(step);
}

/** The least that an order for the asset may be. */
export function leastQuantity(held: Pick<BookAsset, 'asset'>): Decimal {
  return decimal(held.asset.minOrderSize ?? stepOf(held));
}

/** The least that an order for the asset costs in the book's currency, exchanged where it is not. */
export function leastBudget({ exchange }: BookAsset, currency: string): Decimal {
  return exchange === null ? MIN_NOTIONAL : costOf(MIN_NOTIONAL, exchange, currency);
}

/** What a budget of the book's money, in `currency`, comes to in the asset's currency. */
export function budgetIn(held: BookAsset, budget: Decimal, currency: string): Decimal {
  const { asset, exchange } = held;
  return exchange === null ? budget : boughtWith(budget, exchange, currency, asset.currency);
}

/**
 * The purchase that a budget in the book's currency pays for, fees included. Fractions are bought
 * for an amount of money, which bounds what they cost; whole units with a limit, for the same
 * reason.
 *
 * @returns null where the budget buys less than can be ordered
 */
export function purchaseFor(held: BookAsset, budget: Decimal, own: string): Trade | null {
  const quote = quoteOf(held);
  const { currency } = held.asset;
  const money = budgetIn(held, budget, own);
  return held.asset.fractionable
    ? purchaseOfMoney(held, quote, notionalWithin(money, held.feeRate, currency), currency)
    : purchaseOfUnits(held, quote, money, currency);
}

/** The same purchase at the present quote, where its size is given. */
function purchaseOfMoney(
  held: BookAsset,
  quote: BookQuote,
  notional: Decimal,
  currency: string,
): Trade | null {
  const quantity = floorTo(notional.dividedBy(quote.ask), stepOf(held));
  if (notional.lessThan(MIN_NOTIONAL) || quantity.lessThan(leastQuantity(held))) return null;
  const order = {
    ...terms(held, 'BUY'),
    notional: toPlain(notional),
  };
  return tradeOf(held, order, quantity, quote.ask, coverOf(notional, held.feeRate, currency));
}

function purchaseOfUnits(
  held: BookAsset,
  quote: BookQuote,
  budget: Decimal,
  currency: string,
): Trade | null {
  const limit = limitAbove(quote.ask);
  const perUnit = limit.times(held.feeRate.plus(1));
  let quantity = floorTo(budget.dividedBy(perUnit), stepOf(held));
  const reserve = (units: Decimal) => coverOf(units.times(limit), held.feeRate, currency);
  // Rounding up to minor units may take the last unit out of reach.
  if (reserve(quantity).greaterThan(budget)) quantity = quantity.minus(stepOf(held));
  if (quantity.lessThan(leastQuantity(held))) return null;
  const order = {
    ...terms(held, 'BUY'),
    quantity: toPlain(quantity),
    limitPrice: toPlain(limit),
  };
  return tradeOf(held, order, quantity, quote.ask, reserve(quantity));
}

/** The sale of a quantity, cut off at what can be traded. Null where that is nothing. */
export function saleOf(held: BookAsset, wanted: Decimal): Trade | null {
  const quantity = floorTo(Decimal.min(wanted, held.quantity), stepOf(held));
  if (quantity.isZero() || quantity.lessThan(leastQuantity(held))) return null;
  const order = { ...terms(held, 'SELL'), quantity: toPlain(quantity) };
  return tradeOf(held, order, quantity, quoteOf(held).bid, ZERO);
}

/** The greatest amount of money that can be spent so that it and its fee keep to a budget. */
export function notionalWithin(budget: Decimal, feeRate: Decimal, currency: string): Decimal {
  const places = Math.min(NOTIONAL_PLACES, minorUnits(currency));
  const unit = decimal(10).pow(-places);
  let notional = floorTo(Decimal.max(budget, ZERO).dividedBy(feeRate.plus(1)), unit);
  if (coverOf(notional, feeRate, currency).greaterThan(budget)) notional = notional.minus(unit);
  return Decimal.max(notional, ZERO);
}

/** The cash that an order for a value holds, its greatest fee included, in whole minor units. */
export function coverOf(value: Decimal, feeRate: Decimal, currency: string): Decimal {
  return ceilCash(value, currency).plus(ceilCash(value.times(feeRate), currency));
}

/** What the trade adds to the cash of its currency; below 0 for a purchase. */
export function cashOf({ order, value, fee }: Trade): Decimal {
  return order.side === 'SELL' ? value.minus(fee) : value.plus(fee).negated();
}

function terms({ asset }: BookAsset, side: OrderSide): PlannedOrder {
  const timeInForce = asset.assetClass === 'CRYPTO' ? ('GTC' as const) : ('DAY' as const);
  return { assetId: asset.id, side, quantity: null, notional: null, limitPrice: null, timeInForce };
}

function tradeOf(
  { asset, feeRate, exchange }: BookAsset,
  order: PlannedOrder,
  quantity: Decimal,
  price: Decimal,
  reserve: Decimal,
): Trade {
  const exact = quantity.times(price);
  return {
    order,
    quantity,
    price,
    value: cashMoved(order.side, exact, asset.currency),
    fee: roundCash(exact.times(feeRate), asset.currency),
    reserve,
    currency: asset.currency,
    exchange,
  };
}

function quoteOf({ quote }: BookAsset): BookQuote {
  invariant(quote !== null, 'only what has a price is traded');
  return quote;
}

function limitAbove(ask: Decimal): Decimal {
  const limit = ask.times(LIMIT_ALLOWANCE);
  const places = limit.gte(CENT_PRICE) ? PLACES_FROM_CENT_PRICE : PLACES_BELOW_CENT_PRICE;
  return limit.toDecimalPlaces(places, Decimal.ROUND_CEIL);
}

function ceilCash(amount: Decimal, currency: string): Decimal {
  return amount.toDecimalPlaces(minorUnits(currency), Decimal.ROUND_CEIL);
}
