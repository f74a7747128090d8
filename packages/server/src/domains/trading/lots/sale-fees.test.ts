import { expect, test } from 'vitest';
import { statement } from '../../../db/statement.ts';
import { runOnce } from '../matching/matcher.ts';
import { placeOrder } from '../orders/place-order.ts';
import { faultsOfTheBooks } from '../settlement/books.fixture.ts';
import { BTC, balancesOf, buy, trader, tradingWorld } from '../trading.fixture.ts';

const gains = statement<{ proceeds: string; cost: string }>(
  'test_trading_gains',
  'select trim_scale(proceeds) as proceeds, trim_scale(cost) as cost from realised_gains',
);
const fees = statement<{ fees: string }>(
  'test_trading_fees',
  `select trim_scale(sum(l.amount)) as fees
   from journal_lines l join ledger_accounts a on a.id = l.account_id where a.kind = 'fees'`,
);

test('the fee of a sale comes off what it brings, off its gain, and goes to the fees', async () => {
  const world = await tradingWorld();
  const ada = await trader(world, '1000');
  for (const side of ['BUY', 'SELL'] as const) {
    const coin = { assetId: BTC, timeInForce: 'GTC', quantity: '1', side } as const;
    await placeOrder(world.deps, ada.actor, buy(coin));
    await runOnce(world.deps);
  }
  // Bought at 100.01, sold at 99.99, for a quarter percent each: 1000 - 100.26 + 99.74.
  expect(await balancesOf(world, ada.live.id)).toEqual({ 'cash USD': '999.48' });
  expect(await world.db.all(gains)).toEqual([{ proceeds: '99.74', cost: '100.26' }]);
  expect(await world.db.one(fees)).toEqual({ fees: '0.5' });
  expect(await faultsOfTheBooks(world.db)).toEqual([]);
});
