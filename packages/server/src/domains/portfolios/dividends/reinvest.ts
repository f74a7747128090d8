import type { Transaction } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import type { CivilDate } from '../../../kernel/civil-date.ts';
import {
  buryTrade,
  NOTHING_MORE,
  ownTrade,
  recomputeLess,
  recordTrade,
} from '../../holdings/index.ts';
import { unlinkAssets } from '../../networth/index.ts';

/** The purchase that a dividend was reinvested in. */
export interface Reinvestment {
  readonly quantity: string;
  readonly price: string;
}

type ReinvestDeps = Pick<Deps, 'clock' | 'random'>;

interface Purchase extends Reinvestment {
  readonly portfolioId: string;
  readonly instrumentId: string;
  /** Of the instrument. */
  readonly currency: string;
  readonly exchangeRate: string;
  readonly rateGiven: boolean;
  readonly tradedOn: CivilDate;
}

/**
 * Records the purchase. The person is locked.
 *
 * @returns its id
 * @throws {PlatformError} QUOTA_EXCEEDED
 */
export async function reinvest(
  tx: Transaction,
  deps: ReinvestDeps,
  userId: string,
  purchase: Purchase,
): Promise<string> {
  const { id } = await recordTrade(tx, deps, userId, {
    ...NOTHING_MORE,
    ...purchase,
    type: 'BUY',
    origin: 'MANUAL',
    feeCurrency: purchase.currency,
  });
  return id;
}

/**
 * Takes the purchase back, if it is there still. The person is locked.
 *
 * @throws {PlatformError} INSUFFICIENT_QUANTITY where later sales need what it brought
 */
export async function takeBack(
  tx: Transaction,
  deps: ReinvestDeps,
  userId: string,
  tradeId: string,
): Promise<void> {
  const found = await tx.maybe(ownTrade, userId, tradeId);
  if (found === null) return;
  tx.send(...buryTrade({ userId, id: found.id }, { tombstonedAt: deps.clock.now() }));
  if (found.state !== 'CONFIRMED') return;
  const { portfolioId, instrumentId, currency, tradedOn: since } = found;
  const changed = { userId, portfolioId, instrumentId, currency, since };
  const gone = await recomputeLess(tx, deps, { ...changed, field: 'id' });
  await unlinkAssets(tx, userId, gone, deps.clock.now());
}
