import { type Decimal, sum } from '../../kernel/decimal.ts';
import { type Amounts, amountsAt, type BookScope, type Flow } from '../../ledger/index.ts';
import { assetById, noRate, pricesOver, ratesOver } from '../market/index.ts';
import type { TradingDeps } from './deps.ts';

/** Whose money. */
export interface HistoryScope {
  readonly userId: string;
  readonly books: readonly BookScope[];
}

/** What there was at moments, and what it was worth; both by the moment alone. */
export interface Equity {
  /** In the currency asked for, unrounded; in the order of the moments. */
  readonly values: readonly Decimal[];
  /**
   * What one unit of an asset or a currency was worth at one of the moments.
   *
   * @throws {PlatformError} PROVIDER_UNAVAILABLE where that is not known
   */
  readonly worthOf: (asset: string, place: number) => Decimal;
}

/**
 * What books were worth at moments. Two statements, one call for all prices, and one for each
 * currency and day.
 *
 * @param times ascending, without repetition, 10,000 at most
 * @param flows whose assets need prices too, at moments among `times`
 * @throws {PlatformError} PROVIDER_UNAVAILABLE where the price or the rate of what there was cannot
 *   be had
 */
export async function equityAt(
  deps: Pick<TradingDeps, 'db' | 'marketData'>,
  { userId, books }: HistoryScope,
  times: readonly Date[],
  currency: string,
  flows: readonly Flow[] = [],
): Promise<Equity> {
  const amounts = await amountsAt(deps.db, userId, books, times);
  const named = new Set([
    ...amounts.flatMap((held) => [...held.keys()]),
    ...flows.map(({ asset }) => asset),
  ]);
  const worthOf = await worthOverTime(deps, [...named], times, currency);
  return { values: amounts.map((held, place) => equityOf(held, place, worthOf)), worthOf };
}

type WorthOf = Equity['worthOf'];

function equityOf(held: Amounts, place: number, worthOf: WorthOf): Decimal {
  return sum([...held].map(([asset, amount]) => amount.times(worthOf(asset, place))));
}

async function worthOverTime(
  deps: Pick<TradingDeps, 'marketData'>,
  named: readonly string[],
  times: readonly Date[],
  into: string,
): Promise<WorthOf> {
  const assetIds = named.filter((name) => assetById(name) !== null);
  const priceOf = await pricesOver(deps, assetIds, times);
  const days = times.map(startOfDay);
  const rates = new Map<string, Awaited<ReturnType<typeof ratesOver>>>();
  for (const currency of new Set(named.map((name) => assetById(name)?.currency ?? name))) {
    rates.set(currency, await ratesOver(deps, currency, into, days));
  }
  return (name, place) => {
    const asset = assetById(name);
    const currency = asset?.currency ?? name;
    const rate = rates.get(currency)?.(place) ?? null;
    if (rate === null) throw noRate(currency, times[place]);
    return asset === null ? rate : priceOf(name, place).times(rate);
  };
}

const DAY_MILLISECONDS = 86_400_000;

/** Rates are of days: that of a moment is the one with which its UTC day begins. */
function startOfDay(at: Date): Date {
  return new Date(Math.floor(at.getTime() / DAY_MILLISECONDS) * DAY_MILLISECONDS);
}
