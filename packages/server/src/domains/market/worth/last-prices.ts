import type { Deps } from '../../../deps.ts';
import type { Quote } from '../../../ports/market-data.ts';
import { ifAnswered, lastQuotesOf } from '../quotes.ts';

type PriceDeps = Pick<Deps, 'marketData'>;

/** A price that somebody else than the source of prices knows. */
export interface OtherPrice {
  readonly price: string;
  readonly asOf: Date;
  readonly stale: boolean;
}

/** Prices at moments, ascending, for assets of which the source does not know all. */
export type OtherPrices = (
  assetIds: readonly string[],
  times: readonly Date[],
) => Promise<(assetId: string, place: number) => OtherPrice | null>;

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
 * prices, else what others know. Assets that never had one, or whose source does not answer, are
 * left out: what is not known is neither an error nor worth nothing.
 */
export async function lastPrices(
  deps: PriceDeps,
  assetIds: readonly string[],
  now: Date,
  others?: OtherPrices,
): Promise<ReadonlyMap<string, LastPrice>> {
  const wanted = [...new Set(assetIds)];
  if (wanted.length === 0) return new Map();
  const quotes = await lastQuotesOf(deps, wanted);
  const missing = wanted.filter((id) => !quotes.has(id));
  const past = await pricesOrNull(deps, missing, [now]);
  const unknown = missing.filter((id) => past(id, 0) === null);
  const other = unknown.length === 0 ? undefined : await others?.(unknown, [now]);
  const known = new Map<string, LastPrice>();
  for (const id of wanted) {
    const quote = quotes.get(id);
    const price = quote?.price ?? past(id, 0);
    const elsewhere = price === null ? other?.(id, 0) : null;
    if (elsewhere != null) known.set(id, { ...elsewhere, quote: null });
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
 * all, and one to others for those that are missing.
 *
 * @param times ascending, at most 10,000
 */
export async function pricesOrNull(
  { marketData }: PriceDeps,
  assetIds: readonly string[],
  times: readonly Date[],
  others?: OtherPrices,
): Promise<(assetId: string, place: number) => string | null> {
  if (assetIds.length === 0 || times.length === 0) return () => null;
  const prices = await ifAnswered(() => marketData.pricesAt(assetIds, times));
  const told = (assetId: string, place: number) => prices?.get(assetId)?.[place] ?? null;
  const missing = assetIds.filter((id) => times.some((_, place) => told(id, place) === null));
  const other = missing.length === 0 ? undefined : await others?.(missing, times);
  return (assetId, place) => told(assetId, place) ?? other?.(assetId, place)?.price ?? null;
}
