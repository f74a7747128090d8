import { DAY_MS } from '@investing-platform/schema/durations';
import type { Instrument } from '@investing-platform/schema/instruments';
import { FIRST_DATE } from '@investing-platform/schema/trading-calendar';
import type { Clock } from '../../kernel/clock.ts';
import type { BarsRequest, HistoryBar, Timeframe } from '../../ports/market-data.ts';
import { aggregated, madeOf } from './aggregate.ts';
import type { barStore } from './bar-store.ts';
import type { PriceFeed } from './price-feed.ts';

/** Calendars begin here, and without one a bar has no trading day. */
export const FIRST_INSTANT = Date.parse(`${FIRST_DATE}T00:00:00Z`);
/** A week or a month may have begun before the span that is asked for. */
const MAX_STEP_DAYS: Partial<Record<Timeframe, number>> = { WEEK_1: 7, MONTH_1: 31 };

/** Bars of every length out of those that a feed has. */
export function barHistory(feed: PriceFeed, store: ReturnType<typeof barStore>, clock: Clock) {
  const historyStart = (timeframe: Timeframe): Date => {
    const days = feed.historyDays(madeOf(timeframe)) * DAY_MS;
    return new Date(Math.max(FIRST_INSTANT, clock.now().getTime() - days));
  };

  async function bars(asset: Instrument, request: BarsRequest): Promise<readonly HistoryBar[]> {
    const { timeframe, adjustment, extendedHours, limit } = request;
    const end = Math.min(request.to.getTime(), clock.now().getTime() + 1);
    const longest = (MAX_STEP_DAYS[timeframe] ?? 1) * DAY_MS;
    const from = Math.max(request.from.getTime(), historyStart(timeframe).getTime());
    const wanted = { asset, timeframe: madeOf(timeframe), adjustment };
    const parts: HistoryBar[] = [];
    let found: HistoryBar[] = [];
    for (let at = from - longest; at < end; ) {
      const span = await store.spanAt(wanted, at);
      parts.push(...span.bars);
      at = span.end;
      found = aggregated(parts, asset.exchange, timeframe, extendedHours).filter(
        (bar) => bar.at.getTime() >= from && bar.at.getTime() < end,
      );
      // The last one may go on in the next span.
      if (found.length > limit) break;
    }
    return found.slice(0, limit);
  }

  return { historyStart, bars };
}
