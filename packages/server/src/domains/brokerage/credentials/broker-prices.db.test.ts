import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  type FakeAlpaca,
  type FakePosition,
  fakeAlpaca,
  KEYS,
  UNLISTED,
} from '../../../adapters/alpaca/broker/fake-alpaca.fixture.ts';
import { assetIdOf } from '../../../adapters/alpaca/broker/symbols.ts';
import { netWorthDashboard } from '../../networth/dashboard/net-worth-dashboard.ts';
import { readPositions } from '../../trading/positions/read-positions.ts';
import { countingReads, own, type Trader, trader } from '../../trading/trading.fixture.ts';
import { getBrokerAccounts } from '../accounts/get-broker-accounts.ts';
import { type BrokerageWorld, brokerageWorld } from '../brokerage.fixture.ts';
import { getPortfolioHistory } from '../history/portfolio-history.ts';
import { probeCredential } from './probe-credential.ts';
import { saveCredential } from './save-credential.ts';

const MINUTE = 60_000;
const AAPL = assetIdOf('AAPL') ?? '';

let alpaca: FakeAlpaca;
let world: BrokerageWorld;
let ada: Trader;
let credentialId: string;

/** 10 shares that the catalogue has, at the broker's price. */
const apple = (price: string | null): FakePosition => ({
  ...UNLISTED,
  asset_id: 'apple',
  symbol: 'AAPL',
  qty: '10',
  avg_entry_price: '90',
  current_price: price,
});

beforeEach(async () => {
  alpaca = await fakeAlpaca();
  alpaca.positions = [apple('101.5')];
  world = await brokerageWorld({ fetch: alpaca.fetch });
  ada = await trader(world, '1000');
  const { id } = await saveCredential(world.deps, ada.actor, {
    provider: 'ALPACA',
    label: 'Mine',
    tradingMode: 'LIVE',
    values: Object.entries(KEYS).map(([name, value]) => ({ name, value })),
  });
  credentialId = id;
});
afterEach(async () => {
  await alpaca.close();
  await world.db.close();
});

/** The source of prices does not know the asset at all. */
function without(assetId: string): BrokerageWorld['deps'] {
  const { marketData } = world.deps;
  const known = (ids: readonly string[]) => ids.filter((id) => id !== assetId);
  const silent = {
    ...marketData,
    quotes: (ids: readonly string[]) => marketData.quotes(known(ids)),
    pricesAt: (ids: readonly string[], times: readonly Date[]) =>
      marketData.pricesAt(known(ids), times),
  };
  return { ...world.deps, marketData: silent as typeof marketData };
}

/** What each of the reads says that everything live is worth. */
async function worths(deps: BrokerageWorld['deps']) {
  const positions = await readPositions(deps, ada.actor);
  const accounts = await getBrokerAccounts(deps, ada.actor, { tradingMode: 'LIVE' });
  const source = { tradingMode: 'LIVE' as const };
  const { points } = await getPortfolioHistory(deps, ada.actor, { source, range: 'D1' });
  const { totals } = await netWorthDashboard(deps, ada.actor);
  const sum = (texts: readonly (string | null)[]) =>
    texts.reduce((total, text) => total + Number(text ?? 0), 0);
  return {
    positions:
      sum(positions.map(({ marketValue }) => marketValue)) + sum(accounts.map((a) => a.cash)),
    accounts: sum(accounts.map(({ equity }) => equity)),
    history: Number(points.at(-1)?.equity),
    netWorth: Number(totals.netWorth),
    unpriced: sum(accounts.map(({ unpricedCount }) => String(unpricedCount))),
  };
}

test('what the source knows no price of is worth what its broker says, everywhere', async () => {
  const deps = without(AAPL);
  expect(await readPositions(deps, ada.actor)).toMatchObject([
    {
      symbol: 'AAPL',
      quantity: '10',
      currentPrice: '101.5',
      marketValue: '1015',
      unrealizedProfitLoss: '115',
      intradayProfitLoss: null,
      priceAsOf: world.clock.now(),
      stale: false,
    },
  ]);
  const worth = 1_000 + 4_000.32 + 1_015;
  expect(await worths(deps)).toEqual({
    positions: worth,
    accounts: worth,
    history: worth,
    netWorth: worth,
    unpriced: 0,
  });
});

test('the same asset has the same price in whatever account of the person', async () => {
  await own(world, ada, '2');
  const values = (await readPositions(without(AAPL), ada.actor)).map((row) => row.currentPrice);
  expect(values).toEqual(['101.5', '101.5']);
  const eve = await trader(world, '1000', 'eve@example.com');
  await own(world, eve, '1');
  const [hers] = await readPositions(without(AAPL), eve.actor);
  expect(hers).toMatchObject({ symbol: 'AAPL', currentPrice: null, marketValue: null });
});

test('a price that the source knows comes first, and the brokers are not asked', async () => {
  const { db, sent } = countingReads(world.db);
  const [row] = await readPositions({ ...world.deps, db }, ada.actor);
  expect(row).toMatchObject({ currentPrice: '100', marketValue: '1000' });
  expect(sent).toHaveLength(1);
});

test('a past moment keeps the price of its hour, and the present has the last', async () => {
  const first = world.clock.now();
  world.clock.advance(10 * MINUTE);
  alpaca.positions = [apple('102')];
  await probeCredential(world.deps, credentialId);
  world.clock.advance(120 * MINUTE);
  alpaca.positions = [apple('150')];
  await probeCredential(world.deps, credentialId);
  const source = { tradingMode: 'LIVE' as const };
  const at = new Date(first.getTime() + 60 * MINUTE);
  const past = { source, from: first, to: at };
  const { points } = await getPortfolioHistory(without(AAPL), ada.actor, past);
  expect(points.at(-1)).toMatchObject({ equity: '6020.32', unpricedCount: 0 });
  expect((await worths(without(AAPL))).history).toBe(1_000 + 4_000.32 + 1_500);
});

test('where the broker tells none, or does not answer, the last one is kept and turns stale', async () => {
  alpaca.positions = [apple(null)];
  await probeCredential(world.deps, credentialId);
  const readAt = world.clock.now();
  world.clock.advance(16 * MINUTE);
  alpaca.next.push(503, 503);
  await probeCredential(world.deps, credentialId);
  const [row] = await readPositions(without(AAPL), ada.actor);
  expect(row).toMatchObject({ currentPrice: '101.5', priceAsOf: readAt, stale: true });
});
