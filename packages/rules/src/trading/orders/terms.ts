import type { FieldProblem } from '@investing-platform/schema';
import type { OrderSide, OrderType, TimeInForce } from '@investing-platform/schema/operations';
import { type Decimal, decimal } from '../../numbers/decimal.ts';
import { invalidInput, refuse } from '../../refusals/platform-error.ts';
import { isCrypto, type TradedAsset } from './asset.ts';

/** Plain, or read already. */
export type Numeric = string | number | Decimal;

/** What a caller asks for; 0 means "not given" (contract rule 8). */
export interface OrderRequest {
  readonly side: OrderSide;
  readonly type: OrderType;
  readonly timeInForce: TimeInForce;
  readonly quantity?: Numeric | null | undefined;
  readonly notional?: Numeric | null | undefined;
  readonly limitPrice?: Numeric | null | undefined;
  readonly stopPrice?: Numeric | null | undefined;
  readonly premarket?: boolean | null | undefined;
}

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

const CRYPTO_PRICE_PLACES = 9;
/** Regulation NMS, rule 612: cents from a price of 1.00, hundredths of a cent below. */
const CENT_PRICE = 1;
const PLACES_FROM_CENT_PRICE = 2;
const PLACES_BELOW_CENT_PRICE = 4;

/**
 * Checks everything about a request that does not depend on the moment, and that the bounds of its
 * input do not say.
 *
 * @throws {PlatformError} BAD_USER_INPUT with every wrong field; ASSET_NOT_TRADABLE;
 *   ASSET_NOT_FRACTIONABLE for a fraction or a notional
 */
export function orderTerms(request: OrderRequest, asset: TradedAsset): OrderTerms {
  const terms: OrderTerms = {
    side: request.side,
    type: request.type,
    timeInForce: request.timeInForce,
    quantity: given(request.quantity),
    notional: given(request.notional),
    limitPrice: given(request.limitPrice),
    stopPrice: given(request.stopPrice),
    premarket: request.premarket ?? false,
  };
  const problems = [
    ...sizeProblems(terms, asset),
    ...priceProblems(terms, asset),
    ...timeInForceProblems(terms, asset),
    ...premarketProblems(terms, asset),
  ];
  if (problems.length > 0) throw invalidInput(problems);
  if (!asset.tradable)
    throw refuse('ASSET_NOT_TRADABLE', `No orders are taken for ${asset.symbol}`);
  if (!asset.fractionable && isFractional(terms)) {
    throw refuse('ASSET_NOT_FRACTIONABLE', `${asset.symbol} trades in whole units only`);
  }
  return terms;
}

/** 0 and null stand for "not given" (contract rule 8). */
export function given(amount: Numeric | null | undefined): Decimal | null {
  if (amount === null || amount === undefined) return null;
  const value = decimal(amount);
  return value.isZero() ? null : value;
}

function isFractional({ quantity }: OrderTerms): boolean {
  return quantity === null || !quantity.isInteger();
}

function problem(field: string, message: string): FieldProblem {
  return { path: `params.${field}`, message };
}

function sizeProblems({ quantity, notional }: OrderTerms, asset: TradedAsset): FieldProblem[] {
  if (quantity !== null && notional !== null) {
    return [problem('notional', 'give either a quantity or a notional, not both')];
  }
  if (quantity !== null) return quantityProblems(quantity, asset);
  if (notional === null) return [problem('quantity', 'give a quantity or a notional above 0')];
  return notional.lessThan(1) ? [problem('notional', 'must be at least 1')] : [];
}

function quantityProblems(quantity: Decimal, asset: TradedAsset): FieldProblem[] {
  const { minOrderSize, minTradeIncrement, symbol } = asset;
  if (minOrderSize !== null && quantity.lessThan(minOrderSize)) {
    return [problem('quantity', `must be at least ${minOrderSize} for ${symbol}`)];
  }
  if (minTradeIncrement !== null && !quantity.modulo(minTradeIncrement).isZero()) {
    return [problem('quantity', `must be a multiple of ${minTradeIncrement} for ${symbol}`)];
  }
  return [];
}

const TAKES_LIMIT: readonly OrderType[] = ['LIMIT', 'STOP_LIMIT'];
const TAKES_STOP: readonly OrderType[] = ['STOP', 'STOP_LIMIT'];

function priceProblems(terms: OrderTerms, asset: TradedAsset): FieldProblem[] {
  const { type, limitPrice, stopPrice } = terms;
  return [
    ...onePriceProblem('limitPrice', limitPrice, TAKES_LIMIT.includes(type), type, asset),
    ...onePriceProblem('stopPrice', stopPrice, TAKES_STOP.includes(type), type, asset),
  ];
}

function onePriceProblem(
  field: 'limitPrice' | 'stopPrice',
  price: Decimal | null,
  isTaken: boolean,
  type: OrderType,
  asset: TradedAsset,
): FieldProblem[] {
  if (price === null) return isTaken ? [problem(field, `is required for a ${type} order`)] : [];
  if (!isTaken) return [problem(field, `must be 0 or absent for a ${type} order`)];
  const places = pricePlaces(price, asset);
  if (price.decimalPlaces() <= places) return [];
  return [problem(field, `takes at most ${places} decimal places at this price (sub-penny)`)];
}

function pricePlaces(price: Decimal, asset: TradedAsset): number {
  if (isCrypto(asset)) return CRYPTO_PRICE_PLACES;
  return price.gte(CENT_PRICE) ? PLACES_FROM_CENT_PRICE : PLACES_BELOW_CENT_PRICE;
}

function timeInForceProblems(terms: OrderTerms, asset: TradedAsset): FieldProblem[] {
  const { timeInForce } = terms;
  const refused = (message: string): FieldProblem[] => [problem('timeInForce', message)];
  if (isCrypto(asset) && timeInForce !== 'GTC' && timeInForce !== 'IOC') {
    return refused('must be GTC or IOC for a crypto asset');
  }
  const mayWait = timeInForce === 'DAY' || timeInForce === 'GTC';
  if (terms.type !== 'MARKET' && terms.type !== 'LIMIT' && !mayWait) {
    return refused(`must be DAY or GTC for a ${terms.type} order, which waits for its stop price`);
  }
  if (!isCrypto(asset) && timeInForce !== 'DAY' && isFractional(terms)) {
    return refused('must be DAY for a fraction of a share or a notional');
  }
  return [];
}

/** Whether an order trades in the auction that opens or closes the session. */
export function isForAuction(timeInForce: TimeInForce): timeInForce is 'OPG' | 'CLS' {
  return timeInForce === 'OPG' || timeInForce === 'CLS';
}

export const isImmediate = (timeInForce: TimeInForce): boolean =>
  timeInForce === 'IOC' || timeInForce === 'FOK';

function premarketProblems(terms: OrderTerms, asset: TradedAsset): FieldProblem[] {
  if (!terms.premarket) return [];
  const refused = (message: string): FieldProblem[] => [problem('premarket', message)];
  if (isCrypto(asset)) return refused('must be false for a crypto asset: its market never closes');
  if (terms.type !== 'LIMIT') return refused('must be false unless the type is LIMIT');
  if (terms.timeInForce !== 'DAY' && terms.timeInForce !== 'GTC') {
    return refused('needs the time in force DAY or GTC');
  }
  return isFractional(terms) ? refused('needs a quantity of whole shares') : [];
}
