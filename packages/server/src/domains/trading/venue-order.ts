import { type Decimal, decimal, toPlain } from '../../kernel/decimal.ts';
import type { VenueOrder, VenueRecord, VenueReport } from '../../ports/broker.ts';
import { isCrypto, quantityStep, type TradedAsset } from './asset.ts';
import type { Order, OrderEvent } from './order.ts';
import type { StoredOrder } from './orders.sql.ts';

const WHOLE = '1';

/** What the venue is told about an order. */
export function venueOrder(order: StoredOrder, asset: TradedAsset): VenueOrder {
  const { id, brokerAccountId, assetId, currency, side, type, timeInForce } = order;
  const { quantity, notional, limitPrice, stopPrice, capPrice } = order;
  const isSellByNotional = side === 'SELL' && quantity === null;
  return {
    ...{ id, brokerAccountId, assetId, currency, side, type, timeInForce },
    ...{ quantity, notional, limitPrice, stopPrice, capPrice },
    isCrypto: isCrypto(asset),
    maximumQuantity: isSellByNotional
      ? toPlain(decimal(order.heldQuantity).plus(order.quantityFilled))
      : null,
    quantityStep: fillStep(asset, quantity),
    minimumQuantity: asset.minOrderSize,
    extendedHours: order.premarket,
  };
}

/** An order for whole shares is never filled with a part of one. */
function fillStep(asset: TradedAsset, quantity: string | null): string {
  const isWhole = quantity !== null && !isCrypto(asset) && decimal(quantity).isInteger();
  return isWhole ? WHOLE : quantityStep(asset);
}

/** What has been recorded of an order so far. */
export function venueRecord(order: StoredOrder): VenueRecord {
  const { quantityFilled, valueFilled, fees, fillCount, lastFilledAt, status } = order;
  const isElected = status === 'NEW' || status === 'PARTIALLY_FILLED';
  return { quantityFilled, valueFilled, fees, fillCount, lastFilledAt, isElected };
}

/** The state machine's view of an order. */
export function orderState(order: StoredOrder): Order {
  return {
    status: order.status,
    quantity: decimalOrNull(order.quantity),
    notional: decimalOrNull(order.notional),
    quantityFilled: decimal(order.quantityFilled),
    valueFilled: decimal(order.valueFilled),
    averageFilledPrice: decimalOrNull(order.averageFilledPrice),
    fees: decimal(order.fees),
    fillCount: order.fillCount,
    rejectReason: order.rejectReason,
    lastFilledAt: order.lastFilledAt,
    filledAt: order.filledAt,
    canceledAt: order.canceledAt,
    expiredAt: order.expiredAt,
  };
}

export function decimalOrNull(text: string | null): Decimal | null {
  return text === null ? null : decimal(text);
}

/**
 * What a report says has happened to an order, oldest first; nothing where there is no news.
 *
 * @param now when the report came
 */
export function eventsOf(order: StoredOrder, report: VenueReport, now: Date): OrderEvent[] {
  const { status } = order;
  const isNew = status === 'PENDING_NEW';
  const fills = report.fills.map(
    ({ quantity, price, fee, at }): OrderEvent => ({
      kind: 'filled',
      quantity: decimal(quantity),
      price: decimal(price),
      fee: decimal(fee),
      at,
    }),
  );
  const isAtWork = status === 'NEW' || status === 'PARTIALLY_FILLED';
  const isToWork = report.state === 'WORKING' || report.state === 'FILLED' || fills.length > 0;
  const start: OrderEvent[] = isToWork && !isAtWork ? [{ kind: 'working' }] : [];
  switch (report.state) {
    case 'WAITING':
      return isNew ? [{ kind: 'queued' }] : [];
    case 'HELD':
      return isNew || status === 'ACCEPTED' ? [{ kind: 'held' }] : [];
    case 'WORKING':
      return [...start, ...fills];
    case 'FILLED':
      // Only its venue knows when a notional buys no more.
      return [...start, ...fills, ...(order.quantity === null ? [completed(now)] : [])];
    case 'CANCELED':
      return [...start, ...fills, { kind: 'canceled', at: now }];
  }
}

const completed = (at: Date): OrderEvent => ({ kind: 'completed', at });
