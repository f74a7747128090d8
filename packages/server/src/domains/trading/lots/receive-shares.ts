import type { Transaction } from '../../../db/database.ts';
import { type Decimal, decimal, toPlain, ZERO } from '../../../kernel/decimal.ts';
import { roundCash } from '../../../kernel/money.ts';
import { post, system } from '../../../ledger/index.ts';
import { lockAccount } from '../accounts/lock-account.ts';
import { recordActivity } from '../accounts/record-activity.ts';
import { assetOf } from '../asset.ts';
import type { TradingDeps } from '../deps.ts';
import { changePosition, type PositionOwner } from '../positions/keep-position.ts';
import { added } from '../positions/position.ts';
import { insertLots } from './lots.ts';

/** Shares that come into an account from outside, at what they cost there. */
export interface SharesReceived extends PositionOwner {
  readonly assetId: string;
  /** Above 0. */
  readonly quantity: Decimal;
  /** What is less than a minor unit is rounded. */
  readonly cost: Decimal;
  readonly source: { readonly type: string; readonly id: string };
  readonly description: string;
  /** Default: what is outside for the account's money. */
  readonly comesFrom?: 'external_chain';
}

/** Brings shares into the account's own book, as one lot bought now. */
export async function receiveShares(
  tx: Transaction,
  deps: Pick<TradingDeps, 'clock' | 'random'>,
  { assetId, quantity, source, description, cost: exact, comesFrom, ...owner }: SharesReceived,
): Promise<void> {
  const asset = assetOf({ assetId });
  const cost = roundCash(exact, asset.currency);
  const usual = owner.tradingMode === 'LIVE' ? 'external_bank' : 'external_paper';
  const outside = comesFrom ?? usual;
  const bookId = owner.brokerAccountId;
  await lockAccount(tx, bookId);
  const entryId = await post(tx, deps, {
    kind: 'JOURNAL_SECURITY',
    userId: owner.userId,
    sourceType: source.type,
    sourceId: source.id,
    lines: [
      { account: system(outside, assetId), amount: quantity.negated() },
      { account: { ownerId: bookId, kind: 'position', asset: assetId }, amount: quantity },
    ],
  });
  const lot = { acquiredAt: deps.clock.now(), quantity, cost };
  const lotOwner = { userId: owner.userId, bookId, brokerAccountId: bookId, assetId };
  await insertLots(tx, deps, { ...lotOwner, currency: asset.currency }, entryId, [lot]);
  await changePosition(tx, deps, owner, asset, (before) => added(before, quantity, cost));
  await recordActivity(tx, deps, {
    type: comesFrom === 'external_chain' ? 'CRYPTO_DEPOSIT' : 'JOURNAL_SECURITY',
    entryId,
    owner,
    asset,
    quantity,
    netAmount: ZERO,
    currency: asset.currency,
    description: `${description}: ${toPlain(decimal(quantity))} ${asset.symbol}`,
  });
}
