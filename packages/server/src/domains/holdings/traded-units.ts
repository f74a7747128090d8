import { assetById } from '@investing-platform/rules/market/catalogue';
import type { Scaled } from '@investing-platform/rules/networth/minor-units';
import { asTraded, type SplitMoments } from '@investing-platform/rules/tracked/split-moments';
import { calendarOf } from '@investing-platform/schema/trading-calendar';
import type { Reader } from '../../db/database.ts';
import { startOfDay } from '../../kernel/days.ts';
import { type HeldSplit, splitsOfHoldings } from './book.sql.ts';

interface Owner {
  readonly userId: string;
  readonly timeZone: string;
  readonly now: Date;
}

interface Holding {
  readonly id: string;
  readonly instrumentId: string;
}

/**
 * Units of a holding that its owner counts at a moment, as the market trades in them then: a split
 * counts from the first instant of its day where the owner is, and its price from when the exchange
 * begins to trade in new units. What is held now counts as it is recorded, as everywhere.
 */
export type TradedUnits = (holdingId: string) => (units: Scaled, at: Date) => Scaled;

/** One statement. */
export async function tradedUnits(
  reader: Reader,
  { userId, timeZone, now }: Owner,
  holdings: readonly Holding[],
): Promise<TradedUnits> {
  const ids = holdings.map(({ id }) => id);
  const rows = await reader.all(splitsOfHoldings, userId, ids);
  const splitsOf = Map.groupBy(rows, ({ holdingId }) => holdingId);
  const momentsOf = new Map(
    holdings.map(({ id, instrumentId }) => {
      return [id, splitMoments(instrumentId, splitsOf.get(id) ?? [], timeZone)] as const;
    }),
  );
  return (holdingId) => {
    const splits = momentsOf.get(holdingId) ?? [];
    if (splits.length === 0) return (units) => units;
    return (units, at) => (at < now ? asTraded(units, splits, at.getTime()) : units);
  };
}

function splitMoments(
  instrumentId: string,
  splits: readonly HeldSplit[],
  timeZone: string,
): SplitMoments[] {
  const asset = assetById(instrumentId);
  if (asset === null) return [];
  const calendar = calendarOf(asset.exchange);
  return splits.flatMap(({ date, numerator, denominator }) => {
    const tradedAt = calendar.dayOf(date)?.start;
    const countedAt = startOfDay(timeZone, date).getTime();
    return tradedAt === undefined
      ? []
      : [{ ratio: { numerator, denominator }, countedAt, tradedAt }];
  });
}
