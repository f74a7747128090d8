import { cashToCover, greatestValue } from '@investing-platform/rules/trading/orders/hold';
import type { OrderNeeds } from '@investing-platform/rules/trading/orders/needs';
import type { OrderTerms } from '@investing-platform/rules/trading/orders/terms';
import { Decimal, decimal, ZERO } from '../../../kernel/decimal.ts';
import type { OrderRow } from './orders.sql.ts';

/**
 * What a new order has to hold on top of what the old one will give back. Fills of the old one may
 * come in between: they use up its hold at its price and shrink the need at the new price, so that
 * what is lacking is greatest either at once or when the old one is filled whole.
 *
 * @param terms of the new order, for what the old one has not filled
 * @param needs of the same
 */
export function extraHold(old: OrderRow, terms: OrderTerms, needs: OrderNeeds): Decimal {
  const isBuy = terms.side === 'BUY';
  const lackingNow = isBuy
    ? needs.cash.minus(old.heldCash)
    : needs.quantity.minus(old.heldQuantity);
  const more = moreThanOld(old, terms);
  const lackingThen = more === null ? ZERO : isBuy ? cashFor(more, old, terms, needs) : more;
  return Decimal.max(lackingNow, lackingThen, ZERO);
}

/** How much more than the old one the new order is for; null where it is not. */
function moreThanOld(old: OrderRow, terms: OrderTerms): Decimal | null {
  if (terms.quantity === null) return null;
  const left = decimal(old.quantity ?? '0').minus(old.quantityFilled);
  const more = terms.quantity.minus(left);
  return more.greaterThan(0) ? more : null;
}

function cashFor(
  quantity: Decimal,
  { currency }: OrderRow,
  { limitPrice }: OrderTerms,
  { capPrice, feeRate }: OrderNeeds,
): Decimal {
  const nothing = { quantityFilled: ZERO, valueFilled: ZERO };
  const value = greatestValue({ quantity, notional: null, limitPrice }, capPrice, nothing);
  return cashToCover(value, feeRate, currency);
}
