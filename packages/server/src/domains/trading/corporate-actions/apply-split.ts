import type { Transaction } from '../../../db/database.ts';
import { type Decimal, decimal, sum, toPlain, ZERO } from '../../../kernel/decimal.ts';
import { post, system } from '../../../ledger/index.ts';
import type { CorporateAction } from '../../../ports/market-data.ts';
import { recordActivity } from '../accounts/record-activity.ts';
import { assetOf } from '../asset.ts';
import type { TradingDeps } from '../deps.ts';
import { allLots } from '../lots/lots.sql.ts';
import { lotOf } from '../lots/lots.ts';
import { saveSplitLots } from '../lots/order-lots.sql.ts';
import { changePosition } from '../positions/keep-position.ts';
import type { AffectedAccount } from './actions.sql.ts';
import { payInLieu } from './pay-in-lieu.ts';
import { splitLots, splitQuantity } from './split-amounts.ts';
import { splitOrders } from './split-orders.ts';

type Split = Extract<CorporateAction, { kind: 'SPLIT' }>;

/**
 * Gives an account its shares after a split: as many times more, for the same cost. Orders follow,
 * or are cancelled where they cannot.
 *
 * @param price of the asset after the split, for parts of shares that are not kept
 */
export async function applySplit(
  tx: Transaction,
  deps: TradingDeps,
  account: AffectedAccount,
  action: Split,
  price: Decimal,
): Promise<void> {
  for (const bookId of account.bookIds) {
    const held = await splitOrders(tx, deps, bookId, action);
    await splitBook(tx, deps, account, bookId, action, held);
    await payInLieu(tx, deps, { account, bookId, assetId: action.assetId, price });
  }
}

async function splitBook(
  tx: Transaction,
  deps: TradingDeps,
  account: AffectedAccount,
  bookId: string,
  action: Split,
  { more: heldChange, entryId: heldEntryId }: Awaited<ReturnType<typeof splitOrders>>,
): Promise<void> {
  const { assetId, exAt } = action;
  const lots = (await tx.all(allLots, bookId, assetId)).map(lotOf);
  const old = lots.filter(({ acquiredAt }) => acquiredAt < exAt);
  if (old.length === 0) return;
  const oldTotal = sum(old.map(({ quantity }) => quantity));
  const newTotal = splitQuantity(oldTotal, action);
  const change = newTotal.minus(oldTotal);
  const split = splitLots(old, action, newTotal);
  await tx.run(
    saveSplitLots,
    split.map(({ id }) => id),
    split.map(({ quantity }) => toPlain(quantity)),
  );
  const free = change.minus(heldChange);
  const entryId = free.isZero()
    ? heldEntryId
    : await postChange(tx, deps, account, bookId, action, free);
  // So little that no part of it is kept.
  if (entryId === null) return;
  const isOfStrategy = bookId !== account.id;
  const owner = { ...account, brokerAccountId: account.id };
  await changePosition(tx, deps, owner, assetOf(action), (position) => ({
    ...position,
    quantity: position.quantity.plus(change),
    quantityHeld: position.quantityHeld.plus(isOfStrategy ? change : heldChange),
  }));
  await tellOfSplit(tx, deps, owner, action, { entryId, change });
}

const isReverse = ({ numerator, denominator }: Split): boolean => numerator < denominator;

async function postChange(
  tx: Transaction,
  deps: TradingDeps,
  account: AffectedAccount,
  bookId: string,
  action: Split,
  free: Decimal,
): Promise<string> {
  const asset = action.assetId;
  return post(tx, deps, {
    kind: isReverse(action) ? 'REVERSE_SPLIT' : 'SPLIT',
    userId: account.userId,
    sourceType: 'corporate_action',
    sourceId: action.id,
    lines: [
      { account: system('market', asset), amount: free.negated() },
      { account: { ownerId: bookId, kind: 'position', asset }, amount: free },
    ],
  });
}

async function tellOfSplit(
  tx: Transaction,
  deps: TradingDeps,
  owner: { readonly userId: string; readonly brokerAccountId: string },
  action: Split,
  { entryId, change }: { readonly entryId: string; readonly change: Decimal },
): Promise<void> {
  const asset = assetOf(action);
  const { numerator, denominator } = action;
  await recordActivity(tx, deps, {
    type: isReverse(action) ? 'REVERSE_SPLIT' : 'SPLIT',
    entryId,
    owner,
    asset,
    quantity: change,
    netAmount: ZERO,
    currency: asset.currency,
    description: `${asset.symbol} was split ${numerator} for ${denominator}: ${toPlain(decimal(change))} shares`,
  });
}
