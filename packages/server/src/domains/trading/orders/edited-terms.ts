import { decimal, toPlain } from '../../../kernel/decimal.ts';
import { badInput } from '../../../kernel/errors.ts';
import type { TradedAsset } from '../asset.ts';
import type { TimeInForce } from './order.ts';
import { type OrderTerms, orderTerms } from './order-terms.ts';
import type { StoredOrder } from './orders.sql.ts';

/** What to change; absent, null and 0 leave it as it is (contract rule 8). Plain decimals. */
export interface OrderEdit {
  readonly quantity?: string | null | undefined;
  readonly notional?: string | null | undefined;
  readonly limitPrice?: string | null | undefined;
  readonly stopPrice?: string | null | undefined;
  readonly timeInForce?: TimeInForce | null | undefined;
}

/**
 * The terms of an order after an edit, what is filled already included.
 *
 * @throws {PlatformError} BAD_USER_INPUT; ASSET_NOT_TRADABLE; ASSET_NOT_FRACTIONABLE
 */
export function editedTerms(old: StoredOrder, edit: OrderEdit, asset: TradedAsset): OrderTerms {
  const quantity = given(edit.quantity);
  const notional = given(edit.notional);
  if (quantity !== null && old.quantity === null) {
    throw badInput('params.quantity', 'must be absent: the order is by notional');
  }
  if (notional !== null && old.notional === null) {
    throw badInput('params.notional', 'must be absent: the order is by quantity');
  }
  if (given(edit.stopPrice) !== null && old.stopPrice !== null && old.electedAt !== null) {
    throw badInput('params.stopPrice', 'must be absent: the stop price has been reached');
  }
  const terms = orderTerms(
    {
      side: old.side,
      type: old.type,
      timeInForce: edit.timeInForce ?? old.timeInForce,
      quantity: quantity ?? old.quantity,
      notional: notional ?? old.notional,
      limitPrice: given(edit.limitPrice) ?? old.limitPrice,
      stopPrice: given(edit.stopPrice) ?? old.stopPrice,
      premarket: old.premarket,
    },
    asset,
  );
  refuseNoChange(old, terms);
  refuseTooLittle(old, terms);
  return terms;
}

function given(text: string | null | undefined): string | null {
  if (text === null || text === undefined) return null;
  const value = decimal(text);
  return value.isZero() ? null : toPlain(value);
}

function refuseNoChange(old: StoredOrder, terms: OrderTerms): void {
  const amounts = ['quantity', 'notional', 'limitPrice', 'stopPrice'] as const;
  const isChanged =
    terms.timeInForce !== old.timeInForce ||
    amounts.some((name) => !(terms[name] ?? decimal(0)).equals(old[name] ?? '0'));
  if (!isChanged) throw badInput('params', 'must change at least one thing');
}

function refuseTooLittle(old: StoredOrder, { quantity, notional }: OrderTerms): void {
  if (quantity?.lte(old.quantityFilled) === true) {
    throw badInput('params.quantity', `must be more than the ${old.quantityFilled} filled already`);
  }
  if (notional?.lte(old.valueFilled) === true) {
    throw badInput('params.notional', `must be more than the ${old.valueFilled} filled already`);
  }
}

/** The terms of the order that works for what the old one has not filled. */
export function remainingTerms(terms: OrderTerms, old: StoredOrder): OrderTerms {
  return {
    ...terms,
    quantity: terms.quantity?.minus(old.quantityFilled) ?? null,
    notional: terms.notional?.minus(old.valueFilled) ?? null,
  };
}
