import { assetsBySymbol } from '@investing-platform/rules/market/catalogue';
import { HOUR_MS } from '@investing-platform/schema/durations';
import type { WalletWatchFailure } from '@investing-platform/schema/operations';
import type { Deps } from '../../../deps.ts';
import type { WalletBalance, WalletWatch } from '../../../graphql/generated/resolver-types.ts';
import { type Actor, requireUser } from '../../../kernel/actor.ts';
import { type Decimal, decimal, sum, toPlain } from '../../../kernel/decimal.ts';
import { notFound } from '../../../kernel/errors.ts';
import { roundCash } from '../../../kernel/money.ts';
import { ownPortfolio } from '../../holdings/index.ts';
import { lastPrices, rateOrNull } from '../../market/index.ts';
import { type WatchRow, watchesOf } from './watches.sql.ts';

type ShownDeps = Pick<Deps, 'db' | 'clock' | 'marketData'>;

export interface WatchesInput {
  readonly ids?: readonly string[] | null | undefined;
  readonly portfolioIds?: readonly string[] | null | undefined;
}

const STALE_MS = HOUR_MS;
const MAX_BALANCES = 200;
const REASONS: Readonly<Record<WalletWatchFailure, string>> = {
  PROVIDER_ERROR: 'The source of the chain does not answer. It is asked again every 5 minutes.',
  TOO_LARGE: 'The address has more than can be read or recorded.',
  UNKNOWN_ADDRESS: 'The chain does not know such an address.',
  CONFLICTING_TRADES:
    'Trades that were recorded by hand take out more than the address held. Change or delete them.',
};

/**
 * The addresses that a person watches, by label: one statement, and one call for prices.
 *
 * @throws {PlatformError} NOT_FOUND for a portfolio
 */
export async function walletWatches(
  deps: ShownDeps,
  actor: Actor,
  { ids = null, portfolioIds = null }: WatchesInput,
): Promise<WalletWatch[]> {
  const { userId } = requireUser(actor);
  for (const id of portfolioIds ?? []) {
    if ((await deps.db.maybe(ownPortfolio, userId, id)) === null) throw notFound('Portfolio');
  }
  const rows = await deps.db.all(watchesOf, userId, ids, portfolioIds);
  const now = deps.clock.now();
  const assets = rows.flatMap(({ balances }) => balances.flatMap(({ symbol }) => coin(symbol)));
  const prices = await lastPrices(
    deps,
    assets.map(({ id }) => id),
    now,
  );
  const currencies = [...new Set(rows.map(({ currency }) => currency))];
  const rates = new Map<string, Decimal | null>();
  for (const currency of currencies) {
    rates.set(currency, await rateOrNull(deps, 'USD', currency, now));
  }
  return rows.map((row) => {
    const priceOf = (symbol: string): Decimal | null => {
      const [asset] = coin(symbol);
      const price = asset && prices.get(asset.id)?.price;
      const rate = rates.get(row.currency) ?? null;
      return price === undefined || rate === null ? null : rate.times(price);
    };
    return watchShown(row, priceOf, now);
  });
}

/** @throws {PlatformError} NOT_FOUND */
export async function walletWatchOf(
  deps: ShownDeps,
  actor: Actor,
  id: string,
): Promise<WalletWatch> {
  const [watch] = await walletWatches(deps, actor, { ids: [id] });
  if (watch === undefined) throw notFound('Wallet watch');
  return watch;
}

const coin = (symbol: string) =>
  assetsBySymbol(symbol).filter(({ assetClass }) => assetClass === 'CRYPTO');

function watchShown(
  { userId: _, tipHeight: __, revision: ___, balances, ...row }: WatchRow,
  priceOf: (symbol: string) => Decimal | null,
  now: Date,
): WalletWatch {
  const valued = balances.map(({ symbol, contract, quantity }): WalletBalance => {
    const price = priceOf(symbol);
    const value = price === null ? null : toPlain(roundCash(price.times(quantity), row.currency));
    return { symbol, contract, quantity, value };
  });
  const values = valued.flatMap(({ value }) => (value === null ? [] : decimal(value)));
  return {
    ...row,
    balances: valued.sort(largestFirst).slice(0, MAX_BALANCES),
    value: values.length === 0 ? null : toPlain(sum(values)),
    unpricedCount: valued.length - values.length,
    stale: now.getTime() - (row.lastSyncedAt?.getTime() ?? 0) > STALE_MS,
    failureReason: row.failureCode && REASONS[row.failureCode],
  };
}

function largestFirst(left: WalletBalance, right: WalletBalance): number {
  const amount = ({ value }: WalletBalance): Decimal => decimal(value ?? -1);
  return amount(right).comparedTo(amount(left)) || (left.symbol < right.symbol ? -1 : 1);
}
