import { instruments } from '@investing-platform/schema/instruments';
import {
  calendarOf,
  type TradingDay,
  type TradingExchange,
} from '@investing-platform/schema/trading-calendar';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { manualClock } from '../../../kernel/clock.ts';
import { marketDataContract } from '../../../ports/market-data.contract.ts';
import type { Bar, Quote } from '../../../ports/market-data.ts';
import { embeddedMarketData } from './index.ts';
import { simulatedNames } from './simulated-instruments.ts';

const SEED = { seed: 20_261_120, numRuns: 60 };
const OPEN_AT = new Date('2026-11-20T16:20:31.250Z');
const CLOSED_AT = new Date('2026-11-22T16:20:00Z');

function idOf(symbol: string, mic: string | null): string {
  const found = instruments.find((asset) => asset.symbol === symbol && asset.mic === mic);
  if (found === undefined) throw new Error(`no instrument ${symbol}`);
  return found.id;
}

const AAPL = idOf('AAPL', 'XNAS');
const SPARK = idOf('SPK', 'XNZE');
const BITCOIN = idOf('BTC', null);

function market(seed = 'test') {
  const clock = manualClock(OPEN_AT);
  const marketData = embeddedMarketData({ clock, seed });
  return {
    clock,
    marketData,
    async quote(assetId: string, at: Date | number): Promise<Quote> {
      clock.set(new Date(at));
      const quote = (await marketData.quotes([assetId])).get(assetId);
      if (quote === undefined) throw new Error(`no quote of ${assetId}`);
      return quote;
    },
  };
}

marketDataContract('the embedded market', async () => {
  const { clock, marketData } = market();
  return {
    marketData,
    setTime: clock.set,
    shareId: AAPL,
    openAt: OPEN_AT,
    closedAt: CLOSED_AT,
    coin: { id: BITCOIN, code: 'BTC' },
  };
});

/** One of an instrument's trading days from 2015 to 2030, and a second in it. */
const tradingSecond = fc
  .record({
    asset: fc.constantFrom(...instruments.filter(({ id }) => [AAPL, SPARK, BITCOIN].includes(id))),
    index: fc.integer({ min: 0, max: 3_900 }),
    part: fc.double({ min: 0, max: 0.99999, noNaN: true }),
  })
  .map(({ asset, index, part }) => {
    const day = calendarOf(asset.exchange).day(index);
    if (day === null) throw new Error(`no day ${index}`);
    const second = Math.floor((part * (day.end - day.start)) / 1000);
    return { assetId: asset.id, day, at: day.start + second * 1000 };
  });

describe('the embedded market', () => {
  test('has the same prices in every process that has the same seed, in any order', async () => {
    const [one, same, other] = [market(), market(), market('another seed')];
    const times = ['2026-11-20T09:00:00Z', '2026-11-20T19:59:59Z', '2019-03-04T15:00:00Z'];
    const forward: Quote[] = [];
    for (const at of times) forward.push(await one.quote(AAPL, new Date(at)));
    const backward: Quote[] = [];
    for (const at of [...times].reverse()) backward.unshift(await same.quote(AAPL, new Date(at)));
    expect(backward).toEqual(forward);
    expect((await other.quote(AAPL, new Date(times[0] ?? ''))).price).not.toBe(forward[0]?.price);
  });

  test('keeps its prices from version to version', async () => {
    const { quote } = market('demo');
    const prices = [await quote(AAPL, OPEN_AT), await quote(SPARK, OPEN_AT)];
    prices.push(await quote(BITCOIN, OPEN_AT));
    expect(prices.map(({ price, volume }) => `${price} ${volume}`)).toMatchInlineSnapshot(`
      [
        "270.73 12960211",
        "2.4 4898151",
        "96759.33 18504.2606",
      ]
    `);
  });

  test('closes at the reference price on the reference day', async () => {
    const { quote } = market('any seed');
    expect((await quote(AAPL, new Date('2026-11-20T21:00:00Z'))).price).toBe('270');
    expect((await quote(SPARK, new Date('2026-11-21T12:00:00Z'))).price).toBe('2.4');
  });

  test('has parameters for every instrument of the catalogue but pairs of currencies', () => {
    const names = instruments
      .filter(({ assetClass }) => assetClass !== 'FX')
      .map(({ symbol, mic }) => (mic === null ? symbol : `${symbol}.${mic}`));
    expect([...simulatedNames].sort()).toEqual([...names].sort());
  });

  test('moves while it is open and stands still while it is closed', async () => {
    const { quote } = market();
    const closed = new Set<string>();
    const open = new Set<string>();
    for (let minute = 0; minute < 60; minute += 1) {
      closed.add(JSON.stringify(await quote(AAPL, CLOSED_AT.getTime() + minute * 60_000)));
      open.add((await quote(AAPL, OPEN_AT.getTime() + minute * 60_000)).price);
    }
    expect(closed.size).toBe(1);
    expect(open.size).toBeGreaterThan(20);
    const weekend = await quote(BITCOIN, CLOSED_AT);
    expect((await quote(BITCOIN, CLOSED_AT.getTime() + 60_000)).price).not.toBe(weekend.price);
  });

  test('shows the last trading day as long as the next one has not started', async () => {
    const { quote, marketData } = market();
    const weekend = await quote(AAPL, CLOSED_AT);
    expect(weekend.asOf).toEqual(new Date('2026-11-21T01:00:00Z'));
    const monday = await quote(AAPL, new Date('2026-11-23T09:00:00Z'));
    const friday = await marketData.minuteBar(AAPL, new Date('2026-11-20T20:59:00Z'));
    expect(monday.previousClose).toBe(friday?.close);
    expect(monday.session).toBe('PRE_MARKET');
    expect([monday.open, monday.high, monday.low, monday.volume]).toEqual([null, null, null, '0']);
  });

  test('stands still outside of 2015 to 2030, and says that its prices are stale', async () => {
    const { quote } = market();
    for (const id of [AAPL, SPARK, BITCOIN]) {
      const before = await quote(id, new Date('2014-05-05T15:00:00Z'));
      const after = await quote(id, new Date('2031-05-05T15:00:00Z'));
      expect([before.stale, after.stale]).toEqual([true, true]);
      const last = calendarOf(exchangeOf(id)).day(calendarOf(exchangeOf(id)).length - 1);
      expect(after.asOf.getTime()).toBe(last?.end);
      expect((await quote(id, after.asOf.getTime() + 1000)).price).toBe(after.price);
      expect(before.asOf.toISOString()).toMatch(/^201[45]-/);
    }
    expect((await quote(AAPL, OPEN_AT)).stale).toBe(false);
  });
});

describe('a day of the embedded market', () => {
  test('holds each price between its low and high, and within the bar of its minute', async () => {
    const { quote, marketData } = market();
    await fc.assert(
      fc.asyncProperty(tradingSecond, async ({ assetId, at }) => {
        const now = await quote(assetId, at);
        const bar = await marketData.minuteBar(assetId, new Date(at));
        if (bar === null) throw new Error('no bar');
        for (const value of now.session === 'REGULAR' ? [now.price, now.open] : []) {
          expect(Number(value)).toBeLessThanOrEqual(Number(now.high));
          expect(Number(value)).toBeGreaterThanOrEqual(Number(now.low));
        }
        for (const value of [now.price, bar.open, bar.close]) {
          expect(Number(value)).toBeLessThanOrEqual(Number(bar.high));
          expect(Number(value)).toBeGreaterThanOrEqual(Number(bar.low));
        }
        expect(now.asOf.getTime()).toBe(at);
      }),
      SEED,
    );
  });

  test('is the sum of its minutes: each opens where the one before closed', async () => {
    const { quote, marketData } = market();
    for (const [assetId, date] of [
      [AAPL, '2026-11-27'],
      [SPARK, '2026-11-20'],
    ] as const) {
      const day = dayOf(assetId, date);
      const bars: (Bar | null)[] = [];
      for (let at = day.open; at < day.close; at += 60_000) {
        bars.push(await marketData.minuteBar(assetId, new Date(at)));
      }
      const total = await quote(assetId, day.end + 1000);
      const numbers = (field: 'high' | 'low' | 'volume') => bars.map((bar) => Number(bar?.[field]));
      expect(Math.max(...numbers('high'))).toBe(Number(total.high));
      expect(Math.min(...numbers('low'))).toBe(Number(total.low));
      expect(numbers('volume').reduce((sum, volume) => sum + volume, 0)).toBe(Number(total.volume));
      expect(bars[0]?.open).toBe(total.open);
      expect(bars.at(-1)?.close).toBe((await quote(assetId, day.close)).price);
      for (const [at, bar] of bars.slice(1).entries()) expect(bar?.open).toBe(bars[at]?.close);
    }
  });

  test('only ever raises its high, lowers its low and adds to its volume', async () => {
    const { quote } = market();
    await fc.assert(
      fc.asyncProperty(
        tradingSecond,
        fc.nat({ max: 7_200 }),
        async ({ assetId, day, at }, later) => {
          const [first, second] = [
            await quote(assetId, at),
            await quote(assetId, Math.min(at + later * 1000, day.end - 1000)),
          ];
          expect(Number(second.high)).toBeGreaterThanOrEqual(Number(first.high));
          expect(Number(second.low)).toBeLessThanOrEqual(Number(first.low ?? second.low));
          expect(Number(second.volume)).toBeGreaterThanOrEqual(Number(first.volume));
          expect(second.open).toBe(first.open ?? second.open);
          expect(second.previousClose).toBe(first.previousClose);
        },
      ),
      SEED,
    );
  });

  test('has the same figures followed second by second as asked for at once', async () => {
    const [followed, asked] = [market(), market()];
    const start = dayOf(AAPL, '2026-11-20').open - 90_000;
    for (let at = start; at < start + 300_000; at += 1000) {
      const expected = at % 37_000 === 0 ? await asked.quote(AAPL, at) : null;
      const quote = await followed.quote(AAPL, at);
      if (expected !== null) expect(quote).toEqual(expected);
    }
    expect(await followed.quote(AAPL, start)).toEqual(await asked.quote(AAPL, start));
  });

  test('turns over about its usual volume', async () => {
    const { marketData, clock } = market();
    clock.set(CLOSED_AT);
    const bars = await marketData.bars({
      assetId: AAPL,
      timeframe: 'DAY_1',
      from: new Date('2025-11-20T00:00:00Z'),
      to: CLOSED_AT,
      adjustment: 'RAW',
      extendedHours: false,
      limit: 500,
    });
    const total = bars.reduce((sum, { volume }) => sum + Number(volume), 0);
    expect(Math.abs(total / bars.length / 50_000_000 - 1)).toBeLessThan(0.15);
  });

  test.each([
    ['a share most at its two ends', AAPL, 13, [0, 12], 6],
    ['a coin most while Europe and America are awake', BITCOIN, 48, [29, 30], 6],
  ])('trades %s', async (_what, assetId, count, most, least) => {
    const { marketData, clock } = market();
    clock.set(CLOSED_AT);
    const bars = await marketData.bars({
      assetId,
      timeframe: 'MIN_30',
      from: new Date('2026-09-01T00:00:00Z'),
      to: new Date('2026-11-20T00:00:00Z'),
      adjustment: 'RAW',
      extendedHours: false,
      limit: 10_001,
    });
    const mean = (place: number): number => {
      const volumes = bars.flatMap(({ volume }, at) =>
        at % count === place ? Number(volume) : [],
      );
      return volumes.reduce((sum, volume) => sum + volume, 0) / volumes.length;
    };
    expect(bars.length % count).toBe(0);
    for (const place of most) expect(mean(place)).toBeGreaterThan(1.5 * mean(least));
  });

  test('moves by about its yearly volatility', async () => {
    const { quote } = market();
    const calendar = calendarOf('NASDAQ');
    const squares: number[] = [];
    for (let index = 0; index < calendar.length; index += 4) {
      const { price, previousClose } = await quote(AAPL, calendar.day(index)?.close ?? Number.NaN);
      squares.push(Math.log(Number(price) / Number(previousClose)) ** 2);
    }
    const yearly = Math.sqrt(
      (252 * squares.reduce((sum, square) => sum + square)) / squares.length,
    );
    expect(yearly).toBeGreaterThan(0.25);
    expect(yearly).toBeLessThan(0.31);
  });
});

function dayOf(assetId: string, date: string): TradingDay {
  const day = calendarOf(exchangeOf(assetId)).dayOf(date);
  if (day === null) throw new Error(`no trading on ${date}`);
  return day;
}

function exchangeOf(assetId: string): TradingExchange {
  return instruments.find(({ id }) => id === assetId)?.exchange ?? 'CRYPTO';
}

describe('exchange rates of the embedded market', () => {
  test('of a crypto asset follow its price into the past', async () => {
    const { quote, marketData } = market();
    const then = new Date('2021-12-31T20:11:12Z');
    const { price } = await quote(BITCOIN, then);
    const inEuro = Number(await marketData.fxRate('BTC', 'EUR', then));
    expect(inEuro).toBeCloseTo(Number(price) / 1.1326, 6);
  });
});
