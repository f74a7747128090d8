import type { OrderSide } from '@investing-platform/schema/operations';
import { Decimal, decimal } from '../../numbers/decimal.ts';
import { minorUnits, roundCash } from '../../numbers/money.ts';
import { invariant } from '../../refusals/invariant.ts';
import { badInput } from '../../refusals/platform-error.ts';
import { quantityStep, type TradedAsset } from './asset.ts';
import type { OrderTerms } from './terms.ts';

/** Below this price a collar is 4 percent, from it on 2.5 percent. */
const LOW_PRICE = 50;
const LOW_PRICE_COLLAR = '1.04';
const USUAL_COLLAR = '1.025';

function collared(price: Decimal): Decimal {
  return price.times(price.lessThan(LOW_PRICE) ? LOW_PRICE_COLLAR : USUAL_COLLAR);
}

/**
 * The highest price that a buy without a limit may pay, so that its cash always suffices. Null
 * where a limit or a notional bounds the cost already, and for sells.
 *
 * @param ask what sellers ask now; null where unknown
 */
export function capPrice(terms: OrderTerms, ask: Decimal | null): Decimal | null {
  if (terms.side === 'SELL' || terms.quantity === null || terms.limitPrice !== null) return null;
  const base = terms.stopPrice ?? ask;
  invariant(base !== null, 'a market order is taken with a quote only');
  return collared(base);
}

/** How far an order has come, as far as its cash goes. */
export interface FilledSoFar {
  readonly quantityFilled: Decimal;
  readonly valueFilled: Decimal;
}

/** The most that all fills of a buy together may be worth, from how far it has come. */
export function greatestValue(
  terms: Pick<OrderTerms, 'quantity' | 'notional' | 'limitPrice'>,
  cap: Decimal | null,
  { quantityFilled, valueFilled }: FilledSoFar,
): Decimal {
  if (terms.notional !== null) return terms.notional;
  const worst = terms.limitPrice ?? cap;
  invariant(terms.quantity !== null && worst !== null, 'the cost of a buy has a bound');
  return valueFilled.plus(terms.quantity.minus(quantityFilled).times(worst));
}

/** The cash that covers fills of this value and the greatest fee on them, in whole minor units. */
export function cashToCover(value: Decimal, feeRate: string, currency: string): Decimal {
  return ceilCash(value, currency).plus(ceilCash(value.times(decimal(feeRate)), currency));
}

/** What comes to fewer minor units is rounded against the order. */
const FAIRLY_ROUNDED_MINOR_UNITS = 100;

/**
 * What an order has moved in cash for its fills, fees apart. The running total is rounded, not
 * each fill, so that many small fills never cost more than was held (contract rule 4). A total
 * below 1.00 is never rounded in the order's favour: many orders for parts of a cent would buy for
 * nothing, and sell for more than there was.
 */
export function cashMoved(side: OrderSide, valueFilled: Decimal, currency: string): Decimal {
  const places = minorUnits(currency);
  const units = valueFilled.times(decimal(10).pow(places));
  if (units.gte(FAIRLY_ROUNDED_MINOR_UNITS)) return roundCash(valueFilled, currency);
  const against = side === 'BUY' ? Decimal.ROUND_CEIL : Decimal.ROUND_FLOOR;
  return valueFilled.toDecimalPlaces(places, against);
}

/**
 * The quantity that a sell may deliver at most: of a notional, what it comes to at the price known
 * now, cut off to the asset's step.
 *
 * @param bid what buyers bid now; null where unknown
 * @throws {PlatformError} BAD_USER_INPUT where a notional comes to less than can be traded
 */
export function quantityToDeliver(
  terms: OrderTerms,
  asset: TradedAsset,
  bid: Decimal | null,
): Decimal {
  if (terms.quantity !== null) return terms.quantity;
  return quantityOfNotional(terms, asset, terms.limitPrice ?? terms.stopPrice ?? bid);
}

/**
 * How much of the asset a notional comes to at a price, cut off at the asset's step.
 *
 * @throws {PlatformError} BAD_USER_INPUT where that is less than can be traded
 */
export function quantityOfNotional(
  { notional }: OrderTerms,
  asset: TradedAsset,
  price: Decimal | null,
): Decimal {
  invariant(notional !== null && price !== null, 'an order by notional is taken with a price');
  const step = decimal(quantityStep(asset));
  const quantity = notional.dividedBy(price).dividedToIntegerBy(step).times(step);
  const least = asset.minOrderSize ?? step;
  if (quantity.gte(least)) return quantity;
  throw badInput(
    'params.notional',
    `comes to less than ${least} ${asset.symbol}, the least traded`,
  );
}

function ceilCash(amount: Decimal, currency: string): Decimal {
  return amount.toDecimalPlaces(minorUnits(currency), Decimal.ROUND_CEIL);
}
