import type { Deps } from '../../../deps.ts';
import { type Decimal, decimal, ZERO } from '../../../kernel/decimal.ts';
import { roundCash } from '../../../kernel/money.ts';
import { assetById, noPrice, noRate, pricesOver, quotesOf, ratesOver } from '../../market/index.ts';

/** Things whose worth over all days is told without a pause. */
export const PARTS_AT_ONCE = 10;
const VALUES_AT_ONCE = 5_000;

/** Days of a history of so many things that are told without a pause. */
export function daysAtOnce(parts: number): number {
  return Math.max(1, Math.floor(VALUES_AT_ONCE / Math.max(1, parts)));
}

/** A moment of a history. */
export interface Moment {
  readonly at: Date;
  /** Whether it is the present: prices are quotes then, as everywhere else. */
  readonly isNow: boolean;
}

export interface Worth {
  /** Whether there is an exchange rate for an asset or a currency at one of the moments. */
  readonly isRated: (name: string, place: number) => boolean;
  /**
   * What so much of an asset or a currency is worth in the display currency, rounded as the
   * dashboard rounds its parts.
   *
   * @throws {PlatformError} PROVIDER_UNAVAILABLE where that is not known; nothing is worth nothing
   */
  readonly valueOf: (name: string, amount: Decimal, place: number) => Decimal;
}

/**
 * Prices and exchange rates at moments. One call for all prices, one for each currency and moment.
 *
 * @param names ids of assets, and currencies
 * @param moments ascending, at most 10,000; the present is the last
 * @throws {PlatformError} PROVIDER_UNAVAILABLE where prices cannot be had
 */
export async function worthAt(
  deps: Pick<Deps, 'marketData'>,
  names: Iterable<string>,
  moments: readonly Moment[],
  into: string,
): Promise<Worth> {
  const named = [...new Set(names)];
  const times = moments.map(({ at }) => at);
  const assetIds = named.filter((name) => assetById(name) !== null);
  const priceOf = await pricesOver(deps, assetIds, times);
  const quotes = moments.at(-1)?.isNow === true ? await quotesOf(deps, assetIds) : null;
  const rates = new Map<string, Awaited<ReturnType<typeof ratesOver>>>();
  for (const from of new Set(named.map((name) => assetById(name)?.currency ?? name))) {
    rates.set(from, await ratesOver(deps, from, into, times));
  }
  const priceAt = (assetId: string, place: number): Decimal => {
    if (quotes === null || place < moments.length - 1) return priceOf(assetId, place);
    const price = quotes.get(assetId)?.price;
    if (price === undefined) throw noPrice(assetId);
    return decimal(price);
  };
  const rateAt = (currency: string, place: number): Decimal | null =>
    rates.get(currency)?.(place) ?? null;
  return {
    isRated: (name, place) => rateAt(assetById(name)?.currency ?? name, place) !== null,
    valueOf(name, amount, place) {
      if (amount.isZero()) return ZERO;
      const asset = assetById(name);
      const rate = rateAt(asset?.currency ?? name, place);
      if (rate === null) throw noRate(asset?.currency ?? name, times[place]);
      const worth =
        asset === null ? amount : roundCash(amount.times(priceAt(name, place)), asset.currency);
      return roundCash(worth.times(rate), into);
    },
  };
}
