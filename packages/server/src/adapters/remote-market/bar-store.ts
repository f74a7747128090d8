import { DAY_MS, HOUR_MS } from '@investing-platform/schema/durations';
import type { Instrument } from '@investing-platform/schema/instruments';
import type { Clock } from '../../kernel/clock.ts';
import type { HistoryBar, PriceAdjustment } from '../../ports/market-data.ts';
import { keptAnswers } from '../outbound/kept-answers.ts';
import type { FeedTimeframe, PriceFeed } from './price-feed.ts';

/** Days that are asked for at once, so that an answer holds some thousand bars at most. */
const SPAN_DAYS: Readonly<Record<FeedTimeframe, number>> = {
  MIN_1: 4,
  MIN_5: 16,
  MIN_15: 48,
  MIN_30: 48,
  DAY_1: 2_048,
};
const MAX_SPANS = 200;
/** How long bars stand: those of a span that still runs, and those of one that is over, which a later split changes. */
const RUNNING_MS = 10_000;
const OVER_MS = HOUR_MS;

export interface BarsRow {
  readonly asset: Instrument;
  readonly timeframe: FeedTimeframe;
  readonly adjustment: PriceAdjustment;
}

/** The bars of a feed by stretches of time; the 200 used last are kept, for an hour at most. */
export function barStore(feed: PriceFeed, clock: Clock) {
  const spans = keptAnswers<readonly HistoryBar[]>(clock, MAX_SPANS);

  /** The stretch of time that holds an instant: its bars, ascending, and where the next one begins. */
  async function spanAt(wanted: BarsRow, at: number) {
    const { asset, timeframe, adjustment } = wanted;
    const length = SPAN_DAYS[timeframe] * DAY_MS;
    const start = Math.floor(at / length) * length;
    const end = start + length;
    const now = clock.now().getTime();
    const key = [asset.id, timeframe, adjustment, start].join(' ');
    const bars = await spans.get(key, end > now ? RUNNING_MS : OVER_MS, () =>
      ask({ asset, timeframe, adjustment }, start, Math.min(end, now)),
    );
    return { bars, end };
  }

  async function ask(wanted: BarsRow, from: number, to: number): Promise<readonly HistoryBar[]> {
    const earliest = clock.now().getTime() - feed.historyDays(wanted.timeframe) * DAY_MS;
    const begin = Math.max(from, earliest);
    if (begin >= to) return [];
    const bars = await feed.bars({ ...wanted, from: new Date(begin), to: new Date(to) });
    return bars
      .filter(({ at }) => at.getTime() >= from && at.getTime() < to)
      .toSorted((left, right) => left.at.getTime() - right.at.getTime());
  }

  return { spanAt };
}
