import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { brokerContract } from '../../../ports/broker.contract.ts';
import type { VenueOrder, VenueRecord } from '../../../ports/broker.ts';
import { brokerConnectionContract } from '../../../ports/broker-connection.contract.ts';
import { type FakeAlpaca, fakeAlpaca, KEYS, UNLISTED } from './fake-alpaca.fixture.ts';
import { alpacaConnection } from './index.ts';
import { assetIdOf } from './symbols.ts';

const AAPL = assetIdOf('AAPL') ?? '';
const OPTION = 'AAPL261218C00300000';
const servers: FakeAlpaca[] = [];

async function open(): Promise<FakeAlpaca> {
  const server = await fakeAlpaca();
  servers.push(server);
  return server;
}

afterAll(() => Promise.all(servers.map((server) => server.close())));

brokerContract('Alpaca', async () => {
  const { fetch } = await open();
  const broker = alpacaConnection({ fetch }).venue(KEYS, false);
  return { broker, assetId: AAPL, currency: 'USD' };
});

brokerConnectionContract('Alpaca', async () => {
  const server = await open();
  server.positions = [
    ...server.positions,
    { ...UNLISTED, asset_id: 'short', symbol: 'MSFT', qty: '-3', side: 'short' },
    { ...UNLISTED, asset_id: 'option', symbol: OPTION, asset_class: 'us_option', qty: '2' },
    { ...UNLISTED, asset_id: 'unpriced', symbol: 'ODD', current_price: null },
  ];
  const connection = alpacaConnection({ fetch: server.fetch });
  const wrongKeys = { apiKey: 'PKWRONG', apiSecret: 'another secret' };
  return { connection, keys: KEYS, wrongKeys };
});

const NEW: VenueRecord = {
  quantityFilled: '0',
  valueFilled: '0',
  fees: '0',
  fillCount: 0,
  lastFilledAt: null,
  isElected: false,
};
const ORDER: VenueOrder = {
  id: '01900000-0000-7000-8000-00000000000a',
  brokerAccountId: '01900000-0000-7000-8000-0000000000bb',
  assetId: AAPL,
  currency: 'USD',
  feeRate: '0',
  side: 'BUY',
  type: 'LIMIT',
  timeInForce: 'DAY',
  quantity: '10',
  notional: null,
  limitPrice: '90',
  stopPrice: null,
  capPrice: null,
  maximumQuantity: null,
  quantityStep: '1',
  minimumQuantity: null,
  extendedHours: false,
  auctionAt: null,
};

describe('orders through Alpaca', () => {
  let server: FakeAlpaca;
  beforeEach(async () => {
    server = await open();
  });
  const venue = () => alpacaConnection({ fetch: server.fetch }).venue(KEYS, false);
  const signal = () => AbortSignal.timeout(5_000);
  const theOrder = () => server.orders.get(ORDER.id);

  test('an order whose answer is lost is found again by our own id, and placed once', async () => {
    server.next.push('hang up');
    expect((await venue().submit(ORDER, NEW, signal())).kind).toBe('unknown');
    const placed = await venue().submit(ORDER, NEW, signal());
    expect(await venue().submit(ORDER, NEW, signal())).toEqual(placed);
    expect(server.orders.size).toBe(1);
  });

  test.each([
    [429, 'retryable'],
    [500, 'unknown'],
    [503, 'unknown'],
    [403, 'refused'],
  ])('an answer of %i is %s', async (status, kind) => {
    server.next.push(status);
    expect((await venue().submit(ORDER, NEW, signal())).kind).toBe(kind);
  });

  test('fills in part are told apart by what is recorded', async () => {
    await venue().submit(ORDER, NEW, signal());
    Object.assign(theOrder() ?? {}, {
      status: 'partially_filled',
      filled_qty: '4',
      filled_avg_price: '90',
      filled_at: '2026-11-20T15:00:00Z',
    });
    const first = { quantity: '4', price: '90' };
    expect(await venue().poll(ORDER, NEW, signal())).toMatchObject({
      report: { state: 'WORKING', fills: [first] },
    });
    const recorded = { ...NEW, quantityFilled: '4', valueFilled: '360', fillCount: 1 };
    expect(await venue().poll(ORDER, recorded, signal())).toMatchObject({ report: { fills: [] } });
    Object.assign(theOrder() ?? {}, {
      status: 'filled',
      filled_qty: '10',
      filled_avg_price: '89.4',
    });
    expect(await venue().poll(ORDER, recorded, signal())).toMatchObject({
      report: { state: 'FILLED', fills: [{ quantity: '6', price: '89' }] },
    });
  });

  test('a fill that comes before the cancel is told with it', async () => {
    await venue().submit(ORDER, NEW, signal());
    Object.assign(theOrder() ?? {}, { status: 'filled', filled_qty: '10', filled_avg_price: '90' });
    expect(await venue().cancel(ORDER, NEW, signal())).toMatchObject({
      kind: 'ok',
      report: { state: 'FILLED', fills: [{ quantity: '10', price: '90' }] },
    });
  });

  test('a cancel that is on its way is asked for again', async () => {
    await venue().submit(ORDER, NEW, signal());
    Object.assign(theOrder() ?? {}, { status: 'pending_cancel' });
    expect((await venue().cancel(ORDER, NEW, signal())).kind).toBe('retryable');
  });

  test('a market buy never costs more than is held for it', async () => {
    const order: VenueOrder = { ...ORDER, type: 'MARKET', limitPrice: null, capPrice: '102.519' };
    await venue().submit(order, NEW, signal());
    expect(theOrder()).toMatchObject({ type: 'limit', limit_price: '102.51', qty: '10' });
  });

  test('an asset of another market is refused without asking', async () => {
    const answer = await venue().submit({ ...ORDER, assetId: 'none' }, NEW, signal());
    expect(answer.kind).toBe('refused');
    expect(server.requests).toEqual([]);
  });
});

describe('an account at Alpaca', () => {
  test('is read with its cash and everything that it holds, known or not', async () => {
    const { fetch } = await open();
    const answer = await alpacaConnection({ fetch }).read(KEYS, false, AbortSignal.timeout(5_000));
    expect(answer).toMatchObject({
      kind: 'ok',
      accounts: [
        {
          number: '010203ABCD',
          currency: 'USD',
          cash: '4000.32',
          positions: [
            { assetId: AAPL, symbol: 'AAPL', quantity: '10', averagePrice: '90.5', price: '100' },
            { assetId: null, symbol: 'NOTLISTED', quantity: '5', averagePrice: '1', price: '1' },
          ],
        },
      ],
    });
  });

  test('tells short positions below 0, and options by the contract', async () => {
    const server = await open();
    const option = { ...UNLISTED, symbol: OPTION, asset_class: 'us_option' };
    server.positions = [
      {
        ...UNLISTED,
        asset_id: 'short',
        symbol: 'MSFT',
        qty: '-3',
        side: 'short',
        current_price: '400',
      },
      { ...option, asset_id: 'option', qty: '2', avg_entry_price: '4.5', current_price: '5.25' },
      { ...UNLISTED, asset_id: 'unpriced', current_price: null },
    ];
    const { fetch } = server;
    const answer = await alpacaConnection({ fetch }).read(KEYS, false, AbortSignal.timeout(5_000));
    const [account] = answer.kind === 'ok' ? answer.accounts : [];
    expect(account?.positions).toMatchObject([
      { assetId: assetIdOf('MSFT'), quantity: '-3', price: '400', assetClass: 'EQUITY' },
      {
        assetId: null,
        assetClass: 'OPTION',
        name: 'AAPL 2026-12-18 300 call',
        quantity: '2',
        averagePrice: '450',
        price: '525',
      },
      { externalId: 'unpriced', price: null },
    ]);
  });

  test.each<[string, number | null, string]>([
    ['a wrong key', null, 'refused'],
    ['a server that is busy', 503, 'retryable'],
  ])('with %s is %s', async (_title, status, kind) => {
    const { fetch, next } = await open();
    if (status !== null) next.push(status, status);
    const keys = status === null ? { ...KEYS, apiKey: 'WRONG' } : KEYS;
    const answer = await alpacaConnection({ fetch }).read(keys, false, AbortSignal.timeout(5_000));
    expect(answer.kind).toBe(kind);
    expect(JSON.stringify(answer)).not.toContain(KEYS.apiSecret);
  });

  test('past its deadline is unknown', async () => {
    const { fetch } = await open();
    const answer = await alpacaConnection({ fetch }).read(KEYS, false, AbortSignal.abort());
    expect(answer.kind).toBe('unknown');
  });
});
