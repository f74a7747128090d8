import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { closingParts } from '../../closing.ts';
import type { Database } from '../../db/database.ts';
import { statement } from '../../db/statement.ts';
import { providedDatabase } from '../../db/testing.ts';
import { accountClosure } from '../account/closure/account-closure.ts';
import { AAPL, refusal, type Trader } from '../trading/trading.fixture.ts';
import { depositsOf } from './deposits/deposits.fixture.ts';
import { banked, type FundingWorld, fundingWorld, later } from './funding.fixture.ts';
import { MINUTE, toTheEnd, withdrawalsOf } from './withdrawals/withdrawals.fixture.ts';

const close = statement<never, [userId: string]>(
  'test_closing_close',
  'update users set closed_at = now() where id = $1',
);

const closing = { parts: closingParts, settle: async () => undefined };

let db: Database;
let world: FundingWorld;
let ada: Trader;
let outgoing: ReturnType<typeof withdrawalsOf>;
let incoming: ReturnType<typeof depositsOf>;

beforeEach(async () => {
  db = await providedDatabase(inject('database'), inject('postgresUrl'));
  world = await fundingWorld({ db });
  ada = await banked(world, '100');
  outgoing = withdrawalsOf(world, ada);
  incoming = depositsOf(world, ada);
});
afterEach(() => db.close());

/** Why the account cannot be closed; empty where it can. */
async function obstacles(): Promise<string[]> {
  const { obstacles: list } = await accountClosure({ ...world.deps, closing }, ada.actor);
  return list.map(({ kind, message }) => `${kind}: ${message}`);
}

const UNDER_WAY = [
  'CASH: A deposit, a withdrawal or a dividend is under way. Wait until it has ended.',
];

test('an account is not closed while a withdrawal may come back', async () => {
  const { id } = await outgoing.ask();
  expect(await obstacles()).toEqual(UNDER_WAY);
  await later(world, 10 * MINUTE);
  expect((await outgoing.stored(id)).status).toBe('SENT');
  expect(await outgoing.books()).toEqual({});
  expect(await obstacles()).toEqual(UNDER_WAY);
  await toTheEnd(world);
  expect(await obstacles()).toEqual([]);
});

test('an account is not closed while a deposit is on its way, and while it owes money', async () => {
  await outgoing.ask();
  await toTheEnd(world);
  const { reference } = await incoming.detail();
  const { depositId } = await incoming.take({ reference, amount: '50' });
  expect(await obstacles()).toEqual(UNDER_WAY);
  await incoming.work();
  expect(await obstacles()).toEqual(['CASH: Your live account holds cash. Withdraw it first.']);
  await outgoing.ask({ amount: '50' });
  await toTheEnd(world);
  expect(await obstacles()).toEqual([]);
  await incoming.takeBack(depositId);
  expect(await outgoing.books()).toEqual({ 'debt USD': '-50' });
  expect(await obstacles()).toEqual(['CASH: Your live account owes money. Pay it in first.']);
});

const owe = statement<never, [userId: string, accountId: string]>(
  'test_closing_owe_dividend',
  `insert into due_dividends (id, action_id, user_id, book_id, broker_account_id, asset_id,
     quantity, per_share_amount, gross_amount, withheld_amount, currency, pay_at)
   values (gen_random_uuid(), 'dividend', $1, $2, $2, '${AAPL}', 1, 1, 1, 0, 'USD',
     '2026-12-01T00:00:00Z')`,
);

test('an account is not closed while it will be paid a dividend', async () => {
  await outgoing.ask();
  await toTheEnd(world);
  expect(await obstacles()).toEqual([]);
  await db.transaction((tx) => tx.run(owe, ada.userId, ada.paper.id));
  expect(await obstacles()).toEqual([]);
  await db.transaction((tx) => tx.run(owe, ada.userId, ada.live.id));
  expect(await obstacles()).toEqual(UNDER_WAY);
});

test('money that comes once an account is closed is for nobody, but what came before is known', async () => {
  const { reference } = await incoming.detail();
  const before = await incoming.take({ reference });
  await db.transaction((tx) => tx.run(close, ada.userId));
  const late = incoming.take({ reference, bankLineId: 'L2' });
  expect(await refusal(late)).toMatchObject({
    code: 'INVALID_STATE',
    message: expect.stringContaining('send the money back'),
  });
  expect(await incoming.take({ reference })).toMatchObject({ ...before, replayed: true });
});
