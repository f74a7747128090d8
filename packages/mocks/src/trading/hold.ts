import { invariant } from '@investing-platform/rules/invariant';
import { badInput } from '@investing-platform/rules/platform-error';
import type { Instrument } from '@investing-platform/schema/instruments';
import {
  add,
  compare,
  type Decimal,
  decimal,
  divide,
  floorTo,
  multiply,
  subtract,
} from '../kernel/decimal.ts';
import { roundCash } from '../kernel/money.ts';
import type { OrderTerms } from './terms.ts';

const CRYPTO_FEE_RATE = decimal('0.0025');
const NO_FEE = decimal(0);
/** Below a price of 50 a buy without a limit pays up to 4 percent more, from it on 2.5 percent. */
const LOW_PRICE = decimal(50);
const LOW_PRICE_COLLAR = decimal('1.04');
const USUAL_COLLAR = decimal('1.025');
/** A quantity is worth stating to nine places; far more keep a quotient exact enough to cut. */
const QUOTIENT_PLACES = 30;

/** The fee as a fraction of a fill's value: a quarter percent for crypto, else none. */
export function feeRate({ assetClass }: Instrument): Decimal {
  return assetClass === 'CRYPTO' ? CRYPTO_FEE_RATE : NO_FEE;
}

/** The highest price that a buy without a limit may pay; null where something else bounds it. */
export function capPrice(terms: OrderTerms, ask: Decimal): Decimal | null {
  if (terms.side === 'SELL' || terms.quantity === null || terms.limitPrice !== null) return null;
  const base = terms.stopPrice ?? ask;
  return multiply(base, compare(base, LOW_PRICE) < 0 ? LOW_PRICE_COLLAR : USUAL_COLLAR);
}

/** What a buy needs of an order's terms to know what it costs at most. */
type Cost = Pick<OrderTerms, 'quantity' | 'notional' | 'limitPrice'> & {
  readonly capPrice: Decimal | null;
  readonly quantityFilled: Decimal;
  readonly valueFilled: Decimal;
};

/** The most that all fills of a buy together may be worth. */
export function greatestValue(order: Cost): Decimal {
  if (order.notional !== null) return order.notional;
  const worst = order.limitPrice ?? order.capPrice;
  invariant(order.quantity !== null && worst !== null, 'the cost of a buy has a bound');
  return add(order.valueFilled, multiply(subtract(order.quantity, order.quantityFilled), worst));
}

/** The cash that covers fills of this value and the greatest fee on them. */
export function cashToCover(value: Decimal, asset: Instrument): Decimal {
  const fee = multiply(value, feeRate(asset));
  const { currency } = asset;
  return add(roundCash(value, currency, 'up'), roundCash(fee, currency, 'up'));
}

/**
 * How much of the asset a notional comes to at a price, cut off at the asset's step.
 *
 * @throws {PlatformError} BAD_USER_INPUT where that is less than can be traded
 */
export function quantityOfNotional(notional: Decimal, asset: Instrument, price: Decimal): Decimal {
  const step = quantityStep(asset);
  const quantity = floorTo(divide(notional, price, QUOTIENT_PLACES, 'down'), decimal(step));
  const smallest = asset.minOrderSize ?? step;
  if (compare(quantity, decimal(smallest)) >= 0) return quantity;
  throw badInput(
    'params.notional',
    `comes to less than ${smallest} ${asset.symbol}, the least traded`,
  );
}

/** Quantities of the asset are multiples of this. */
export function quantityStep(asset: Instrument): string {
  return asset.minTradeIncrement ?? (asset.fractionable ? '0.000000001' : '1');
}
