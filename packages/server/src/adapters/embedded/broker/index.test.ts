import { expect, test } from 'vitest';
import { manualClock } from '../../../kernel/clock.ts';
import { refuse } from '../../../kernel/errors.ts';
import { brokerContract } from '../../../ports/broker.contract.ts';
import type { VenueOrder, VenueRecord } from '../../../ports/broker.ts';
import type { Bar, Quote } from '../../../ports/market-data.ts';
import { type SimulatedBrokerDeps, simulatedBroker } from './index.ts';

const START = new Date('2026-11-20T15:00:30Z');
const ASSET_ID = '01900000-0000-7000-8000-000000000001';
const QUOTE: Quote = {
  assetId: ASSET_ID,
  price: '100',
  bid: '99.95',
  ask: '100.05',
  open: '100',
  high: '101',
  low: '99',
  previousClose: '100',
  volume: '1000000',
  asOf: START,
  session: 'REGULAR',
  delayedMinutes: 0,
  source: 'test',
  stale: false,
};
const BAR: Bar = {
  start: START,
  open: '100',
  high: '101',
  low: '99',
  close: '100',
  volume: '10000',
};

function brokerOn(
  quote: Quote | null,
  bar: Bar | null = BAR,
  seed = 'seed',
  options: Partial<SimulatedBrokerDeps> = {},
) {
  const marketData = {
    quotes: async (ids: readonly string[]) =>
      new Map(quote !== null && ids.includes(ASSET_ID) ? [[ASSET_ID, quote]] : []),
    minuteBar: async () => bar,
  };
  return simulatedBroker({ marketData, clock: manualClock(START), seed, ...options });
}

const ORDER: VenueOrder = {
  id: '01900000-0000-7000-8000-00000000000a',
  brokerAccountId: '01900000-0000-7000-8000-0000000000bb',
  assetId: ASSET_ID,
  currency: 'USD',
  feeRate: '0',
  side: 'BUY',
  type: 'MARKET',
  timeInForce: 'DAY',
  quantity: '2000',
  notional: null,
  limitPrice: null,
  stopPrice: null,
  capPrice: '110',
  maximumQuantity: null,
  quantityStep: '1',
  minimumQuantity: null,
  extendedHours: false,
  auctionAt: null,
};
const NEW: VenueRecord = {
  quantityFilled: '0',
  valueFilled: '0',
  fees: '0',
  fillCount: 0,
  lastFilledAt: null,
  isElected: false,
};
const signal = new AbortController().signal;

brokerContract('simulated', () => ({
  broker: brokerOn(QUOTE),
  assetId: ASSET_ID,
  currency: 'USD',
}));

test('the same seed, order and minute give the same fill, in any process', async () => {
  const first = await brokerOn(QUOTE).submit(ORDER, NEW, signal);
  expect(await brokerOn(QUOTE).submit(ORDER, NEW, signal)).toEqual(first);
});

test('another seed gives another part of the volume', async () => {
  const quantities = new Set<string>();
  for (const seed of ['a', 'b', 'c', 'd']) {
    const answer = await brokerOn(QUOTE, BAR, seed).submit(ORDER, NEW, signal);
    if (answer.kind === 'ok') quantities.add(answer.report.fills[0]?.quantity ?? 'none');
  }
  expect(quantities.size).toBeGreaterThan(1);
});

test('nobody trades on a stale price', async () => {
  const answer = await brokerOn({ ...QUOTE, stale: true }).submit(ORDER, NEW, signal);
  expect(answer).toEqual({ kind: 'ok', report: { state: 'WORKING', fills: [] } });
});

test('a market without data may be asked again', async () => {
  const marketData = {
    quotes: async () => {
      throw refuse('PROVIDER_UNAVAILABLE', 'the source does not answer');
    },
    minuteBar: async () => null,
  };
  const broker = simulatedBroker({ marketData, clock: manualClock(START), seed: 'seed' });
  expect(await broker.submit(ORDER, NEW, signal)).toMatchObject({ kind: 'retryable' });
});

test('it takes the fees of its configuration, and of an order those that it was taken with', async () => {
  const fees = { shares: '0.001', crypto: '0.002' };
  const broker = brokerOn(QUOTE, BAR, 'seed', { fees });
  expect([broker.greatestFeeRate(false), broker.greatestFeeRate(true)]).toEqual(['0.001', '0.002']);
  const order = { ...ORDER, quantity: '10', feeRate: '0.01' };
  const answer = await broker.submit(order, NEW, AbortSignal.timeout(1_000));
  expect(answer).toMatchObject({ report: { fills: [{ fee: '10' }] } });
});

test('it fills less, and at worse prices, where it is configured so', async () => {
  const options = { participation: '0.0005', slippageBasisPoints: '20' };
  const broker = brokerOn(QUOTE, BAR, 'seed', options);
  const answer = await broker.submit({ ...ORDER, quantity: '10' }, NEW, AbortSignal.timeout(1_000));
  if (answer.kind !== 'ok') throw new Error(answer.reason);
  const [fill] = answer.report.fills;
  expect(Number(fill?.quantity)).toBeLessThanOrEqual(5);
  expect(Number(fill?.price)).toBeCloseTo(100.05 * 1.002, 6);
});
