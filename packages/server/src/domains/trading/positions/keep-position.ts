import type { TradedAsset } from '@investing-platform/rules/trading/orders/asset';
import type { TradingMode } from '@investing-platform/schema/operations';
import type { Transaction } from '../../../db/database.ts';
import { decimal, toPlain, ZERO } from '../../../kernel/decimal.ts';
import { newId } from '../../../kernel/ids.ts';
import type { TradingDeps } from '../deps.ts';
import { type Holding, shownCost } from './position.ts';
import {
  openPosition,
  type PositionInAccount,
  positionOfAccount,
  savePosition,
} from './positions.sql.ts';

export interface PositionOwner {
  readonly userId: string;
  readonly brokerAccountId: string;
  readonly tradingMode: TradingMode;
}

/**
 * Brings the projection of what an account holds of an asset up to date. Call it after the posting
 * that it mirrors, which need not have ended. The row's lock keeps others from the same account and
 * asset.
 */
export async function changePosition(
  tx: Transaction,
  deps: Pick<TradingDeps, 'clock' | 'random'>,
  owner: PositionOwner,
  asset: Pick<TradedAsset, 'id' | 'symbol' | 'currency'>,
  change: (before: Holding) => Holding,
): Promise<void> {
  const before = holdingOf(
    (await tx.maybe(positionOfAccount, owner.brokerAccountId, asset.id)) ??
      (await beginPosition(tx, deps, owner, asset)),
  );
  const after = change(before);
  const { averageEntryPrice, costBasis } = shownCost(after, asset.currency);
  tx.send(savePosition, [
    {
      id: newId(deps.clock, deps.random),
      userId: owner.userId,
      brokerAccountId: owner.brokerAccountId,
      tradingMode: owner.tradingMode,
      assetId: asset.id,
      symbol: asset.symbol,
      currency: asset.currency,
      quantity: toPlain(after.quantity),
      quantityHeld: toPlain(after.quantityHeld),
      cost: toPlain(after.cost),
      averageEntryPrice: toPlain(averageEntryPrice),
      costBasis: toPlain(costBasis),
      now: deps.clock.now(),
      boughtDay: after.boughtOn?.day ?? null,
      boughtQuantity: toPlain(after.boughtOn?.quantity ?? ZERO),
      boughtCost: toPlain(after.boughtOn?.cost ?? ZERO),
    },
  ]);
}

/**
 * The first of an asset in an account. There is no row to lock yet: of two books that buy at the
 * same time, whose ledger accounts differ, one waits here for the other.
 */
async function beginPosition(
  tx: Transaction,
  { clock, random }: Pick<TradingDeps, 'clock' | 'random'>,
  { userId, brokerAccountId, tradingMode }: PositionOwner,
  { id: assetId, symbol, currency }: Pick<TradedAsset, 'id' | 'symbol' | 'currency'>,
): Promise<PositionInAccount> {
  await tx.run(openPosition, {
    id: newId(clock, random),
    userId,
    brokerAccountId,
    tradingMode,
    assetId,
    symbol,
    currency,
    now: clock.now(),
  });
  return tx.one(positionOfAccount, brokerAccountId, assetId);
}

function holdingOf(row: PositionInAccount): Holding {
  const { boughtDay: day } = row;
  return {
    quantity: decimal(row.quantity),
    quantityHeld: decimal(row.quantityHeld),
    cost: decimal(row.cost),
    boughtOn:
      day === null
        ? null
        : { day, quantity: decimal(row.boughtQuantity), cost: decimal(row.boughtCost) },
  };
}
