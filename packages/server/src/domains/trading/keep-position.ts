import type { Transaction } from '../../db/database.ts';
import { decimal, toPlain } from '../../kernel/decimal.ts';
import { newId } from '../../kernel/ids.ts';
import type { TradedAsset } from './asset.ts';
import type { TradingDeps } from './deps.ts';
import type { TradingMode } from './orders.sql.ts';
import { type Holding, NOTHING_HELD, shownCost } from './position.ts';
import { positionOfAccount, savePosition } from './positions.sql.ts';

export interface PositionOwner {
  readonly userId: string;
  readonly brokerAccountId: string;
  readonly tradingMode: TradingMode;
}

/**
 * Brings the projection of what an account holds of an asset up to date. Call it after the posting
 * that it mirrors: the ledger's lock keeps others from the same account and asset.
 */
export async function changePosition(
  tx: Transaction,
  deps: Pick<TradingDeps, 'clock' | 'random'>,
  owner: PositionOwner,
  asset: Pick<TradedAsset, 'id' | 'symbol' | 'currency'>,
  change: (before: Holding) => Holding,
): Promise<void> {
  const row = await tx.maybe(positionOfAccount, owner.brokerAccountId, asset.id);
  const before: Holding =
    row === null
      ? NOTHING_HELD
      : {
          quantity: decimal(row.quantity),
          quantityHeld: decimal(row.quantityHeld),
          cost: decimal(row.cost),
        };
  const after = change(before);
  const { averageEntryPrice, costBasis } = shownCost(after, asset.currency);
  await tx.run(
    savePosition,
    newId(deps.clock, deps.random),
    owner.userId,
    owner.brokerAccountId,
    owner.tradingMode,
    asset.id,
    asset.symbol,
    asset.currency,
    toPlain(after.quantity),
    toPlain(after.quantityHeld),
    toPlain(after.cost),
    toPlain(averageEntryPrice),
    toPlain(costBasis),
    deps.clock.now(),
  );
}
