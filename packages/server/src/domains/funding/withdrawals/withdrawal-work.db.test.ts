import { afterEach, describe, expect, test } from 'vitest';
import type { Database } from '../../../db/database.ts';
import { statement } from '../../../db/statement.ts';
import { onBooks } from '../../../testing/on-database.ts';
import { faultsOfTheBooks } from '../../trading/settlement/books.fixture.ts';
import { refusal, type Trader } from '../../trading/trading.fixture.ts';
import { deleteBankAccount } from '../bank-accounts/delete-bank-account.ts';
import {
  banked,
  dayLater,
  eventsOf,
  type FundingWorld,
  fundingWorld,
  later,
  mailsOf,
  setAccountStatus,
  setKyc,
  work,
} from '../funding.fixture.ts';
import { MINUTE, toTheEnd, withdrawalsOf } from './withdrawals.fixture.ts';

const suspend = statement<never, [userId: string, at: Date | null]>(
  'test_withdrawals_suspend',
  'update users set suspended_at = $2 where id = $1',
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
});
afterEach(async () => {
  expect(await faultsOfTheBooks(db)).toEqual([]);
  await db.close();
});

describe('the person', () => {
  test('calls it off until it is approved, and what was held is free', async () => {
    const { id } = await hers.ask();
    await work(world);
    expect(await hers.cancel(id)).toMatchObject({ status: 'CANCELED', estimatedArrivalOn: null });
    expect(await hers.books()).toEqual({ 'cash USD': '1000' });
    expect((await refusal(hers.cancel(id))).code).toBe('INVALID_STATE');
    await toTheEnd(world);
    expect(await hers.stored(id)).toMatchObject({ status: 'CANCELED' });
    expect(world.bank.handed).toEqual([]);
    expect((await eventsOf(world)).at(-1)?.kind).toBe('WITHDRAWAL_CANCELED');
  });

  test('cannot call it off afterwards', async () => {
    const { id } = await hers.ask();
    await hers.approve(id);
    expect(await refusal(hers.cancel(id))).toMatchObject({
      code: 'INVALID_STATE',
      message: expect.stringContaining('approved before'),
    });
  });

  test('cannot call off what is somebody else’s', async () => {
    const { id } = await hers.ask();
    const eve = await banked(world, '1', 'eve@example.com');
    expect((await refusal(withdrawalsOf(world, eve).cancel(id))).code).toBe('NOT_FOUND');
  });

  test('cannot delete the account that it goes to', async () => {
    const { bankAccountId: id } = await hers.ask();
    const remove = () =>
      deleteBankAccount(world.deps, ada.actor, { id, purpose: 'WITHDRAWAL', browser: null });
    expect((await refusal(remove())).code).toBe('CONFLICT');
    await toTheEnd(world);
    await remove();
  });
});

describe('an operator', () => {
  test('looks at parts that come to the limit within a day, but not at what came to nothing', async () => {
    const limit = { withdrawalReviewFrom: 100 };
    const { id: first } = await hers.ask({ amount: '60' }, limit);
    const { id: second } = await hers.ask({ amount: '40' }, limit);
    expect((await hers.stored(first)).concerns).toEqual([]);
    expect((await hers.stored(second)).concerns).toEqual([
      'With what else was asked for within a day it is 100 USD or more',
    ]);
    await hers.cancel(second);
    const { id: third } = await hers.ask({ amount: '39.99' }, limit);
    expect((await hers.stored(third)).concerns).toEqual([]);
    await dayLater(world);
    const { id: fourth } = await hers.ask({ amount: '60' }, limit);
    expect((await hers.stored(fourth)).concerns).toEqual([]);
  });

  test('is waited for where a withdrawal is unusual', async () => {
    const { id } = await hers.ask({}, { withdrawalReviewFrom: 100 });
    await toTheEnd(world);
    await dayLater(world);
    expect(await hers.stored(id)).toMatchObject({
      status: 'APPROVAL_PENDING',
      concerns: ['It is 100 USD or more'],
    });
    await hers.approve(id);
    await work(world);
    expect(await hers.stored(id)).toMatchObject({ status: 'SENT' });
  });

  test('is waited for by the sixth within a day', async () => {
    for (let count = 0; count < 5; count += 1) await hers.ask({ amount: '1' });
    const { id } = await hers.ask({ amount: '1' });
    await toTheEnd(world);
    expect(await hers.stored(id)).toMatchObject({ status: 'APPROVAL_PENDING' });
  });

  test('refuses with a reason that the person reads, and what was held is free', async () => {
    const { id } = await hers.ask();
    await hers.reject(id);
    expect(await hers.stored(id)).toMatchObject({
      status: 'REJECTED',
      failureReason: 'The bank account is not yours.',
    });
    expect(await hers.books()).toEqual({ 'cash USD': '1000' });
    expect((await mailsOf(world)).at(-1)?.text).toContain('The bank account is not yours.');
    expect((await refusal(hers.approve(id))).code).toBe('INVALID_STATE');
    expect((await refusal(hers.reject(id))).code).toBe('INVALID_STATE');
  });

  test('refuses what was approved too, as long as the bank does not have it', async () => {
    const { id } = await hers.ask();
    await hers.approve(id);
    await hers.reject(id);
    expect(await hers.stored(id)).toMatchObject({ status: 'REJECTED' });
    expect(await hers.books()).toEqual({ 'cash USD': '1000' });
    await toTheEnd(world);
    expect(world.bank.handed).toEqual([]);
    const { id: paid } = await hers.ask();
    await hers.approve(paid);
    await work(world);
    expect((await refusal(hers.reject(paid))).code).toBe('INVALID_STATE');
  });

  test.each(['', '  ', 'x'.repeat(201), 'two\nlines'])(
    'gives one sentence, not %j',
    async (reason) => {
      const { id } = await hers.ask();
      expect((await refusal(hers.reject(id, reason))).fields?.[0]?.path).toBe('reason');
    },
  );

  test.each(['not-an-id', '01900000-0000-7000-8000-000000000009'])('finds no %s', async (id) => {
    expect((await refusal(hers.approve(id))).code).toBe('NOT_FOUND');
  });
});

describe('nothing is paid', () => {
  test.each<[string, () => Promise<unknown>, () => Promise<unknown>]>([
    [
      'a suspended person',
      () => db.transaction((tx) => tx.run(suspend, ada.userId, world.clock.now())),
      () => db.transaction((tx) => tx.run(suspend, ada.userId, null)),
    ],
    [
      'a person whose account is restricted',
      () => db.transaction((tx) => tx.run(setAccountStatus, ada.live.id, 'RESTRICTED')),
      () => db.transaction((tx) => tx.run(setAccountStatus, ada.live.id, 'ACTIVE')),
    ],
    [
      'a person whose identity check was rejected since',
      () => db.transaction((tx) => tx.run(setKyc, ada.userId, 'REJECTED')),
      () => db.transaction((tx) => tx.run(setKyc, ada.userId, 'APPROVED')),
    ],
  ])('to %s, until that is over', async (_title, stop, release) => {
    const { id } = await hers.ask();
    await stop();
    await toTheEnd(world);
    expect(await hers.stored(id)).toMatchObject({ status: 'APPROVAL_PENDING' });
    await hers.approve(id);
    await later(world, MINUTE);
    expect(await hers.stored(id)).toMatchObject({ status: 'APPROVED' });
    await release();
    await later(world, 60 * MINUTE);
    expect(await hers.stored(id)).toMatchObject({ status: 'SENT' });
  });
});

describe('the bank', () => {
  test('refuses: the withdrawal has failed, and what was held is free', async () => {
    world.bank.fate = 'REFUSED';
    const { id } = await hers.ask();
    await toTheEnd(world);
    expect(await hers.stored(id)).toMatchObject({
      status: 'FAILED',
      failureReason: expect.stringMatching(/refuses/),
    });
    expect(await hers.books()).toEqual({ 'cash USD': '1000' });
    expect((await eventsOf(world)).at(-1)?.kind).toBe('WITHDRAWAL_FAILED');
  });

  test('sends it back: the cash is there again, once', async () => {
    world.bank.fate = 'RETURNED';
    const { id } = await hers.ask();
    await toTheEnd(world);
    expect(await hers.stored(id)).toMatchObject({ status: 'RETURNED' });
    await dayLater(world);
    expect(await hers.books()).toEqual({ 'cash USD': '1000' });
    expect((await mailsOf(world)).at(-1)?.subject).toBe('A withdrawal came back');
  });

  test('is closed: it is asked again, and paid once', async () => {
    world.bank.faults = 3;
    const { id } = await hers.ask();
    await toTheEnd(world);
    await later(world, MINUTE);
    await later(world, MINUTE);
    await later(world, MINUTE);
    expect(await hers.stored(id)).toMatchObject({ status: 'COMPLETED' });
    expect(world.bank.handed.length).toBe(1);
  });

  test('answers into the void: the same payment is handed over again under its id', async () => {
    world.bank.losesAnswers = true;
    const { id } = await hers.ask();
    await toTheEnd(world);
    expect(await hers.stored(id)).toMatchObject({ status: 'PROCESSING' });
    expect(await hers.books()).toMatchObject({ 'cash_hold USD': '100' });
    world.bank.losesAnswers = false;
    await later(world, MINUTE);
    expect(await hers.stored(id)).toMatchObject({ status: 'SENT' });
    expect(new Set(world.bank.handed.map((payment) => payment.id))).toEqual(new Set([id]));
  });
});
