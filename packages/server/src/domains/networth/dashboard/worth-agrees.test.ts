import { createHash } from 'node:crypto';
import { assetById } from '@investing-platform/rules/market/catalogue';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { statement } from '../../../db/statement.ts';
import { Decimal, decimal, sum, toPlain } from '../../../kernel/decimal.ts';
import { PlatformError } from '../../../kernel/errors.ts';
import { minorUnits } from '../../../kernel/money.ts';
import { newYorkDate } from '../../../ledger/index.ts';
import { getBrokerAccounts } from '../../brokerage/accounts/get-broker-accounts.ts';
import { fetchBalances } from '../../brokerage/balances.ts';
import { getPortfolioHistory } from '../../brokerage/history/portfolio-history.ts';
import { runOnce } from '../../trading/matching/matcher.ts';
import { placeOrder } from '../../trading/orders/place-order.ts';
import { livePositions } from '../../trading/positions/read-positions.ts';
import {
  BTC,
  buy,
  giveCash,
  limit,
  own,
  type Trader,
  trader,
  tradingWorld,
} from '../../trading/trading.fixture.ts';
import { netWorthAssets } from '../assets/net-worth-assets.ts';
import { netWorthAssetHistory } from '../history/asset-history.ts';
import { netWorthDashboard } from './net-worth-dashboard.ts';

const SEED = 'worth-20261123';
const MOMENTS = 8;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const CURRENCIES = [
  ...['NZD', 'USD', 'EUR', 'GBP', 'JPY', 'AUD', 'CHF', 'KWD', 'SEK', 'INR', 'CLF', 'BTC'],
] as const;

/** From 0 to 1, the same for the same words. */
function chance(...words: readonly unknown[]): number {
  const text = [SEED, ...words].join(' ');
  return createHash('sha256').update(text).digest().readUInt32BE() / 2 ** 32;
}

/** How many units of a currency one dollar buys: a new table is published at 15:00 each day. */
function perDollar(currency: string, at: Date): Decimal {
  if (currency === 'USD') return decimal(1);
  const published = Math.floor((at.getTime() - 15 * HOUR) / DAY);
  const size = { JPY: 150, INR: 88, KWD: 0.3, CLF: 0.026, BTC: 0.00001 }[currency] ?? 1.3;
  return decimal((size * (0.8 + 0.4 * chance('rate', currency, published))).toPrecision(6));
}

const rate = (from: string, to: string, at: Date): string =>
  from === to ? '1' : toPlain(perDollar(to, at).dividedBy(perDollar(from, at)));

let world: Awaited<ReturnType<typeof tradingWorld>>;
let ada: Trader;
let withheld = 0;

beforeEach(async () => {
  world = await tradingWorld();
  withheld = 0;
  const { market } = world;
  const { quotes, pricesAt } = market;
  const isHeld = (...what: readonly unknown[]) => chance('withheld', ...what) < withheld;
  Object.assign(market, {
    async fxRate(from: string, to: string, at: Date) {
      if (from !== to && isHeld(from, at.getTime())) {
        throw new PlatformError('PROVIDER_UNAVAILABLE', 'no rate');
      }
      return rate(from, to, at);
    },
    async quotes(ids: readonly string[]) {
      const now = world.clock.now().getTime();
      return new Map([...(await quotes(ids))].filter(([id]) => !isHeld('quote', id, now)));
    },
    async pricesAt(ids: readonly string[], times: readonly Date[]) {
      return new Map(
        [...(await pricesAt(ids, times))].map(([id, prices]) => [
          id,
          prices.map((price, place) => (isHeld(id, times[place]?.getTime()) ? null : price)),
        ]),
      );
    },
  });
  ada = await trader(world, '50000.55');
  await own(world, ada, '3.333333333');
  await giveCash(world, ada, 'NZD', '777.77');
  await giveCash(world, ada, 'KWD', '12.345');
});

afterEach(() => world.db.close());

/** A day or so of a life: prices move, something is bought, sometimes money comes. */
async function live(step: number): Promise<void> {
  const { deps, market, clock } = world;
  const prices = {
    AAPL: 60 + 80 * chance('AAPL', step),
    BTC: 90_000 * (0.5 + chance('BTC', step)),
  };
  for (const [symbol, price] of Object.entries(prices)) market.setPrice(symbol, price.toFixed(4));
  if (step % 3 === 1) await giveCash(world, ada, 'GBP', (1_000 * chance('paid', step)).toFixed(2));
  await placeOrder(
    deps,
    ada.actor,
    buy({ assetId: BTC, quantity: (chance('coins', step) / 50).toFixed(8), timeInForce: 'GTC' }),
  );
  await placeOrder(deps, ada.actor, limit('1000', { quantity: '0.5' }));
  await runOnce(deps);
  clock.advance(Math.floor((3 + 40 * chance('hours', step)) * HOUR) + 1_234);
}

const display = statement<never, [userId: string, currency: string, now: Date]>(
  'test_networth_display',
  `insert into networth_settings (user_id, display_currency, updated_at) values ($1, $2, $3)
   on conflict (user_id) do update set display_currency = $2`,
);

function showIn(currency: string): Promise<unknown> {
  const { db, clock } = world.deps;
  return db.transaction((tx) => tx.run(display, ada.userId, currency, clock.now()));
}

/** Everything that tells what the live account is worth, in the display currency. */
async function told(currency: string) {
  const { deps } = world;
  const [dashboard, balances, history, assetHistory, assets] = [
    await netWorthDashboard(deps, ada.actor),
    await fetchBalances(deps, ada.actor, { currency }),
    await getPortfolioHistory(deps, ada.actor, { range: 'W1', timeframe: 'DAY_1' }),
    await netWorthAssetHistory(deps, ada.actor, { range: 'W1' }),
    await netWorthAssets(deps, ada.actor, {}),
  ];
  const shown = assets.map(({ valueInDisplayCurrency }) => valueInDisplayCurrency);
  const last = { history: history.points.at(-1), assets: assetHistory.nodes.at(-1) };
  return {
    dashboard: [dashboard.totals.totalAssets, dashboard.totals.unpricedCount],
    netWorth: [dashboard.totals.netWorth, dashboard.totals.unpricedCount],
    allocation: [
      toPlain(sum(dashboard.allocation.map(({ value }) => decimal(value)))),
      dashboard.allocation.reduce((count, { unpricedCount }) => count + unpricedCount, 0),
    ],
    balances: [balances.equity, balances.unpricedCount],
    history: [last.history?.equity, last.history?.unpricedCount],
    assetHistory: [last.assets?.value, last.assets?.unpricedCount],
    assets: [
      toPlain(sum(shown.flatMap((value) => (value === null ? [] : [decimal(value)])))),
      shown.filter((value) => value === null).length,
    ],
  };
}

/** What balances say of the close before is what the history says of it, at the rates of then. */
async function expectLastClose(currency: string): Promise<void> {
  const { deps, clock } = world;
  const { lastEquity } = await fetchBalances(deps, ada.actor, { currency });
  const { points } = await getPortfolioHistory(deps, ada.actor, {
    range: 'W1',
    timeframe: 'DAY_1',
  });
  const closes = points.filter(({ at }) => newYorkDate(at) < newYorkDate(clock.now()));
  expect(lastEquity, `lastEquity in ${currency}`).toBe(closes.at(-1)?.equity);
}

/** The same by hand: every position and every currency, rounded once, and summed. */
async function byHand(currency: string): Promise<[string, number]> {
  const { deps, market, clock } = world;
  const now = clock.now();
  const { positions } = await livePositions(deps.db, ada.userId);
  const { cashByCurrency } = await fetchBalances(deps, ada.actor, {});
  const parts = [
    ...positions.map(({ assetId, quantity }) => ({ assetId, name: null, amount: quantity })),
    ...cashByCurrency.map(({ currency: name, amount }) => ({ assetId: null, name, amount })),
  ];
  const rateOf = async (from: string): Promise<string | null> => {
    try {
      return await market.fxRate(from, currency, now);
    } catch {
      return null;
    }
  };
  let [total, unknown] = [decimal(0), 0];
  for (const { assetId, name, amount } of parts) {
    const asset = assetId === null ? null : assetById(assetId);
    const each = await rateOf(asset?.currency ?? name ?? '');
    const price =
      asset === null
        ? '1'
        : ((await market.quotes([asset.id])).get(asset.id)?.price ??
          remembered.get(asset.id) ??
          (await market.pricesAt([asset.id], [now])).get(asset.id)?.[0] ??
          null);
    if (each === null || price === null) {
      unknown += 1;
      continue;
    }
    const exact = decimal(amount).times(price).times(each);
    total = total.plus(exact.toDecimalPlaces(minorUnits(currency), Decimal.ROUND_HALF_EVEN));
  }
  return [toPlain(total), unknown];
}

/** What the platform has seen last of each asset. */
const remembered = new Map<string, string>();

async function remember(): Promise<void> {
  const { positions } = await livePositions(world.deps.db, ada.userId);
  const ids = positions.map(({ assetId }) => assetId);
  for (const [id, { price }] of await world.market.quotes(ids)) remembered.set(id, price);
}

test(`whatever tells what an account is worth says the same, by seed ${SEED}`, async () => {
  for (let step = 0; step < MOMENTS; step += 1) {
    await live(step);
    for (const currency of CURRENCIES) {
      await showIn(currency);
      const expected = await byHand(currency);
      expect(expected[1], `${step} ${currency}`).toBe(0);
      for (const [name, said] of Object.entries(await told(currency))) {
        expect(said, `${name} in ${currency} at step ${step}`).toEqual(expected);
      }
      if (currency === 'NZD') await expectLastClose(currency);
      const [account] = await getBrokerAccounts(world.deps, ada.actor, { tradingMode: 'LIVE' });
      const own = await fetchBalances(world.deps, ada.actor, {});
      expect([account?.equity, account?.cash]).toEqual([own.equity, own.cash]);
    }
  }
});

test(`what is withheld is null and counted, and nothing is invented, by seed ${SEED}`, async () => {
  remembered.clear();
  let counted = 0;
  for (let step = 0; step < MOMENTS; step += 1) {
    withheld = 0;
    await live(step);
    await showIn('NZD');
    withheld = [0.2, 0.5, 0.9][step % 3] ?? 0;
    // The account's own currency has a rate, so that its balances can be asked for in another.
    const { fxRate } = world.market;
    const now = world.clock.now();
    const rated: typeof fxRate = async (from, to, at) =>
      from === 'USD' && at >= now ? rate(from, to, at) : fxRate(from, to, at);
    Object.assign(world.market, { fxRate: rated });
    const first = await told('NZD');
    await remember();
    const expected = await byHand('NZD');
    for (const [name, said] of Object.entries(first)) {
      expect(said, `${name} at step ${step}`).toEqual(expected);
    }
    counted += expected[1];
    const { points, ...header } = await getPortfolioHistory(world.deps, ada.actor, {
      range: 'M1',
      timeframe: 'DAY_1',
    });
    for (const point of points) {
      const isPartial = point.unpricedCount + header.unpricedCount > 0;
      if (isPartial) expect([point.profitLoss, point.profitLossPercent]).toEqual([null, null]);
      if (point.unpricedCount > 0) expect(point.timeWeightedReturnPercent).toBeNull();
    }
    const balances = await fetchBalances(world.deps, ada.actor, {});
    if (balances.unpricedCount > 0) {
      expect([balances.dayChange, balances.dayChangePercent]).toEqual([null, null]);
    }
    Object.assign(world.market, { fxRate });
  }
  expect(counted).toBeGreaterThan(0);
});
