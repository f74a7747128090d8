import { afterEach, expect, test } from 'vitest';
import type { Database } from '../../../db/database.ts';
import { onBooks } from '../../../testing/on-database.ts';
import { outcomes } from '../../../testing/outcomes.ts';
import { racingDatabase, times } from '../../../testing/race.ts';
import { faultsOfTheBooks } from '../../trading/settlement/books.fixture.ts';
import type { Trader } from '../../trading/trading.fixture.ts';
import { getTemporaryQuote } from '../exchange/get-temporary-quote.ts';
import { banked, type FundingWorld, fundingWorld } from '../funding.fixture.ts';
import { withdrawalsOf } from '../withdrawals/withdrawals.fixture.ts';
import { depositsOf } from './deposits.fixture.ts';

let db: Database;
let world: FundingWorld;
let ada: Trader;
let hers: ReturnType<typeof depositsOf>;
let reference: string;

onBooks(async (given) => {
  db = given;
  world = await fundingWorld({ db });
  ada = await banked(world);
  hers = depositsOf(world, ada);
  ({ reference } = await hers.detail());
}, racingDatabase);
afterEach(async () => {
  expect(await faultsOfTheBooks(db)).toEqual([]);
  await db.close();
});

test('a bank line reported twenty times at once is one deposit', async () => {
  const reported = await Promise.all(times(20, () => hers.take({ reference })));
  expect(new Set(reported.map(({ depositId }) => depositId)).size).toBe(1);
  await Promise.all(times(5, () => hers.work()));
  expect(await hers.books()).toEqual({ 'cash USD': '1500' });
});

test('a deposit that ten take back at once is taken back once', async () => {
  const { depositId } = await hers.take({ reference });
  await hers.work();
  const back = await outcomes(times(10, () => hers.takeBack(depositId)));
  expect(back).toEqual({ ok: 1, INVALID_STATE: 9 });
  expect(await hers.books()).toEqual({ 'cash USD': '1000' });
});

test('a deposit that goes back while it is being added ends in one way', async () => {
  for (const bankLineId of times(10, String)) {
    const { depositId } = await hers.take({ reference, bankLineId });
    await Promise.all([hers.work(), hers.takeBack(depositId)]);
  }
  expect(await hers.books()).toEqual({ 'cash USD': '1000' });
  const { nodes } = await hers.deposits();
  expect(nodes.every(({ status }) => status === 'FAILED' || status === 'RETURNED')).toBe(true);
});

test('withdrawals while deposits go back never pay out what is owed', async () => {
  const outgoing = withdrawalsOf(world, ada);
  const lines = await Promise.all(
    times(5, (index) => hers.take({ reference, bankLineId: String(index), amount: '100' })),
  );
  await hers.work();
  await outcomes([
    ...times(10, () => outgoing.ask({ amount: '150' })),
    ...lines.map(({ depositId }) => hers.takeBack(depositId)),
  ]);
  const {
    'cash USD': cash = '0',
    'cash_hold USD': held = '0',
    'debt USD': debt = '0',
  } = await hers.books();
  expect(Number(cash) + Number(held) + Number(debt)).toBe(1_000);
  expect(Number(debt) === 0 || Number(cash) === 0).toBe(true);
});

test('exchanges with one quote, twenty at once, are one', async () => {
  const wanted = { from: 'USD', to: 'NZD', amount: '100' };
  const { id: quoteId } = await getTemporaryQuote(world.deps, ada.actor, wanted);
  const traded = await outcomes(times(20, () => hers.start({ exchange: { quoteId } })));
  expect(traded).toEqual({ ok: 1, QUOTE_EXPIRED: 19 });
  expect(await hers.books()).toMatchObject({ 'cash USD': '900' });
});

test('of thirty announcements at once twenty wait at most', async () => {
  expect(await outcomes(times(30, () => hers.announce()))).toEqual({ ok: 20, QUOTA_EXCEEDED: 10 });
});

test('the permanent reference asked for ten times at once is one', async () => {
  const eve = await banked(world, '1', 'eve@example.com');
  const details = await Promise.all(times(10, () => depositsOf(world, eve).detail()));
  expect(new Set(details.map((detail) => detail.reference)).size).toBe(1);
});
