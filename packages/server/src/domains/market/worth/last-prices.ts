import type { Deps } from '../../../deps.ts';
import type { Quote } from '../../../ports/market-data.ts';
import { ifAnswered, lastQuotesOf } from '../quotes.ts';

type PriceDeps = Pick<Deps, 'marketData'>;

/** The last price that is known of an asset, in its currency. */
export interface LastPrice {
  readonly price: string;
  /** When it was made; null where only its past prices are known, and not when the last one was. */
  readonly asOf: Date | null;
  readonly stale: boolean;
  /** Null where only past prices are known. */
  readonly quote: Quote | null;
}

/**
 * The last price of each asset as of now, by asset id: the last quote, else the last of its past
 * prices.
 * Assets that never had one, or whose source does not answer, are left out: what is not known is
 * neither an error nor worth nothing.
 */
export async function lastPrices(
  deps: PriceDeps,
  assetIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, LastPrice>> {
  const wanted = [...new Set(assetIds)];
  if (wanted.length === 0) return new Map();
  const quotes = await lastQuotesOf(deps, wanted);
  const missing = wanted.filter((id) => !quotes.has(id));
  const past = await pricesOrNull(deps, missing, [now]);
  const known = new Map<string, LastPrice>();
  for (const id of wanted) {
    const quote = quotes.get(id);
    const price = quote?.price ?? past(id, 0);
    if (price === null) continue;
    known.set(id, {
      price,
      asOf: quote?.asOf ?? null,
      stale: quote?.stale ?? true,
      quote: quote ?? null,
    });
  }
  return known;
}

/**
 * Prices of assets at moments, each in its own currency; null where none is known. One call for
 * all.
 *
 * @param times ascending, at most 10,000
 */
export async function pricesOrNull(
  { marketData }: PriceDeps,
  assetIds: readonly string[],
  times: readonly Date[],
): Promise<(assetId: string, place: number) => string | null> {
  if (assetIds.length === 0 || times.length === 0) return () => null;
  const prices = await ifAnswered(() => marketData.pricesAt(assetIds, times));
  return (assetId, place) => prices?.get(assetId)?.[place] ?? null;
}
