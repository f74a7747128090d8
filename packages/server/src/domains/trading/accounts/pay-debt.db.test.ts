import { describe, expect, test } from 'vitest';
import type { Database, Transaction } from '../../../db/database.ts';
import { statement } from '../../../db/statement.ts';
import { decimal } from '../../../kernel/decimal.ts';
import { onBooks } from '../../../testing/on-database.ts';
import { payDividends } from '../corporate-actions/pay-dividends.ts';
import { payInLieu } from '../corporate-actions/pay-in-lieu.ts';
import { receiveShares } from '../lots/receive-shares.ts';
import { abandonOrders } from '../matching/abandon-orders.ts';
import { runOnce } from '../matching/matcher.ts';
import { cancelOrder } from '../orders/cancel-order.ts';
import { orderOfUser } from '../orders/orders.sql.ts';
import { placeOrder } from '../orders/place-order.ts';
import { moveCash, openBook } from '../settlement/books.ts';
import {
  AAPL,
  asset,
  balancesOf,
  buy,
  giveCash,
  limit,
  own,
  type Trader,
  type TradingWorld,
  trader,
  tradingWorld,
} from '../trading.fixture.ts';
import { depositCash, takeBackDeposit } from './deposit-cash.ts';
import { exchangeCash } from './exchange-cash.ts';
import { lockAccount } from './lock-account.ts';
import { emptyAccount } from './reset-account.ts';

const WHOLE = asset('AIR.XNZE');
const BOOK = '01900000-0000-7000-8000-00000000000f';
const SOURCE = { sourceType: 'active_strategy', sourceId: BOOK } as const;

const oweDividend = statement<never, [userId: string, accountId: string, assetId: string]>(
  'test_pay_debt_dividend',
  `insert into due_dividends (id, action_id, user_id, book_id, broker_account_id, asset_id,
     quantity, per_share_amount, gross_amount, withheld_amount, currency, pay_at)
   values (gen_random_uuid(), 'one', $1, $2, $2, $3, 1, 40, 40, 0, 'USD', '2026-11-01')`,
);

let db: Database;
let world: TradingWorld;
let ada: Trader;

onBooks(async (given) => {
  db = given;
  world = await tradingWorld(db);
  ada = await trader(world, '1000');
});

/** What is done by somebody who has locked the account. */
const inAccount = (work: (tx: Transaction) => Promise<void>) =>
  db.transaction(async (tx) => {
    await lockAccount(tx, ada.live.id);
    await work(tx);
  });
const books = () => balancesOf(world, ada.live.id);
const status = () => db.transaction(async (tx) => (await lockAccount(tx, ada.live.id)).status);
const statusOf = async (id: string) => (await db.one(orderOfUser, ada.userId, id)).status;
const place = async (input: Parameters<typeof placeOrder>[2]) =>
  (await placeOrder(world.deps, ada.actor, input)).id;

function takeBack(amount: string, currency = 'USD') {
  const deposit = { account: ada.live, currency, amount: decimal(amount) };
  return db.transaction((tx) => takeBackDeposit(tx, world.deps, ada.userId, deposit));
}

async function sell(quantity: string): Promise<void> {
  const sale = { side: 'SELL', quantity } as const;
  const id = await place(buy(sale));
  await runOnce(world.deps);
  expect(await statusOf(id)).toBe('FILLED');
}

describe('an account that owes', () => {
  test('pays with what a sale brings, and may buy again once nothing is left to pay', async () => {
    await own(world, ada, '9');
    world.market.setPrice('AAPL', '100');
    world.market.setPrice('MSFT', '100');
    const { id: assetId } = asset('MSFT');
    const asleep = await place(limit('50', { assetId, quantity: '1', timeInForce: 'GTC' }));
    await runOnce(world.deps);
    await takeBack('300');
    expect(await books()).toMatchObject({ 'cash_hold USD': '50', 'debt USD': '-250' });
    await sell('1');
    const { 'debt USD': left } = await books();
    expect(Number(left)).toBeGreaterThan(-160);
    expect([await status(), await statusOf(asleep)]).toEqual(['RESTRICTED', 'SUSPENDED']);
    await sell('2');
    expect(await books()).not.toHaveProperty('debt USD');
    expect([await status(), await statusOf(asleep)]).toEqual(['ACTIVE', 'NEW']);
  });

  test('pays with what a buy held that is cancelled, once', async () => {
    const id = await place(limit('50', { quantity: '8', timeInForce: 'GTC' }));
    await runOnce(world.deps);
    await takeBack('900');
    expect(await books()).toEqual({ 'cash_hold USD': '400', 'debt USD': '-300' });
    await cancelOrder(world.deps, ada.actor, { id });
    await runOnce(world.deps);
    await runOnce(world.deps);
    expect(await books()).toEqual({ 'cash USD': '100' });
    expect(await status()).toBe('ACTIVE');
  });

  test('is not paid for by a buy that wakes only to end in the same breath', async () => {
    const ids = [
      await place(limit('50', { quantity: '10', timeInForce: 'GTC' })),
      await place(limit('40', { quantity: '10', timeInForce: 'GTC' })),
    ];
    await runOnce(world.deps);
    await takeBack('500');
    await inAccount((tx) => abandonOrders(tx, world.deps, ada.live.id));
    expect(await Promise.all(ids.map(statusOf))).toEqual(['REJECTED', 'REJECTED']);
    expect(await books()).toEqual({ 'cash USD': '500' });
  });

  test('owes nothing once it was started anew, and buys again', async () => {
    await takeBack('1070');
    await inAccount((tx) => emptyAccount(tx, world.deps, { id: ada.live.id, userId: ada.userId }));
    expect(await books()).toEqual({});
    expect(await status()).toBe('ACTIVE');
  });

  test('pays with a dividend', async () => {
    await db.transaction((tx) => tx.run(oweDividend, ada.userId, ada.live.id, AAPL));
    await takeBack('1030');
    expect(await payDividends(world.deps)).toBe(1);
    expect(await books()).toEqual({ 'cash USD': '10' });
    expect(await status()).toBe('ACTIVE');
  });

  test('pays with the cash for a part of a share', async () => {
    const { userId, live } = ada;
    await takeBack('2', 'NZD');
    await db.transaction(async (tx) => {
      const owner = { userId, brokerAccountId: live.id, tradingMode: 'LIVE' } as const;
      const shares = { assetId: WHOLE.id, quantity: decimal('1.5'), cost: decimal(15) };
      const source = { type: 'test', id: 'test' };
      await receiveShares(tx, world.deps, { ...owner, ...shares, source, description: 'Given' });
      const books = { bookIds: [live.id], resetEntryId: null };
      const account = { id: live.id, userId, tradingMode: 'LIVE', ...books } as const;
      const part = { bookId: live.id, assetId: WHOLE.id, price: decimal(20) };
      await payInLieu(tx, world.deps, { account, ...part });
    });
    expect(await books()).toMatchObject({ 'cash NZD': '8' });
    expect(await status()).toBe('ACTIVE');
  });

  test('pays with cash that a strategy gives back, which it does not take by itself', async () => {
    const { userId, live } = ada;
    const owner = { userId, brokerAccountId: live.id, tradingMode: 'LIVE' } as const;
    const transfer = { ...owner, ...SOURCE, fromBookId: live.id, toBookId: BOOK };
    await db.transaction(async (tx) => {
      await openBook(tx, world.deps, BOOK, owner);
      await moveCash(tx, world.deps, transfer, 'USD', decimal(400));
    });
    await takeBack('700');
    expect(await books()).toEqual({ 'debt USD': '-100' });
    const back = { ...transfer, fromBookId: BOOK, toBookId: live.id };
    await db.transaction((tx) => moveCash(tx, world.deps, back, 'USD', decimal(400)));
    expect(await books()).toEqual({ 'cash USD': '300' });
    expect(await status()).toBe('ACTIVE');
  });

  test('pays with what an exchange brings of the currency, and stays restricted by another', async () => {
    await giveCash(world, ada, 'NZD', '50');
    await takeBack('80', 'NZD');
    await takeBack('10', 'KWD');
    await inAccount((tx) =>
      exchangeCash(tx, world.deps, {
        userId: ada.userId,
        brokerAccountId: ada.live.id,
        bookId: ada.live.id,
        from: { currency: 'USD', amount: decimal(100) },
        to: { currency: 'NZD', amount: decimal(150) },
        midRate: decimal('1.5'),
        source: { type: 'test', id: 'test' },
      }),
    );
    expect(await books()).toEqual({
      'cash NZD': '120',
      'cash USD': '900',
      'debt KWD': '-10',
    });
    expect(await status()).toBe('RESTRICTED');
    const { live: account } = ada;
    const paid = { account, currency: 'KWD', amount: decimal(10) };
    await db.transaction((tx) => depositCash(tx, world.deps, ada.userId, paid));
    expect(await status()).toBe('ACTIVE');
  });
});
