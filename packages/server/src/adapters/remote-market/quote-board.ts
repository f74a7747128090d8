import { MINUTE_MS } from '@investing-platform/schema/durations';
import type { Instrument } from '@investing-platform/schema/instruments';
import type { Clock } from '../../kernel/clock.ts';
import type { Quote } from '../../ports/market-data.ts';
import type { PriceFeed } from './price-feed.ts';

/** Prices stand for so long before they are asked for anew, and at most for so long without. */
const FRESH_MS = 5_000;
const MAX_MS = 900_000;
/** In regular trading a price that is older than this, besides its delay, is stale. */
const QUIET_MS = 1_800_000;
const MAX_A_CALL = 200;

interface Entry {
  /** Null where the feed has no price. */
  readonly quote: Quote | null;
  /** Epoch milliseconds. */
  readonly askedAt: number;
}

/**
 * The last price of each asset. A quote is the same object as long as nothing of it changes. While
 * the feed does not answer, prices stand for 15 minutes, marked stale; after that there are none.
 */
export function quoteBoard(feed: PriceFeed, clock: Clock) {
  /** Bounded by the catalogue. */
  const entries = new Map<string, Entry>();
  let pending: Promise<void> | null = null;

  async function ask(assets: readonly Instrument[], now: number): Promise<void> {
    for (let first = 0; first < assets.length; first += MAX_A_CALL) {
      const part = assets.slice(first, first + MAX_A_CALL);
      const byId = new Map((await feed.quotes(part)).map((quote) => [quote.assetId, quote]));
      for (const { id } of part) {
        const quote = byId.get(id);
        const checked = quote === undefined ? null : marked(quote, isOld(quote, now));
        entries.set(id, { quote: kept(entries.get(id)?.quote, checked), askedAt: now });
      }
    }
  }

  async function refresh(assets: readonly Instrument[]): Promise<void> {
    const now = clock.now().getTime();
    const due = assets.filter(({ id }) => !isFresh(entries.get(id), now));
    if (due.length === 0) return;
    try {
      await ask(due, now);
    } catch (error) {
      const isBridged = due.every(({ id }) => isUsable(entries.get(id), now));
      if (!isBridged) throw error;
      for (const { id } of due) {
        const entry = entries.get(id);
        if (entry?.quote)
          entries.set(id, { ...entry, quote: kept(entry.quote, marked(entry.quote, true)) });
      }
    }
  }

  return {
    /** @throws {PlatformError} PROVIDER_UNAVAILABLE */
    async quotes(assets: readonly Instrument[]): Promise<ReadonlyMap<string, Quote>> {
      // One after the other: whoever comes meanwhile mostly wants what is being asked for.
      while (pending !== null) await pending.catch(() => undefined);
      const asked = refresh(assets);
      pending = asked;
      try {
        await asked;
      } finally {
        pending = null;
      }
      const found = new Map<string, Quote>();
      for (const { id } of assets) {
        const quote = entries.get(id)?.quote;
        if (quote) found.set(id, quote);
      }
      return found;
    },
  };
}

function isFresh(entry: Entry | undefined, now: number): boolean {
  return entry !== undefined && now >= entry.askedAt && now - entry.askedAt < FRESH_MS;
}

function isUsable(entry: Entry | undefined, now: number): boolean {
  return entry !== undefined && Math.abs(now - entry.askedAt) < MAX_MS;
}

function isOld({ session, asOf, delayedMinutes, stale }: Quote, now: number): boolean {
  const age = now - asOf.getTime() - delayedMinutes * MINUTE_MS;
  return stale || (session === 'REGULAR' && age > QUIET_MS);
}

function marked(quote: Quote, stale: boolean): Quote {
  return quote.stale === stale ? quote : { ...quote, stale };
}

function kept(before: Quote | null | undefined, now: Quote | null): Quote | null {
  if (now === null) return null;
  const isSame = before != null && JSON.stringify(before) === JSON.stringify(now);
  return isSame ? before : Object.freeze(now);
}
