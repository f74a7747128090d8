import { invalidInput, refuse } from '@investing-platform/rules/platform-error';
import type { FieldProblem } from '@investing-platform/schema';
import type { Instrument } from '@investing-platform/schema/instruments';
import type {
  OrderSide,
  OrderType,
  PlaceOrderInput,
  TimeInForce,
} from '@investing-platform/schema/operations';
import {
  compare,
  type Decimal,
  decimal,
  floorTo,
  isZero,
  sign,
  subtract,
} from '../kernel/decimal.ts';

/** A request that may be traded. Exactly one of `quantity` and `notional` is given. */
export interface OrderTerms {
  readonly side: OrderSide;
  readonly type: OrderType;
  readonly timeInForce: TimeInForce;
  readonly quantity: Decimal | null;
  readonly notional: Decimal | null;
  readonly limitPrice: Decimal | null;
  readonly stopPrice: Decimal | null;
  readonly premarket: boolean;
}

const QUANTITY_PLACES = 9;
const NOTIONAL_PLACES = 2;
const CRYPTO_PRICE_PLACES = 9;
/** Regulation NMS, rule 612: cents from a price of 1.00, hundredths of a cent below. */
const PLACES_FROM_ONE = 2;
const PLACES_BELOW_ONE = 4;
const ONE = decimal(1);

/**
 * Checks everything about an order that does not depend on the moment, as the service does.
 *
 * @throws {PlatformError} BAD_USER_INPUT with every wrong field; ASSET_NOT_TRADABLE;
 *   ASSET_NOT_FRACTIONABLE
 */
export function orderTerms(input: PlaceOrderInput, asset: Instrument): OrderTerms {
  const terms: OrderTerms = {
    side: input.side,
    type: input.type,
    timeInForce: input.timeInForce,
    quantity: given(input.quantity),
    notional: given(input.notional),
    limitPrice: given(input.limitPrice),
    stopPrice: given(input.stopPrice),
    premarket: input.premarket ?? false,
  };
  const problems = [
    ...sizeProblems(terms, asset),
    ...priceProblems(terms, asset),
    ...timeInForceProblems(terms, asset),
    ...premarketProblems(terms, asset),
  ];
  if (problems.length > 0) throw invalidInput(problems);
  const { symbol } = asset;
  if (!asset.tradable) throw refuse('ASSET_NOT_TRADABLE', `No orders are taken for ${symbol}`);
  if (!asset.fractionable && isFractional(terms)) {
    throw refuse('ASSET_NOT_FRACTIONABLE', `${symbol} trades in whole units only`);
  }
  return terms;
}

/** 0 and null mean "not given" (contract rule 8). */
function given(value: string | number | null | undefined): Decimal | null {
  if (value === null || value === undefined) return null;
  const amount = decimal(value);
  return isZero(amount) ? null : amount;
}

const isCrypto = ({ assetClass }: Instrument): boolean => assetClass === 'CRYPTO';

function isFractional({ quantity }: OrderTerms): boolean {
  return quantity === null || quantity.decimalPlaces() > 0;
}

function problem(field: string, message: string): FieldProblem {
  return { path: `params.${field}`, message };
}

function sizeProblems({ quantity, notional }: OrderTerms, asset: Instrument): FieldProblem[] {
  if (quantity !== null && notional !== null) {
    return [problem('notional', 'give either a quantity or a notional, not both')];
  }
  if (quantity !== null) return quantityProblems(quantity, asset);
  if (notional === null) return [problem('quantity', 'give a quantity or a notional above 0')];
  if (notional.decimalPlaces() > NOTIONAL_PLACES) {
    return [problem('notional', `takes at most ${NOTIONAL_PLACES} decimal places`)];
  }
  return compare(notional, ONE) < 0 ? [problem('notional', 'must be at least 1')] : [];
}

function quantityProblems(quantity: Decimal, asset: Instrument): FieldProblem[] {
  const { minOrderSize, minTradeIncrement, symbol } = asset;
  if (sign(quantity) < 0) return [problem('quantity', 'must not be negative')];
  if (quantity.decimalPlaces() > QUANTITY_PLACES) {
    return [problem('quantity', `takes at most ${QUANTITY_PLACES} decimal places`)];
  }
  if (minOrderSize !== null && compare(quantity, decimal(minOrderSize)) < 0) {
    return [problem('quantity', `must be at least ${minOrderSize} for ${symbol}`)];
  }
  if (minTradeIncrement !== null && !isMultiple(quantity, decimal(minTradeIncrement))) {
    return [problem('quantity', `must be a multiple of ${minTradeIncrement} for ${symbol}`)];
  }
  return [];
}

function isMultiple(quantity: Decimal, step: Decimal): boolean {
  return isZero(subtract(quantity, floorTo(quantity, step)));
}

function priceProblems(terms: OrderTerms, asset: Instrument): FieldProblem[] {
  const takesLimit = terms.type === 'LIMIT' || terms.type === 'STOP_LIMIT';
  const takesStop = terms.type === 'STOP' || terms.type === 'STOP_LIMIT';
  return [
    ...onePriceProblem('limitPrice', terms, takesLimit, asset),
    ...onePriceProblem('stopPrice', terms, takesStop, asset),
  ];
}

function onePriceProblem(
  field: 'limitPrice' | 'stopPrice',
  { type, [field]: price }: OrderTerms,
  isTaken: boolean,
  asset: Instrument,
): FieldProblem[] {
  if (price === null) return isTaken ? [problem(field, `is required for a ${type} order`)] : [];
  if (!isTaken) return [problem(field, `must be 0 or absent for a ${type} order`)];
  if (sign(price) < 0) return [problem(field, 'must not be negative')];
  const places = pricePlaces(price, asset);
  if (price.decimalPlaces() <= places) return [];
  return [problem(field, `takes at most ${places} decimal places at this price (sub-penny)`)];
}

function pricePlaces(price: Decimal, asset: Instrument): number {
  if (isCrypto(asset)) return CRYPTO_PRICE_PLACES;
  return compare(price, ONE) >= 0 ? PLACES_FROM_ONE : PLACES_BELOW_ONE;
}

function timeInForceProblems(terms: OrderTerms, asset: Instrument): FieldProblem[] {
  const { timeInForce, type } = terms;
  const refused = (message: string): FieldProblem[] => [problem('timeInForce', message)];
  if (isCrypto(asset) && timeInForce !== 'GTC' && timeInForce !== 'IOC') {
    return refused('must be GTC or IOC for a crypto asset');
  }
  if (type !== 'MARKET' && type !== 'LIMIT' && isImmediate(timeInForce)) {
    return refused(`must be DAY or GTC for a ${type} order, which waits for its stop price`);
  }
  if (!isCrypto(asset) && timeInForce !== 'DAY' && isFractional(terms)) {
    return refused('must be DAY for a fraction of a share or a notional');
  }
  return [];
}

/** Whether an order of this kind is filled at once or not at all. */
export function isImmediate(timeInForce: TimeInForce): boolean {
  return timeInForce === 'IOC' || timeInForce === 'FOK';
}

function premarketProblems(terms: OrderTerms, asset: Instrument): FieldProblem[] {
  if (!terms.premarket) return [];
  const refused = (message: string): FieldProblem[] => [problem('premarket', message)];
  if (isCrypto(asset)) return refused('must be false for a crypto asset: its market never closes');
  if (terms.type !== 'LIMIT') return refused('must be false unless the type is LIMIT');
  if (isImmediate(terms.timeInForce)) return refused('needs the time in force DAY or GTC');
  return isFractional(terms) ? refused('needs a quantity of whole shares') : [];
}
