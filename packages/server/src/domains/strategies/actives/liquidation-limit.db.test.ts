import { expect, test } from 'vitest';
import { onBooks } from '../../../testing/on-database.ts';
import { balancesOf } from '../../trading/trading.fixture.ts';
import { advanceRun } from '../runs/advance-run.ts';
import { type Investor, invested, investor, lastRun, read, settle } from '../strategies.fixture.ts';
import { liquidateActiveStrategy } from './liquidate-active-strategy.ts';

let ada: Investor;

onBooks(async (db) => {
  ada = await investor({ db });
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
