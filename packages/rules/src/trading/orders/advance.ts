import type { OrderFailureCode } from '@investing-platform/schema/operations';
import { Decimal, decimal } from '../../numbers/decimal.ts';
import { invariant } from '../../refusals/invariant.ts';
import type { OrderEvent } from './event.ts';
import { isOpen, NEXT, type OpenStatus, type OrderStatus } from './status.ts';

/** What the state machine knows of an order. Amounts are in units of the asset or its currency. */
export interface Order {
  readonly status: OrderStatus;
  /** What the order goes back to: of one that waits for a cancel or an edit, or is suspended. */
  readonly resumeStatus: OpenStatus | null;
  /** Null where the order names a notional instead. */
  readonly quantity: Decimal | null;
  readonly notional: Decimal | null;
  readonly quantityFilled: Decimal;
  /** The sum of quantity times price over the fills. */
  readonly valueFilled: Decimal;
  readonly averageFilledPrice: Decimal | null;
  readonly fees: Decimal;
  readonly fillCount: number;
  readonly failureReason: string | null;
  readonly failureCode: OrderFailureCode | null;
  /** When the order first worked in the market; of a stop order: when its price was reached. */
  readonly electedAt: Date | null;
  readonly lastFilledAt: Date | null;
  readonly filledAt: Date | null;
  readonly canceledAt: Date | null;
  readonly expiredAt: Date | null;
}

export type Transition =
  | { readonly kind: 'moved'; readonly order: Order }
  | { readonly kind: 'refused'; readonly reason: string };

const PRICE_PLACES = 10;
const REASON_CHARACTERS = 500;

/**
 * What an event makes of an order. A final order never changes again, a filled quantity never
 * falls, and the fills sum to it.
 *
 * @throws {InvariantViolation} for a fill of nothing, at no price, or of more than was ordered
 */
export function advance(order: Order, event: OrderEvent): Transition {
  if (!isOpen(order.status)) return { kind: 'refused', reason: `the order is ${order.status}` };
  const next = NEXT[order.status][event.kind];
  if (next === undefined) {
    return { kind: 'refused', reason: `${event.kind} cannot follow ${order.status}` };
  }
  const status = next === 'BEFORE' ? statusBefore(order) : next;
  const resumeStatus = RESUMABLE.includes(status) ? (order.resumeStatus ?? order.status) : null;
  return { kind: 'moved', order: { ...order, status, resumeStatus, ...changes(order, event) } };
}

const RESUMABLE: readonly OrderStatus[] = ['PENDING_CANCEL', 'PENDING_REPLACE', 'SUSPENDED'];

/** What was filled in the meantime counts (domain model, correction 9). */
function statusBefore(order: Order): OpenStatus {
  const before = order.status === 'DONE_FOR_DAY' ? 'NEW' : order.resumeStatus;
  invariant(before !== null, 'an order that waits knows what for');
  return order.fillCount > 0 ? 'PARTIALLY_FILLED' : before;
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
      return {
        failureReason: event.reason.slice(0, REASON_CHARACTERS),
        failureCode: event.code,
      };
    case 'working':
      return { electedAt: order.electedAt ?? event.at };
    default:
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
    ...(isWhole ? { status: 'FILLED' as const, resumeStatus: null, filledAt: at } : {}),
  };
}

/** Rounded half-even to ten places: finer than any tick, and short enough to read. */
export function averagePrice(value: Decimal, quantity: Decimal): Decimal {
  return decimal(value).dividedBy(quantity).toDecimalPlaces(PRICE_PLACES, Decimal.ROUND_HALF_EVEN);
}
