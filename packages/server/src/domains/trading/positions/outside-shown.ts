import {
  NO_VALUES,
  positionValues,
} from '@investing-platform/rules/trading/positions/position-values';
import type { LastPrice } from '../../market/index.ts';
import { STALE_MS } from './broker-prices.ts';
import type { OutsidePosition } from './outside-positions.sql.ts';
import type { PositionShown } from './position-shown.ts';

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
    ...valuesOf(position, current),
    priceAsOf,
    stale,
  };
}

/** Its broker says nothing of the day before. */
function valuesOf({ quantity, costBasis, currency }: OutsidePosition, price: string | null) {
  if (price === null) return NO_VALUES;
  return positionValues({
    quantity,
    costBasis,
    currency,
    price,
    previousClose: null,
    boughtToday: null,
  });
}
