import type { Transaction } from '../../../db/database.ts';
import { Decimal, sum, toPlain, ZERO } from '../../../kernel/decimal.ts';
import { roundCash } from '../../../kernel/money.ts';
import { balances, type Line, post, system } from '../../../ledger/index.ts';
import { payDebt } from '../accounts/deposit-cash.ts';
import { lockAccount } from '../accounts/lock-account.ts';
import { recordActivity } from '../accounts/record-activity.ts';
import { restrictAccount } from '../accounts/restrict-account.ts';
import { assetOf } from '../asset.ts';
import type { TradingDeps } from '../deps.ts';
import { changePosition, type PositionOwner } from '../positions/keep-position.ts';
import { holding, sold } from '../positions/position.ts';
import { lockLots } from './lots.sql.ts';
import { takeLots } from './lots.ts';

type ShareDeps = Pick<TradingDeps, 'clock' | 'random'>;

/** Units of an asset in the account's own book that are to leave it. */
export interface SharesToSend extends PositionOwner {
  readonly assetId: string;
  /** Above 0. */
  readonly quantity: Decimal;
  readonly source: { readonly type: string; readonly id: string };
}

/**
 * Holds available units until they are sent or come to nothing.
 *
 * @throws {PlatformError} INSUFFICIENT_QUANTITY
 */
export function holdShares(tx: Transaction, deps: ShareDeps, shares: SharesToSend): Promise<void> {
  return moveHold(tx, deps, shares, 'HOLD', shares.quantity);
}

/** What was held is available again. */
export function releaseShares(
  tx: Transaction,
  deps: ShareDeps,
  shares: SharesToSend,
): Promise<void> {
  return moveHold(tx, deps, shares, 'RELEASE', shares.quantity.negated());
}

async function moveHold(
  tx: Transaction,
  deps: ShareDeps,
  { assetId, quantity: _, source, ...owner }: SharesToSend,
  kind: 'HOLD' | 'RELEASE',
  held: Decimal,
): Promise<void> {
  const { userId, brokerAccountId: ownerId } = owner;
  await lockAccount(tx, ownerId);
  await post(tx, deps, {
    kind,
    userId,
    sourceType: source.type,
    sourceId: source.id,
    lines: [
      { account: { ownerId, kind: 'position', asset: assetId }, amount: held.negated() },
      { account: { ownerId, kind: 'position_hold', asset: assetId }, amount: held },
    ],
  });
  await changePosition(tx, deps, owner, assetOf({ assetId }), (before) => holding(before, held));
}

/** Sends held units over a chain; `fee` of them is the platform's. No gain: nothing was sold. */
export async function sendHeldShares(
  tx: Transaction,
  deps: ShareDeps,
  { assetId, quantity, source, ...owner }: SharesToSend,
  { fee, description }: { readonly fee: Decimal; readonly description: string },
): Promise<void> {
  const { userId, brokerAccountId: ownerId } = owner;
  const asset = assetOf({ assetId });
  await lockAccount(tx, ownerId);
  const lines: Line[] = [
    { account: { ownerId, kind: 'position_hold', asset: assetId }, amount: quantity.negated() },
    { account: system('external_chain', assetId), amount: quantity.minus(fee) },
    { account: system('fees', assetId), amount: fee },
  ];
  const entryId = await post(tx, deps, {
    kind: 'JOURNAL_SECURITY',
    userId,
    sourceType: source.type,
    sourceId: source.id,
    lines: lines.filter(({ amount }) => !amount.isZero()),
  });
  const { method } = await tx.one(lockLots, ownerId, assetId, null);
  const usual = method === 'SPECIFIC' ? 'FIFO' : method;
  const lots = { bookId: ownerId, assetId, currency: asset.currency };
  const cost = sum((await takeLots(tx, lots, quantity, usual)).map((part) => part.cost));
  await changePosition(tx, deps, owner, asset, (before) =>
    sold(holding(before, quantity.negated()), quantity, cost),
  );
  const out = { type: 'CRYPTO_WITHDRAWAL', entryId, owner, asset, netAmount: ZERO } as const;
  const { currency, symbol } = asset;
  await recordActivity(tx, deps, {
    ...out,
    quantity: quantity.negated(),
    currency,
    description: `${description}: ${toPlain(quantity)} ${symbol}`,
  });
}

/** Units that a chain has taken back after they were added. */
export interface SharesTakenBack extends SharesToSend {
  /** Of one unit, for what is not there any more. */
  readonly price: Decimal;
  readonly description: string;
}

/**
 * Takes units out again that were added. What is not available any more is owed at its price, and
 * the account is restricted until that is paid.
 */
export async function takeBackShares(
  tx: Transaction,
  deps: ShareDeps,
  { assetId, quantity, source, price, description, ...owner }: SharesTakenBack,
): Promise<void> {
  const { userId, brokerAccountId: ownerId, tradingMode } = owner;
  const asset = assetOf({ assetId });
  const { currency } = asset;
  await lockAccount(tx, ownerId);
  const all = await balances(tx, ownerId);
  const position = all.find(({ kind, asset: of }) => kind === 'position' && of === assetId);
  const taken = Decimal.min(position?.balance ?? ZERO, quantity);
  const owed = roundCash(quantity.minus(taken).times(price), currency);
  const lines: Line[] = [
    { account: { ownerId, kind: 'position', asset: assetId }, amount: taken.negated() },
    { account: system('external_chain', assetId), amount: taken },
    { account: { ownerId, kind: 'debt', asset: currency }, amount: owed.negated() },
    { account: system('external_chain', currency), amount: owed },
  ];
  const moved = lines.filter(({ amount }) => !amount.isZero());
  if (moved.length === 0) return;
  const entryId = await post(tx, deps, {
    kind: 'JOURNAL_SECURITY',
    userId,
    sourceType: source.type,
    sourceId: source.id,
    lines: moved,
  });
  const told = { entryId, owner, currency, description };
  if (!taken.isZero()) {
    const lots = { bookId: ownerId, assetId, currency };
    const cost = sum((await takeLots(tx, lots, taken, 'LIFO')).map((part) => part.cost));
    await changePosition(tx, deps, owner, asset, (before) => sold(before, taken, cost));
    const out = { type: 'CRYPTO_WITHDRAWAL', asset, netAmount: ZERO } as const;
    await recordActivity(tx, deps, { ...told, ...out, quantity: taken.negated() });
  }
  if (owed.isZero()) return;
  await recordActivity(tx, deps, { ...told, type: 'WITHDRAWAL', netAmount: owed.negated() });
  const account = { id: ownerId, tradingMode };
  await payDebt(tx, deps, userId, { account, currency });
  const after = await balances(tx, ownerId);
  if (after.some(({ kind }) => kind === 'debt')) await restrictAccount(tx, deps, ownerId);
}
