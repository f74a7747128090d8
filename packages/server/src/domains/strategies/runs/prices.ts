import type { AssetRow } from '@investing-platform/rules/market/catalogue';
import type { ExchangeTerms } from '@investing-platform/rules/strategies/runs/exchange-terms';
import type { Deps } from '../../../deps.ts';
import { type Decimal, decimal } from '../../../kernel/decimal.ts';
import { refuse } from '../../../kernel/errors.ts';
import { roundCash } from '../../../kernel/money.ts';
import type { Quote } from '../../../ports/market-data.ts';
import { planOf } from '../../billing/index.ts';
import { lastQuotesOf, quotesOf, rateOrNull } from '../../market/index.ts';
import { type ActiveRow, accountCurrencies } from '../actives/actives.sql.ts';
import { catalogued } from '../definitions/strategy.ts';

type PriceDeps = Pick<Deps, 'marketData' | 'clock'>;

/** Prices of assets, and what currencies are worth in others, of one moment. */
export interface Prices {
  readonly quotes: ReadonlyMap<string, Quote>;
  /** What one unit of a currency is worth in another, by `pairOf`. */
  readonly rates: ReadonlyMap<string, Decimal>;
}

const pairOf = (from: string, into: string): string => `${from} ${into}`;

/** Money in one currency and the one that it is counted in. */
interface Pair {
  readonly from: string;
  readonly into: string;
}

/**
 * Prices of all that active strategies hold and are to hold, and the rates that bring them to the
 * active strategies' currencies. Those that nobody knows are left out: an asset
 * that has lost its price keeps nobody from getting out.
 *
 * @throws {PlatformError} PROVIDER_UNAVAILABLE where the source does not answer
 */
export async function pricesFor(deps: PriceDeps, actives: readonly ActiveRow[]): Promise<Prices> {
  return pricesBy(quotesOf, deps, actives, []);
}

/** The same for somebody who looks: what the source does not tell now is what it told before. */
export async function lastPricesFor(
  deps: PriceDeps,
  active: ActiveRow,
  more: readonly string[],
): Promise<Prices> {
  return pricesBy(lastQuotesOf, deps, [active], more);
}

async function pricesBy(
  read: typeof quotesOf,
  deps: PriceDeps,
  actives: readonly ActiveRow[],
  more: readonly string[],
): Promise<Prices> {
  const held = actives.flatMap(({ holdings }) => holdings);
  const ids = [...new Set([...held.map(({ assetId }) => assetId), ...more])];
  const pairs = actives.flatMap((active) => pairsOf(active, more));
  const [quotes, rates] = await Promise.all([
    ids.length === 0 ? new Map<string, Quote>() : read(deps, ids),
    ratesOf(deps, pairs),
  ]);
  return { quotes, rates };
}

/**
 * Prices of assets, and the rates that bring them to the currencies of a person's accounts, as far
 * as they are known.
 */
export async function pricesOf(
  deps: PriceDeps & Pick<Deps, 'db'>,
  userId: string,
  assets: readonly AssetRow[],
): Promise<Prices> {
  const ids = [...new Set(assets.map(({ id }) => id))];
  const accounts = ids.length === 0 ? [] : await deps.db.all(accountCurrencies, userId);
  const pairs = assets.flatMap(({ currency: from }) =>
    accounts.map(({ currency: into }): Pair => ({ from, into })),
  );
  const [quotes, rates] = await Promise.all([
    ids.length === 0 ? new Map<string, Quote>() : quotesOf(deps, ids),
    ratesOf(deps, pairs),
  ]);
  return { quotes, rates };
}

/**
 * Only the rates that the cash of an active strategy needs. A currency that nobody knows the rate
 * of, and that nothing it trades is in, stays as it is.
 *
 * @throws {PlatformError} PROVIDER_UNAVAILABLE where money that sales bring has no rate
 */
export async function ratesFor(deps: PriceDeps, active: ActiveRow): Promise<Prices> {
  const pairs = active.foreignCash.map(({ currency }) => ({
    from: currency,
    into: active.currency,
  }));
  const prices = { quotes: new Map(), rates: await ratesOf(deps, pairs) };
  const traded = new Set(active.holdings.map(({ assetId }) => catalogued(assetId).currency));
  for (const { from, into } of pairs) if (traded.has(from)) rateOf(prices, from, into);
  return prices;
}

function pairsOf({ holdings, foreignCash, currency }: ActiveRow, more: readonly string[]) {
  const ids = [...holdings.map(({ assetId }) => assetId), ...more];
  const others = [
    ...ids.map((id) => catalogued(id).currency),
    ...foreignCash.map((cash) => cash.currency),
  ];
  return others.map((from): Pair => ({ from, into: currency }));
}

async function ratesOf(
  { marketData, clock }: PriceDeps,
  pairs: readonly Pair[],
): Promise<ReadonlyMap<string, Decimal>> {
  const wanted = new Map(
    pairs.flatMap((pair) =>
      pair.from === pair.into ? [] : [[pairOf(pair.from, pair.into), pair]],
    ),
  );
  const now = clock.now();
  const known = await Promise.all(
    [...wanted].map(async ([key, { from, into }]) => {
      const rate = await rateOrNull({ marketData }, from, into, now);
      return rate === null ? [] : [[key, decimal(rate)] as const];
    }),
  );
  return new Map(known.flat());
}

/**
 * What one unit of a currency is worth in another; 1 of one and the same.
 *
 * @throws {PlatformError} PROVIDER_UNAVAILABLE where nobody knows
 */
function rateOf({ rates }: Prices, from: string, into: string): Decimal {
  if (from === into) return decimal(1);
  const rate = rates.get(pairOf(from, into));
  if (rate !== undefined) return rate;
  throw refuse('PROVIDER_UNAVAILABLE', `There is no exchange rate from ${from} to ${into} now`);
}

/** What an amount is worth in another currency before any fee, in whole minor units. */
export function converted(prices: Prices, amount: Decimal, from: string, into: string): Decimal {
  return roundCash(amount.times(rateOf(prices, from, into)), into);
}

/**
 * How an active strategy's money is exchanged to a currency and back: at the mid rate less what the
 * owner's plan charges (spec 4.2). Null for its own currency.
 */
export function exchangeTerms(
  prices: Prices,
  { currency, ownerPlan }: Pick<ActiveRow, 'currency' | 'ownerPlan'>,
  other: string,
): ExchangeTerms | null {
  if (other === currency) return null;
  const feeRate = decimal(planOf({ plan: ownerPlan }).forexFeeFraction);
  return { rate: rateOf(prices, other, currency), feeRate };
}

export function hasRate({ rates }: Prices, from: string, into: string): boolean {
  return from === into || rates.has(pairOf(from, into));
}
