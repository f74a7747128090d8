import type { Transaction } from '../../../db/database.ts';
import { type Decimal, decimal, toPlain, ZERO } from '../../../kernel/decimal.ts';
import { post, system } from '../../../ledger/index.ts';
import type { CorporateAction } from '../../../ports/market-data.ts';
import { applyEvents } from '../apply-events.ts';
import type { TradingDeps } from '../deps.ts';
import { openOrdersOfAsset } from '../open-orders.sql.ts';
import type { StoredOrder } from '../orders.sql.ts';
import { adjustOrder } from './actions.sql.ts';
import { splitPrice, splitQuantity } from './split-amounts.ts';

type Split = Extract<CorporateAction, { kind: 'SPLIT' }>;

/**
 * Adjusts the orders of a book that were taken before a split. One that was filled in part, is on
 * its way, or would come to a part of a share that it was not for, is cancelled. So is a sell that
 * came after a reverse split and before it was applied: it may be for shares that are no more.
 *
 * @returns how many more shares the orders hold afterwards
 */
export async function splitOrders(
  tx: Transaction,
  deps: TradingDeps,
  bookId: string,
  action: Split,
): Promise<Decimal> {
  const orders = await tx.all(openOrdersOfAsset, bookId, action.assetId);
  let more: Decimal = ZERO;
  for (const order of orders) {
    if (order.submittedAt >= action.exAt) {
      const isTooMuch = order.side === 'SELL' && action.numerator < action.denominator;
      if (isTooMuch) await cancel(tx, deps, order);
      continue;
    }
    more = more.plus(await splitOrder(tx, deps, order, action));
  }
  return more;
}

function cancel(tx: Transaction, deps: TradingDeps, order: StoredOrder): Promise<void> {
  return applyEvents(tx, deps, order, [{ kind: 'canceled', at: deps.clock.now() }], []);
}

const ADJUSTABLE: readonly StoredOrder['status'][] = [
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
  order: StoredOrder,
  action: Split,
): Promise<Decimal> {
  const quantity = order.quantity === null ? null : splitQuantity(decimal(order.quantity), action);
  const isFair = quantity === null || isWholeAsBefore(order, quantity, action);
  const canFollow = ADJUSTABLE.includes(order.status) && order.fillCount === 0;
  if (!isFair || !canFollow || order.awaitsOrderId !== null) {
    await cancel(tx, deps, order);
    return ZERO;
  }
  const isBuy = order.side === 'BUY';
  const price = (text: string | null): string | null =>
    text === null ? null : toPlain(splitPrice(decimal(text), action, isBuy));
  const held = splitQuantity(decimal(order.heldQuantity), action);
  await tx.run(
    adjustOrder,
    order.id,
    quantity === null ? null : toPlain(quantity),
    price(order.limitPrice),
    price(order.stopPrice),
    price(order.capPrice),
    toPlain(held),
  );
  const more = held.minus(order.heldQuantity);
  if (!more.isZero()) await postHold(tx, deps, order, more);
  return more;
}

/** In the order's own name, so that what it holds is what went into its hold. */
async function postHold(
  tx: Transaction,
  deps: TradingDeps,
  { userId, id, bookId, assetId: asset }: StoredOrder,
  more: Decimal,
): Promise<void> {
  await post(tx, deps, {
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
function isWholeAsBefore({ quantity: before }: StoredOrder, after: Decimal, ratio: Split): boolean {
  const exact = decimal(before ?? '0')
    .times(ratio.numerator)
    .dividedBy(ratio.denominator);
  return after.equals(exact) && (after.isInteger() || !decimal(before ?? '0').isInteger());
}
