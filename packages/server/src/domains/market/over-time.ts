import type { Deps } from '../../deps.ts';
import { breathe } from '../../kernel/breathe.ts';
import { type Decimal, decimal } from '../../kernel/decimal.ts';
import { PlatformError, refuse } from '../../kernel/errors.ts';
import { noPrice } from './quotes.ts';

type PriceDeps = Pick<Deps, 'marketData'>;

/**
 * Prices of assets at moments, each in its own currency. One call for all.
 *
 * @param times ascending, at most 10,000
 * @returns what throws PROVIDER_UNAVAILABLE for a moment without a price: what is not known is not
 *   worth nothing, and nobody needs the price of what was not held then
 * @throws {PlatformError} PROVIDER_UNAVAILABLE where the source does not answer
 */
export async function pricesOver(
  { marketData }: PriceDeps,
  assetIds: readonly string[],
  times: readonly Date[],
): Promise<(assetId: string, place: number) => Decimal> {
  const prices = assetIds.length === 0 ? new Map() : await marketData.pricesAt(assetIds, times);
  return (assetId, place) => {
    const price: string | null = prices.get(assetId)?.[place] ?? null;
    if (price === null) throw noPrice(assetId, times[place] ?? null);
    return decimal(price);
  };
}

const RATES_AT_ONCE = 500;

/**
 * What one unit of a currency was worth in another at moments. One call for each moment that
 * differs from the one before.
 *
 * @param times ascending
 * @returns null for a moment without a rate: a coin has none before its first price, and nobody
 *   needs one for what was not there then
 */
export async function ratesOver(
  deps: PriceDeps,
  from: string,
  to: string,
  times: readonly Date[],
): Promise<(place: number) => Decimal | null> {
  const rates: (Decimal | null)[] = [];
  for (const [place, at] of times.entries()) {
    if (place % RATES_AT_ONCE === RATES_AT_ONCE - 1) await breathe();
    const isAsBefore = times[place - 1]?.getTime() === at.getTime();
    rates.push(isAsBefore ? (rates.at(-1) ?? null) : await rateOrNull(deps, from, to, at));
  }
  return (place) => rates[place] ?? null;
}

/** What one unit of a currency was worth in another at a moment; null where that is not known. */
export async function rateOrNull(
  { marketData }: PriceDeps,
  from: string,
  to: string,
  at: Date,
): Promise<Decimal | null> {
  try {
    return decimal(await marketData.fxRate(from, to, at));
  } catch (error) {
    if (error instanceof PlatformError && error.code === 'PROVIDER_UNAVAILABLE') return null;
    throw error;
  }
}

/** What is said where a rate is needed and not known. */
export function noRate(currency: string, at: Date | undefined): PlatformError {
  const when = at === undefined ? 'then' : `at ${at.toISOString()}`;
  return refuse('PROVIDER_UNAVAILABLE', `There is no exchange rate for ${currency} ${when}`);
}
