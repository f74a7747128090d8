import type { trading } from '@alpacahq/alpaca-trade-api/rest';
import { Decimal, decimal, toPlain } from '../../../kernel/decimal.ts';
import type { VenueOrder } from '../../../ports/broker.ts';

const TYPES = { MARKET: 'market', LIMIT: 'limit', STOP: 'stop', STOP_LIMIT: 'stop_limit' } as const;
const TIMES = { DAY: 'day', GTC: 'gtc', OPG: 'opg', CLS: 'cls', IOC: 'ioc', FOK: 'fok' } as const;
const CENT_PLACES = 2;

/**
 * What Alpaca is told. A buy without a limit goes as one with the highest price that its cash
 * covers, so that no fill can cost more than is held.
 */
export function orderRequest(order: VenueOrder, symbol: string): trading.PostOrderRequest {
  const cap = order.capPrice === null ? null : centsBelow(order.capPrice);
  const limitPrice = order.limitPrice ?? cap;
  return {
    clientOrderId: order.id,
    symbol,
    side: order.side === 'BUY' ? 'buy' : 'sell',
    type: typeOf(order, limitPrice),
    timeInForce: TIMES[order.timeInForce],
    extendedHours: order.extendedHours,
    ...(order.quantity === null ? {} : { qty: order.quantity }),
    ...(order.notional === null ? {} : { notional: order.notional }),
    ...(limitPrice === null ? {} : { limitPrice }),
    ...(order.stopPrice === null ? {} : { stopPrice: order.stopPrice }),
  };
}

function typeOf(
  { type }: VenueOrder,
  limitPrice: string | null,
): (typeof TYPES)[keyof typeof TYPES] {
  if (limitPrice === null) return TYPES[type];
  return type === 'STOP' || type === 'STOP_LIMIT' ? 'stop_limit' : 'limit';
}

function centsBelow(price: string): string {
  return toPlain(decimal(price).toDecimalPlaces(CENT_PLACES, Decimal.ROUND_DOWN));
}
