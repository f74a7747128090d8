import { instruments } from '@investing-platform/schema/instruments';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { embeddedMarketData } from '../../../adapters/embedded/market-data/index.ts';
import type { Database } from '../../../db/database.ts';
import { providedDatabase } from '../../../db/testing.ts';
import { manualClock } from '../../../kernel/clock.ts';
import { signedCursors } from '../../../kernel/cursors.ts';
import type { BarsRequest } from '../../../ports/market-data.ts';
import { getStockHistoricalData } from '../history/get-stock-historical-data.ts';
import { forgetBars, importBars } from './import-bars.ts';
import { withImportedBars } from './with-imported-bars.ts';

const clock = manualClock(new Date('2026-03-11T15:00:00Z'));
const assetOf = (symbol: string) => {
  const asset = instruments.find((one) => one.symbol === symbol);
  if (asset === undefined) throw new Error(`no ${symbol}`);
  return asset;
};
const APPLE = assetOf('AAPL');
const MICROSOFT = assetOf('MSFT');

const day = (date: string, open: string, high: string, low: string, close: string) => ({
  date,
  open,
  high,
  low,
  close,
  volume: '10',
});
const DAYS = [
  day('2008-07-03', '1', '2', '0.5', '1.5'),
  day('2020-01-02', '10', '12', '9', '11'),
  day('2020-01-03', '11', '15', '10.5', '14.125'),
  { ...day('2020-01-06', '14', '14', '8', '9'), volume: null },
];

let db: Database;
beforeAll(async () => {
  db = await providedDatabase(inject('database'), inject('postgresUrl'));
});
afterAll(() => db.close());

async function setUp() {
  await db.transaction((tx) => forgetBars(tx, APPLE));
  const source = embeddedMarketData({ clock, seed: 'imports' });
  const imported = await db.transaction((tx) => importBars(tx, APPLE, DAYS));
  const marketData = withImportedBars({ db, clock }, source);
  const bars = (more: Partial<BarsRequest> = {}) =>
    marketData.bars({
      assetId: APPLE.id,
      timeframe: 'DAY_1',
      from: new Date('2000-01-01T00:00:00Z'),
      to: clock.now(),
      adjustment: 'ALL',
      extendedHours: false,
      limit: 100,
      ...more,
    });
  return { source, marketData, bars, imported };
}

describe('imported prices', () => {
  test('answer days as they were imported, each at the open of its exchange', async () => {
    const { bars } = await setUp();
    const found = await bars();
    expect(found.map(({ at }) => at.toISOString())).toEqual([
      '2008-07-03T13:30:00.000Z',
      '2020-01-02T14:30:00.000Z',
      '2020-01-03T14:30:00.000Z',
      '2020-01-06T14:30:00.000Z',
    ]);
    const { date, ...prices } = DAYS[2] ?? day('', '', '', '', '');
    expect(found[2]).toMatchObject({ ...prices, vwap: null });
  });

  test('are joined to weeks and months', async () => {
    const { bars } = await setUp();
    const from = new Date('2020-01-01T00:00:00Z');
    const weeks = await bars({ timeframe: 'WEEK_1', from });
    expect(
      weeks.map(({ open, high, low, close, volume }) => [open, high, low, close, volume]),
    ).toEqual([
      ['10', '15', '9', '14.125', '20'],
      ['14', '14', '8', '9', null],
    ]);
    const months = await bars({ timeframe: 'MONTH_1' });
    expect(months.map(({ at }) => at.toISOString().slice(0, 10))).toEqual([
      '2008-07-03',
      '2020-01-02',
    ]);
  });

  test('begin and end where they are asked for, and come from the oldest', async () => {
    const { bars } = await setUp();
    const from = new Date('2020-01-02T14:30:00Z');
    const to = new Date('2020-01-06T14:30:00Z');
    expect((await bars({ from, to })).map(({ close }) => close)).toEqual(['11', '14.125']);
    expect((await bars({ limit: 1 })).map(({ close }) => close)).toEqual(['1.5']);
  });

  test('leave parts of a day and all other assets to the source', async () => {
    const { bars, source } = await setUp();
    for (const request of [{ timeframe: 'MIN_1' as const }, { assetId: MICROSOFT.id }]) {
      const from = new Date('2026-03-10T00:00:00Z');
      const own = await source.bars({
        assetId: APPLE.id,
        timeframe: 'DAY_1',
        adjustment: 'ALL',
        limit: 100,
        from,
        to: clock.now(),
        extendedHours: false,
        ...request,
      });
      expect(await bars({ from, ...request })).toEqual(own);
      expect(own.length).toBeGreaterThan(0);
    }
  });

  test('are named IMPORTED by getStockHistoricalData, also of years before the source', async () => {
    const { marketData, bars } = await setUp();
    await bars();
    const deps = { marketData, clock, cursors: signedCursors('a key of thirty-two characters..') };
    const span = { from: new Date('2008-07-03T00:00:00Z') } as const;
    const ask = (assetId: string, more: object = {}) =>
      getStockHistoricalData(deps, { asset: { assetId }, ...span, ...more });
    const page = await ask(APPLE.id, { limit: 3 });
    expect(page).toMatchObject({ source: 'IMPORTED', currency: 'USD' });
    expect(page.nodes).toHaveLength(3);
    const rest = await ask(APPLE.id, { cursor: page.nextCursor });
    expect(rest.nodes.map(({ close }) => close)).toEqual(['9']);
    expect((await ask(MICROSOFT.id)).source).toBe('simulated');
  });

  test('are changed by another import, which counts what it changes, and can be forgotten', async () => {
    const { imported, bars } = await setUp();
    expect(imported).toBe(4);
    const again = DAYS.map((one) => ({
      ...one,
      close: one.date === '2020-01-02' ? '10.5' : one.close,
    }));
    expect(await db.transaction((tx) => importBars(tx, APPLE, again))).toBe(1);
    expect((await bars())[1]?.close).toBe('10.5');
    expect(await db.transaction((tx) => forgetBars(tx, APPLE))).toBe(4);
    clock.advance(10_000);
    expect((await bars({ from: new Date('2026-03-09T00:00:00Z') })).length).toBeGreaterThan(0);
  });

  test('that cannot be are refused by the database', async () => {
    await setUp();
    const wrong = [day('2020-02-03', '5', '4', '1', '2')];
    await expect(db.transaction((tx) => importBars(tx, APPLE, wrong))).rejects.toThrow();
  });
});
