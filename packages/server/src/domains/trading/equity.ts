import { type Decimal, decimal, sum, ZERO } from '../../kernel/decimal.ts';
import { type Amounts, amountsAt, type BookScope, type Flow } from '../../ledger/index.ts';
import type { MarketData } from '../../ports/market-data.ts';
import { assetById } from '../market/index.ts';
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
  /** What one unit of an asset or a currency was worth at one of the moments. */
  readonly worthOf: (asset: string, place: number) => Decimal;
}

/**
 * What books were worth at moments. Two statements, one call for all prices, and one for each
 * currency and day.
 *
 * @param times ascending, without repetition, 10,000 at most
 * @param flows whose assets need prices too, at moments among `times`
 * @throws {PlatformError} PROVIDER_UNAVAILABLE where a price or a rate cannot be had
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
  const worthOf = await worthOverTime(deps.marketData, [...named], times, currency);
  return { values: amounts.map((held, place) => equityOf(held, place, worthOf)), worthOf };
}

type WorthOf = Equity['worthOf'];

function equityOf(held: Amounts, place: number, worthOf: WorthOf): Decimal {
  return sum([...held].map(([asset, amount]) => amount.times(worthOf(asset, place))));
}

async function worthOverTime(
  marketData: MarketData,
  named: readonly string[],
  times: readonly Date[],
  into: string,
): Promise<WorthOf> {
  const assetIds = named.filter((name) => assetById(name) !== null);
  const prices = assetIds.length === 0 ? new Map() : await marketData.pricesAt(assetIds, times);
  const currencies = new Set(named.map((name) => assetById(name)?.currency ?? name));
  const rates = new Map<string, readonly Decimal[]>();
  for (const currency of currencies) {
    rates.set(currency, await ratesOf(marketData, currency, into, times));
  }
  return (name, place) => {
    const asset = assetById(name);
    const rate = rates.get(asset?.currency ?? name)?.[place] ?? ZERO;
    if (asset === null) return rate;
    return decimal(prices.get(name)?.[place] ?? '0').times(rate);
  };
}

const DAY_CHARACTERS = 10;

/** Rates are of days: that of a moment is the one with which its UTC day begins. */
async function ratesOf(
  marketData: Pick<MarketData, 'fxRate'>,
  from: string,
  to: string,
  times: readonly Date[],
): Promise<readonly Decimal[]> {
  const ONE = decimal(1);
  if (from === to) return times.map(() => ONE);
  const days = times.map((at) => at.toISOString().slice(0, DAY_CHARACTERS));
  const byDay = new Map<string, Decimal>();
  for (const day of new Set(days)) {
    byDay.set(day, decimal(await marketData.fxRate(from, to, new Date(`${day}T00:00:00Z`))));
  }
  return days.map((day) => byDay.get(day) ?? ONE);
}
