import type { Transaction } from '../../db/database.ts';
import { type Line, post, system } from '../../ledger/index.ts';
import type { TradingDeps } from './deps.ts';
import { changePosition } from './keep-position.ts';
import type { StoredOrder } from './orders.sql.ts';
import { bought, holding, sold } from './position.ts';
import type { Settlement } from './settlement.ts';

/**
 * Posts what one step of an order moves, and brings the position up to date.
 *
 * @returns the id of the journal entry; null where nothing moves
 */
export async function postSettlement(
  tx: Transaction,
  deps: Pick<TradingDeps, 'clock' | 'random'>,
  order: StoredOrder,
  settlement: Settlement,
): Promise<string | null> {
  const all = order.side === 'BUY' ? buyLines(order, settlement) : sellLines(order, settlement);
  const lines = all.filter(({ amount }) => !amount.isZero());
  if (lines.length === 0) return null;
  const entryId = await post(tx, deps, {
    kind: settlement.quantity.isZero() ? 'RELEASE' : 'FILL',
    userId: order.userId,
    sourceType: 'order',
    sourceId: order.id,
    lines,
  });
  await keepPosition(tx, deps, order, settlement);
  return entryId;
}

/** A buy is paid out of its hold; what it does not need any more goes back to the cash. */
function buyLines(order: StoredOrder, settlement: Settlement): Line[] {
  const { quantity, value, cash, fee, released } = settlement;
  const { assetId, currency, brokerAccountId: ownerId } = order;
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
function sellLines(order: StoredOrder, settlement: Settlement): Line[] {
  const { quantity, value, cash, fee, released } = settlement;
  const { assetId, currency, brokerAccountId: ownerId } = order;
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

async function keepPosition(
  tx: Transaction,
  deps: Pick<TradingDeps, 'clock' | 'random'>,
  order: StoredOrder,
  { quantity, value, fee, released }: Settlement,
): Promise<void> {
  const asset = { id: order.assetId, symbol: order.symbol, currency: order.currency };
  if (order.side === 'SELL') {
    const given = quantity.plus(released);
    await changePosition(tx, deps, order, asset, (before) => {
      const rest = quantity.isZero() ? before : sold(before, quantity);
      return holding(rest, given.negated());
    });
  } else if (!quantity.isZero()) {
    await changePosition(tx, deps, order, asset, (held) => bought(held, quantity, value.plus(fee)));
  }
}
