import { expect, test } from 'vitest';
import { statement } from '../../../db/statement.ts';
import { decimal } from '../../../kernel/decimal.ts';
import { trader, tradingWorld } from '../trading.fixture.ts';
import { depositCash, takeBackDeposit, withdrawCash } from './deposit-cash.ts';

const outsideLines = statement<{ kind: string; amount: string }, [ownerId: string]>(
  'test_trading_outside_lines',
  `select a.kind, trim_scale(l.amount) as amount
   from journal_lines l join ledger_accounts a on a.id = l.account_id
   where a.kind like 'external_%' and l.entry_id in (
     select o.entry_id from journal_lines o join ledger_accounts b on b.id = o.account_id
     where b.owner_id = $1)
   order by l.entry_id`,
);

test.each([
  ['live', 'external_bank'],
  ['paper', 'external_paper'],
] as const)('the money of a %s account comes from and goes to %s', async (mode, kind) => {
  const world = await tradingWorld();
  const person = await trader(world, '100');
  const transfer = { account: person[mode], currency: 'USD', amount: decimal(7) };
  for (const carry of [depositCash, withdrawCash, takeBackDeposit]) {
    await world.db.transaction((tx) => carry(tx, world.deps, person.userId, transfer));
  }
  const amounts = ['-100', '-7', '7', '7'];
  expect(await world.db.all(outsideLines, person[mode].id)).toEqual(
    amounts.map((amount) => ({ kind, amount })),
  );
});
