import type { Transaction } from '../../../db/database.ts';
import { type Decimal, decimal, toPlain, ZERO } from '../../../kernel/decimal.ts';
import { post, system } from '../../../ledger/index.ts';
import type { CorporateAction } from '../../../ports/market-data.ts';
import type { TradingDeps } from '../deps.ts';
import { splitNamedLots } from '../lots/order-lots.ts';
import { applyEvents } from '../matching/apply-events.ts';
import { openOrdersOfAsset } from '../orders/open-orders.sql.ts';
import type { OrderRow } from '../orders/orders.sql.ts';
import { adjustOrder } from './actions.sql.ts';
import { splitPrice, splitQuantity } from './split-amounts.ts';

type Split = Extract<CorporateAction, { kind: 'SPLIT' }>;

/**
 * Adjusts the orders of a book that were taken before a split. One that was filled in part, is on
 * its way, or would come to a part of a share that it was not for, is cancelled. So is a sell that
 * came after a reverse split and before it was applied: it may be for shares that are no more.
 *
 * @returns how many more shares the orders hold afterwards, and an entry that says so
 */
export async function splitOrders(
  tx: Transaction,
  deps: TradingDeps,
  bookId: string,
  action: Split,
): Promise<{ readonly more: Decimal; readonly entryId: string | null }> {
  const orders = await tx.all(openOrdersOfAsset, bookId, action.assetId);
  let more: Decimal = ZERO;
  let entryId: string | null = null;
  for (const order of orders) {
    if (order.submittedAt >= action.exAt) {
      const isTooMuch = order.side === 'SELL' && action.numerator < action.denominator;
      if (isTooMuch) await cancel(tx, deps, order);
      continue;
    }
    const held = await splitOrder(tx, deps, order, action);
    if (held.isZero()) continue;
    more = more.plus(held);
    entryId = await postHold(tx, deps, order, held);
  }
  return { more, entryId };
}

function cancel(tx: Transaction, deps: TradingDeps, order: OrderRow): Promise<void> {
  return applyEvents(tx, deps, order, [{ kind: 'canceled', at: deps.clock.now() }], []);
}

const ADJUSTABLE: readonly OrderRow['status'][] = [
  'PENDING_NEW',
  'ACCEPTED',
  'NEW',
  'HELD',
  'DONE_FOR_DAY',
  'SUSPENDED',
];

async function splitOrder(
  tx: Transaction,
  deps: TradingDeps,
  order: OrderRow,
  action: Split,
): Promise<Decimal> {
  const quantity = order.quantity === null ? null : splitQuantity(decimal(order.quantity), action);
  const isFair = quantity === null || isWholeAsBefore(order, quantity, action);
  const canFollow = ADJUSTABLE.includes(order.status) && order.fillCount === 0;
  const isAdjustable = isFair && canFollow && order.awaitsOrderId === null;
  if (!isAdjustable || !(await splitLotsOf(tx, order, action))) {
    await cancel(tx, deps, order);
    return ZERO;
  }
  const isBuy = order.side === 'BUY';
  const price = (text: string | null): string | null =>
    text === null ? null : toPlain(splitPrice(decimal(text), action, isBuy));
  const held = splitQuantity(decimal(order.heldQuantity), action);
  await tx.run(adjustOrder, {
    orderId: order.id,
    quantity: quantity === null ? null : toPlain(quantity),
    limitPrice: price(order.limitPrice),
    stopPrice: price(order.stopPrice),
    capPrice: price(order.capPrice),
    heldQuantity: toPlain(held),
    now: deps.clock.now(),
  });
  return held.minus(order.heldQuantity);
}

/** Whether the lots that an order names are there after the split as well. */
async function splitLotsOf(tx: Transaction, order: OrderRow, action: Split): Promise<boolean> {
  if (order.side === 'BUY') return true;
  return splitNamedLots(tx, order.id, (part) => {
    const after = splitQuantity(part, action);
    return isExact(part, after, action) ? after : null;
  });
}

/** In the order's own name, so that what it holds is what went into its hold. */
function postHold(
  tx: Transaction,
  deps: TradingDeps,
  { userId, id, bookId, assetId: asset }: OrderRow,
  more: Decimal,
): Promise<string> {
  return post(tx, deps, {
    kind: more.isNegative() ? 'REVERSE_SPLIT' : 'SPLIT',
    userId,
    sourceType: 'order',
    sourceId: id,
    lines: [
      { account: system('market', asset), amount: more.negated() },
      { account: { ownerId: bookId, kind: 'position_hold', asset }, amount: more },
    ],
  });
}

/** Whole shares stay whole, and nothing is cut off. */
function isWholeAsBefore({ quantity: before }: OrderRow, after: Decimal, ratio: Split): boolean {
  const whole = decimal(before ?? '0');
  return isExact(whole, after, ratio) && (after.isInteger() || !whole.isInteger());
}

function isExact(before: Decimal, after: Decimal, { numerator, denominator }: Split): boolean {
  return after.times(denominator).equals(before.times(numerator));
}
