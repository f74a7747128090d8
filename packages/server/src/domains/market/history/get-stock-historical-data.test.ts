import { describe, expect, test } from 'vitest';
import type { HistoryBar } from '../../../ports/market-data.ts';
import { marketWorld, theAsset } from '../market.fixture.ts';
import {
  type GetStockHistoricalDataInput,
  getStockHistoricalData,
} from './get-stock-historical-data.ts';

const APPLE = { symbol: 'AAPL' } as const;

function history(input: Partial<GetStockHistoricalDataInput> = {}, world = marketWorld()) {
  return getStockHistoricalData(world, { asset: APPLE, ...input });
}

describe('getStockHistoricalData', () => {
  test('answers the days of the last month where nothing else is said', async () => {
    const { nodes, currency, source, nextCursor } = await history();
    expect(nodes[0]?.at).toEqual(new Date('2026-10-20T13:30:00Z'));
    expect(nodes.at(-1)?.at).toEqual(new Date('2026-11-20T14:30:00Z'));
    expect([currency, source, nextCursor]).toEqual(['USD', 'simulated', null]);
  });

  test.each([
    ['D1', 'MIN_5', '2026-11-20T14:30:00Z'],
    ['W1', 'HOUR_1', '2026-11-13T14:30:00Z'],
    ['M3', 'DAY_1', '2026-08-20T13:30:00Z'],
    ['YTD', 'DAY_1', '2026-01-02T14:30:00Z'],
    ['Y1', 'WEEK_1', '2025-11-24T14:30:00Z'],
    ['Y5', 'MONTH_1', '2021-12-01T14:30:00Z'],
    ['ALL', 'MONTH_1', '2015-01-02T14:30:00Z'],
  ] as const)('of the range %s by %s begins at %s', async (range, timeframe, first) => {
    const { nodes } = await history({ range, timeframe });
    expect(nodes[0]?.at).toEqual(new Date(first));
  });

  test.each([
    ['`from`', { from: new Date('2026-11-16T00:00:00Z') }, '2026-11-16', '2026-11-20'],
    ['`to`', { to: new Date('2026-06-20T00:00:00Z') }, '2026-05-19', '2026-06-18'],
    ['a `to` that is not yet', { to: new Date('2027-01-01') }, '2026-10-20', '2026-11-20'],
  ] as const)('takes %s without the other end', async (_end, input, first, last) => {
    const days = (await history(input)).nodes.map(({ at }) => at.toISOString().slice(0, 10));
    expect([days[0], days.at(-1)]).toEqual([first, last]);
  });

  test('reads on with the cursor, without a gap and without a repetition', async () => {
    const world = marketWorld();
    const whole = await history({ range: 'Y1' }, world);
    const read: HistoryBar[] = [];
    let cursor: string | null = null;
    for (let pages = 0; pages < 10; pages += 1) {
      const page: Awaited<ReturnType<typeof history>> = await history(
        { range: 'Y1', limit: 60, cursor },
        world,
      );
      read.push(...page.nodes);
      cursor = page.nextCursor;
      if (cursor === null) break;
    }
    expect(read).toEqual(whole.nodes);
  });

  test('hands out the same frozen list as long as it is true', async () => {
    const world = marketWorld();
    const first = await history({}, world);
    const again = await history({}, world);
    expect(again.nodes).toBe(first.nodes);
    expect(Object.isFrozen(first.nodes)).toBe(true);
    world.clock.advance(1_000);
    expect((await history({}, world)).nodes).not.toBe(first.nodes);
  });

  test('ends before `to`, and covers extended hours where asked to', async () => {
    const span = {
      timeframe: 'HOUR_1' as const,
      from: new Date('2026-11-19T06:00:00Z'),
      to: new Date('2026-11-19T23:00:00Z'),
    };
    const regular = await history(span);
    const extended = await history({ ...span, extendedHours: true });
    expect(regular.nodes).toHaveLength(7);
    expect(extended.nodes[0]?.at).toEqual(new Date('2026-11-19T09:00:00Z'));
    expect(extended.nodes.at(-1)?.at).toEqual(new Date('2026-11-19T22:00:00Z'));
  });

  test.each([
    ['an unknown asset', { asset: { symbol: 'NOPE' } }, 'NOT_FOUND', null],
    ['an ambiguous ticker', { asset: { symbol: 'AIR' } }, 'BAD_USER_INPUT', 'params.asset.symbol'],
    [
      'an end before there are any bars',
      { to: new Date('1990-01-01') },
      'BAD_USER_INPUT',
      'params.to',
    ],
    [
      'dates the wrong way round',
      { from: new Date('2026-11-02'), to: new Date('2026-11-01') },
      'BAD_USER_INPUT',
      'params.from',
    ],
    [
      'dates before there are any bars',
      { from: new Date('1990-01-01') },
      'BAD_USER_INPUT',
      'params.from',
    ],
    [
      'minutes of five years',
      { range: 'Y5', timeframe: 'MIN_1' },
      'BAD_USER_INPUT',
      'params.range',
    ],
    ['a cursor of nobody', { cursor: 'AAAA' }, 'BAD_USER_INPUT', 'params.cursor'],
  ] as const)('refuses %s', async (_what, input, code, path) => {
    const fields = path === null ? {} : { fields: [expect.objectContaining({ path })] };
    await expect(history(input)).rejects.toMatchObject({ code, ...fields });
  });

  test('refuses the cursor of another asset', async () => {
    const world = marketWorld();
    const { nextCursor } = await history({ limit: 2 }, world);
    const asset = { assetId: theAsset('MSFT').id };
    await expect(history({ asset, cursor: nextCursor }, world)).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
    });
  });

  test('says that prices are not available where the source fails', async () => {
    const world = marketWorld();
    const bars = async () => Promise.reject(new Error('socket hang up'));
    const broken = { ...world, marketData: { ...world.marketData, bars } };
    await expect(getStockHistoricalData(broken, { asset: APPLE })).rejects.toMatchObject({
      code: 'PROVIDER_UNAVAILABLE',
    });
  });
});
