import { DAY_MS, HOUR_MS, MINUTE_MS } from '@investing-platform/schema/durations';
import { afterEach, describe, expect, test } from 'vitest';
import type { Database } from '../../../db/database.ts';
import { statement } from '../../../db/statement.ts';
import { onBooks } from '../../../testing/on-database.ts';
import { type FundingWorld, fundingWorld, mailsOf } from '../../funding/funding.fixture.ts';
import { refusal, type Trader, trader } from '../../trading/trading.fixture.ts';
import { closing } from '../closing.ts';
import { pass, payerIn, work } from './billing.fixture.ts';

const byKind = statement<{ sum: string }, [kind: string]>(
  'test_billing_renewals_by_kind',
  `select coalesce(sum(l.amount), 0)::text as sum
   from journal_lines l join ledger_accounts a on a.id = l.account_id where a.kind = $1`,
);

/** What was charged and is not gone again. */
const kept = statement<{ sum: string }, []>(
  'test_billing_renewals_kept',
  `select coalesce(sum(amount - taken_back), 0)::text as sum from card_charges
   where status in ('SUCCEEDED', 'TAKEN_BACK')`,
);

let db: Database;
let world: FundingWorld;
let ada: Trader;
let hers: ReturnType<typeof payerIn>;

onBooks(async (given) => {
  db = given;
  world = await fundingWorld({ db });
  ada = await trader(world, '1');
  hers = payerIn(world, ada);
  await hers.given('FREE');
});
afterEach(async () => {
  const { sum } = await db.one(kept);
  expect(Number((await db.one(byKind, 'fees')).sum)).toBeCloseTo(Number(sum), 9);
  expect(Number((await db.one(byKind, 'external_card')).sum)).toBeCloseTo(-Number(sum), 9);
  await db.close();
});

describe('a renewal that is refused', () => {
  test('is tried after 1, 3, 5 and 7 days; the plan holds until then, and ends', async () => {
    await hers.card('0101');
    const { id, periodEndsAt } = await hers.subscribe('PRO');
    await pass(world, 30);
    const after = (days: number) => new Date(periodEndsAt.getTime() + days * DAY_MS);
    for (const [passed, next] of [
      [0, 1],
      [1, 3],
      [2, 5],
      [2, 7],
    ] as const) {
      await pass(world, passed);
      expect(await hers.list()).toMatchObject([
        { status: 'PAST_DUE', failureCode: 'CARD_DECLINED', nextChargeAt: after(next) },
      ]);
      expect(await hers.plan()).toBe('PRO');
    }
    await pass(world, 2);
    expect(await hers.list()).toMatchObject([{ id, status: 'CANCELED', endedAt: after(7) }]);
    expect(await hers.charges()).toEqual(['19 SUCCEEDED', ...Array(5).fill('19 DECLINED')]);
    expect(await hers.plan()).toBe('FREE');
    const subjects = (await mailsOf(world)).map(({ subject }) => subject);
    expect(subjects.filter((one) => one === 'Pro could not be renewed')).toHaveLength(4);
    expect(subjects).toContain('Pro has ended');
  });

  test('is paid by the person, and its period begins where the last one ended', async () => {
    await hers.card('0101');
    const { periodEndsAt } = await hers.subscribe('PRO');
    await pass(world, 32);
    expect(await hers.subscribe('PRO')).toMatchObject({
      status: 'ACTIVE',
      periodStartsAt: periodEndsAt,
      failureCode: null,
    });
  });

  test.each([
    ['0069', 'CARD_EXPIRED'],
    ['3184', 'CONFIRMATION_NEEDED'],
  ])('with the card %s says %s', async (digits, failureCode) => {
    await hers.card(digits);
    const { confirmationUrl } = await hers.subscribe('PRO');
    if (confirmationUrl !== null) await hers.answer(confirmationUrl, true);
    await work(world);
    await pass(world, 30);
    const [due] = await hers.list();
    expect(due).toMatchObject({ status: 'PAST_DUE', failureCode });
    if (digits !== '3184') return;
    await hers.answer(due?.confirmationUrl ?? null, true);
    await work(world);
    expect(await hers.list()).toMatchObject([{ status: 'ACTIVE' }]);
  });
});

describe('a cancellation', () => {
  test('ends the plan with its period, and is taken back until then', async () => {
    await hers.card();
    const { id, periodEndsAt } = await hers.subscribe('PRO');
    expect((await refusal(hers.subscribe('PRO'))).code).toBe('CONFLICT');
    const canceled = { cancelAtPeriodEnd: true, nextCharge: null, status: 'ACTIVE' };
    expect(await hers.cancel(id)).toMatchObject(canceled);
    expect(await hers.subscribe('PRO')).toMatchObject({
      cancelAtPeriodEnd: false,
      canceledAt: null,
    });
    await hers.cancel(id);
    await pass(world, 29);
    expect(await hers.plan()).toBe('PRO');
    await pass(world, 1);
    expect(await hers.list()).toMatchObject([{ status: 'CANCELED', endedAt: periodEndsAt }]);
    expect(await hers.plan()).toBe('FREE');
    expect((await refusal(hers.cancel(id))).code).toBe('INVALID_STATE');
    expect(await hers.receipts()).toMatchObject([{ status: 'PAID', refundedAt: null }]);
    const eve = payerIn(world, await trader(world, '1', 'eve@example.com'));
    expect((await refusal(eve.cancel(id))).code).toBe('NOT_FOUND');
    expect(await eve.list()).toEqual([]);
  });

  test('at once while a charge waits calls it off; one that was made is paid back', async () => {
    await hers.card('3184');
    const first = await hers.subscribe('PRO');
    await hers.cancel(first.id);
    await work(world);
    const second = await hers.subscribe('PRO');
    await hers.answer(second.confirmationUrl, true);
    expect(await hers.cancel(second.id)).toMatchObject({ status: 'CANCELED' });
    await work(world);
    await work(world);
    expect(await hers.charges()).toEqual(['19 CANCELED', '19 TAKEN_BACK']);
    const refundedAt = world.clock.now();
    expect(await hers.receipts()).toMatchObject([{ status: 'REFUNDED', refundedAt }]);
    expect(await hers.plan()).toBe('FREE');
  });

  test('comes with the closing of an account, and its only card is kept until it ends', async () => {
    const cardId = await hers.card();
    const { id } = await hers.subscribe('PRO');
    expect((await refusal(hers.removeCard(cardId))).code).toBe('INVALID_STATE');
    const other = await hers.card('1881');
    await hers.removeCard(cardId);
    expect(await hers.list()).toMatchObject([{ cardId: other }]);
    await db.transaction(
      (tx) => closing.erase?.(tx, ada.userId, world.clock.now()) ?? Promise.resolve(),
    );
    expect(await hers.list()).toMatchObject([{ id, status: 'CANCELED' }]);
    await pass(world, 31);
    expect(await hers.charges()).toEqual(['19 SUCCEEDED']);
  });
});

test('nobody who is suspended is charged again: the plan ends with its period', async () => {
  await hers.card();
  await hers.subscribe('PRO');
  await hers.suspend();
  await pass(world, 31);
  expect(await hers.list()).toMatchObject([{ status: 'CANCELED', failureCode: null }]);
  expect(await hers.charges()).toEqual(['19 SUCCEEDED']);
});

test('a charge whose dispute is won is earned again; the plan that it ended stays ended', async () => {
  await hers.card('2685');
  await hers.subscribe('PRO');
  for (const [charge, receipt] of [
    ['19 TAKEN_BACK', { status: 'TAKEN_BACK', refundedAt: expect.any(Date) }],
    ['19 SUCCEEDED', { status: 'PAID', refundedAt: null }],
  ] as const) {
    world.clock.advance(MINUTE_MS);
    await work(world);
    expect(await hers.charges()).toEqual([charge]);
    expect(await hers.receipts()).toMatchObject([receipt]);
    expect(await hers.list()).toMatchObject([{ status: 'CANCELED', failureCode: 'TAKEN_BACK' }]);
    expect(await hers.plan()).toBe('FREE');
  }
});

test('a part of a charge that is paid back by hand changes no plan, and its receipt tells it', async () => {
  await hers.card('7726');
  await hers.subscribe('PRO');
  world.clock.advance(MINUTE_MS);
  await work(world);
  await work(world);
  expect(await hers.list()).toMatchObject([{ status: 'ACTIVE', failureCode: null }]);
  const refundedAmount = { amount: '9.5', currency: 'USD' };
  expect(await hers.receipts()).toMatchObject([
    { status: 'PAID', refundedAt: null, refundedAmount },
  ]);
  expect(await db.one(byKind, 'fees')).toEqual({ sum: '9.5' });
});

test('a charge that the card network takes back ends the plan that it paid', async () => {
  await hers.card('0259');
  await hers.subscribe('PRO');
  world.clock.advance(HOUR_MS);
  await work(world);
  expect(await hers.list()).toMatchObject([{ status: 'CANCELED', failureCode: 'TAKEN_BACK' }]);
  expect(await hers.receipts()).toMatchObject([{ status: 'TAKEN_BACK' }]);
  expect(await hers.plan()).toBe('FREE');
});
