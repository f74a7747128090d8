import { decimal, toPlain } from '../../../kernel/decimal.ts';
import type { LastPrice } from '../../market/index.ts';
import { STALE_MS } from './broker-prices.ts';
import { NO_GAIN } from './day-gain.ts';
import type { OutsidePosition } from './outside-positions.sql.ts';
import type { PositionShown } from './position-shown.ts';
import { NO_VALUE, valuation } from './valuation.ts';

/**
 * What only a broker keeps, at the price of the catalogue, else at the broker's own.
 *
 * @param last of its asset in the catalogue; undefined where it is in none, or has no price
 */
export function outsideShown(
  position: OutsidePosition,
  last: LastPrice | undefined,
  now: Date,
): Omit<PositionShown, 'shownIn'> {
  const { price, pricedAt, syncedAt, assetId } = position;
  const isOld = now.getTime() - syncedAt.getTime() > STALE_MS;
  const isPriceOld = pricedAt === null || now.getTime() - pricedAt.getTime() > STALE_MS;
  const [current, priceAsOf, stale] =
    last === undefined
      ? [price, pricedAt, isPriceOld]
      : [last.price, last.asOf, last.stale || isOld];
  return {
    id: position.id,
    assetId,
    symbol: position.symbol,
    name: position.name,
    assetClass: position.assetClass,
    quantity: position.quantity,
    quantityHeld: '0',
    // Only the broker can trade it.
    quantityAvailable: '0',
    averageEntryPrice: position.averageEntryPrice,
    costBasis: position.costBasis,
    currency: position.currency,
    brokerAccountId: position.brokerAccountId,
    tradingMode: position.tradingMode,
    currentPrice: current,
    previousClose: null,
    ...worthOf(position, current),
    ...NO_GAIN,
    priceAsOf,
    stale,
  };
}

/** A short position is worth what it would take to buy it back, below 0. */
function worthOf({ quantity, costBasis, currency }: OutsidePosition, price: string | null) {
  if (price === null) return NO_VALUE;
  if (!quantity.startsWith('-')) return valuation(quantity, price, costBasis, currency);
  const long = valuation(negated(quantity), price, negated(costBasis), currency);
  return {
    marketValue: negated(long.marketValue),
    unrealizedProfitLoss: negated(long.unrealizedProfitLoss),
    unrealizedProfitLossPercent:
      long.unrealizedProfitLossPercent === null ? null : negated(long.unrealizedProfitLossPercent),
  };
}

const negated = (amount: string): string => toPlain(decimal(amount).negated());
