import type { OrderSide, OrderType, TimeInForce } from '@investing-platform/schema/operations';
import { decimal, toPlain } from '../../numbers/decimal.ts';
import { badInput, type PlatformError } from '../../refusals/platform-error.ts';
import type { TradedAsset } from './asset.ts';
import { type OrderTimes, orderTimes } from './hours.ts';
import { given, isForAuction, type Numeric, type OrderTerms, orderTerms } from './terms.ts';

/** What to change; absent, null and 0 leave it as it is (contract rule 8). */
export interface OrderEdit {
  readonly quantity?: Numeric | null | undefined;
  readonly notional?: Numeric | null | undefined;
  readonly limitPrice?: Numeric | null | undefined;
  readonly stopPrice?: Numeric | null | undefined;
  readonly timeInForce?: TimeInForce | null | undefined;
}

/** What an edit needs to know of the order that it changes. */
export interface EditedOrder {
  readonly side: OrderSide;
  readonly type: OrderType;
  readonly timeInForce: TimeInForce;
  readonly premarket: boolean;
  readonly quantity: Numeric | null;
  readonly notional: Numeric | null;
  readonly limitPrice: Numeric | null;
  readonly stopPrice: Numeric | null;
  readonly quantityFilled: Numeric;
  readonly valueFilled: Numeric;
  /** Of a stop order: when its price was reached. */
  readonly electedAt: Date | null;
}

/**
 * The terms of an order after an edit, what is filled already included.
 *
 * @throws {PlatformError} BAD_USER_INPUT; ASSET_NOT_TRADABLE; ASSET_NOT_FRACTIONABLE
 */
export function editedTerms(old: EditedOrder, edit: OrderEdit, asset: TradedAsset): OrderTerms {
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

function refuseNoChange(old: EditedOrder, terms: OrderTerms): void {
  const amounts = ['quantity', 'notional', 'limitPrice', 'stopPrice'] as const;
  const isChanged =
    terms.timeInForce !== old.timeInForce ||
    amounts.some((name) => !(terms[name] ?? decimal(0)).equals(old[name] ?? '0'));
  if (!isChanged) throw badInput('params', 'must change at least one thing');
}

function refuseTooLittle(old: EditedOrder, { quantity, notional }: OrderTerms): void {
  if (quantity?.lte(old.quantityFilled) === true) {
    throw badInput(
      'params.quantity',
      `must be more than the ${shown(old.quantityFilled)} filled already`,
    );
  }
  if (notional?.lte(old.valueFilled) === true) {
    throw badInput(
      'params.notional',
      `must be more than the ${shown(old.valueFilled)} filled already`,
    );
  }
}

const shown = (amount: Numeric): string => toPlain(decimal(amount));

/** Whether an edit has an order sell more than it was for. */
export function sellsMore(
  old: Pick<EditedOrder, 'side' | 'quantity'>,
  { quantity }: OrderTerms,
): boolean {
  return old.side === 'SELL' && quantity?.greaterThan(old.quantity ?? quantity) === true;
}

/** Of an order that names its lots: it has no others to sell more of. */
export function moreThanNamed(): PlatformError {
  const repair = 'cancel it, and place one that names more lots';
  return badInput('params.quantity', `must not exceed the lots that the order names: ${repair}`);
}

/** The terms of the order that works for what the old one has not filled. */
export function remainingTerms(terms: OrderTerms, old: EditedOrder): OrderTerms {
  return {
    ...terms,
    quantity: terms.quantity?.minus(old.quantityFilled) ?? null,
    notional: terms.notional?.minus(old.valueFilled) ?? null,
  };
}

/** An order whose time does not change goes on with the time that it had. */
export function timesOfEdit(
  old: { readonly timeInForce: TimeInForce; readonly expiresAt: Date },
  asset: Parameters<typeof orderTimes>[0],
  terms: OrderTerms,
  now: Date,
): OrderTimes {
  if (terms.timeInForce !== old.timeInForce || isForAuction(terms.timeInForce)) {
    return orderTimes(asset, terms, now);
  }
  return { submittedAt: now, expiresAt: old.expiresAt, auctionAt: null };
}
