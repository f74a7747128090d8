import type { Transaction } from '../../db/database.ts';
import { statement } from '../../db/statement.ts';

const PART = `user_id = $1 and instrument_id = $2 and ($3::uuid is null or portfolio_id = $3)
  and tombstoned_at is null`;

/** Returns the ids of the trades that were there. */
const buryTrades = statement<
  { readonly id: string },
  [userId: string, instrumentId: string, portfolioId: string | null, now: Date]
>(
  'holdings_bury_trades',
  `with paid as (update tracked_dividends set tombstoned_at = $4 where ${PART})
   update tracked_trades set tombstoned_at = $4 where ${PART} returning id`,
);

const buryHoldings = statement<
  { readonly id: string },
  [userId: string, instrumentId: string, portfolioId: string | null, now: Date]
>(
  'holdings_bury_holdings',
  `with gone as (update tracked_holdings set tombstoned_at = $4 where ${PART} returning id),
     days as (delete from tracked_days where user_id = $1 and holding_id in (select id from gone))
   select id from gone`,
);

/** What was deleted. */
export interface Buried {
  readonly tradeIds: readonly string[];
  readonly holdingIds: readonly string[];
}

/**
 * Takes an instrument out of a portfolio, or of all of them: its trades, dividends and holdings.
 *
 * @param portfolioId null: all of the person's
 */
export async function takeOut(
  tx: Transaction,
  userId: string,
  { instrumentId, portfolioId }: { instrumentId: string; portfolioId: string | null },
  now: Date,
): Promise<Buried> {
  const trades = await tx.all(buryTrades, userId, instrumentId, portfolioId, now);
  const holdings = await tx.all(buryHoldings, userId, instrumentId, portfolioId, now);
  return { tradeIds: trades.map(({ id }) => id), holdingIds: holdings.map(({ id }) => id) };
}

/** Deletes a holding that no trade is left of. Returns its id, in a list; what waits for it stays. */
export async function buryHolding(
  tx: Transaction,
  userId: string,
  { instrumentId, portfolioId }: { instrumentId: string; portfolioId: string },
  now: Date,
): Promise<readonly string[]> {
  const gone = await tx.all(buryHoldings, userId, instrumentId, portfolioId, now);
  return gone.map(({ id }) => id);
}
