import { DAY_MS, HOUR_MS, MINUTE_MS } from '@investing-platform/schema/durations';
import type { Clock } from '../../../kernel/clock.ts';
import type { MarketData } from '../../../ports/market-data.ts';

/** Older prices are kept for longer, elsewhere. */
const RECENT_MS = 7 * DAY_MS;
/** Sources tell the last ones late. */
export const LATE_MS = HOUR_MS;
const KEPT_MS = MINUTE_MS;
/** Of all assets together: some ten megabytes. */
const MAX_PRICES = 100_000;

/**
 * Lets prices of this week be asked for once a minute: whoever looks at a history looks again. What
 * is not known yet is asked for anew each time.
 */
export function withRecentPrices(
  { clock }: { readonly clock: Clock },
  source: MarketData,
): MarketData {
  let known = new Map<string, Map<number, string>>();
  let [began, count, number] = [clock.now().getTime(), 0, 0];

  function knownNow(now: number): Map<string, Map<number, string>> {
    if (Math.abs(now - began) > KEPT_MS || count > MAX_PRICES) {
      known = new Map();
      [began, count, number] = [now, 0, number + 1];
    }
    return known;
  }

  return {
    ...source,
    recentPrices() {
      knownNow(clock.now().getTime());
      return number;
    },
    async pricesAt(assetIds, at) {
      const now = clock.now().getTime();
      const own = knownNow(now);
      const times = at.map((moment) => moment.getTime());
      const isMissing = (id: string, time: number): boolean => own.get(id)?.has(time) !== true;
      const wanted = assetIds.filter((id) => times.some((time) => isMissing(id, time)));
      const asked = at.filter((_, place) => wanted.some((id) => isMissing(id, times[place] ?? 0)));
      const told = wanted.length === 0 ? new Map() : await source.pricesAt(wanted, asked);
      const places = new Map(asked.map((moment, place) => [moment.getTime(), place]));
      const found = new Map<string, readonly (string | null)[]>();
      for (const id of assetIds) {
        const prices: readonly (string | null)[] | undefined = told.get(id);
        const kept = own.get(id) ?? new Map<number, string>();
        const before = kept.size;
        for (const [place, moment] of asked.entries()) {
          const [time, price] = [moment.getTime(), prices?.[place] ?? null];
          const stands = time >= now - RECENT_MS && time < now - LATE_MS;
          if (price !== null && stands && !kept.has(time)) kept.set(time, price);
        }
        count += kept.size - before;
        if (kept.size > 0) own.set(id, kept);
        if (kept.size === 0 && prices === undefined) continue;
        found.set(
          id,
          times.map((time) => kept.get(time) ?? prices?.[places.get(time) ?? -1] ?? null),
        );
      }
      return found;
    },
  };
}
