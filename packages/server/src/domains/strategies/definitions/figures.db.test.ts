import { HOUR_MS } from '@investing-platform/schema/durations';
import { describe, expect, test } from 'vitest';
import { embeddedMarketData } from '../../../adapters/embedded/market-data/index.ts';
import type { Database } from '../../../db/database.ts';
import { statement } from '../../../db/statement.ts';
import { onDatabase } from '../../../testing/on-database.ts';
import { assetsUnderStrategy } from '../actives/assets-under-strategy.ts';
import { type Investor, invest, investor, publish, settle } from '../strategies.fixture.ts';
import { fetchStrategy } from './fetch-strategies.ts';
import { reckonReturns } from './returns-job.ts';

const publishedEarlier = statement<never, [id: string, at: Date]>(
  'test_strategies_published_earlier',
  'update strategies set published_at = $2 where id = $1',
);

let db: Database;
let ada: Investor;

onDatabase(async (given) => {
  db = given;
  ada = await investor({ db });
});

describe('what is invested in a strategy in all', () => {
  test('is shown from ten people on, not from ten active strategies of fewer', async () => {
    const { id } = await publish(ada);
    const source = { strategyId: id };
    const shown = () => assetsUnderStrategy({ deps: ada.world.deps }, id);
    for (let count = 0; count < 2; count += 1) await invest(ada, { source, amount: '100' });
    for (let count = 1; count < 9; count += 1) {
      const person = await investor({ email: `person${count}@example.com` }, ada.world);
      await invest(person, { source, amount: '100' });
    }
    expect(await shown()).toBeNull();
    const tenth = await investor({ email: 'tenth@example.com' }, ada.world);
    await invest(tenth, { source, amount: '100' });
    expect(await shown()).toEqual({ amount: '1100', currency: 'USD' });
    await settle(ada.world);
    ada.world.market.setPrice('AAPL', '200');
    // 60 percent of it is AAPL, which has doubled.
    expect(Number((await shown())?.amount)).toBeCloseTo(1759.8, 0);
  });
});

describe('the yearly return of lists', () => {
  test('is kept up to date twice a day, for strategies that are a year old', async () => {
    const { clock } = ada.world;
    const deps = { db, clock, marketData: embeddedMarketData({ clock, seed: 'returns' }) };
    const old = await publish(ada, { name: 'Old' });
    const young = await publish(ada, { name: 'Young' });
    const earlier = new Date('2024-01-02T15:00:00Z');
    await db.transaction((tx) => tx.run(publishedEarlier, old.id, earlier));
    expect([await reckonReturns(deps, 9), await reckonReturns(deps, 9)]).toEqual([2, 0]);
    const returnOf = async (id: string) =>
      (await fetchStrategy({ db }, ada.actor, { id })).oneYearReturnPercent;
    expect(await returnOf(old.id)).toMatch(/^-?\d+(\.\d{1,6})?$/);
    expect(await returnOf(young.id)).toBeNull();
    clock.advance(13 * HOUR_MS);
    expect([await reckonReturns(deps, 1), await reckonReturns(deps, 9)]).toEqual([1, 1]);
  });
});
