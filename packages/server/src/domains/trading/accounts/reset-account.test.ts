import { expect, test } from 'vitest';
import { statement } from '../../../db/statement.ts';
import { decimal } from '../../../kernel/decimal.ts';
import { rebuildDays } from '../../../ledger/index.ts';
import { trader, tradingWorld } from '../trading.fixture.ts';
import { withdrawCash } from './deposit-cash.ts';
import { emptyAccount } from './reset-account.ts';

const days = statement<{ day: string; asset: string; amount: string }, [ownerId: string]>(
  'test_trading_days',
  'select day::text, asset, amount from ledger_days where owner_id = $1 order by day, asset',
);

const DAY = 86_400_000;

test.each(['100', '40'])('an account that had 100 and paid out %s begins anew', async (amount) => {
  const world = await tradingWorld();
  const { userId, paper } = await trader(world, '100');
  const { deps, db, clock } = world;
  clock.advance(4 * DAY);
  await db.transaction((tx) =>
    withdrawCash(tx, deps, userId, { account: paper, currency: 'USD', amount: decimal(amount) }),
  );
  await db.transaction((tx) => emptyAccount(tx, deps, { id: paper.id, userId }));
  expect(await db.all(days, paper.id)).toEqual([]);
  await db.transaction(rebuildDays);
  expect(await db.all(days, paper.id)).toEqual([]);
});
