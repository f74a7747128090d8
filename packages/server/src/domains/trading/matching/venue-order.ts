import type { Order } from '@investing-platform/rules/trading/orders/advance';
import {
  isCrypto,
  quantityStep,
  type TradedAsset,
} from '@investing-platform/rules/trading/orders/asset';
import type { OrderEvent } from '@investing-platform/rules/trading/orders/event';
import type { OrderStatus } from '@investing-platform/rules/trading/orders/status';
import { type Decimal, decimal, toPlain } from '../../../kernel/decimal.ts';
import type { VenueOrder, VenueRecord, VenueReport } from '../../../ports/broker.ts';
import type { OrderRow } from '../orders/orders.sql.ts';

const WHOLE = '1';

/** What the venue is told about an order. */
export function venueOrder(order: OrderRow, asset: TradedAsset): VenueOrder {
  const { id, brokerAccountId, assetId, currency, side, type, timeInForce } = order;
  const { quantity, notional, limitPrice, stopPrice, capPrice } = order;
  const isSellByNotional = side === 'SELL' && quantity === null;
  return {
    id,
    brokerAccountId,
    assetId,
    currency,
    side,
    type,
    timeInForce,
    quantity,
    notional,
    limitPrice,
    stopPrice,
    capPrice,
    feeRate: order.feeRate,
    maximumQuantity: isSellByNotional
      ? toPlain(decimal(order.heldQuantity).plus(order.quantityFilled))
      : null,
    quantityStep: fillStep(asset, quantity),
    minimumQuantity: asset.minOrderSize,
    extendedHours: order.premarket,
    auctionAt: order.auctionAt,
  };
}

/** An order for whole shares is never filled with a part of one. */
function fillStep(asset: TradedAsset, quantity: string | null): string {
  const isWhole = quantity !== null && !isCrypto(asset) && decimal(quantity).isInteger();
  return isWhole ? WHOLE : quantityStep(asset);
}

/** What has been recorded of an order so far. */
export function venueRecord(order: OrderRow): VenueRecord {
  const { quantityFilled, valueFilled, fees, fillCount, lastFilledAt } = order;
  const isElected = order.electedAt !== null;
  return { quantityFilled, valueFilled, fees, fillCount, lastFilledAt, isElected };
}

/** The state machine's view of an order. */
export function orderState(order: OrderRow): Order {
  return {
    status: order.status,
    resumeStatus: order.resumeStatus,
    electedAt: order.electedAt,
    quantity: decimalOrNull(order.quantity),
    notional: decimalOrNull(order.notional),
    quantityFilled: decimal(order.quantityFilled),
    valueFilled: decimal(order.valueFilled),
    averageFilledPrice: decimalOrNull(order.averageFilledPrice),
    fees: decimal(order.fees),
    fillCount: order.fillCount,
    failureReason: order.failureReason,
    failureCode: order.failureCode,
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
export function eventsOf(order: OrderRow, report: VenueReport, now: Date): OrderEvent[] {
  const fills = fillEvents(report);
  switch (report.state) {
    case 'WAITING':
      return waiting(order.status);
    case 'HELD':
      return HOLDABLE.includes(order.status) ? [{ kind: 'held' }] : [];
    case 'WORKING':
      return [...started(order, true, now), ...fills];
    case 'FILLED':
      // Only its venue knows when a notional buys no more.
      return [...started(order, true, now), ...fills, ...completion(order, now)];
    case 'CANCELED':
      return [...started(order, fills.length > 0, now), ...fills, { kind: 'canceled', at: now }];
  }
}

export function fillEvents({ fills }: VenueReport): OrderEvent[] {
  return fills.map(({ quantity, price, fee, at }) => ({
    kind: 'filled',
    quantity: decimal(quantity),
    price: decimal(price),
    fee: decimal(fee),
    at,
  }));
}

const HOLDABLE: readonly OrderStatus[] = ['PENDING_NEW', 'ACCEPTED', 'DONE_FOR_DAY'];
/** In these an order takes fills as it is. */
const AT_WORK: readonly OrderStatus[] = [
  'NEW',
  'PARTIALLY_FILLED',
  'PENDING_CANCEL',
  'PENDING_REPLACE',
];

/** The market is closed for it. */
function waiting(status: OrderStatus): OrderEvent[] {
  if (status === 'PENDING_NEW') return [{ kind: 'queued' }];
  const hasWorked = status === 'NEW' || status === 'HELD' || status === 'PARTIALLY_FILLED';
  return hasWorked ? [{ kind: 'dayEnded' }] : [];
}

function started({ status }: OrderRow, isToWork: boolean, at: Date): OrderEvent[] {
  return isToWork && !AT_WORK.includes(status) ? [{ kind: 'working', at }] : [];
}

function completion({ quantity }: OrderRow, at: Date): OrderEvent[] {
  return quantity === null ? [{ kind: 'completed', at }] : [];
}
