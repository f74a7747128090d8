import { type Lot, shared } from '@investing-platform/rules/returns/cost-basis';
import type { Transaction } from '../../../db/database.ts';
import { Decimal, decimal, sum, ZERO } from '../../../kernel/decimal.ts';
import { roundCash } from '../../../kernel/money.ts';
import { type Line, post, system } from '../../../ledger/index.ts';
import type { CorporateAction } from '../../../ports/market-data.ts';
import { recordActivity } from '../accounts/record-activity.ts';
import { assetOf } from '../asset.ts';
import type { TradingDeps } from '../deps.ts';
import { allLots } from '../lots/lots.sql.ts';
import { insertLots, lotOf, saveLots } from '../lots/lots.ts';
import { changePosition } from '../positions/keep-position.ts';
import { added, holding } from '../positions/position.ts';
import type { AffectedAccount } from './actions.sql.ts';
import { payInLieu } from './pay-in-lieu.ts';
import { splitQuantity } from './split-amounts.ts';

type SpinOff = Extract<CorporateAction, { kind: 'SPIN_OFF' }>;

/**
 * Gives an account shares of a company that was split off: a part of the cost of the old ones moves
 * to them, and they count as bought when those were.
 *
 * @param price of the new shares, for parts that are not kept
 */
export async function applySpinOff(
  tx: Transaction,
  deps: TradingDeps,
  account: AffectedAccount,
  action: SpinOff,
  price: Decimal,
): Promise<void> {
  for (const bookId of account.bookIds) {
    await spinOff(tx, deps, account, bookId, action);
    await payInLieu(tx, deps, { account, bookId, assetId: action.newAssetId, price });
  }
}

async function spinOff(
  tx: Transaction,
  deps: TradingDeps,
  account: AffectedAccount,
  bookId: string,
  action: SpinOff,
): Promise<void> {
  const all = (await tx.all(allLots, bookId, action.assetId)).map(lotOf);
  const old = all.filter(({ acquiredAt }) => acquiredAt < action.exAt);
  const fresh = newLots(old, action);
  const quantity = sum(fresh.map((lot) => lot.quantity));
  if (quantity.isZero()) return;
  const cost = sum(fresh.map((lot) => lot.cost));
  const { userId } = account;
  const { newAssetId } = action;
  const lines: Line[] = [
    { account: system('market', newAssetId), amount: quantity.negated() },
    { account: { ownerId: bookId, kind: 'position', asset: newAssetId }, amount: quantity },
  ];
  const source = { sourceType: 'corporate_action', sourceId: action.id };
  const entryId = await post(tx, deps, { kind: 'SPINOFF', userId, ...source, lines });
  const asset = assetOf({ assetId: newAssetId });
  const owner = { userId, bookId, brokerAccountId: account.id };
  const lotOwner = { ...owner, assetId: newAssetId, currency: asset.currency };
  await insertLots(tx, deps, lotOwner, entryId, fresh);
  await saveLots(tx, lessCost(old, fresh));
  const positionOwner = { ...account, brokerAccountId: account.id };
  await changePosition(tx, deps, positionOwner, asset, (before) => {
    const after = added(before, quantity, cost);
    return bookId === account.id ? after : holding(after, quantity);
  });
  await changePosition(tx, deps, positionOwner, assetOf(action), (before) => ({
    ...before,
    cost: before.cost.minus(cost),
  }));
  await recordActivity(tx, deps, {
    type: 'SPINOFF',
    entryId,
    owner,
    asset,
    quantity,
    netAmount: ZERO,
    currency: asset.currency,
    description: `Shares of ${asset.symbol}, which was split off ${assetOf(action).symbol}`,
  });
}

/** What moves of the cost moves in minor units, from no lot more than it cost. */
function newLots(old: readonly Lot[], action: SpinOff): Lot[] {
  const { currency } = assetOf(action);
  const fresh = old
    .map((lot) => ({ ...lot, quantity: splitQuantity(lot.quantity, action) }))
    .filter(({ quantity }) => !quantity.isZero());
  if (fresh.length === 0) return [];
  const costs = fresh.map(({ cost }) => cost);
  const moved = roundCash(sum(costs).times(decimal(action.costShare)), currency);
  const parts = shared(moved, costs, currency);
  return fresh.map((lot, at) => ({ ...lot, cost: Decimal.min(parts[at] ?? ZERO, lot.cost) }));
}

function lessCost(old: readonly Lot[], fresh: readonly Lot[]): Lot[] {
  const moved = new Map(fresh.map(({ id, cost }) => [id, cost]));
  return old.map((lot) => ({ ...lot, cost: lot.cost.minus(moved.get(lot.id) ?? ZERO) }));
}
