import type { Deps } from '../../../deps.ts';
import { type Decimal, decimal, ZERO } from '../../../kernel/decimal.ts';
import { roundCash } from '../../../kernel/money.ts';
import { assetById, quotesOf } from '../../market/index.ts';

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
  /** What one unit of a currency is worth in the display currency at one of the moments. */
  readonly rateOf: (currency: string, place: number) => Decimal;
  /**
   * What so much of an asset or a currency is worth in the display currency, rounded as the
   * dashboard rounds its parts.
   */
  readonly valueOf: (name: string, amount: Decimal, place: number) => Decimal;
}

/**
 * Prices and exchange rates at moments. One call for all prices, one for each currency and moment.
 *
 * @param names ids of assets, and currencies
 * @param moments ascending, at most 10,000; the present is the last
 * @throws {PlatformError} PROVIDER_UNAVAILABLE where a price or a rate cannot be had
 */
export async function worthAt(
  deps: Pick<Deps, 'marketData'>,
  names: Iterable<string>,
  moments: readonly Moment[],
  into: string,
): Promise<Worth> {
  const named = [...new Set(names)];
  const assetIds = named.filter((name) => assetById(name) !== null);
  const currencies = new Set(named.map((name) => assetById(name)?.currency ?? name));
  const prices = await pricesAt(deps, assetIds, moments);
  const rates = new Map<string, readonly Decimal[]>();
  for (const from of currencies) {
    const perMoment = moments.map(({ at }) => deps.marketData.fxRate(from, into, at));
    rates.set(from, (await Promise.all(perMoment)).map(decimal));
  }
  const rateOf = (currency: string, place: number): Decimal => rates.get(currency)?.[place] ?? ZERO;
  return {
    rateOf,
    valueOf(name, amount, place) {
      const asset = assetById(name);
      const worth =
        asset === null
          ? amount
          : roundCash(amount.times(prices.get(name)?.[place] ?? '0'), asset.currency);
      return roundCash(worth.times(rateOf(asset?.currency ?? name, place)), into);
    },
  };
}

type Prices = ReadonlyMap<string, readonly (string | null)[]>;

async function pricesAt(
  deps: Pick<Deps, 'marketData'>,
  assetIds: readonly string[],
  moments: readonly Moment[],
): Promise<Prices> {
  if (assetIds.length === 0) return new Map();
  const atMoments = await deps.marketData.pricesAt(
    assetIds,
    moments.map(({ at }) => at),
  );
  if (moments.at(-1)?.isNow !== true) return atMoments;
  const quotes = await quotesOf(deps, assetIds);
  return new Map(
    [...atMoments].map(([id, prices]) => [id, prices.with(-1, quotes.get(id)?.price ?? null)]),
  );
}
