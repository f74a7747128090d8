import type { AssetRow } from '@investing-platform/rules/market/catalogue';
import {
  firstOfFiftyTwoWeeks,
  type PriceRange,
  priceRange,
} from '@investing-platform/rules/returns/price-range';
import { DAY_MS, MINUTE_MS } from '@investing-platform/schema/durations';
import { calendarOf } from '@investing-platform/schema/trading-calendar';
import { LRUCache } from 'lru-cache';
import type { Deps } from '../../../deps.ts';
import { breathe } from '../../../kernel/breathe.ts';
import { keptBeside } from '../../../kernel/kept-beside.ts';
import { ifAnswered } from '../quotes.ts';

type RangeDeps = Pick<Deps, 'marketData' | 'clock'>;

const MAX_DAYS = 366;
const MAX_RANGES = 1_000;

/** Ranges of this minute belong to the source that gave them. */
const rangesOf = keptBeside(
  () => new LRUCache<string, Promise<PriceRange | null>>({ max: MAX_RANGES }),
);

/**
 * The highest and the lowest price of regular trading over 52 weeks, as of this minute. Null where
 * there are no prices, or their source does not answer.
 */
export function fiftyTwoWeekRange(deps: RangeDeps, asset: AssetRow): Promise<PriceRange | null> {
  const ranges = rangesOf(deps.marketData);
  const minute = Math.floor(deps.clock.now().getTime() / MINUTE_MS);
  const key = `${asset.id} ${minute}`;
  const known = ranges.get(key);
  if (known !== undefined) return known;
  const reading = readRange(deps, asset);
  ranges.set(key, reading);
  return reading;
}

async function readRange(
  { marketData, clock }: RangeDeps,
  { id, exchange }: AssetRow,
): Promise<PriceRange | null> {
  const { dateAt } = calendarOf(exchange);
  const now = clock.now().getTime();
  const first = firstOfFiftyTwoWeeks(dateAt(now));
  // A year of days is work enough to let others in before it.
  await breathe();
  const bars = await ifAnswered(() =>
    marketData.bars({
      assetId: id,
      timeframe: 'DAY_1',
      // No exchange is more than a day off from UTC.
      from: new Date(Date.parse(first) - DAY_MS),
      to: new Date(now + 1),
      adjustment: 'SPLIT',
      extendedHours: false,
      limit: MAX_DAYS,
    }),
  );
  const days = (bars ?? []).map(({ at, high, low }) => ({ date: dateAt(at.getTime()), high, low }));
  return priceRange(days.filter(({ date }) => date >= first));
}
