import { DAY_MS, HOUR_MS } from '@investing-platform/schema/durations';
import { beforeEach, describe, expect, test } from 'vitest';
import { addDays } from '../../../kernel/civil-date.ts';
import {
  AAPL,
  countingReads,
  giveCash,
  OPEN,
  own,
  refusal,
  type Trader,
  type TradingWorld,
  trader,
  tradingWorld,
} from '../../trading/trading.fixture.ts';
import { netWorthAssets } from '../assets/net-worth-assets.ts';
import { netWorthDashboard } from '../dashboard/net-worth-dashboard.ts';
import { seedDemoNetWorth } from '../demo/seed-demo-net-worth.ts';
import { type AssetHistoryInput, netWorthAssetHistory } from './asset-history.ts';

const TODAY = '2026-11-20';

let world: TradingWorld;
let ada: Trader;

beforeEach(async () => {
  world = await tradingWorld();
  ada = await trader(world, '1000');
});

const read = (input: AssetHistoryInput = {}, owner = ada) =>
  netWorthAssetHistory(world.deps, owner.actor, input);
const seed = (owner = ada) =>
  world.db.transaction((tx) => seedDemoNetWorth(tx, world.deps, owner.userId), { entities: true });
const moveDays = (count: number) => world.clock.advance(count * DAY_MS);

describe('the history of a net worth', () => {
  test('of somebody who never had anything is empty', async () => {
    const eve = await trader(world, '0', 'eve@example.com');
    expect(await read({ range: 'ALL' }, eve)).toEqual({
      nodes: [],
      nextCursor: null,
      timeframe: 'DAY_1',
      currency: 'USD',
    });
  });

  test('begins with the first asset, and has a point for every day since', async () => {
    moveDays(3);
    const { nodes } = await read();
    expect(nodes.map(({ date, netWorth }) => [date, netWorth])).toEqual([
      [TODAY, '1000'],
      ['2026-11-21', '1000'],
      ['2026-11-22', '1000'],
      ['2026-11-23', '1000'],
    ]);
  });

  test('is not known, and never 0, on a day on which a price is not', async () => {
    await own(world, ada, '3');
    moveDays(2);
    const { pricesAt } = world.market;
    const sharesOn = async (asOf?: string) => {
      const assets = await netWorthAssets(world.deps, ada.actor, { asOf });
      return assets.find(({ symbol }) => symbol === 'AAPL');
    };
    const unknown = { value: null, valueInDisplayCurrency: null, price: null, valuedOn: null };
    world.market.pricesAt = async (ids, times) =>
      new Map(ids.map((id) => [id, times.map(() => null)]));
    const { nodes } = await read();
    expect(nodes.at(-2)).toMatchObject({ value: '700', unpricedCount: 1 });
    // The quote of now is there.
    expect(nodes.at(-1)).toMatchObject({ value: '1000', unpricedCount: 0 });
    expect(await sharesOn('2026-11-21')).toMatchObject(unknown);
    Object.assign(world.market, { pricesAt });
    expect((await read()).nodes.at(-2)?.netWorth).toBe('1000');
  });

  test('ends with the totals of the dashboard', async () => {
    await seed();
    await own(world, ada, '3');
    await giveCash(world, ada, 'NZD', '33.33');
    world.market.setPrice('AAPL', '123.457');
    moveDays(2);
    const { totals, currency } = await netWorthDashboard(world.deps, ada.actor);
    const page = await read({ range: 'W1' });
    expect(page.currency).toBe(currency);
    expect(page.nodes.at(-1)).toMatchObject({
      date: '2026-11-22',
      value: totals.totalAssets,
      totalLiabilities: totals.totalLiabilities,
      netWorth: totals.netWorth,
    });
  });

  test('values what was there at the end of each day at the prices of then', async () => {
    await own(world, ada, '3');
    world.market.setPrice('AAPL', '110');
    moveDays(1);
    world.market.setPrice('AAPL', '120');
    await giveCash(world, ada, 'USD', '50');
    moveDays(1);
    world.market.setPrice('AAPL', '90');
    const { nodes } = await read();
    expect(
      nodes.map(({ date, value, netContributions }) => [date, value, netContributions]),
    ).toEqual([
      [TODAY, '1030', '1000'],
      ['2026-11-21', '1110', '1050'],
      ['2026-11-22', '1020', '1050'],
    ]);
  });

  test('takes the day of the person, wherever that is', async () => {
    await setTimeZone('Pacific/Auckland');
    // 15:00 on Friday in London is 04:00 on Saturday in Auckland.
    world.clock.advance(2 * HOUR_MS);
    await giveCash(world, ada, 'USD', '1');
    moveDays(1);
    const { nodes } = await read();
    expect(nodes.map(({ date, value }) => [date, value])).toEqual([
      ['2026-11-21', '1001'],
      ['2026-11-22', '1001'],
    ]);
  });

  test('has the same point for a day whatever range, steps and page it is asked with', async () => {
    await seed();
    await own(world, ada, '3');
    moveDays(40);
    const all = await read({ range: 'ALL', limit: 10_000 });
    const byDate = new Map(all.nodes.map((point) => [point.date, point]));
    expect(all.nodes[0]?.date).toBe('2024-05-10');
    for (const input of [
      { range: 'M1' },
      { range: 'Y1', timeframe: 'WEEK_1' },
      { range: 'Y3', timeframe: 'MONTH_1' },
      { from: '2026-01-05', to: '2026-03-03', timeframe: 'MONTH_1' },
      { range: 'Y1', limit: 7 },
    ] as const) {
      const { nodes } = await read(input);
      expect(nodes.length).toBeGreaterThan(1);
      expect(nodes).toEqual(nodes.map(({ date }) => byDate.get(date)));
    }
  });

  test('comes in pages that neither skip nor repeat a day', async () => {
    await seed();
    const whole = await read({ range: 'M3', timeframe: 'WEEK_1' });
    const dates: string[] = [];
    let cursor: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof read>> = await read({
        range: 'M3',
        timeframe: 'WEEK_1',
        limit: 4,
        cursor,
      });
      expect(page.nodes.length).toBeLessThanOrEqual(4);
      dates.push(...page.nodes.map(({ date }) => date));
      cursor = page.nextCursor;
    } while (cursor !== null && dates.length < 100);
    expect(dates).toEqual(whole.nodes.map(({ date }) => date));
  });

  test('takes ten statements at most, whatever the length', async () => {
    await seed();
    await own(world, ada, '3');
    const { db, sent } = countingReads(world.db);
    await netWorthAssetHistory({ ...world.deps, db }, ada.actor, { range: 'ALL', limit: 10_000 });
    expect(sent.length).toBeLessThanOrEqual(10);
  });

  test('is nobody else’s', async () => {
    await seed();
    const eve = await trader(world, '7', 'eve@example.com');
    const { nodes } = await read({ range: 'ALL' }, eve);
    expect(nodes).toEqual([expect.objectContaining({ date: TODAY, netWorth: '7' })]);
  });
});

describe('the history of one asset', () => {
  const assetNamed = async (name: string) => {
    const { assets } = await netWorthDashboard(world.deps, ada.actor);
    const found = assets.find((asset) => asset.name === name || asset.symbol === name);
    if (found === undefined) throw new Error(`there is no ${name}`);
    return found;
  };

  test('recorded by hand keeps each valuation until the next, for the person’s part', async () => {
    await seed();
    const house = await assetNamed('House in Island Bay');
    const { nodes } = await read({ netWorthAssetId: house.id, range: 'Y3', timeframe: 'MONTH_1' });
    expect(nodes[0]).toEqual({
      date: '2024-05-31',
      value: '420000',
      unpricedCount: 0,
      unpricedAssets: 0,
      costBasis: '420000',
      netContributions: '420000',
      totalLiabilities: null,
      netWorth: null,
    });
    expect(nodes.at(-1)).toMatchObject({ date: TODAY, value: '492500', costBasis: '420000' });
  });

  test('of an account counts that asset alone, and none of the debts', async () => {
    await seed();
    await own(world, ada, '3');
    const [shares, cash] = [await assetNamed('AAPL'), await assetNamed('Platform account: USD')];
    const last = async (netWorthAssetId: string) => (await read({ netWorthAssetId })).nodes.at(-1);
    const inDollars = { totalLiabilities: null, netWorth: null, costBasis: null };
    expect(await last(shares.id)).toMatchObject({ ...inDollars, value: '510' });
    expect(await last(cash.id)).toMatchObject({ ...inDollars, value: '1190' });
  });

  test('follows the price of each day', async () => {
    await own(world, ada, '3');
    const { id } = await assetNamed('AAPL');
    moveDays(1);
    world.market.setPrice('AAPL', '0.5');
    const { nodes } = await read({ netWorthAssetId: id });
    expect(nodes.map(({ value }) => value)).toEqual(['300', '1.5']);
  });

  test('of somebody else is not found, nor are other ids', async () => {
    await own(world, ada, '3');
    const ids = (await netWorthDashboard(world.deps, ada.actor)).assets.map(({ id }) => id);
    const eve = await trader(world, '7', 'eve@example.com');
    for (const netWorthAssetId of [...ids, AAPL, ada.live.id]) {
      expect(await refusal(read({ netWorthAssetId }, eve))).toMatchObject({ code: 'NOT_FOUND' });
    }
    expect(await refusal(read({ portfolioId: AAPL }))).toMatchObject({ code: 'NOT_FOUND' });
  });
});

test('a portfolio has the history of what it holds', async () => {
  await seed();
  const { assets } = await netWorthDashboard(world.deps, ada.actor);
  const portfolioId = assets.find((asset) => asset.portfolioId !== null)?.portfolioId;
  const { nodes } = await read({ portfolioId: portfolioId ?? null });
  expect(nodes.at(-1)).toMatchObject({ value: '608631.27', netWorth: null });
});

describe('a history is refused', () => {
  test.each<[string, AssetHistoryInput]>([
    ['params.from', { from: '2026-11-20', to: '2026-11-19' }],
    ['params.from', { from: addDays(TODAY, 1) }],
    ['params.cursor', { cursor: 'made up' }],
  ])('for %s: %j', async (path, input) => {
    expect(await refusal(read(input))).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: [{ path }],
    });
  });

  test.each([['from'], ['to']])('for a range beside `%s`, with both named', async (end) => {
    const fields = [{ path: 'params.range' }, { path: `params.${end}` }];
    expect(await refusal(read({ range: 'Y1', [end]: '2026-11-19' }))).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields,
    });
  });
});

async function setTimeZone(timeZone: string): Promise<void> {
  const { statement } = await import('../../../db/statement.ts');
  const move = statement<never, [string, string]>(
    'test_networth_time_zone',
    'update users set time_zone = $2 where id = $1',
  );
  await world.db.transaction((tx) => tx.run(move, ada.userId, timeZone));
  expect(world.clock.now()).toEqual(OPEN);
}
