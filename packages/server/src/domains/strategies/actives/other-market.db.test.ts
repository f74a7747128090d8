import { HOUR_MS } from '@investing-platform/schema/durations';
import { expect, test } from 'vitest';
import { onBooks } from '../../../testing/on-database.ts';
import {
  AAPL,
  asset,
  type Investor,
  invest,
  investor,
  quantitiesOf,
  read,
  runsOf,
  settle,
  work,
} from '../strategies.fixture.ts';
import { liquidateActiveStrategy } from './liquidate-active-strategy.ts';

/** Monday morning in Auckland, Sunday evening in New York. */
const AUCKLAND_OPEN = new Date('2026-11-22T21:30:00Z');
/** Monday morning in New York. */
const NEW_YORK_OPEN = new Date('2026-11-23T15:00:00Z');
const FPH = asset('FPH').id;
const ROUNDS = 60;

let ada: Investor;

onBooks(async (db) => {
  ada = await investor({ db });
});

/** Some seconds of work, with a run open that waits for another market. */
async function someWork(): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) {
    await work(ada.world);
    ada.world.clock.advance(1_000);
  }
}

const statuses = async (id: string) =>
  (await runsOf(ada, id)).map(({ type, status }) => `${type} ${status}`);

async function investedInBoth(): Promise<string> {
  const assets = [
    { assetId: AAPL, targetPercent: '60' },
    { assetId: FPH, targetPercent: '40' },
  ];
  const { id } = await invest(ada, { source: { weights: { assets } } });
  await someWork();
  return id;
}

test('what a closed market kept a run from is bought when that market opens', async () => {
  const id = await investedInBoth();
  expect(await statuses(id)).toEqual(['INVEST_CASH QUEUED', 'INVEST_CASH COMPLETED_ADJUSTED']);
  const half = await read(ada, id);
  expect(half.status).toBe('REBALANCING');
  expect(quantitiesOf(half)['FPH']).toBe('0');
  expect(Number(half.cash)).toBeCloseTo(400, 0);
  ada.world.clock.set(AUCKLAND_OPEN);
  await settle(ada.world);
  const whole = await read(ada, id);
  expect(whole).toMatchObject({ status: 'ACTIVE', foreignCash: [] });
  expect(Number(quantitiesOf(whole)['FPH'])).toBeGreaterThan(0);
  expect(Number(whole.cash)).toBeLessThan(100);
  expect((await statuses(id)).length).toBe(2);
});

test('all is sold on both markets, one after the other', async () => {
  const id = await investedInBoth();
  ada.world.clock.set(AUCKLAND_OPEN);
  await settle(ada.world);
  ada.world.clock.set(NEW_YORK_OPEN);
  const size = { percent: '100' };
  await liquidateActiveStrategy(ada.world.deps, ada.actor, { id, size });
  await someWork();
  expect((await read(ada, id)).status).toBe('LIQUIDATING');
  ada.world.clock.set(new Date(NEW_YORK_OPEN.getTime() + 7 * HOUR_MS));
  await settle(ada.world);
  expect(await read(ada, id)).toMatchObject({ status: 'CLOSED', marketValue: '0' });
});
