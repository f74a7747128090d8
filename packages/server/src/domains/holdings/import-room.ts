import type { Transaction } from '../../db/database.ts';
import { countsForImport, tradesByInstrument } from './imports.sql.ts';
import {
  MAX_HOLDINGS,
  MAX_INSTRUMENTS,
  MAX_RECORDED,
  MAX_TRADES_OF_HOLDING,
} from './record-trade.ts';
import type { ImportOf } from './trade-writer.ts';

/** How many more trades a person and a portfolio take. */
export interface Room {
  /** Takes the place of a trade. @returns the bound that is reached where there is none; else null */
  take(instrumentId: string): string | null;
}

/** The person is locked. */
export async function roomFor(
  tx: Transaction,
  { userId, portfolioId }: ImportOf,
  instrumentIds: readonly string[],
): Promise<Room> {
  const counts = await tx.one(countsForImport, userId, portfolioId);
  const known = await tx.all(tradesByInstrument, userId, portfolioId, instrumentIds);
  const countOf = new Map(known.map(({ instrumentId, trades }) => [instrumentId, trades]));
  const held = new Set(known.flatMap((one) => (one.held ? [one.instrumentId] : [])));
  let { trades: total, inPortfolio, holdings } = counts;
  return {
    take(instrumentId) {
      const count = countOf.get(instrumentId) ?? 0;
      const isNew = !held.has(instrumentId);
      if (total >= MAX_RECORDED) return `a person may record ${MAX_RECORDED} trades`;
      if (count >= MAX_TRADES_OF_HOLDING) {
        return `a holding may have ${MAX_TRADES_OF_HOLDING} trades`;
      }
      if (isNew && inPortfolio >= MAX_INSTRUMENTS) {
        return `a portfolio may hold ${MAX_INSTRUMENTS} instruments`;
      }
      if (isNew && holdings >= MAX_HOLDINGS) {
        return `all portfolios together may hold ${MAX_HOLDINGS} instruments`;
      }
      total += 1;
      countOf.set(instrumentId, count + 1);
      if (!isNew) return null;
      held.add(instrumentId);
      inPortfolio += 1;
      holdings += 1;
      return null;
    },
  };
}
