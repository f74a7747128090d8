import type { Transaction } from '../../../db/database.ts';
import type { Decimal } from '../../../kernel/decimal.ts';
import { roundCash } from '../../../kernel/money.ts';
import { type Line, post, system } from '../../../ledger/index.ts';
import { payDebt } from '../accounts/deposit-cash.ts';
import { recordActivity } from '../accounts/record-activity.ts';
import { assetOf } from '../asset.ts';
import type { TradingDeps } from '../deps.ts';
import { sellLots } from '../lots/lots.ts';
import { changePosition } from '../positions/keep-position.ts';
import { holding, sold } from '../positions/position.ts';
import { readBookAmounts } from '../settlement/book-amounts.ts';
import type { AffectedAccount } from './actions.sql.ts';

/** Whose part of a share, and what a whole one is worth. */
export interface InLieu {
  readonly account: AffectedAccount;
  readonly bookId: string;
  readonly assetId: string;
  readonly price: Decimal;
}

/** Pays cash for the part of a share that a book is left with, of an asset that has no parts. */
export async function payInLieu(
  tx: Transaction,
  deps: TradingDeps,
  { account, bookId, assetId, price }: InLieu,
): Promise<void> {
  const asset = assetOf({ assetId });
  const { available } = await readBookAmounts(tx, bookId, assetId);
  const part = available.minus(available.floor());
  if (asset.fractionable || part.isZero()) return;
  const { userId } = account;
  const value = part.times(price);
  const cash = roundCash(value, asset.currency);
  const lines: Line[] = [
    { account: { ownerId: bookId, kind: 'position', asset: assetId }, amount: part.negated() },
    { account: system('market', assetId), amount: part },
    { account: { ownerId: bookId, kind: 'cash', asset: asset.currency }, amount: cash },
    { account: system('market', asset.currency), amount: value.negated() },
    { account: system('rounding', asset.currency), amount: value.minus(cash) },
  ];
  const entryId = await post(tx, deps, {
    kind: 'CASH_IN_LIEU',
    userId,
    sourceType: 'corporate_action',
    sourceId: bookId,
    lines: lines.filter(({ amount }) => !amount.isZero()),
  });
  const owner = { userId, bookId, brokerAccountId: account.id, assetId, currency: asset.currency };
  const cost = await sellLots(tx, deps, owner, { quantity: part, proceeds: cash, orderId: null });
  const positionOwner = { ...account, brokerAccountId: account.id };
  await changePosition(tx, deps, positionOwner, asset, (before) => {
    const after = sold(before, part, cost);
    return bookId === account.id ? after : holding(after, part.negated());
  });
  await recordActivity(tx, deps, {
    type: 'CASH_IN_LIEU',
    entryId,
    owner,
    asset,
    quantity: part.negated(),
    price,
    netAmount: cash,
    currency: asset.currency,
    description: `Cash for a part of a share of ${asset.symbol}`,
  });
  await payDebt(tx, deps, userId, { account: { id: bookId }, currency: asset.currency });
}
