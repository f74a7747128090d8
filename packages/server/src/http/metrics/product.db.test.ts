import { HOUR_MS } from '@investing-platform/schema/durations';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { Database } from '../../db/database.ts';
import { providedDatabase } from '../../db/testing.ts';
import { placeOrder } from '../../domains/trading/orders/place-order.ts';
import {
  limit,
  type TradingWorld,
  trader,
  tradingWorld,
} from '../../domains/trading/trading.fixture.ts';
import { requestJob } from '../../jobs/jobs.ts';
import { createMetrics } from './metrics.ts';
import { productFigures } from './product-figures.ts';

let db: Database;
let world: TradingWorld;

beforeAll(async () => {
  db = await providedDatabase(inject('database'), inject('postgresUrl'));
  world = await tradingWorld(db);
});
afterAll(() => db.close());

const printed = async (read = () => productFigures(world.deps)): Promise<string[]> => {
  const metrics = createMetrics(false);
  metrics.observeProduct(read);
  const { body } = await metrics.print();
  return body.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
};

test('tell orders, fills, jobs, mails and the age of prices', async () => {
  const runAt = new Date(world.clock.now().getTime() - HOUR_MS);
  const ada = await trader(world);
  await placeOrder(world.deps, ada.actor, limit('1'));
  await db.transaction((tx) => requestJob(tx, { kind: 'late', key: 'one', runAt }));
  const lines = await printed();
  expect(lines).toContain('jobs_due{kind="late"} 1');
  expect(lines).toContain('jobs_oldest_due_seconds{kind="late"} 3600');
  expect(lines).toContain('jobs_failed{kind="late"} 0');
  expect(lines.filter((line) => line.startsWith('orders_open'))).toHaveLength(1);
  expect(lines).toContain('fills_recent 0');
  expect(lines).toContain('mails_failed 0');
  expect(lines).toContain('market_price_age_seconds{symbol="BTC"} 0');
});

test('are left out where the database is away, and nothing else is', async () => {
  const lines = await printed(() => Promise.reject(new Error('away')));
  expect(lines.filter((line) => /^(jobs|mails|orders)_/.test(line))).toEqual([]);
});
