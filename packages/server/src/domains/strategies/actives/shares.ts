import type { Shares } from '@investing-platform/rules/strategies/shares';
import type { TradingMode } from '@investing-platform/schema/operations';
import type { Transaction } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { type Decimal, ZERO } from '../../../kernel/decimal.ts';
import { refuse } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import { type BookTransfer, moveCash, moveShares } from '../../trading/index.ts';
import { converted, type Prices } from '../runs/prices.ts';
import { keepHoldings } from './active-settings.sql.ts';

type MovingDeps = Pick<Deps, 'clock' | 'random'>;

/** Whose book of which account. */
export interface BookOwner {
  /** The active strategy, and its book. */
  readonly id: string;
  readonly userId: string;
  readonly brokerAccountId: string;
  readonly tradingMode: TradingMode;
  readonly currency: string;
}

/**
 * What shares are worth in a currency at their last prices.
 *
 * @throws {PlatformError} PROVIDER_UNAVAILABLE where one has no price
 */
export function worthOf(shares: readonly Shares[], prices: Prices, currency: string): Decimal {
  return shares.reduce((total, { asset, quantity }) => {
    const quote = prices.quotes.get(asset.id);
    if (quote === undefined) {
      throw refuse('PROVIDER_UNAVAILABLE', `There is no price of ${asset.symbol} now`);
    }
    const value = quantity.times(quote.price);
    return total.plus(converted(prices, value, asset.currency, currency));
  }, ZERO);
}

/** In the order in which every transaction takes accounts: cash first, then assets by id. */
const byAsset = (left: Shares, right: Shares): number => (left.asset.id < right.asset.id ? -1 : 1);

/**
 * Sets cash and shares of the account apart for an active strategy.
 *
 * @throws {PlatformError} INSUFFICIENT_FUNDS; INSUFFICIENT_QUANTITY
 */
export async function putIn(
  tx: Transaction,
  deps: MovingDeps,
  owner: BookOwner,
  cash: Decimal,
  shares: readonly Shares[] = [],
): Promise<void> {
  const transfer = transferOf(owner, owner.brokerAccountId, owner.id);
  await move(tx, deps, transfer, owner.currency, cash, shares);
  if (shares.length === 0) return;
  const ids = shares.map(() => newId(deps.clock, deps.random));
  const assetIds = shares.map(({ asset }) => asset.id);
  await tx.run(keepHoldings, owner.id, owner.userId, ids, assetIds);
}

/** Gives cash and shares of an active strategy back to its account. */
export async function takeOut(
  tx: Transaction,
  deps: MovingDeps,
  owner: BookOwner,
  cash: Decimal,
  shares: readonly Shares[] = [],
): Promise<void> {
  const transfer = transferToAccount(owner);
  await move(tx, deps, transfer, owner.currency, cash, shares);
}

async function move(
  tx: Transaction,
  deps: MovingDeps,
  transfer: BookTransfer,
  currency: string,
  cash: Decimal,
  shares: readonly Shares[],
): Promise<void> {
  if (!cash.isZero()) await moveCash(tx, deps, transfer, currency, cash);
  for (const { asset, quantity } of [...shares].sort(byAsset)) {
    if (!quantity.isZero()) await moveShares(tx, deps, transfer, asset.id, quantity);
  }
}

/** From the active strategy's book to its account's. */
export const transferToAccount = (owner: BookOwner): BookTransfer =>
  transferOf(owner, owner.id, owner.brokerAccountId);

function transferOf(owner: BookOwner, fromBookId: string, toBookId: string): BookTransfer {
  const { userId, brokerAccountId, tradingMode, id: sourceId } = owner;
  const source = { sourceType: 'active_strategy', sourceId };
  return { userId, brokerAccountId, tradingMode, fromBookId, toBookId, ...source };
}
