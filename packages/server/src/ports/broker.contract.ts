import { describe, expect, test } from 'vitest';
import type { Broker, VenueAnswer, VenueFill, VenueOrder, VenueRecord } from './broker.ts';

/** A fresh adapter whose market trades the asset. */
export interface BrokerUnderTest {
  readonly broker: Broker;
  /** Trades at about 100 a unit, far more than 10 units a minute, and is open. */
  readonly assetId: string;
  readonly currency: string;
}

const NEW: VenueRecord = {
  quantityFilled: '0',
  valueFilled: '0',
  fees: '0',
  fillCount: 0,
  lastFilledAt: null,
  isElected: false,
};
const MAX_FILLS = 100;
const MAX_CALLS = 1_000;

/** What every adapter of the broker port keeps to. */
export function brokerContract(
  name: string,
  open: () => Promise<BrokerUnderTest> | BrokerUnderTest,
) {
  const signal = () => new AbortController().signal;

  describe(`the broker port, ${name}`, () => {
    test('a market buy is filled whole, at prices above 0, with the fills summing to it', async () => {
      const { broker, ...asset } = await open();
      const fills = await fillsOf(broker, marketBuy(asset, '10'));
      expect(fills.length).toBeGreaterThan(0);
      expect(fills.reduce((sum, { quantity }) => sum + Number(quantity), 0)).toBe(10);
      expect(fills.every(({ price }) => Number(price) > 0)).toBe(true);
      expect(new Set(fills.map(({ reference }) => reference)).size).toBe(fills.length);
    });

    test('fees stay within the greatest rate', async () => {
      const { broker, ...asset } = await open();
      const fills = await fillsOf(broker, marketBuy(asset, '10'));
      const value = fills.reduce(
        (sum, { quantity, price }) => sum + Number(quantity) * Number(price),
        0,
      );
      const fees = fills.reduce((sum, { fee }) => sum + Number(fee), 0);
      expect(fees).toBeLessThanOrEqual(
        Math.ceil(value * Number(broker.greatestFeeRate(false)) * 100) / 100,
      );
    });

    test('an order handed over twice is one order', async () => {
      const { broker, ...asset } = await open();
      const order = marketBuy(asset, '10');
      const first = await broker.submit(order, NEW, signal());
      expect(await broker.submit(order, NEW, signal())).toEqual(first);
    });

    test('an order that waits for its price can be taken back', async () => {
      const { broker, ...asset } = await open();
      const order: VenueOrder = { ...marketBuy(asset, '10'), type: 'LIMIT', limitPrice: '0.01' };
      expect(await broker.submit(order, NEW, signal())).toMatchObject({
        kind: 'ok',
        report: { state: 'WORKING', fills: [] },
      });
      // A broker that knows the order may tell its own name of it.
      expect(await broker.cancel(order, NEW, signal())).toMatchObject(CANCELED);
    });

    test('an order that was never handed over is taken back', async () => {
      const { broker, ...asset } = await open();
      expect(await broker.cancel(marketBuy(asset, '10'), NEW, signal())).toEqual(CANCELED);
    });

    test('a stop waits for its price', async () => {
      const { broker, ...asset } = await open();
      const order: VenueOrder = { ...marketBuy(asset, '10'), type: 'STOP', stopPrice: '1000000' };
      expect(await broker.submit(order, NEW, signal())).toMatchObject({
        kind: 'ok',
        report: { state: 'HELD', fills: [] },
      });
    });

    test('an asset that the venue does not list is refused', async () => {
      const { broker, currency } = await open();
      const unknown = { assetId: '01900000-0000-7000-8000-00000000ffff', currency };
      const answer = await broker.submit(marketBuy(unknown, '10'), NEW, signal());
      expect(answer).toMatchObject({ kind: 'refused', reason: expect.any(String) });
    });

    test.each(['submit', 'poll', 'cancel'] as const)(
      'past its deadline the outcome of %s is unknown and nothing is thrown',
      async (call) => {
        const { broker, ...asset } = await open();
        const answer = await broker[call](marketBuy(asset, '10'), NEW, AbortSignal.abort());
        expect(answer).toMatchObject({ kind: 'unknown' });
      },
    );
  });
}

const CANCELED: VenueAnswer = { kind: 'ok', report: { state: 'CANCELED', fills: [] } };

function marketBuy(asset: { assetId: string; currency: string }, quantity: string): VenueOrder {
  return {
    ...asset,
    id: '01900000-0000-7000-8000-00000000000a',
    brokerAccountId: '01900000-0000-7000-8000-0000000000bb',
    feeRate: '0',
    side: 'BUY',
    type: 'MARKET',
    timeInForce: 'DAY',
    quantity,
    notional: null,
    limitPrice: null,
    stopPrice: null,
    capPrice: null,
    maximumQuantity: null,
    quantityStep: '1',
    minimumQuantity: null,
    extendedHours: false,
    auctionAt: null,
  };
}

/** Hands an order over and asks until it is final, recording as the platform does. */
async function fillsOf(broker: Broker, order: VenueOrder): Promise<readonly VenueFill[]> {
  const fills: VenueFill[] = [];
  for (let call = 0; call < MAX_CALLS; call += 1) {
    const ask = call === 0 ? broker.submit : broker.poll;
    const answer = await ask(order, recordOf(fills), new AbortController().signal);
    if (answer.kind !== 'ok')
      throw new Error(`the venue answered ${answer.kind}: ${answer.reason}`);
    expect(answer.report.fills.length).toBeLessThanOrEqual(MAX_FILLS);
    fills.push(...answer.report.fills);
    if (answer.report.state === 'FILLED') return fills;
  }
  throw new Error('the order was not filled');
}

function recordOf(fills: readonly VenueFill[]): VenueRecord {
  const sum = (of: (fill: VenueFill) => number) =>
    String(fills.reduce((total, fill) => total + of(fill), 0));
  return {
    quantityFilled: sum(({ quantity }) => Number(quantity)),
    valueFilled: sum(({ quantity, price }) => Number(quantity) * Number(price)),
    fees: sum(({ fee }) => Number(fee)),
    fillCount: fills.length,
    lastFilledAt: fills.at(-1)?.at ?? null,
    isElected: true,
  };
}
