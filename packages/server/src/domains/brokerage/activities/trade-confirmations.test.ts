import { beforeEach, expect, test } from 'vitest';
import { statement } from '../../../db/statement.ts';
import { runOnce } from '../../trading/matching/matcher.ts';
import { placeOrder } from '../../trading/orders/place-order.ts';
import { buy, own, type Trader, trader } from '../../trading/trading.fixture.ts';
import { updateConfig } from '../accounts/invest-account-config.ts';
import { type BrokerageWorld, brokerageWorld } from '../brokerage.fixture.ts';
import { tradeConfirmations } from './trade-confirmations.ts';

const mails = statement<{ recipient: string; text: string }>(
  'test_confirmations',
  `select recipient, text from mail_outbox where subject = 'Trade confirmation' order by id`,
);

let world: BrokerageWorld;
let ada: Trader;

beforeEach(async () => {
  world = await brokerageWorld();
  ada = await trader(world);
});

const confirmed = async () => {
  await tradeConfirmations(world.deps).run('all', new AbortController().signal);
  return world.db.all(mails);
};
const fill = async (input: Parameters<typeof placeOrder>[2]) => {
  await placeOrder(world.deps, ada.actor, input);
  await runOnce(world.deps);
};

test('fills of the platform account are confirmed by one mail, once', async () => {
  await fill(buy({ quantity: '1' }));
  await fill(buy({ quantity: '2' }));
  const [mail, ...others] = await confirmed();
  expect(others).toEqual([]);
  expect(mail?.recipient).toBe('ada@example.com');
  expect(mail?.text).toContain('Bought 1 AAPL at 100.01 USD, -100.01 USD, settles on 2026-11-23');
  expect(mail?.text).toContain('Bought 2 AAPL');
  expect(await confirmed()).toHaveLength(1);
});

test('practice, opening positions, and whoever does not want it, are not confirmed', async () => {
  await own(world, ada, '1');
  await fill(buy({ brokerAccountId: ada.paper.id }));
  expect(await confirmed()).toEqual([]);
  await updateConfig(world.deps, ada.actor, { tradeConfirmEmail: false });
  await fill(buy());
  expect(await confirmed()).toEqual([]);
});
