import { expect, test } from 'vitest';
import { statement } from '../../../db/statement.ts';
import { AAPL, balancesOf, trader, tradingWorld } from '../trading.fixture.ts';
import { payDividends } from './pay-dividends.ts';

const owe = statement<
  never,
  [userId: string, accountId: string, from: number, to: number, assetId: string | null]
>(
  'test_unpayable_owe',
  `insert into due_dividends (id, action_id, user_id, book_id, broker_account_id, asset_id,
     quantity, per_share_amount, gross_amount, withheld_amount, currency, pay_at)
   select gen_random_uuid(), 'action ' || day, $1, $2, $2, coalesce($5::uuid, gen_random_uuid()),
     1, 1, 1, 0, 'USD', '2026-11-01'::timestamptz + make_interval(hours => day)
   from generate_series($3::int, $4::int) as d (day)`,
);

test('dividends that cannot be paid, however many, keep no other waiting', async () => {
  const world = await tradingWorld();
  const { userId, live } = await trader(world, '10');
  await world.db.transaction(async (tx) => {
    // Of assets that nobody knows.
    await tx.run(owe, userId, live.id, 1, 400, null);
    await tx.run(owe, userId, live.id, 401, 402, AAPL);
  });
  expect(await payDividends(world.deps)).toBe(2);
  expect(await balancesOf(world, live.id)).toEqual({ 'cash USD': '12' });
  expect(world.logged.length).toBe(400);
  expect(await payDividends(world.deps)).toBe(0);
});
