import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  type FakeAlpaca,
  type FakePosition,
  fakeAlpaca,
  KEYS,
  UNLISTED,
} from '../../../adapters/alpaca/broker/fake-alpaca.fixture.ts';
import { assetIdOf } from '../../../adapters/alpaca/broker/symbols.ts';
import { decimal } from '../../../kernel/decimal.ts';
import { refuse } from '../../../kernel/errors.ts';
import { netWorthDashboard } from '../../networth/dashboard/net-worth-dashboard.ts';
import { mirrorAccount } from '../../trading/accounts/mirror-account.ts';
import { runOnce } from '../../trading/matching/matcher.ts';
import { cancelOrder } from '../../trading/orders/cancel-order.ts';
import { editOrder } from '../../trading/orders/edit-order.ts';
import { getOrders } from '../../trading/orders/get-orders.ts';
import { placeOrder } from '../../trading/orders/place-order.ts';
import { previewOrder } from '../../trading/orders/preview-order.ts';
import { liquidatePosition } from '../../trading/positions/liquidate-position.ts';
import { readPositions } from '../../trading/positions/read-positions.ts';
import { faultsOfTheBooks } from '../../trading/settlement/books.fixture.ts';
import { asset, buy, limit, refusal, type Trader, trader } from '../../trading/trading.fixture.ts';
import { getBrokerAccounts } from '../accounts/get-broker-accounts.ts';
import { type BrokerageWorld, brokerageWorld } from '../brokerage.fixture.ts';
import { getPortfolioHistory } from '../history/portfolio-history.ts';
import { deleteCredential } from './delete-credential.ts';
import { probeCredential } from './probe-credential.ts';
import { saveCredential } from './save-credential.ts';

const MINUTE = 60_000;
const UNKNOWN: FakePosition = { ...UNLISTED, asset_id: 'unknown', symbol: 'NOTLISTED' };
const UNPRICED: FakePosition = { ...UNLISTED, asset_id: 'odd', symbol: 'ODD', current_price: null };
const OPTION: FakePosition = {
  ...UNLISTED,
  asset_id: 'option',
  symbol: 'AAPL261218C00300000',
  asset_class: 'us_option',
  qty: '2',
  avg_entry_price: '4.5',
  current_price: '5.25',
};
const SHORT: FakePosition = {
  ...UNLISTED,
  asset_id: 'short',
  symbol: 'SHRT',
  qty: '-3',
  side: 'short',
  avg_entry_price: '40',
  current_price: '50',
};
/** 5, 2 contracts of 525, and 150 owed. */
const OUTSIDE_WORTH = 5 + 1050 - 150;

let alpaca: FakeAlpaca;
let world: BrokerageWorld;
let ada: Trader;

beforeEach(async () => {
  alpaca = await fakeAlpaca();
  alpaca.positions = [UNKNOWN, UNPRICED, OPTION, SHORT];
  world = await brokerageWorld({ fetch: alpaca.fetch });
  ada = await trader(world, '1000');
});
afterEach(() => alpaca.close());

const connect = () =>
  saveCredential(world.deps, ada.actor, {
    provider: 'ALPACA',
    label: 'Mine',
    tradingMode: 'PAPER',
    values: Object.entries(KEYS).map(([name, value]) => ({ name, value })),
  });
const positions = (who = ada) => readPositions(world.deps, who.actor, { tradingMode: 'PAPER' });
const orders = async () => (await getOrders(world.deps, ada.actor, {})).nodes;
const account = async () => {
  const all = await getBrokerAccounts(world.deps, ada.actor, { includeEnded: true });
  const found = all.find(({ provider }) => provider === 'ALPACA');
  if (found === undefined) throw new Error('the account is there');
  return found;
};

test('everything that a broker keeps is shown, with its own prices', async () => {
  await connect();
  expect(await positions()).toMatchObject([
    {
      symbol: 'AAPL261218C00300000',
      name: 'AAPL 2026-12-18 300 call',
      assetClass: 'OPTION',
      assetId: null,
      quantity: '2',
      costBasis: '900',
      currentPrice: '525',
      marketValue: '1050',
      unrealizedProfitLoss: '150',
      quantityAvailable: '0',
    },
    { symbol: 'NOTLISTED', assetId: null, quantity: '5', marketValue: '5', stale: false },
    { symbol: 'ODD', quantity: '5', currentPrice: null, marketValue: null, stale: true },
    {
      symbol: 'SHRT',
      quantity: '-3',
      costBasis: '-120',
      marketValue: '-150',
      // Of the cost's size.
      unrealizedProfitLoss: '-30',
      unrealizedProfitLossPercent: '-25',
    },
  ]);
  expect(await faultsOfTheBooks(world.db)).toEqual([]);
});

test('totals sum what has a price, and count what has none', async () => {
  await connect();
  const { id, equity, cash, unpricedCount } = await account();
  expect(decimal(equity).minus(cash).toNumber()).toBe(OUTSIDE_WORTH);
  expect(unpricedCount).toBe(1);
  const history = await getPortfolioHistory(world.deps, ada.actor, {
    source: { brokerAccountId: id },
    range: 'D1',
  });
  expect(history.points.at(-1)).toMatchObject({ equity, unpricedCount });
});

test('read twice is the same as once, and what is gone is gone', async () => {
  const { id } = await connect();
  const before = await positions();
  await probeCredential(world.deps, id);
  expect(await positions()).toEqual(before);
  alpaca.positions = [SHORT];
  await probeCredential(world.deps, id);
  expect((await positions()).map(({ symbol }) => symbol)).toEqual(['SHRT']);
  alpaca.positions = [];
  await probeCredential(world.deps, id);
  expect(await positions()).toEqual([]);
});

test('a past day keeps what it was worth when prices and holdings have changed since', async () => {
  const { id } = await connect();
  const { id: accountId } = await account();
  const wasAt = world.clock.now();
  const pointAt = async (to: Date) => {
    const source = { brokerAccountId: accountId };
    const from = new Date(to.getTime() - 60 * MINUTE);
    const asked = { source, from, to };
    return (await getPortfolioHistory(world.deps, ada.actor, asked)).points.at(-1);
  };
  const { equity } = await account();
  world.clock.advance(24 * 60 * MINUTE);
  alpaca.positions = [{ ...UNKNOWN, current_price: '9' }];
  await probeCredential(world.deps, id);
  expect(await pointAt(wasAt)).toMatchObject({ equity, unpricedCount: 1 });
});

test('a broker that does not answer leaves the last state, which is stale after 15 minutes', async () => {
  const { id } = await connect();
  alpaca.next.push(503, 503);
  world.clock.advance(16 * MINUTE);
  await probeCredential(world.deps, id);
  const after = await positions();
  expect(after.map(({ stale }) => stale)).toEqual([true, true, true, true]);
  expect(after.map(({ marketValue }) => marketValue)).toEqual(['1050', '5', null, '-150']);
});

test('another person sees none of it', async () => {
  await connect();
  const eve = await trader(world, '1', 'eve@example.com');
  expect(await positions(eve)).toEqual([]);
  const [first] = await positions();
  const asked = { tradingMode: 'PAPER', ids: [first?.id ?? ''] };
  expect(await readPositions(world.deps, eve.actor, asked)).toEqual([]);
});

test('what only the broker can trade takes no orders here, which says whose it is', async () => {
  alpaca.positions = [{ ...SHORT, symbol: 'MSFT' }, UNKNOWN];
  const { id } = await connect();
  const assetId = assetIdOf('MSFT') ?? '';
  const whole = { brokerCredentialId: id, size: { percent: '100' } };
  for (const asset of [{ assetId }, { symbol: 'NOTLISTED' }]) {
    const error = await refusal(liquidatePosition(world.deps, ada.actor, { ...whole, asset }));
    expect([error.code, error.message]).toEqual([
      'ASSET_NOT_TRADABLE',
      expect.stringContaining('Alpaca paper'),
    ]);
  }
  const order = buy({ brokerCredentialId: id, assetId, quantity: '1' });
  expect((await refusal(placeOrder(world.deps, ada.actor, order))).code).toBe('ASSET_NOT_TRADABLE');
});

test('an order whose asset was sold short elsewhere since is not edited, and can be taken back', async () => {
  alpaca.positions = [];
  const { id } = await connect();
  const assetId = assetIdOf('MSFT') ?? '';
  const order = limit('50', { brokerCredentialId: id, assetId, quantity: '1' });
  const placed = await placeOrder(world.deps, ada.actor, order);
  await runOnce(world.deps);
  alpaca.positions = [{ ...SHORT, symbol: 'MSFT' }];
  await probeCredential(world.deps, id);
  const edit = editOrder(world.deps, ada.actor, { id: placed.id, limitPrice: '51' });
  const error = await refusal(edit);
  expect([error.code, error.message]).toEqual([
    'ASSET_NOT_TRADABLE',
    'MSFT can only be traded with its broker: Alpaca paper',
  ]);
  expect((await orders()).map(({ status }) => status)).toEqual(['NEW']);
  await cancelOrder(world.deps, ada.actor, { id: placed.id });
  expect((await orders()).map(({ status }) => status)).toEqual(['CANCELED']);
  expect(await faultsOfTheBooks(world.db)).toEqual([]);
});

test('a preview says what the order would be refused for', async () => {
  alpaca.positions = [{ ...SHORT, symbol: 'MSFT' }];
  const { id } = await connect();
  const msft = asset('MSFT');
  const order = buy({ brokerCredentialId: id, assetId: msft.id, quantity: '1' });
  const preview = await previewOrder(world.deps, ada.actor, msft, order);
  expect(preview.refusals).toMatchObject([{ code: 'ASSET_NOT_TRADABLE', field: null }]);
});

test('nothing of a deleted credential is held any more', async () => {
  alpaca.positions = [SHORT, { ...UNKNOWN, asset_id: 'apple', symbol: 'AAPL' }];
  const { id } = await connect();
  expect((await positions()).map(({ symbol }) => symbol)).toEqual(['AAPL', 'SHRT']);
  const { id: accountId, equity } = await account();
  const wasAt = world.clock.now();
  world.clock.advance(60 * MINUTE);
  await deleteCredential(world.deps, ada.actor, { id });
  expect(await positions()).toEqual([]);
  expect(await account()).toMatchObject({ cash: '0', equity: '0', unpricedCount: 0 });
  // What there was stays in the history, and its going is no loss.
  const asked = { source: { brokerAccountId: accountId }, from: wasAt };
  const { points } = await getPortfolioHistory(world.deps, ada.actor, asked);
  expect(points[0]).toMatchObject({ equity });
  expect(points.at(-1)).toMatchObject({ equity: '0', profitLoss: '0' });
  expect(await faultsOfTheBooks(world.db)).toEqual([]);
});

test('net worth has it too; a currency without a rate is counted and keeps nothing out', async () => {
  const held = (symbol: string, currency: string, quantity: string) => ({
    externalId: symbol,
    assetId: null,
    symbol,
    name: symbol,
    assetClass: 'OTHER' as const,
    quantity: decimal(quantity),
    averagePrice: decimal('7'),
    price: decimal('8'),
    currency,
  });
  await world.db.transaction((tx) =>
    mirrorAccount(tx, world.deps, {
      account: { userId: ada.userId, brokerAccountId: ada.live.id, tradingMode: 'LIVE' },
      currency: 'USD',
      cash: decimal('1000'),
      positions: [held('FUND', 'USD', '10'), held('OWED', 'USD', '-2'), held('FAR', 'XTS', '1')],
    }),
  );
  const { marketData } = world.deps;
  const deps = {
    ...world.deps,
    marketData: {
      ...marketData,
      fxRate: async (from: string, into: string, at: Date) => {
        if (from === 'XTS') throw refuse('PROVIDER_UNAVAILABLE', 'There is no rate');
        return marketData.fxRate(from, into, at);
      },
    },
  };
  const { totals, assets, currency } = await netWorthDashboard(deps, ada.actor);
  expect(totals.unpricedCount).toBe(1);
  expect(assets.map(({ symbol }) => symbol)).toEqual(
    expect.arrayContaining(['FUND', 'OWED', 'FAR']),
  );
  const source = { tradingMode: 'LIVE' as const };
  const history = await getPortfolioHistory(deps, ada.actor, { source, range: 'D1' });
  expect(history).toMatchObject({ currency });
  expect(history.points.at(-1)).toMatchObject({ equity: totals.netWorth, unpricedCount: 1 });
});
