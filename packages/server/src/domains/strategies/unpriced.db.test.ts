import { HOUR_MS } from '@investing-platform/schema/durations';
import { describe, expect, test } from 'vitest';
import type { Database } from '../../db/database.ts';
import { decimal } from '../../kernel/decimal.ts';
import { onBooks } from '../../testing/on-database.ts';
import { codeOf } from '../../testing/outcomes.ts';
import { noRate } from '../market/index.ts';
import { moveCash } from '../trading/settlement/books.ts';
import { giveCash } from '../trading/trading.fixture.ts';
import { fetchAllActiveStrategies } from './actives/fetch-active-strategies.ts';
import { liquidateActiveStrategy } from './actives/liquidate-active-strategy.ts';
import { setAssetShares } from './actives/set-asset-shares.ts';
import { getRebalancePreview } from './previews/get-rebalance-preview.ts';
import { rebalanceActiveStrategy } from './runs/rebalance-active-strategy.ts';
import {
  AAPL,
  type Investor,
  invested,
  investor,
  lastRun,
  MSFT,
  read,
  settle,
} from './strategies.fixture.ts';

let db: Database;
let ada: Investor;
let id: string;

onBooks(async (given) => {
  db = given;
  ada = await investor({ db });
  ({ id } = await invested(ada));
});

/** The same person with a source of prices that has never told those of some names. */
function withholding(...names: readonly string[]): Investor {
  const { world } = ada;
  const { market } = world;
  const known = <T>(told: ReadonlyMap<string, T>): Map<string, T> =>
    new Map([...told].filter(([assetId]) => !names.includes(assetId)));
  const marketData: typeof market = {
    ...market,
    quotes: async (ids) => known(await market.quotes(ids)),
    pricesAt: async (ids, at) => known(await market.pricesAt(ids, at)),
    fxRate: (from, to, at) =>
      names.includes(from) ? Promise.reject(noRate(from, at)) : market.fxRate(from, to, at),
  };
  return { ...ada, world: { ...world, deps: { ...world.deps, marketData } } };
}

/** Dinars, which nothing else is in, in the account and in the active strategy. */
async function giveDinars(): Promise<void> {
  const { world, live, userId } = ada;
  await giveCash(world, ada, 'KWD', '24.69');
  const transfer = {
    userId,
    brokerAccountId: live.id,
    tradingMode: 'LIVE' as const,
    fromBookId: live.id,
    toBookId: id,
    sourceType: 'test',
    sourceId: id,
  };
  await db.transaction((tx) => moveCash(tx, world.deps, transfer, 'KWD', decimal('12.345')));
}

describe('an active strategy that holds something without a price', () => {
  test('shows the rest, says how much it leaves out, and makes up no gain and no share', async () => {
    const whole = await read(ada, id);
    const { world, actor } = withholding(MSFT);
    const { nodes } = await fetchAllActiveStrategies(world.deps, actor, {});
    const [view] = nodes;
    expect(view).toMatchObject({
      unpricedCount: 1,
      profitLoss: null,
      profitLossPercent: null,
      driftPercentPoints: null,
    });
    const known = view?.holdings.find(({ asset }) => asset.id === AAPL);
    const lost = view?.holdings.find(({ asset }) => asset.id === MSFT);
    const unknown = { marketValue: null, actualPercent: null, priceAsOf: null, stale: true };
    expect(lost).toMatchObject(unknown);
    expect(known).toMatchObject({ priceAsOf: world.clock.now(), stale: false });
    const before = whole.holdings.find(({ asset }) => asset.id === AAPL);
    expect(known?.marketValue).toBe(before?.marketValue);
    expect(Number(view?.marketValue)).toBeCloseTo(
      Number(view?.cash) + Number(known?.marketValue),
      6,
    );
  });

  test('says of each price when it was made, and which one is old', async () => {
    const { market, deps } = ada.world;
    const asOf = new Date(ada.world.clock.now().getTime() - HOUR_MS);
    const quotes: typeof market.quotes = async (ids) => {
      const told = new Map(await market.quotes(ids));
      const aged = told.get(AAPL);
      if (aged !== undefined) told.set(AAPL, { ...aged, asOf, stale: true });
      return told;
    };
    const marketData = { ...market, quotes };
    const { nodes } = await fetchAllActiveStrategies({ ...deps, marketData }, ada.actor, {});
    const [aapl, msft] = [AAPL, MSFT].map((assetId) =>
      nodes[0]?.holdings.find(({ asset }) => asset.id === assetId),
    );
    expect(aapl).toMatchObject({ priceAsOf: asOf, stale: true });
    expect(msft).toMatchObject({ priceAsOf: ada.world.clock.now(), stale: false });
  });

  test('is previewed as it stands, with nothing to do and the reason', async () => {
    const { world, actor } = withholding(MSFT);
    const preview = await getRebalancePreview(world.deps, actor, { activeStrategyId: id });
    expect(preview).toMatchObject({
      unpricedCount: 1,
      turnoverPercent: '0',
      estimatedFees: '0',
      skipped: [{ symbol: 'MSFT', reason: 'NO_PRICE', notional: null }],
    });
    const lines = new Map(preview.lines.map((line) => [line.symbol, line]));
    expect(lines.get('MSFT')).toMatchObject({ estimatedPrice: null, actualPercent: null });
    expect(lines.get('AAPL')).toMatchObject({ estimatedPrice: '100', quantityDelta: '0' });
  });

  test('has a run that ends without orders and says why', async () => {
    ada.world.market.setPrice('AAPL', '150');
    const person = withholding(MSFT);
    await rebalanceActiveStrategy(person.world.deps, person.actor, { id });
    await settle(person.world);
    expect(await lastRun(person, id)).toMatchObject({
      status: 'COMPLETED_ADJUSTED',
      skipped: [{ symbol: 'MSFT', reason: 'NO_PRICE' }],
    });
    expect((await read(person, id)).status).toBe('ACTIVE');
  });

  test('gives a percentage out, and no amount of what nobody knows', async () => {
    const { world, actor } = withholding(MSFT);
    const amount = liquidateActiveStrategy(world.deps, actor, { id, size: { amount: '100' } });
    expect(await codeOf(amount)).toBe('PROVIDER_UNAVAILABLE');
    await liquidateActiveStrategy(world.deps, actor, { id, size: { percent: '50' } });
    await settle(world);
    expect((await lastRun(ada, id)).status).toBe('COMPLETED_ADJUSTED');
  });
});

describe('money in a currency without an exchange rate', () => {
  test('is counted and not valued, and stops no run and no attaching of shares', async () => {
    const before = await read(ada, id);
    await giveDinars();
    const person = withholding('KWD');
    const { world, actor } = person;
    const shown = await read(person, id);
    expect(shown).toMatchObject({ unpricedCount: 1, marketValue: before.marketValue });
    const preview = await getRebalancePreview(world.deps, actor, { activeStrategyId: id });
    expect(preview).toMatchObject({ unpricedCount: 1, totalValue: before.marketValue });

    const shares = [{ assetId: AAPL, quantity: '1' }];
    expect((await setAssetShares(world.deps, actor, { id, shares })).id).toBe(id);
    await rebalanceActiveStrategy(world.deps, actor, { id });
    await settle(world);
    expect(await lastRun(person, id)).toMatchObject({ status: 'COMPLETED_SUCCESS', skipped: [] });
    expect((await read(person, id)).unpricedCount).toBe(1);
  });
});
