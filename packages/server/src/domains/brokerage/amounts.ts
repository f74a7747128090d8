import { type Decimal, decimal, sum, toPlain, ZERO } from '../../kernel/decimal.ts';
import { roundCash } from '../../kernel/money.ts';
import { assetById, noPrice, quotesOf } from '../market/index.ts';
import type { AccountRow } from './accounts.sql.ts';
import type { BrokerageDeps } from './deps.ts';

/** What accounts are worth at one moment. */
export interface Prices {
  readonly at: Date;
  /**
   * The last price of an asset in its currency.
   *
   * @throws {PlatformError} PROVIDER_UNAVAILABLE where it has none: it is not worth nothing
   */
  readonly priceOf: (assetId: string) => Decimal;
  /** What one unit of a currency is worth in another. */
  readonly rateOf: (from: string, to: string) => Decimal;
}

/**
 * Prices and rates now for everything that the accounts hold: one call for all assets.
 *
 * @throws {PlatformError} PROVIDER_UNAVAILABLE
 */
export async function pricesFor(
  deps: Pick<BrokerageDeps, 'marketData' | 'clock'>,
  accounts: readonly AccountRow[],
  into: (account: AccountRow) => string,
): Promise<Prices> {
  const at = deps.clock.now();
  const assetIds = [...new Set(accounts.flatMap((row) => row.holdings.map((one) => one.assetId)))];
  const quotes = await quotesOf(deps, assetIds);
  const pairs = new Set(
    accounts.flatMap((row) => currenciesOf(row).map((currency) => pair(currency, into(row)))),
  );
  const rates = await Promise.all([...pairs].map((names) => rateNow(deps, names, at)));
  const rateByPair = new Map(rates);
  return {
    at,
    priceOf: (assetId) => {
      const quote = quotes.get(assetId);
      if (quote !== undefined) return decimal(quote.price);
      throw noPrice(assetId);
    },
    rateOf: (from, to) => rateByPair.get(pair(from, to)) ?? ONE,
  };
}

const ONE = decimal(1);
const pair = (from: string, to: string): string => `${from} ${to}`;

async function rateNow(
  { marketData }: Pick<BrokerageDeps, 'marketData'>,
  names: string,
  at: Date,
): Promise<[string, Decimal]> {
  const [from = '', to = ''] = names.split(' ');
  return [names, decimal(await marketData.fxRate(from, to, at))];
}

function currenciesOf({ cash, holdings }: AccountRow): string[] {
  const ofAssets = holdings.flatMap(({ assetId }) => assetById(assetId)?.currency ?? []);
  return [...cash.map(({ currency }) => currency), ...ofAssets];
}

/** In one currency, unrounded. */
export interface AccountAmounts {
  readonly cash: Decimal;
  readonly available: Decimal;
  readonly positions: Decimal;
}

export function amountsOf(
  { cash, holdings }: AccountRow,
  prices: Prices,
  into: string,
): AccountAmounts {
  const converted = (amount: string, currency: string): Decimal =>
    decimal(amount).times(prices.rateOf(currency, into));
  return {
    cash: sum(cash.map(({ total, currency }) => converted(total, currency))),
    available: sum(cash.map(({ available, currency }) => converted(available, currency))),
    positions: sum(
      holdings.map(({ assetId, quantity }) => {
        const rate = prices.rateOf(assetById(assetId)?.currency ?? into, into);
        return decimal(quantity).times(prices.priceOf(assetId)).times(rate);
      }),
    ),
  };
}

/** An amount as it is shown: rounded half-even to the currency's minor unit. */
export function shown(amount: Decimal, currency: string): string {
  return toPlain(roundCash(amount, currency));
}

export function atLeastZero(amount: Decimal): Decimal {
  return amount.isNegative() ? ZERO : amount;
}
