import { assetById } from '@investing-platform/rules/market/catalogue';
import { Decimal, toPlain } from '@investing-platform/rules/numbers/decimal';
import { driftOf, greatestDrift, percentOf } from '@investing-platform/rules/strategies/drift';
import type { PastRange } from '@investing-platform/schema/operations';
import { all, type Facts, find, type Realm } from '../contract/realm.ts';
import { isLink, link, type RowOf } from '../contract/row.ts';
import { rateOf } from '../market/exchange-rates.ts';
import { type Amount, amount, cash, minus, plus, share, times, total } from './amounts.ts';
import { partOf } from './part-of.ts';
import { oneYearReturn, strategyPerformance } from './strategy-performance.ts';
import { daysFrom } from './time.ts';

const PERCENT_PLACES = 6;

interface Held {
  readonly asset: unknown;
  readonly targetPercent: Amount;
  readonly quantity: Amount;
  readonly averageEntryPrice: Amount;
}

const quoteOf = (realm: Realm, asset: unknown) => {
  const instrument = isLink(asset) ? assetById(asset.id) : null;
  return instrument === null ? null : realm.platform.market.quote(instrument);
};

/** In a currency, unrounded; null: in the asset's. */
const currentPrice = (realm: Realm, asset: unknown, currency: string | null = null): Amount => {
  const instrument = isLink(asset) ? assetById(asset.id) : null;
  if (instrument === null) return '0';
  const { price } = realm.platform.market.quote(instrument);
  return currency === null ? price : times(price, rateOf(instrument.currency, currency));
};

const held = (row: RowOf<'ActiveStrategy'>): readonly Held[] =>
  (row.holdings ?? []) as readonly Held[];

/** What each part of an active strategy is worth now, and how far it is from its target. */
function shownHoldings(row: RowOf<'ActiveStrategy'>, realm: Realm) {
  const own = String(row.currency);
  const valued = held(row).map((holding) => ({
    ...holding,
    exact: times(holding.quantity, currentPrice(realm, holding.asset, own)),
  }));
  const whole = amount(plus(row.cash, total(valued.map(({ exact }) => exact))));
  return valued.map(({ exact, ...holding }) => {
    const quote = quoteOf(realm, holding.asset);
    const actual = percentOf(amount(exact), whole);
    const parts = { actualPercent: actual, targetPercent: amount(holding.targetPercent) };
    return {
      ...holding,
      marketValue: cash(exact, own),
      priceAsOf: quote?.asOf ?? null,
      stale: quote?.stale ?? true,
      actualPercent: rounded(actual),
      driftPercentPoints: rounded(driftOf(parts)),
      parts,
    };
  });
}

const rounded = (value: Decimal): Amount =>
  toPlain(value.toDecimalPlaces(PERCENT_PLACES, Decimal.ROUND_HALF_EVEN));

/** The strategies of other people that one may read: published, and not for their makers alone. */
export const strategiesOfOthers = ({
  platform,
  own,
  shared,
}: Realm): readonly RowOf<'Strategy'>[] =>
  [...platform.state.rows.values()]
    .filter((rows) => rows !== own && rows !== shared)
    .flatMap((rows) => rows.list('Strategy'))
    .filter(({ status, visibility }) => status === 'PUBLISHED' && visibility !== 'PRIVATE');

const worth = (row: RowOf<'ActiveStrategy'>, realm: Realm): Amount =>
  plus(row.cash, total(shownHoldings(row, realm).map(({ marketValue }) => marketValue)));

const gain = (row: RowOf<'ActiveStrategy'>, realm: Realm): Amount =>
  minus(worth(row, realm), row.invested);

export const strategyFacts: Facts = {
  ActiveStrategy: {
    holdings: shownHoldings,
    marketValue: worth,
    unpricedCount: () => 0,
    profitLoss: gain,
    profitLossPercent: (row, realm) => share(gain(row, realm), row.invested),
    driftPercentPoints: (row, realm) =>
      rounded(greatestDrift(shownHoldings(row, realm).map(({ parts }) => parts))),
    outOfSync: (row, realm) => {
      const { strategy } = row;
      if (!isLink(strategy)) return false;
      const followed = find(realm, 'Strategy', strategy.id);
      return followed !== undefined && followed.version !== row.strategyVersion;
    },
    runs: (row, realm, args) => {
      const runs = realm.own.list('RebalanceRun', { activeStrategyId: row.id });
      return partOf(realm, 'RebalanceRun', `runs of ${row.id}`, runs.toReversed(), args);
    },
    nextRebalanceAt: (row) =>
      row.autoRebalance === true && row.status === 'ACTIVE' && row.lastRebalancedAt instanceof Date
        ? daysFrom(row.lastRebalancedAt, Number(row.cooldownDays))
        : null,
  },
  RebalanceRun: {
    orders: (row, realm) =>
      all(realm, 'Order', { runId: row.id }).map(({ id }) => link('Order', id)),
  },
  Strategy: {
    performance: (row, realm, args) =>
      strategyPerformance(realm, row, (Object(args).range ?? 'Y1') as PastRange),
    oneYearReturnPercent: (row, realm) => oneYearReturn(realm, row),
  },
  StrategyAssetVote: {
    symbol: (row) => assetById(String(row.assetId))?.symbol ?? '',
    upVotes: (row) => (row.vote === 'UP' ? 1 : 0),
    downVotes: (row) => (row.vote === 'DOWN' ? 1 : 0),
    tally: (row) => (row.vote === 'UP' ? 1 : row.vote === 'DOWN' ? -1 : 0),
  },
  TradeIdea: {
    currentPrice: (row, realm) => currentPrice(realm, row.asset),
    priceAsOf: (row, realm) => quoteOf(realm, row.asset)?.asOf ?? null,
    stale: (row, realm) => quoteOf(realm, row.asset)?.stale ?? true,
  },
};
