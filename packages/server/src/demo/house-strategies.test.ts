import { assetsBySymbol } from '@investing-platform/rules/market/catalogue';
import { expect, test } from 'vitest';
import { statement } from '../db/statement.ts';
import { testDatabase } from '../db/testing.ts';
import { seedHouseStrategies } from '../domains/strategies/index.ts';
import { systemClock } from '../kernel/clock.ts';
import { decimal, sum } from '../kernel/decimal.ts';
import { systemRandom } from '../kernel/random.ts';
import { houseStrategies } from './house-strategies.ts';

const seeded = statement<{ slug: string; parts: number }>(
  'test_demo_house_strategies',
  `select s.slug,
     (select count(*)::int from strategy_holdings h where h.strategy_id = s.id) as parts
   from strategies s where s.owner_id is null and s.status = 'PUBLISHED'
     and s.visibility = 'PUBLIC' order by s.slug limit 100`,
);

test.each(houseStrategies.map((strategy) => [strategy.name, strategy] as const))(
  '%s comes to 100 percent, in assets of one currency that can be traded',
  (_, { weights, cashPercent }) => {
    const percents = weights.map(([, percent]) => decimal(percent));
    expect(sum(percents).plus(cashPercent).toFixed()).toBe('100');
    const assets = weights.map(([symbol]) => assetsBySymbol(symbol)[0]);
    expect(assets.every((asset) => asset?.tradable === true)).toBe(true);
    expect(new Set(assets.map((asset) => asset?.currency)).size).toBe(1);
  },
);

test('house strategies are published once, however often a demo world starts', async () => {
  const deps = { clock: systemClock, random: systemRandom };
  const db = await testDatabase();
  const start = () => db.transaction((tx) => seedHouseStrategies(tx, deps, houseStrategies));
  await start();
  const first = await db.all(seeded);
  expect(first).toHaveLength(houseStrategies.length);
  expect(first.every(({ parts }) => parts > 0)).toBe(true);
  await start();
  expect(await db.all(seeded)).toEqual(first);
});
