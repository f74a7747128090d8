import { providedDatabase } from '../../../db/testing.ts';
import { runOnce } from '../../trading/matching/matcher.ts';
import { placeOrder } from '../../trading/orders/place-order.ts';
import { giveCash, limit, trader } from '../../trading/trading.fixture.ts';
import { brokerageWorld } from '../brokerage.fixture.ts';

/** Three weeks: 1,000 USD, ten shares at 100.01, a rise, 500 more, a fall. */
export async function threeWeeks(...database: Parameters<typeof providedDatabase>) {
  const world = await brokerageWorld({ db: await providedDatabase(...database) });
  const at = (text: string) => world.clock.set(new Date(text));
  at('2026-11-02T15:00:00Z');
  const ada = await trader(world, '1000.1');
  at('2026-11-03T16:00:00Z');
  await placeOrder(world.deps, ada.actor, limit('100.01'));
  await runOnce(world.deps);
  at('2026-11-04T15:00:00Z');
  world.market.setPrice('AAPL', '110');
  at('2026-11-10T17:00:00Z');
  await giveCash(world, ada, 'USD', '550.05');
  at('2026-11-11T17:00:00Z');
  await placeOrder(world.deps, ada.actor, limit('110.01', { quantity: '5' }));
  await runOnce(world.deps);
  at('2026-11-16T17:00:00Z');
  world.market.setPrice('AAPL', '99');
  at('2026-11-20T15:00:00Z');
  return { world, ada };
}
