import { expect, test } from 'vitest';
import { statement } from '../../../db/statement.ts';
import { testDatabase } from '../../../db/testing.ts';
import { placeOrder } from '../orders/place-order.ts';
import { limit, own, trader, tradingWorld } from '../trading.fixture.ts';
import { faultsOfTheBooks } from './books.fixture.ts';

const tamper = (table: string, set: string) =>
  statement(`test_trading_tamper_${table}`, `update ${table} set ${set}`);

test.each([
  ['the fees of an order', tamper('orders', 'fees = fees + 1'), 'executions sum'],
  [
    'what an order holds',
    statement(
      'test_trading_tamper_hold',
      `update orders set held_cash = held_cash + 1 where status = 'PENDING_NEW'`,
    ),
    'what an order holds',
  ],
  ['the quantity of a fill', tamper('executions', 'quantity = quantity * 2'), 'executions sum'],
  ['a position', tamper('positions', 'quantity = quantity + 1'), 'positions are'],
  [
    'a balance',
    statement(
      'test_trading_tamper_balance',
      `update ledger_accounts set balance = balance + 1 where balance > 0`,
    ),
    'balances are',
  ],
])('the check of the books sees who changes %s', async (_title, change, rule) => {
  const world = await tradingWorld(await testDatabase({ checksLocks: false }));
  const ada = await trader(world);
  await own(world, ada, '1');
  await placeOrder(world.deps, ada.actor, limit('90'));
  expect(await faultsOfTheBooks(world.db)).toEqual([]);
  await world.db.transaction((tx) => tx.run(change));
  expect((await faultsOfTheBooks(world.db)).join('\n')).toContain(rule);
});
