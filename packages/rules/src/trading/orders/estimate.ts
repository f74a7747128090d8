import { Decimal, decimal, ZERO } from '../../numbers/decimal.ts';
import { roundCash } from '../../numbers/money.ts';
import type { TradedAsset } from './asset.ts';
import { capPrice, cashMoved, quantityOfNotional, quantityToDeliver } from './hold.ts';
import { isForAuction, type OrderTerms } from './terms.ts';

/** What an order comes to at the prices of now. */
export interface OrderEstimate {
  readonly price: Decimal;
  readonly quantity: Decimal;
  /** Fees apart. */
  readonly value: Decimal;
  readonly fees: Decimal;
}

/** Plain decimals. */
export interface Prices {
  readonly price: string;
  readonly bid: string;
  readonly ask: string;
}

/**
 * What one fill of the whole order would come to.
 *
 * @param quote null where the market gives none
 * @returns null where no price is known
 * @throws {PlatformError} BAD_USER_INPUT where a notional comes to less than can be traded
 */
export function estimateOrder(
  terms: OrderTerms,
  asset: TradedAsset,
  quote: Prices | null,
  feeRate: string,
): OrderEstimate | null {
  const price = priceOf(terms, quote);
  if (price === null) return null;
  const quantity = quantityAt(terms, asset, price);
  const traded = quantity.times(price);
  return {
    price,
    quantity,
    value: cashMoved(terms.side, traded, asset.currency),
    fees: roundCash(traded.times(decimal(feeRate)), asset.currency),
  };
}

/** A sale by `notional` delivers no more than it holds. */
function quantityAt(terms: OrderTerms, asset: TradedAsset, price: Decimal): Decimal {
  if (terms.quantity !== null) return terms.quantity;
  const quantity = quantityOfNotional(terms, asset, price);
  if (terms.side === 'BUY') return quantity;
  return Decimal.min(quantity, quantityToDeliver(terms, asset, price));
}

function priceOf(terms: OrderTerms, quote: Prices | null): Decimal | null {
  const offered = offeredPrice(terms, quote);
  if (offered === null) return terms.limitPrice;
  const worst = terms.limitPrice ?? capPrice(terms, offered);
  if (worst === null) return offered;
  const isWorse = terms.side === 'BUY' ? offered.gt(worst) : offered.lt(worst);
  return isWorse ? worst : offered;
}

/** An auction has one price for everybody; a stop order that waits trades once its price is there. */
function offeredPrice(
  { side, stopPrice, timeInForce }: OrderTerms,
  quote: Prices | null,
): Decimal | null {
  const last = quote === null ? null : decimal(quote.price);
  if (stopPrice !== null && !isReached(side, stopPrice, last)) return stopPrice;
  if (quote === null || isForAuction(timeInForce)) return last;
  return decimal(side === 'BUY' ? quote.ask : quote.bid);
}

function isReached(side: OrderTerms['side'], stopPrice: Decimal, last: Decimal | null): boolean {
  if (last === null) return false;
  return side === 'BUY' ? last.gte(stopPrice) : last.lte(stopPrice);
}

/** What is left of what can be spent; null where it does not suffice. */
export function leftAfter(available: Decimal, needed: Decimal): Decimal | null {
  const left = available.minus(needed);
  return left.lt(ZERO) ? null : left;
}
