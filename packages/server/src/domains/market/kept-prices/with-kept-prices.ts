import { DAY_MS } from '@investing-platform/schema/durations';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../../../kernel/clock.ts';
import type { MarketData } from '../../../ports/market-data.ts';

/** Prices as old as this stand: no late print and no lagging source changes them any more. */
export const SETTLED_MS = 7 * DAY_MS;
/** For longer nothing is kept: a source may mend what it told. */
const KEPT_MS = DAY_MS;
/** Of all assets together: some tens of megabytes where histories of years are asked for. */
const MAX_PRICES = 600_000;

/** The prices of one asset by the moment, in milliseconds: they come and never change. */
class Kept extends Map<number, string> {
  readonly number: number;

  constructor(number: number) {
    super();
    this.number = number;
  }
}

/**
 * Lets prices of long ago be asked for once: histories ask for the same moments again and again.
 * What is not known yet is asked for anew each time.
 */
export function withKeptPrices(
  { clock }: { readonly clock: Clock },
  source: MarketData,
): MarketData {
  // By size: with `max` it would take the memory of as many places at once.
  const assets = new LRUCache<string, Kept>({ maxSize: MAX_PRICES, sizeCalculation: () => 1 });
  let count = 0;
  let began = clock.now().getTime();

  let made = 0;

  /** Those that were asked for longest ago go first. */
  function makeRoom(): void {
    while (count > MAX_PRICES) count -= assets.pop()?.size ?? count;
  }

  function forget(now: number): void {
    assets.clear();
    [count, began] = [0, now];
  }

  return {
    ...source,
    settledPrices(assetId) {
      return Math.abs(clock.now().getTime() - began) > KEPT_MS
        ? undefined
        : assets.get(assetId)?.number;
    },
    async pricesAt(assetIds, at) {
      const now = clock.now().getTime();
      if (Math.abs(now - began) > KEPT_MS) forget(now);
      const settledBefore = now - SETTLED_MS;
      const times = at.map((moment) => moment.getTime());
      const asked = new Set<number>();
      const wanted: string[] = [];
      for (const id of new Set(assetIds)) {
        const kept = assets.get(id);
        const missing = times.filter((time) => kept?.has(time) !== true);
        if (missing.length > 0) wanted.push(id);
        for (const time of missing) asked.add(time);
      }
      if (wanted.length === 0) return answer(assetIds, times, new Map());
      const moments = [...asked].sort((left, right) => left - right);
      const told = await source.pricesAt(
        wanted,
        moments.map((time) => new Date(time)),
      );
      const recent = new Map<string, ReadonlyMap<number, string | null>>();
      for (const [id, prices] of told) {
        made += 1;
        const kept = assets.get(id) ?? new Kept(made);
        assets.set(id, kept);
        const others = new Map<number, string | null>();
        for (const [place, time] of moments.entries()) {
          const price = prices[place] ?? null;
          if (price === null || time >= settledBefore) others.set(time, price);
          else if (!kept.has(time)) {
            kept.set(time, price);
            count += 1;
          }
        }
        recent.set(id, others);
      }
      const found = answer(assetIds, times, recent);
      makeRoom();
      return found;
    },
  };

  function answer(
    assetIds: readonly string[],
    times: readonly number[],
    recent: ReadonlyMap<string, ReadonlyMap<number, string | null>>,
  ): ReadonlyMap<string, readonly (string | null)[]> {
    const found = new Map<string, readonly (string | null)[]>();
    for (const id of assetIds) {
      const [kept, others] = [assets.get(id), recent.get(id)];
      if (kept === undefined && others === undefined) continue;
      found.set(
        id,
        times.map((time) => kept?.get(time) ?? others?.get(time) ?? null),
      );
    }
    return found;
  }
}
