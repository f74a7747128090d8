import { DAY_MS } from '@investing-platform/schema/durations';
import { expect, test } from 'vitest';
import { giveCash, trader, tradingWorld } from '../../trading/trading.fixture.ts';
import { netWorthDashboard } from '../dashboard/net-worth-dashboard.ts';
import { changeOfMonth } from './change-of-month.ts';

test('a net worth is compared with that of a month before, once there is one', async () => {
  const world = await tradingWorld();
  const ada = await trader(world, '1000');
  const change = async () => {
    const { totals } = await netWorthDashboard(world.deps, ada.actor);
    return changeOfMonth(world.deps, totals);
  };
  expect(await change()).toEqual({ amount: null, percent: null });
  world.clock.advance(29 * DAY_MS);
  await giveCash(world, ada, 'USD', '250');
  expect(await change()).toEqual({ amount: null, percent: null });
  world.clock.advance(DAY_MS);
  expect(await change()).toEqual({ amount: '250', percent: '25' });
});
