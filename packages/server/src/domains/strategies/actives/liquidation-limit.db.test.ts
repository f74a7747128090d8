import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import type { Database } from '../../../db/database.ts';
import { providedDatabase } from '../../../db/testing.ts';
import { faultsOfTheBooks } from '../../trading/settlement/books.fixture.ts';
import { balancesOf } from '../../trading/trading.fixture.ts';
import { advanceRun } from '../runs/advance-run.ts';
import { type Investor, invested, investor, lastRun, read, settle } from '../strategies.fixture.ts';
import { liquidateActiveStrategy } from './liquidate-active-strategy.ts';

let db: Database;
let ada: Investor;

beforeEach(async () => {
  db = await providedDatabase(inject('database'), inject('postgresUrl'));
  ada = await investor({ db });
});

afterEach(async () => {
  expect(await faultsOfTheBooks(db)).toEqual([]);
  await db.close();
});

test('sales that bring more than was asked for pay out what was asked for', async () => {
  const { id } = await invested(ada);
  const { deps, market } = ada.world;
  const before = Number((await balancesOf(ada.world, ada.live.id))['cash USD']);
  const run = await liquidateActiveStrategy(deps, ada.actor, { id, size: { amount: '300' } });
  // Planned and placed at 100; nothing is traded before the prices have risen.
  market.setVolume('0');
  await advanceRun(deps, run.id);
  for (const symbol of ['AAPL', 'MSFT']) market.setPrice(symbol, '150');
  market.setVolume('1000000');
  await settle(ada.world);
  expect((await lastRun(ada, id)).status).toBe('COMPLETED_SUCCESS');
  const { takenOut, cash } = await read(ada, id);
  expect(takenOut).toBe('300');
  expect(Number(cash)).toBeGreaterThan(100);
  expect((await balancesOf(ada.world, ada.live.id))['cash USD']).toBe(String(before + 300));
});
