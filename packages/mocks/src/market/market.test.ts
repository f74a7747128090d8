import { theAssetBySymbol } from '@investing-platform/rules/market/catalogue';
import { decimal } from '@investing-platform/rules/numbers/decimal';
import { DAY_MS } from '@investing-platform/schema/durations';
import { instruments } from '@investing-platform/schema/instruments';
import { describe, expect, test } from 'vitest';
import { mockClock } from '../kernel/clock.ts';
import { mockMarket } from './market.ts';

const FRIDAY = new Date('2026-11-20T15:30:00.000Z');
const apple = theAssetBySymbol('symbol', 'AAPL');

function marketAt(start = FRIDAY, seed = 'test') {
  const clock = mockClock(start);
  return { clock, market: mockMarket(seed, clock) };
}

describe('the mock market', () => {
  test.each(instruments.map(({ symbol, exchange }) => [exchange, symbol]))(
    'quotes %s %s in order: low, bid, price, ask, high',
    (exchange, symbol) => {
      const asset = instruments.find((one) => one.symbol === symbol && one.exchange === exchange);
      const { clock, market } = marketAt();
      for (let hour = 0; hour < 30; hour += 1) {
        clock.advance(3_600_000);
        const quote = market.quote(asset ?? apple);
        // A rate has no spread.
        const apart = exchange === 'FX' ? 0 : -1;
        expect(decimal(quote.bid).comparedTo(decimal(quote.price))).toBe(apart);
        expect(decimal(quote.price).comparedTo(decimal(quote.ask))).toBe(apart);
        expect(decimal(quote.low).comparedTo(decimal(quote.price))).toBeLessThanOrEqual(0);
        expect(decimal(quote.price).comparedTo(decimal(quote.high))).toBeLessThanOrEqual(0);
        expect(quote.asOf.getTime()).toBeLessThanOrEqual(clock.now().getTime());
      }
    },
  );

  test('gives the same prices for the same seed and moment, others for another seed', () => {
    const quoteOf = (seed: string) => marketAt(FRIDAY, seed).market.quote(apple);
    expect(quoteOf('test')).toEqual(quoteOf('test'));
    expect(quoteOf('other').price).not.toBe(quoteOf('test').price);
  });

  test('moves while the exchange trades and stands still at night', () => {
    const { clock, market } = marketAt();
    const pricesOf = (steps: number) =>
      Array.from({ length: steps }, () => {
        clock.advance(60_000);
        const { price, sequence } = market.quote(apple);
        return { price, sequence };
      });
    expect(new Set(pricesOf(10).map(({ price }) => price)).size).toBeGreaterThan(5);
    clock.set(new Date('2026-11-21T12:00:00.000Z'));
    expect(new Set(pricesOf(10).map(({ sequence }) => sequence)).size).toBe(1);
    expect(market.quote(apple).session).toBe('CLOSED');
  });

  test('stays near its reference for a year, and is not where it was', () => {
    const { clock, market } = marketAt();
    const before = Number(market.quote(apple).price);
    clock.set(new Date(FRIDAY.getTime() + 364 * DAY_MS));
    const after = Number(market.quote(apple).price);
    expect(after).not.toBe(before);
    expect(after / before).toBeGreaterThan(0.5);
    expect(after / before).toBeLessThan(2);
  });

  test('closes at what opens the next day’s comparison', () => {
    const { clock, market } = marketAt(new Date('2026-11-21T02:00:00.000Z'));
    const close = market.quote(apple).price;
    clock.set(new Date('2026-11-23T15:00:00.000Z'));
    expect(market.quote(apple).previousClose).toBe(close);
  });

  test('shows a fixed price with a spread around it, and lets it go again', () => {
    const { market } = marketAt();
    const free = market.quote(apple).price;
    market.setPrice(apple, '123.45');
    expect(market.quote(apple)).toMatchObject({ price: '123.45', bid: '123.42', ask: '123.48' });
    market.setPrice(apple, null);
    expect(market.quote(apple).price).toBe(free);
  });

  test('calls a frozen price stale and does not move it', () => {
    const { clock, market } = marketAt();
    const thaw = market.freeze(apple);
    const { price, asOf } = market.quote(apple);
    clock.advance(60_000);
    expect(market.quote(apple)).toMatchObject({ price, asOf, stale: true, session: 'REGULAR' });
    thaw();
    expect(market.quote(apple)).toMatchObject({ stale: false, asOf: clock.now() });
  });
});
