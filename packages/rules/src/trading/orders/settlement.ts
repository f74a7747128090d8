import type { OrderSide } from '@investing-platform/schema/operations';
import { Decimal, ZERO } from '../../numbers/decimal.ts';
import { invariant } from '../../refusals/invariant.ts';
import type { Order } from './advance.ts';
import { cashMoved, cashToCover, greatestValue } from './hold.ts';
import { isOpen } from './status.ts';

/** What the settlement of an order depends on beside its state. */
export interface SettledOrder {
  readonly side: OrderSide;
  readonly limitPrice: Decimal | null;
  readonly capPrice: Decimal | null;
  readonly currency: string;
  readonly feeRate: string;
  /** What is left of the hold: cash of a buy, quantity of a sell. */
  readonly held: Decimal;
}

/** How far an order has come. */
type Progress = Pick<
  Order,
  'status' | 'quantity' | 'notional' | 'quantityFilled' | 'valueFilled' | 'fees'
>;

/** What one step of an order moves. Nothing is negative; `cash` and `value` go the same way. */
export interface Settlement {
  /** Asset that changes hands. */
  readonly quantity: Decimal;
  /** Its exact value. */
  readonly value: Decimal;
  /** What the value comes to in whole minor units of the currency. */
  readonly cash: Decimal;
  readonly fee: Decimal;
  /** Given back out of the hold: cash of a buy, quantity of a sell. */
  readonly released: Decimal;
  /** What stays held; 0 once the order is final. */
  readonly held: Decimal;
}

/**
 * What to move when an order goes from one state to the next: the fill is paid out of the hold,
 * what the rest of the order cannot need any more is given back, and with the last step all of it.
 *
 * @throws {InvariantViolation} where a fill costs more than is held for it
 */
export function settle(terms: SettledOrder, before: Progress, after: Progress): Settlement {
  const value = after.valueFilled.minus(before.valueFilled);
  const moved = {
    quantity: after.quantityFilled.minus(before.quantityFilled),
    value,
    cash: cashOf(terms, after).minus(cashOf(terms, before)),
    fee: after.fees.minus(before.fees),
  };
  const used = terms.side === 'BUY' ? moved.cash.plus(moved.fee) : moved.quantity;
  const left = terms.held.minus(used);
  invariant(left.gte(0), 'a fill never takes more than is held for it');
  const held = isOpen(after.status) ? Decimal.min(left, stillNeeded(terms, after, left)) : ZERO;
  return { ...moved, released: left.minus(held), held };
}

const cashOf = ({ side, currency }: SettledOrder, { valueFilled }: Progress): Decimal =>
  cashMoved(side, valueFilled, currency);

function stillNeeded(terms: SettledOrder, order: Progress, left: Decimal): Decimal {
  if (terms.side === 'SELL') return left;
  const greatest = greatestValue({ ...order, limitPrice: terms.limitPrice }, terms.capPrice, order);
  const paid = cashOf(terms, order).plus(order.fees);
  return Decimal.max(cashToCover(greatest, terms.feeRate, terms.currency).minus(paid), ZERO);
}
