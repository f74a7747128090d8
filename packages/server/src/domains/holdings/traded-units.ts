import { assetById } from '@investing-platform/rules/market/catalogue';
import type { Scaled } from '@investing-platform/rules/networth/minor-units';
import { asTraded, type SplitMoments } from '@investing-platform/rules/tracked/split-moments';
import { calendarOf } from '@investing-platform/schema/trading-calendar';
import { startOfDay } from '../../kernel/days.ts';
import type { HeldSplit } from './book.sql.ts';

interface Holding {
  readonly id: string;
  readonly instrumentId: string;
  readonly splits: readonly HeldSplit[] | null;
}

/**
 * Units of a holding that its owner counts at a moment, as the market trades in them then: a split
 * counts from the first instant of its day where the owner is, and its price from when the exchange
 * begins to trade in new units. What is held now counts as it is recorded, as everywhere.
 */
export interface TradedUnits {
  readonly of: (holdingId: string) => (units: Scaled, at: Date) => Scaled;
  /** Another text whenever the splits of the holding are other ones. */
  readonly stampOf: (holdingId: string) => string;
}

export function tradedUnits(
  { timeZone, now }: { readonly timeZone: string; readonly now: Date },
  holdings: readonly Holding[],
): TradedUnits {
  const momentsOf = new Map(
    holdings.flatMap(({ id, instrumentId, splits }) => {
      return splits === null ? [] : [[id, splitMoments(instrumentId, splits, timeZone)] as const];
    }),
  );
  const splitsAt = (holdingId: string): readonly SplitMoments[] => momentsOf.get(holdingId) ?? [];
  return {
    of(holdingId) {
      const splits = splitsAt(holdingId);
      if (splits.length === 0) return (units) => units;
      return (units, at) => (at < now ? asTraded(units, splits, at.getTime()) : units);
    },
    stampOf(holdingId) {
      const splits = splitsAt(holdingId);
      return splits.length === 0 ? '' : JSON.stringify(splits);
    },
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
