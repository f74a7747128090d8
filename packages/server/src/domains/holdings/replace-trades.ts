import type { Transaction } from '../../db/database.ts';
import { statement } from '../../db/statement.ts';
import type { Deps } from '../../deps.ts';
import type { CivilDate } from '../../kernel/civil-date.ts';
import { newId } from '../../kernel/ids.ts';
import { takeOut } from './bury.ts';
import { recompute } from './recompute.ts';
import { type NewTrade, refuseTooMany } from './record-trade.ts';
import { insertTrade, tradesOfHolding } from './trades.sql.ts';

const buryTrades = statement<never, [userId: string, ids: readonly string[], now: Date]>(
  'holdings_bury_trades_by_id',
  `update tracked_trades set tombstoned_at = $3
   where user_id = $1 and id = any($2::uuid[]) and tombstoned_at is null`,
);

/** Trades that a source takes back, of one instrument in one portfolio. */
export interface TradesGone {
  readonly portfolioId: string;
  readonly instrumentId: string;
  readonly currency: string;
  /** Their ids. */
  readonly gone: readonly string[];
  /** The first day that may be another one now. */
  readonly since: CivilDate;
  /** Where the input says what cannot be. */
  readonly field?: string;
}

/**
 * Takes trades back, and computes their holding; where no trade is left it goes too. The person is
 * locked.
 *
 * @returns the ids of the holdings that went
 * @throws {PlatformError} INSUFFICIENT_QUANTITY
 */
export async function takeBack(
  tx: Transaction,
  deps: Pick<Deps, 'clock' | 'random'>,
  userId: string,
  { gone, ...changed }: TradesGone,
): Promise<readonly string[]> {
  const now = deps.clock.now();
  const { portfolioId, instrumentId } = changed;
  await tx.run(buryTrades, userId, gone, now);
  const left = await tx.all(tradesOfHolding, userId, portfolioId, instrumentId);
  if (left.length === 0) {
    return (await takeOut(tx, userId, { portfolioId, instrumentId }, now)).holdingIds;
  }
  await recompute(tx, deps, { ...changed, userId });
  return [];
}

/** What a source says now of one instrument in one portfolio. */
export interface TradesReplaced extends TradesGone {
  readonly added: readonly Omit<NewTrade, 'portfolioId' | 'instrumentId' | 'currency'>[];
}

/**
 * Puts trades of a source in the place of others, and computes their holding once. The person is
 * locked.
 *
 * @returns the ids of those that were added, in their order, and of the holdings that went
 * @throws {PlatformError} INSUFFICIENT_QUANTITY; QUOTA_EXCEEDED
 */
export async function replaceTrades(
  tx: Transaction,
  deps: Pick<Deps, 'clock' | 'random'>,
  userId: string,
  { added, ...trades }: TradesReplaced,
): Promise<{ readonly ids: readonly string[]; readonly goneHoldingIds: readonly string[] }> {
  const { portfolioId, instrumentId, currency, gone } = trades;
  await tx.run(buryTrades, userId, gone, deps.clock.now());
  if (added.length > 0) {
    await refuseTooMany(tx, userId, { portfolioId, instrumentId, count: added.length });
  }
  const now = deps.clock.now();
  const ids = added.map(({ ratio, lotSelections, ownershipPercent: _, ...trade }) => {
    const id = newId(deps.clock, deps.random);
    const row = insertTrade({
      ...trade,
      portfolioId,
      instrumentId,
      currency,
      id,
      userId,
      state: 'CONFIRMED',
      confirmedAt: now,
      createdAt: now,
      lotSelections: JSON.stringify(lotSelections),
      ratioNumerator: ratio?.numerator ?? null,
      ratioDenominator: ratio?.denominator ?? null,
    });
    tx.send(...row);
    return id;
  });
  return { ids, goneHoldingIds: await takeBack(tx, deps, userId, { ...trades, gone: [] }) };
}
