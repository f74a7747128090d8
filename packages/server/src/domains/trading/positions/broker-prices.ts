import { MINUTE_MS } from '@investing-platform/schema/durations';
import type { Reader } from '../../../db/database.ts';
import type { OtherPrice, OtherPrices } from '../../market/index.ts';
import { brokerPricesUntil } from './broker-prices.sql.ts';

/** A broker whose account has not been read for so long does not answer. */
export const STALE_MS = 15 * MINUTE_MS;

/**
 * What a person's brokers said that assets of the catalogue are worth, for those of which the source
 * knows no price. One statement, and none where it knows them all.
 */
export function brokerPrices(db: Reader, userId: string): OtherPrices {
  return async (assetIds, times) => {
    const rows = await db.all(brokerPricesUntil, userId, assetIds, times);
    const byAsset = Map.groupBy(rows, ({ assetId }) => assetId);
    return (assetId, place): OtherPrice | null => {
      const last = byAsset.get(assetId)?.findLast((row) => row.place <= place);
      const at = times[place];
      if (last === undefined || at === undefined) return null;
      const stale = at.getTime() - last.readAt.getTime() > STALE_MS;
      return { price: last.price, asOf: last.readAt, stale };
    };
  };
}
