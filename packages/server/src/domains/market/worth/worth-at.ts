import { assetById } from '@investing-platform/rules/market/catalogue';
import {
  minorOfProduct,
  type Scaled,
  scaled,
} from '@investing-platform/rules/networth/minor-units';
import { type Leaf, leafOf } from '@investing-platform/rules/networth/worth';
import type { Deps } from '../../../deps.ts';
import { type Decimal, decimal, ONE, toPlain } from '../../../kernel/decimal.ts';
import { ratesOver } from '../over-time.ts';
import { type LastPrice, lastPrices, type OtherPrices, pricesOrNull } from './last-prices.ts';

/** What prices and rates are asked of. */
export interface Wanted {
  /** Ids of assets, and currencies. */
  readonly names: Iterable<string>;
  /** Ascending, at most 10,000. */
  readonly times: readonly Date[];
  /** The present, if it is one of them: prices are quotes then. */
  readonly now: Date;
  /** The currencies to value in. */
  readonly into: Iterable<string>;
  /** Names that are neither in the catalogue nor currencies. */
  readonly own?: OwnPrices;
  /** Asked where the source does not know an asset's price. */
  readonly others?: OtherPrices | undefined;
}

/** What has a price of its own, by name: the broker's of a position that only a broker knows. */
export type OwnPrices = ReadonlyMap<string, OwnPrice>;

export interface OwnPrice {
  readonly currency: string;
  /** The asset of the catalogue whose price comes first; null: there is none. */
  readonly assetId: string | null;
  /** Of one unit, at the moment of that place. */
  readonly priceAt: (place: number) => Decimal | null;
}

/** So much of an asset or a currency at one of the moments. */
export interface Part {
  readonly name: string;
  readonly amount: Decimal;
  readonly into: string;
  /** Which of the moments; default the first. */
  readonly place?: number;
}

export interface Worth {
  /** Null where the price or the exchange rate is not known. */
  readonly leafOf: (part: Part) => Leaf | null;
  /**
   * The same of many amounts of one name, as it is shown: in minor units of a currency, or so many
   * places finer.
   */
  readonly minorOf: (
    name: string,
    into: string,
    finer?: number,
  ) => (amount: Scaled, place: number) => bigint | null;
  /** What one unit of a currency is worth in another; null where that is not known. */
  readonly rateOf: (from: string, into: string, place?: number) => Decimal | null;
  /** The last price of an asset; null where none is known, or no moment is now. */
  readonly lastOf: (assetId: string) => LastPrice | null;
}

/**
 * Gathers the prices and the exchange rates of what is named: one call for all quotes where a
 * moment is now, one for all past prices, one for each pair of currencies and moment. What anything
 * is worth anywhere is computed from these, so that one moment has one price and one rate. Nothing
 * is thrown where a price or a rate is missing: see `Worth`.
 */
export async function worthAt(
  deps: Pick<Deps, 'marketData'>,
  { names, times, now, into, own = NOTHING_OWN, others }: Wanted,
): Promise<Worth> {
  const named = [...new Set(names)];
  const assetOf = (name: string): string | null =>
    own.has(name) ? (own.get(name)?.assetId ?? null) : (assetById(name)?.id ?? null);
  const currencyOf = (name: string): string =>
    own.get(name)?.currency ?? assetById(name)?.currency ?? name;
  const assetIds = named.flatMap((name) => assetOf(name) ?? []);
  const currencies = new Set(named.map(currencyOf));
  const { priceOf, lastOf } = await pricesOf(deps, assetIds, { times, now, others });
  const rates = new Map<string, (place: number) => Decimal | null>();
  for (const to of new Set(into)) {
    for (const from of currencies) {
      if (from === to) continue;
      rates.set(pairOf(from, to), await ratesOver(deps, from, to, times));
    }
  }
  const rateOf: Worth['rateOf'] = (from, to, place = 0) =>
    from === to ? ONE : (rates.get(pairOf(from, to))?.(place) ?? null);
  return {
    rateOf,
    lastOf,
    minorOf(name, to, finer) {
      const [assetId, ownPrice] = [assetOf(name), own.get(name)];
      const isCurrency = assetId === null && ownPrice === undefined;
      const [currency, isSame] = [currencyOf(name), currencyOf(name) === to];
      const rateAt = rates.get(pairOf(currency, to));
      let last: MinorTold | null = null;
      return (amount, place) => {
        if (amount.digits === 0n) return 0n;
        const told = isCurrency || assetId === null ? null : priceOf(assetId, place);
        const price = isCurrency ? ONE : (told ?? ownPrice?.priceAt(place) ?? null);
        const rate = isSame ? ONE : (rateAt?.(place) ?? null);
        // Many moments stand between two prices and two rates.
        if (last?.amount === amount && last.price === price && last.rate === rate) {
          return last.minor;
        }
        const [scaledPrice, scaledRate] = [scaledOf(price), scaledOf(rate)];
        const isKnown = scaledPrice !== null && scaledRate !== null;
        const minor = isKnown ? minorOfProduct(amount, scaledPrice, scaledRate, to, finer) : null;
        last = { amount, price, rate, minor };
        return minor;
      };
    },
    leafOf({ name, amount, into: to, place = 0 }) {
      const assetId = assetOf(name);
      const told = assetId === null ? null : priceOf(assetId, place);
      const listed = told === null ? null : decimal(told);
      const ownPrice = own.get(name)?.priceAt(place) ?? null;
      const isCurrency = assetId === null && !own.has(name);
      const price = isCurrency ? ONE : (listed ?? ownPrice);
      return leafOf(amount, price, rateOf(currencyOf(name), to, place), to);
    },
  };
}

const NOTHING_OWN: OwnPrices = new Map();
const pairOf = (from: string, to: string): string => `${from} ${to}`;

interface Prices extends Pick<Worth, 'lastOf'> {
  readonly priceOf: (assetId: string, place: number) => string | null;
}

async function pricesOf(
  deps: Pick<Deps, 'marketData'>,
  assetIds: readonly string[],
  { times, now, others }: Pick<Wanted, 'times' | 'now' | 'others'>,
): Promise<Prices> {
  let count = times.length;
  while (count > 0 && (times[count - 1] ?? now) >= now) count -= 1;
  const past = times.slice(0, count);
  const before = await pricesOrNull(deps, assetIds, past, others);
  const last = count < times.length ? await lastPrices(deps, assetIds, now, others) : null;
  const lastOf: Worth['lastOf'] = (assetId) => last?.get(assetId) ?? null;
  return {
    lastOf,
    priceOf: (assetId, place) =>
      place < count ? before(assetId, place) : (lastOf(assetId)?.price ?? null),
  };
}

/** What an amount came to last, and by what. */
interface MinorTold {
  readonly amount: Scaled;
  readonly price: Decimal | string | null;
  readonly rate: Decimal | null;
  readonly minor: bigint | null;
}

/** A rate of many things, and a price of many moments, is read once for as long as it is kept. */
const scaledNumbers = new WeakMap<Decimal, Scaled>();

function scaledOf(number: Decimal | string | null): Scaled | null {
  if (number === null) return null;
  if (typeof number === 'string') return scaled(number);
  const known = scaledNumbers.get(number);
  if (known !== undefined) return known;
  const made = scaled(toPlain(number));
  scaledNumbers.set(number, made);
  return made;
}
