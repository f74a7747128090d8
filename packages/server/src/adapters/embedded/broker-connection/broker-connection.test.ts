import { expect, test } from 'vitest';
import { manualClock } from '../../../kernel/clock.ts';
import { brokerContract } from '../../../ports/broker.contract.ts';
import { brokerConnectionContract } from '../../../ports/broker-connection.contract.ts';
import type { Bar, Quote } from '../../../ports/market-data.ts';
import { simulatedBroker } from '../broker/index.ts';
import { embeddedMarketData } from '../market-data/index.ts';
import { listedSymbol } from './holdings.ts';
import { sandboxConnection } from './index.ts';

const NOW = new Date('2026-11-20T15:00:30Z');
const KEYS = { apiKey: 'SANDBOX-1', apiSecret: 'whatever it is' };
const AAPL = listedSymbol('AAPL')?.id ?? '';
const MSFT = listedSymbol('MSFT')?.id ?? '';

function open(traded: ReadonlyMap<string, string> = new Map(), clock = manualClock(NOW)) {
  const marketData = embeddedMarketData({ clock, seed: 'sandbox' });
  const venue = simulatedBroker({ clock, marketData, seed: 'sandbox' });
  return sandboxConnection({ clock, marketData, venue, tradedIn: async () => traded });
}

async function accountOf(connection = open(), keys = KEYS, isLive = false) {
  const answer = await connection.read(keys, isLive, new AbortController().signal);
  const [account] = answer.kind === 'ok' ? answer.accounts : [];
  if (account === undefined) throw new Error(`the sandbox is ${answer.kind}`);
  return account;
}

brokerConnectionContract('the sandbox', () => ({
  connection: open(),
  keys: KEYS,
  wrongKeys: { ...KEYS, apiKey: 'PKSOMETHING' },
}));

brokerContract('the sandbox', () => {
  const quote: Quote = {
    assetId: AAPL,
    price: '100',
    bid: '99.95',
    ask: '100.05',
    open: '100',
    high: '101',
    low: '99',
    previousClose: '100',
    volume: '1000000',
    asOf: NOW,
    session: 'REGULAR',
    delayedMinutes: 0,
    source: 'test',
    stale: false,
  };
  const bar: Bar = {
    start: NOW,
    open: '100',
    high: '101',
    low: '99',
    close: '100',
    volume: '10000',
  };
  const marketData = { quotes: async () => new Map([[AAPL, quote]]), minuteBar: async () => bar };
  const clock = manualClock(NOW);
  const venue = simulatedBroker({ clock, marketData, seed: 'sandbox' });
  const sandbox = sandboxConnection({ clock, marketData, venue, tradedIn: async () => new Map() });
  return { broker: sandbox.venue(KEYS, false), assetId: AAPL, currency: 'USD' };
});

test('what was traded there is there when the account is read again', async () => {
  const traded = new Map([
    ['USD', '-1234.56'],
    [AAPL, '-25'],
    [MSFT, '3'],
  ]);
  const { cash, positions } = await accountOf(open(traded));
  expect(cash).toBe('4165.69');
  const held = new Map(positions.map(({ symbol, quantity }) => [symbol, quantity]));
  expect([held.get('AAPL'), held.get('MSFT'), held.get('TSLA')]).toEqual([undefined, '3', '-8']);
});

test('each key opens an account of its own, live ones apart from practice', async () => {
  const other = { ...KEYS, apiKey: 'SANDBOX-2' };
  const ids = [
    await accountOf(),
    await accountOf(open(), other),
    await accountOf(open(), KEYS, true),
  ];
  expect(new Set(ids.map(({ externalId }) => externalId)).size).toBe(3);
});

test('options are of a day to come, the third Friday of a December, and are rolled over', async () => {
  const clock = manualClock(NOW);
  for (const [now, name] of [
    ['2026-11-20T15:00:00Z', 'AAPL 2027-12-17 250 call'],
    ['2026-12-31T23:59:59Z', 'AAPL 2027-12-17 250 call'],
    ['2027-01-01T00:00:00Z', 'AAPL 2028-12-15 250 call'],
  ] as const) {
    clock.set(new Date(now));
    const { positions } = await accountOf(open(new Map(), clock));
    expect(positions.filter(({ assetClass }) => assetClass === 'OPTION')).toMatchObject([
      { name, quantity: '2', price: expect.stringMatching(/^\d+$/) },
    ]);
  }
});

test('a market that does not answer is asked again', async () => {
  const clock = manualClock(NOW);
  const marketData = embeddedMarketData({ clock, seed: 'sandbox' });
  const venue = simulatedBroker({ clock, marketData, seed: 'sandbox' });
  const quotes = () => Promise.reject(new Error('no market'));
  const sandbox = sandboxConnection({
    clock,
    venue,
    marketData: { quotes },
    tradedIn: async () => new Map(),
  });
  const answer = await sandbox.read(KEYS, false, new AbortController().signal);
  expect(answer.kind).toBe('retryable');
});
