import { instruments } from '@investing-platform/schema/instruments';
import { describe, expect, test } from 'vitest';
import type { Schedule } from '../../../kernel/schedule.ts';
import { marketWorld, OPEN_AT, theAsset } from '../market.fixture.ts';
import type { LivePrice } from '../stock-price.ts';
import { livePriceData, livePrices } from './live-price-data.ts';
import { startPriceStream } from './price-stream.ts';

const [apple, bitcoin, airNewZealand] = [theAsset('AAPL'), theAsset('BTC'), theAsset('AIR.XNZE')];

/** More than 50 tickers of one exchange each, none of the first 150. */
const OTHERS = instruments
  .slice(150)
  .filter(({ symbol }) => symbol !== 'AIR')
  .slice(0, 51)
  .map(({ symbol }) => symbol);

/** A price stream whose seconds a test lets pass one by one. */
function streamWorld(now?: Date) {
  const world = marketWorld(now);
  const log: string[] = [];
  const due: { work: () => void; delayMs: number }[] = [];
  const schedule: Schedule = (work, delayMs) => {
    const entry = { work, delayMs };
    due.push(entry);
    return () => due.splice(due.indexOf(entry), 1);
  };
  const deps = {
    ...world,
    log: {
      warn: (_fields: object, message: string) => log.push(message),
      info: (message: string) => log.push(message),
    },
  };
  const stream = startPriceStream(deps, schedule);
  return {
    ...deps,
    messages: log,
    due,
    stream,
    /** Lets the time to the next tick pass, and waits until that tick is over. */
    async second() {
      const [entry] = due.splice(0);
      if (entry === undefined) throw new Error('no tick is due');
      world.clock.advance(entry.delayMs);
      entry.work();
      for (let turn = 0; due.length === 0 && turn < 100; turn += 1) await Promise.resolve();
    },
  };
}

async function read(events: AsyncIterator<LivePrice>): Promise<LivePrice> {
  const result = await events.next();
  if (result.done === true) throw new Error('the stream is over');
  return result.value;
}

/** How many prices wait for the reader. */
async function countWaiting(events: AsyncIterableIterator<LivePrice>): Promise<number> {
  for (let count = 0; ; count += 1) {
    const turn = new Promise((resolve) => setImmediate(() => resolve('nothing')));
    if ((await Promise.race([events.next(), turn])) === 'nothing') return count;
  }
}

describe('livePriceData', () => {
  test('gives the last price of each asset at once, then each newer one', async () => {
    const world = streamWorld();
    const events = await livePriceData(world, { assetIds: [apple.id, bitcoin.id, apple.id] });
    const first = [await read(events), await read(events)];
    expect(first.map(({ symbol }) => symbol)).toEqual(['AAPL', 'BTC']);
    await world.second();
    const second = [await read(events), await read(events)];
    expect(second.map(({ at }) => at)).toEqual([world.clock.now(), world.clock.now()]);
    for (const [at, price] of second.entries()) {
      expect(price.sequence).toBe((first[at]?.sequence ?? 0) + 1);
    }
    expect(await countWaiting(events)).toBe(0);
  });

  test('streams what getCurrentStockPrice shows', async () => {
    const world = streamWorld();
    const price = await read(await livePriceData(world, { symbols: ['aapl'] }));
    const quote = (await world.marketData.quotes([apple.id])).get(apple.id);
    expect(price).toMatchObject({
      price: quote?.price,
      bid: quote?.bid,
      ask: quote?.ask,
      volume: quote?.volume,
      session: 'REGULAR',
      at: OPEN_AT,
    });
  });

  test('gives a slow reader the latest price; the sequence tells what it missed', async () => {
    const world = streamWorld();
    const events = await livePriceData(world, { assetIds: [apple.id] });
    const first = await read(events);
    for (let second = 0; second < 30; second += 1) await world.second();
    const latest = await read(events);
    expect(latest.at).toEqual(world.clock.now());
    expect(latest.sequence).toBe(first.sequence + 30);
    expect(await countWaiting(events)).toBe(0);
  });

  test('is silent for a closed market, whose last price comes once', async () => {
    const world = streamWorld();
    const events = await livePriceData(world, { assetIds: [airNewZealand.id] });
    expect(await read(events)).toMatchObject({ session: 'CLOSED', symbol: 'AIR' });
    for (let second = 0; second < 5; second += 1) await world.second();
    expect(await countWaiting(events)).toBe(0);
  });

  test('leaves no gap in the sequence from one trading day to the next', async () => {
    const world = streamWorld(new Date('2026-11-21T00:59:59Z'));
    const events = await livePriceData(world, { assetIds: [apple.id] });
    const first = await read(events);
    await world.second();
    const close = await read(events);
    expect(close).toMatchObject({ session: 'CLOSED', sequence: first.sequence + 1 });
    world.clock.set(new Date('2026-11-23T08:59:59Z'));
    await world.second();
    expect(await read(events)).toMatchObject({
      session: 'PRE_MARKET',
      sequence: close.sequence + 1,
    });
  });

  test.each([
    [{ assetIds: ['01a1f640-0000-7000-8000-000000000000'] }, 'NOT_FOUND'],
    [{ assetIds: [apple.id, 'nonsense'] }, 'NOT_FOUND'],
    [{ symbols: ['AAPL', 'NOPE'] }, 'NOT_FOUND'],
    [{ symbols: ['BTC', 'AIR'] }, 'BAD_USER_INPUT'],
    [{}, 'BAD_USER_INPUT'],
    [
      { assetIds: instruments.slice(0, 150).map(({ id }) => id), symbols: OTHERS },
      'BAD_USER_INPUT',
    ],
  ])('refuses %o with %s before the stream starts', async (input, code) => {
    const world = marketWorld();
    await expect(livePriceData(world, input)).rejects.toMatchObject({ code });
    expect(world.hub.subscriberCount()).toBe(0);
  });

  test('of a pair of currencies comes once a day, when the rates are published', async () => {
    const world = streamWorld(new Date('2026-11-20T14:59:58Z'));
    const events = await livePriceData(world, { symbols: ['NZDUSD'] });
    const before = await read(events);
    expect(before).toMatchObject({ symbol: 'NZDUSD', at: new Date('2026-11-19T15:00:00Z') });
    expect([before.bid, before.ask]).toEqual([before.price, before.price]);
    await world.second();
    expect(await countWaiting(events)).toBe(0);
    const again = await livePriceData(world, { symbols: ['NZDUSD'] });
    expect((await read(again)).sequence).toBe(before.sequence);
    await world.second();
    const after = await read(again);
    expect(after).toMatchObject({ at: new Date('2026-11-20T15:00:00Z'), volume: '0' });
    expect(after.price).not.toBe(before.price);
    expect(after.sequence).toBe(before.sequence + 1);
  });

  test('begins with the last price known where the source fails, and goes on with newer ones', async () => {
    const { hub, marketData } = marketWorld();
    let quotes = marketData.quotes;
    const deps = {
      hub,
      marketData: { ...marketData, quotes: (ids: readonly string[]) => quotes(ids) },
    };
    const known = await read(await livePriceData(deps, { assetIds: [apple.id] }));
    quotes = () => Promise.reject(new Error('down'));
    const events = await livePriceData(deps, { assetIds: [bitcoin.id, apple.id] });
    expect(await read(events)).toEqual(known);
    const newer = { ...known, sequence: known.sequence + 1 };
    hub.publish(livePrices, apple.id, newer);
    expect(await read(events)).toBe(newer);
  });
});

describe('the price stream', () => {
  test('asks for nothing while nobody subscribes', async () => {
    const world = streamWorld();
    await world.second();
    expect(world.asked).toEqual([]);
  });

  test('asks once a second for the assets that somebody subscribes to', async () => {
    const world = streamWorld();
    const one = world.hub.subscribe(livePrices, [apple.id]);
    const two = world.hub.subscribe(livePrices, [apple.id, bitcoin.id]);
    await world.second();
    expect(world.asked).toEqual([[apple.id, bitcoin.id]]);
    await two.return?.();
    await world.second();
    expect(world.asked.at(-1)).toEqual([apple.id]);
    await one.return?.();
    await world.second();
    expect(world.asked).toHaveLength(2);
  });

  test('wakes at the turn of the second', () => {
    const world = streamWorld(new Date('2026-11-20T16:20:31.250Z'));
    expect(world.due.map(({ delayMs }) => delayMs)).toEqual([750]);
  });

  test('goes on after its source failed, and says so once', async () => {
    const world = streamWorld();
    const events = world.hub.subscribe(livePrices, [apple.id]);
    const { quotes } = world.marketData;
    world.marketData.quotes = () => Promise.reject(new Error('down'));
    await world.second();
    await world.second();
    expect(world.messages).toEqual(['live prices: the source does not answer']);
    world.marketData.quotes = quotes;
    await world.second();
    expect(world.messages).toHaveLength(2);
    expect((await read(events)).at).toEqual(world.clock.now());
  });

  test('stops, also in the middle of a tick', async () => {
    const world = streamWorld();
    const events = world.hub.subscribe(livePrices, [apple.id]);
    const [entry] = world.due.splice(0);
    entry?.work();
    world.stream.stop();
    expect(await countWaiting(events)).toBe(0);
    expect(world.due).toEqual([]);
  });

  test('calls off the tick that is due', () => {
    const world = streamWorld();
    expect(world.due).toHaveLength(1);
    world.stream.stop();
    expect(world.due).toEqual([]);
  });

  test('runs on the timers of the system', async () => {
    const world = marketWorld(new Date(OPEN_AT.getTime() + 995));
    const log = { warn: () => undefined, info: () => undefined };
    const stream = startPriceStream({ ...world, log });
    const events = world.hub.subscribe(livePrices, [bitcoin.id]);
    expect((await read(events)).symbol).toBe('BTC');
    stream.stop();
  });
});
