import { afterEach, expect, test } from 'vitest';
import type { Database } from '../../../db/database.ts';
import { statement } from '../../../db/statement.ts';
import { runDueJobs } from '../../../jobs/jobs.ts';
import { onBooks } from '../../../testing/on-database.ts';
import { outcomes } from '../../../testing/outcomes.ts';
import { racingDatabase, times } from '../../../testing/race.ts';
import { placeOrder } from '../../trading/orders/place-order.ts';
import { faultsOfTheBooks } from '../../trading/settlement/books.fixture.ts';
import { limit, type Trader } from '../../trading/trading.fixture.ts';
import { deleteBankAccount } from '../bank-accounts/delete-bank-account.ts';
import { fetchBankAccount } from '../bank-accounts/fetch-bank-account.ts';
import { getTemporaryQuote } from '../exchange/get-temporary-quote.ts';
import {
  banked,
  dayLater,
  type FundingWorld,
  fundingWorld,
  saveNzd,
  saveUsd,
  work,
} from '../funding.fixture.ts';
import { fundingJobs } from '../index.ts';
import { MINUTE, toTheEnd, withdrawalsOf } from './withdrawals.fixture.ts';

const heldByState = statement<{ held: string }>(
  'test_race_held_by_state',
  `select coalesce(sum(amount + fee), 0)::text as held from withdrawals
   where status in ('REQUESTED', 'APPROVAL_PENDING', 'APPROVED', 'PROCESSING')`,
);
const statuses = statement<{ status: string; count: number }>(
  'test_race_statuses',
  'select status, count(*)::int as count from withdrawals group by status order by status',
);

let db: Database;
let world: FundingWorld;
let ada: Trader;
let hers: ReturnType<typeof withdrawalsOf>;

onBooks(async (given) => {
  db = given;
  world = await fundingWorld({ db });
  ada = await banked(world);
  hers = withdrawalsOf(world, ada);
}, racingDatabase);
afterEach(async () => {
  expect(await faultsOfTheBooks(db)).toEqual([]);
  await db.close();
});

const counts = async (): Promise<Record<string, number>> =>
  Object.fromEntries((await db.all(statuses)).map(({ status, count }) => [status, count]));

test('of a hundred withdrawals of a hundred on cash of a thousand, ten are taken', async () => {
  expect(await outcomes(times(100, () => hers.ask()))).toEqual({ ok: 10, INSUFFICIENT_FUNDS: 90 });
  expect(await hers.books()).toEqual({ 'cash_hold USD': '1000' });
});

test('one key sent fifty times at once is one withdrawal', async () => {
  const asked = await Promise.all(times(50, () => hers.ask({ idempotencyKey: 'once' })));
  expect(new Set(asked.map(({ id }) => id)).size).toBe(1);
  expect(await hers.books()).toEqual({ 'cash USD': '900', 'cash_hold USD': '100' });
});

test('withdrawals and orders at once never use more than there is', async () => {
  const requests = times(
    40,
    (index): Promise<unknown> =>
      index % 2 === 0
        ? hers.ask({ amount: '90' })
        : placeOrder(world.deps, ada.actor, limit('10', { quantity: '9' })),
  );
  const taken = (await outcomes(requests)).ok ?? 0;
  expect(taken).toBeGreaterThanOrEqual(10);
  expect(taken).toBeLessThanOrEqual(11);
});

test('a quote that is used by twenty at once is used by one', async () => {
  await saveNzd(world, ada);
  await work(world);
  await dayLater(world);
  const quote = await getTemporaryQuote(world.deps, ada.actor, {
    from: 'USD',
    to: 'NZD',
    amount: '50',
  });
  const wanted = { amount: '50', payoutCurrency: 'NZD', quoteId: quote.id };
  expect(await outcomes(times(20, () => hers.ask(wanted)))).toEqual({ ok: 1, QUOTE_EXPIRED: 19 });
});

test('of an approval, a refusal and a cancellation at once, one counts, or a refusal after the approval', async () => {
  for (let round = 0; round < 10; round += 1) {
    const { id } = await hers.ask({ amount: '10' });
    const decided = await outcomes([
      hers.approve(id),
      hers.cancel(id),
      hers.reject(id),
      hers.approve(id),
    ]);
    expect([
      { ok: 1, INVALID_STATE: 3 },
      { ok: 2, INVALID_STATE: 2 },
    ]).toContainEqual(decided);
  }
  await toTheEnd(world);
  const { COMPLETED = 0, CANCELED = 0, REJECTED = 0 } = await counts();
  expect(COMPLETED + CANCELED + REJECTED).toBe(10);
  expect(await hers.books()).toEqual({ 'cash USD': String(1_000 - 10 * COMPLETED) });
  expect(new Set(world.bank.handed.map(({ id }) => id)).size).toBe(COMPLETED);
});

test('a cancellation against the approval that comes by itself either wins or loses whole', async () => {
  const asked = await Promise.all(times(10, () => hers.ask({ amount: '10' })));
  await work(world);
  world.clock.advance(10 * MINUTE);
  await Promise.allSettled([work(world), ...asked.map(({ id }) => hers.cancel(id))]);
  await toTheEnd(world);
  const { COMPLETED = 0, CANCELED = 0 } = await counts();
  expect(COMPLETED + CANCELED).toBe(10);
  expect(await hers.books()).toEqual({ 'cash USD': String(1_000 - 10 * COMPLETED) });
});

test('several processes at once pay each withdrawal once, and release each hold once', async () => {
  await Promise.all(times(10, () => hers.ask({ amount: '10' })));
  const round = () => runDueJobs(world.deps, fundingJobs(world.deps));
  world.bank.fate = 'RETURNED';
  for (const milliseconds of [0, 10 * MINUTE, MINUTE, MINUTE]) {
    world.clock.advance(milliseconds);
    await Promise.all(times(5, round));
    const { held } = await db.one(heldByState);
    const { 'cash_hold USD': inBooks = '0' } = await hers.books();
    expect(Number(inBooks)).toBe(Number(held));
  }
  expect(world.bank.handed.map(({ id }) => id).toSorted()).toHaveLength(5);
  expect(await counts()).toEqual({ APPROVAL_PENDING: 5, RETURNED: 5 });
  expect(await hers.books()).toEqual({ 'cash USD': '950', 'cash_hold USD': '50' });
});

test('a withdrawal never goes to an account that is deleted at the same time', async () => {
  const account = () => fetchBankAccount(world.deps, ada.actor, 'WITHDRAWAL', { currency: 'USD' });
  for (let round = 0; round < 5; round += 1) {
    const id = (await account())?.id ?? '';
    const remove = deleteBankAccount(world.deps, ada.actor, {
      id,
      purpose: 'WITHDRAWAL',
      browser: null,
    });
    const [asked, removed] = await Promise.allSettled([hers.ask({ amount: '10' }), remove]);
    expect([asked.status, removed.status].toSorted()).toEqual(['fulfilled', 'rejected']);
    if (asked.status === 'fulfilled') await hers.cancel(asked.value.id);
    if (removed.status === 'rejected') continue;
    await saveUsd(world, ada);
    await work(world);
    await dayLater(world);
  }
});
