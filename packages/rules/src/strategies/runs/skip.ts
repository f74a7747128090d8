import type { OrderSide, SkipReason } from '@investing-platform/schema/operations';
import { type Decimal, toPlain } from '../../numbers/decimal.ts';
import { roundCash } from '../../numbers/money.ts';
import type { BookAsset } from './book.ts';
import { MIN_NOTIONAL } from './trade.ts';

/** Something that a run leaves out, as it is kept and shown. */
export interface Skip {
  readonly symbol: string;
  readonly side: OrderSide | null;
  /** A plain decimal in the run's currency; null where it is not known. */
  readonly notional: string | null;
  readonly reason: SkipReason;
  readonly detail: string;
}

export function skip(
  { asset }: BookAsset,
  side: OrderSide | null,
  notional: Decimal | null,
  reason: SkipReason,
  detail: string,
): Skip {
  const amount = notional === null ? null : toPlain(roundCash(notional, asset.currency));
  return { symbol: asset.symbol, side, notional: amount, reason, detail };
}

/** Why no order on one side of an asset can be placed at all. Null: one can. */
export function obstacle(held: BookAsset, side: OrderSide, notional: Decimal | null): Skip | null {
  const { symbol, exchange } = held.asset;
  if (!held.asset.tradable) {
    return skip(held, side, notional, 'NOT_TRADABLE', `No orders are taken for ${symbol}`);
  }
  if (held.quote === null || !held.quote.isCurrent) {
    return skip(held, side, notional, 'NO_PRICE', `There is no current price of ${symbol}`);
  }
  if (!held.isMarketOpen) {
    return skip(held, side, notional, 'MARKET_CLOSED', `${exchange} is closed at that time`);
  }
  if (held.blockedSides.has(side)) {
    const detail = `An open order of yours for ${symbol} stands against it`;
    return skip(held, side, notional, 'HELD_BY_OPEN_ORDER', detail);
  }
  return null;
}

/** Why an order that nothing stands in the way of is too small. */
export function tooSmall(held: BookAsset, side: OrderSide, notional: Decimal): Skip {
  const { symbol, fractionable, currency, minOrderSize } = held.asset;
  if (!fractionable && minOrderSize === null) {
    const detail = `${symbol} trades in whole units only, and this is less than one`;
    return skip(held, side, notional, 'NOT_FRACTIONABLE', detail);
  }
  const isLittle = minOrderSize === null || notional.lessThan(MIN_NOTIONAL);
  const least = isLittle ? `${MIN_NOTIONAL} ${currency}` : `${minOrderSize} ${symbol}`;
  const detail = `An order for ${symbol} is for ${least} at least`;
  return skip(held, side, notional, 'BELOW_MIN_NOTIONAL', detail);
}

/** Holdings within the tolerance were asked to stay. */
export function isNothingLeftOut(skipped: readonly Pick<Skip, 'reason'>[]): boolean {
  return skipped.every(({ reason }) => reason === 'WITHIN_TOLERANCE');
}
