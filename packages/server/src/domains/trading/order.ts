import { Decimal, decimal } from '../../kernel/decimal.ts';
import { invariant } from '../../kernel/invariant.ts';
import type { OrderSide, OrderType, TimeInForce } from '../../ports/broker.ts';

export type { OrderSide, OrderType, TimeInForce };

export const OPEN_STATUSES = [
  'PENDING_NEW',
  'ACCEPTED',
  'NEW',
  'HELD',
  'PARTIALLY_FILLED',
] as const;
export const CLOSED_STATUSES = ['FILLED', 'CANCELED', 'EXPIRED', 'REJECTED'] as const;

export type OpenStatus = (typeof OPEN_STATUSES)[number];
export type ClosedStatus = (typeof CLOSED_STATUSES)[number];
export type OrderStatus = OpenStatus | ClosedStatus;
/** A status to filter by. The last two are of edited orders, of which there are none yet. */
export type StatusAskedFor = OrderStatus | 'PENDING_REPLACE' | 'REPLACED';

/** What the state machine knows of an order. Amounts are in units of the asset or its currency. */
export interface Order {
  readonly status: OrderStatus;
  /** Null where the order names a notional instead. */
  readonly quantity: Decimal | null;
  readonly notional: Decimal | null;
  readonly quantityFilled: Decimal;
  /** The sum of quantity times price over the fills. */
  readonly valueFilled: Decimal;
  readonly averageFilledPrice: Decimal | null;
  readonly fees: Decimal;
  readonly fillCount: number;
  readonly rejectReason: string | null;
  readonly lastFilledAt: Date | null;
  readonly filledAt: Date | null;
  readonly canceledAt: Date | null;
  readonly expiredAt: Date | null;
}

export type OrderEvent =
  /** The venue has it; the market is closed for it. */
  | { readonly kind: 'queued' }
  /** The venue has it; its stop price has not been reached. */
  | { readonly kind: 'held' }
  /** It works in the market; for a stop order: its stop price has been reached. */
  | { readonly kind: 'working' }
  | {
      readonly kind: 'filled';
      readonly quantity: Decimal;
      readonly price: Decimal;
      readonly fee: Decimal;
      readonly at: Date;
    }
  /** The venue has nothing left to fill: the rest of a notional buys nothing. */
  | { readonly kind: 'completed'; readonly at: Date }
  | { readonly kind: 'canceled'; readonly at: Date }
  | { readonly kind: 'expired'; readonly at: Date }
  | { readonly kind: 'rejected'; readonly reason: string };

export type Transition =
  | { readonly kind: 'moved'; readonly order: Order }
  | { readonly kind: 'refused'; readonly reason: string };

/** From each open status, the events that may happen and the status that follows. */
const NEXT: Record<OpenStatus, Partial<Record<OrderEvent['kind'], OrderStatus>>> = {
  PENDING_NEW: {
    queued: 'ACCEPTED',
    held: 'HELD',
    working: 'NEW',
    canceled: 'CANCELED',
    expired: 'EXPIRED',
    rejected: 'REJECTED',
  },
  ACCEPTED: {
    held: 'HELD',
    working: 'NEW',
    canceled: 'CANCELED',
    expired: 'EXPIRED',
    rejected: 'REJECTED',
  },
  HELD: { working: 'NEW', canceled: 'CANCELED', expired: 'EXPIRED', rejected: 'REJECTED' },
  NEW: {
    filled: 'PARTIALLY_FILLED',
    canceled: 'CANCELED',
    expired: 'EXPIRED',
    rejected: 'REJECTED',
  },
  PARTIALLY_FILLED: {
    filled: 'PARTIALLY_FILLED',
    completed: 'FILLED',
    canceled: 'CANCELED',
    expired: 'EXPIRED',
  },
};

const PRICE_PLACES = 10;
const REASON_CHARACTERS = 500;

export function isOpen(status: OrderStatus): status is OpenStatus {
  return (OPEN_STATUSES as readonly OrderStatus[]).includes(status);
}

/**
 * What an event makes of an order. A final order never changes again, a filled quantity never
 * falls, and the fills sum to it.
 *
 * @throws {InvariantViolation} for a fill of nothing, at no price, or of more than was ordered
 */
export function advance(order: Order, event: OrderEvent): Transition {
  if (!isOpen(order.status)) return { kind: 'refused', reason: `the order is ${order.status}` };
  const status = NEXT[order.status][event.kind];
  if (status === undefined) {
    return { kind: 'refused', reason: `${event.kind} cannot follow ${order.status}` };
  }
  return { kind: 'moved', order: { ...order, status, ...changes(order, event) } };
}

function changes(order: Order, event: OrderEvent): Partial<Order> {
  switch (event.kind) {
    case 'filled':
      return filled(order, event);
    case 'completed':
      invariant(order.quantity === null, 'an order by quantity is complete with its last fill');
      return { filledAt: event.at };
    case 'canceled':
      return { canceledAt: event.at };
    case 'expired':
      return { expiredAt: event.at };
    case 'rejected':
      return { rejectReason: event.reason.slice(0, REASON_CHARACTERS) };
    case 'queued':
    case 'held':
    case 'working':
      return {};
  }
}

function filled(order: Order, event: Extract<OrderEvent, { kind: 'filled' }>): Partial<Order> {
  const { quantity, price, fee, at } = event;
  invariant(quantity.greaterThan(0) && price.greaterThan(0), 'a fill has a quantity and a price');
  invariant(fee.gte(0), 'a fee is not negative');
  const quantityFilled = order.quantityFilled.plus(quantity);
  const valueFilled = order.valueFilled.plus(quantity.times(price));
  const isWhole = order.quantity !== null && quantityFilled.equals(order.quantity);
  invariant(order.quantity === null || quantityFilled.lte(order.quantity), 'no fill exceeds it');
  invariant(order.notional === null || valueFilled.lte(order.notional), 'no fill exceeds it');
  return {
    quantityFilled,
    valueFilled,
    averageFilledPrice: averagePrice(valueFilled, quantityFilled),
    fees: order.fees.plus(fee),
    fillCount: order.fillCount + 1,
    lastFilledAt: at,
    ...(isWhole ? { status: 'FILLED' as const, filledAt: at } : {}),
  };
}

/** Rounded half-even to ten places: finer than any tick, and short enough to read. */
export function averagePrice(value: Decimal, quantity: Decimal): Decimal {
  return decimal(value).dividedBy(quantity).toDecimalPlaces(PRICE_PLACES, Decimal.ROUND_HALF_EVEN);
}
