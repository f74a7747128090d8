import { averagePrice } from '@investing-platform/rules/trading/orders/advance';
import { tradingDate } from '@investing-platform/rules/trading/orders/hours';
import type { Settlement } from '@investing-platform/rules/trading/orders/settlement';
import type { Transaction } from '../../../db/database.ts';
import { type Decimal, toPlain, ZERO } from '../../../kernel/decimal.ts';
import { newId } from '../../../kernel/ids.ts';
import { allInOrder } from '../../../kernel/in-order.ts';
import { type Line, post, settlementDay, system } from '../../../ledger/index.ts';
import { recordActivity } from '../accounts/record-activity.ts';
import { assetOf } from '../asset.ts';
import type { TradingDeps } from '../deps.ts';
import { addLot, sellLots } from '../lots/lots.ts';
import { freeNamedLots } from '../lots/order-lots.ts';
import type { OrderRow } from '../orders/orders.sql.ts';
import { changePosition } from '../positions/keep-position.ts';
import { bought, holding, sold } from '../positions/position.ts';

type PostingDeps = Pick<TradingDeps, 'clock' | 'random'>;

/**
 * Posts what one step of an order moves, and brings lots, position and activities up to date.
 *
 * @returns the id of the journal entry; null where nothing moves
 */
export async function postSettlement(
  tx: Transaction,
  deps: PostingDeps,
  order: OrderRow,
  settlement: Settlement,
): Promise<string | null> {
  const all = order.side === 'BUY' ? buyLines(order, settlement) : sellLines(order, settlement);
  const lines = all.filter(({ amount }) => !amount.isZero());
  if (lines.length === 0) return null;
  const isFill = !settlement.quantity.isZero();
  const entryId = newId(deps.clock, deps.random);
  const posted = post(tx, deps, {
    id: entryId,
    kind: isFill ? 'FILL' : 'RELEASE',
    userId: order.userId,
    sourceType: 'order',
    sourceId: order.id,
    lines,
  });
  // The posting asks for its locks first: nobody else changes the same lots and position meanwhile.
  const kept =
    order.side === 'BUY'
      ? keepBuy(tx, deps, order, settlement, entryId)
      : keepSale(tx, deps, order, settlement);
  await allInOrder([posted, kept]);
  if (isFill) await tellOfFill(tx, deps, order, settlement, entryId);
  return entryId;
}

/** A buy is paid out of its hold; what it does not need any more goes back to the cash. */
function buyLines(order: OrderRow, settlement: Settlement): Line[] {
  const { quantity, value, cash, fee, released } = settlement;
  const { assetId, currency, bookId: ownerId } = order;
  const paid = cash.plus(fee).plus(released);
  return [
    { account: { ownerId, kind: 'cash_hold', asset: currency }, amount: paid.negated() },
    { account: { ownerId, kind: 'cash', asset: currency }, amount: released },
    { account: system('market', currency), amount: value },
    { account: system('rounding', currency), amount: cash.minus(value) },
    { account: system('fees', currency), amount: fee },
    { account: { ownerId, kind: 'position', asset: assetId }, amount: quantity },
    { account: system('market', assetId), amount: quantity.negated() },
  ];
}

/** A sale is delivered out of its hold; its fee comes off what it brings. */
function sellLines(order: OrderRow, settlement: Settlement): Line[] {
  const { quantity, value, cash, fee, released } = settlement;
  const { assetId, currency, bookId: ownerId } = order;
  const delivered = quantity.plus(released);
  return [
    { account: { ownerId, kind: 'position_hold', asset: assetId }, amount: delivered.negated() },
    { account: { ownerId, kind: 'position', asset: assetId }, amount: released },
    { account: system('market', assetId), amount: quantity },
    { account: { ownerId, kind: 'cash', asset: currency }, amount: cash.minus(fee) },
    { account: system('fees', currency), amount: fee },
    { account: system('market', currency), amount: value.negated() },
    { account: system('rounding', currency), amount: value.minus(cash) },
  ];
}

/** What an active strategy has is never available to its account's own orders. */
const isOfStrategy = ({ bookId, brokerAccountId }: OrderRow): boolean => bookId !== brokerAccountId;

async function keepBuy(
  tx: Transaction,
  deps: PostingDeps,
  order: OrderRow,
  { quantity, cash, fee }: Settlement,
  entryId: string,
): Promise<void> {
  if (quantity.isZero()) return;
  // What was paid is what it cost: the cash that moved, and not the value before it was rounded.
  const cost = cash.plus(fee);
  const day = tradingDate(assetOf(order).exchange, deps.clock.now());
  const lot = addLot(tx, deps, order, { quantity, cost, entryId });
  const position = changePosition(tx, deps, order, assetOf(order), (before) => {
    const after = bought(before, quantity, cost, day);
    return isOfStrategy(order) ? holding(after, quantity) : after;
  });
  await allInOrder([lot, position]);
}

async function keepSale(
  tx: Transaction,
  deps: PostingDeps,
  order: OrderRow,
  { quantity, cash, fee, released, held }: Settlement,
): Promise<void> {
  const sale = { quantity, proceeds: cash.minus(fee), orderId: order.id };
  const cost = quantity.isZero() ? ZERO : await sellLots(tx, deps, order, sale);
  if (held.isZero() && !released.isZero()) await freeNamedLots(tx, order.id);
  const given = isOfStrategy(order) ? quantity : quantity.plus(released);
  if (given.isZero()) return;
  await changePosition(tx, deps, order, assetOf(order), (before) => {
    const rest = quantity.isZero() ? before : sold(before, quantity, cost);
    return holding(rest, given.negated());
  });
}

async function tellOfFill(
  tx: Transaction,
  deps: PostingDeps,
  order: OrderRow,
  { quantity, value, cash, fee }: Settlement,
  entryId: string,
): Promise<void> {
  const { side, symbol, assetId, currency } = order;
  const asset = assetOf(order);
  const price = averagePrice(value, quantity);
  const isBuy = side === 'BUY';
  await recordActivity(tx, deps, {
    type: 'FILL',
    entryId,
    owner: order,
    asset: { id: assetId, symbol },
    side,
    quantity: signed(isBuy, quantity),
    price,
    netAmount: isBuy ? cash.plus(fee).negated() : cash.minus(fee),
    currency,
    orderId: order.id,
    settlesOn: settlementDay(asset.exchange, deps.clock.now()),
    description: `${isBuy ? 'Bought' : 'Sold'} ${toPlain(quantity)} ${symbol} at ${toPlain(price)} ${currency}`,
  });
}

const signed = (isIn: boolean, amount: Decimal): Decimal => (isIn ? amount : amount.negated());
