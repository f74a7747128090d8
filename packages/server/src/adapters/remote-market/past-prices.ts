import { DAY_MS, MINUTE_MS } from '@investing-platform/schema/durations';
import type { Instrument } from '@investing-platform/schema/instruments';
import { calendarOf } from '@investing-platform/schema/trading-calendar';
import type { Clock } from '../../kernel/clock.ts';
import type { HistoryBar, Quote } from '../../ports/market-data.ts';
import { aggregated } from './aggregate.ts';
import type { barStore } from './bar-store.ts';
import type { FeedTimeframe } from './price-feed.ts';

/** Moments of the last days are looked up by the minute, earlier ones by the day. */
const MINUTE_DAYS = 4;
/** The longest that no market trades: beyond, a price of before is no price of then. */
const MAX_PAUSE_DAYS = 14;

/** A price and from when on it was the last one. */
interface Known {
  readonly from: number;
  readonly price: string;
}

/**
 * The last known price at moments of the past: that of now, else the close of the last minute that
 * was over, else the close of the last trading day that was over.
 */
export function pastPrices(store: ReturnType<typeof barStore>, clock: Clock) {
  async function known(
    asset: Instrument,
    timeframe: FeedTimeframe,
    from: number,
    to: number,
  ): Promise<Known[]> {
    const found: HistoryBar[] = [];
    for (let at = from; at <= to; ) {
      const span = await store.spanAt({ asset, timeframe, adjustment: 'RAW' }, at);
      found.push(...span.bars);
      at = span.end;
    }
    const calendar = calendarOf(asset.exchange);
    const bars = aggregated(found, asset.exchange, timeframe, true);
    return bars.map(({ at, close }) => {
      const day = timeframe === 'DAY_1' ? calendar.dayOf(calendar.dateAt(at.getTime())) : null;
      return { from: day?.close ?? at.getTime() + MINUTE_MS, price: close };
    });
  }

  return {
    /** @param at ascending */
    async prices(
      asset: Instrument,
      at: readonly Date[],
      quote: Quote | undefined,
    ): Promise<(string | null)[]> {
      const moments = at.map((moment) => moment.getTime());
      const now = clock.now().getTime();
      const asOf = quote?.asOf.getTime() ?? Number.POSITIVE_INFINITY;
      const old = moments.filter((moment) => moment < Math.min(asOf, now));
      const [first, last] = [old[0], old.at(-1)];
      if (first === undefined || last === undefined) return moments.map(() => quote?.price ?? null);
      const minutesFrom = now - MINUTE_DAYS * DAY_MS;
      const pause = MAX_PAUSE_DAYS * DAY_MS;
      const days = await known(asset, 'DAY_1', first - pause, last);
      const minutes = last < minutesFrom ? [] : await known(asset, 'MIN_1', minutesFrom, last);
      const all = [...days, ...minutes].sort((left, right) => left.from - right.from);
      let next = 0;
      let price: Known | null = null;
      return moments.map((moment) => {
        if (moment >= asOf) return quote?.price ?? null;
        for (; (all[next]?.from ?? Number.POSITIVE_INFINITY) <= moment; next += 1) {
          price = all[next] ?? price;
        }
        return price !== null && moment - price.from < pause ? price.price : null;
      });
    },
  };
}
