import { MINUTE_MS } from '@investing-platform/schema/durations';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterEach, describe, expect, test } from 'vitest';
import type { Database } from '../../../db/database.ts';
import { statement } from '../../../db/statement.ts';
import type { CardProcessor } from '../../../ports/card-processor.ts';
import { onBooks } from '../../../testing/on-database.ts';
import { type FundingWorld, fundingWorld, mailsOf } from '../../funding/funding.fixture.ts';
import { refusal, type Trader, trader } from '../../trading/trading.fixture.ts';
import { pass, payerIn, work } from './billing.fixture.ts';

const UNKNOWN = '01900000-0000-7000-8000-000000000009';
const byKind = statement<{ sum: string }, [kind: string]>(
  'test_billing_by_kind',
  `select coalesce(sum(l.amount), 0)::text as sum
   from journal_lines l join ledger_accounts a on a.id = l.account_id where a.kind = $1`,
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
  const charged = (await hers.charges()).filter((one) => one.endsWith('SUCCEEDED'));
  const sum = charged.reduce((total, one) => total + Number.parseFloat(one), 0);
  expect(Number((await db.one(byKind, 'fees')).sum)).toBeCloseTo(sum, 9);
  expect(Number((await db.one(byKind, 'external_card')).sum)).toBeCloseTo(-sum, 9);
  await db.close();
});

async function textOfPaper(file: { readonly bytes: AsyncIterable<Uint8Array> } | null) {
  const parts: Uint8Array[] = [];
  for await (const part of file?.bytes ?? []) parts.push(part);
  const pdf = await getDocumentProxy(Uint8Array.from(Buffer.concat(parts)));
  return (await extractText(pdf, { mergePages: true })).text.replaceAll(/\s+/g, ' ');
}

/** The person with a processor that answers otherwise. */
function withProcessor(differing: Partial<CardProcessor>) {
  const { deps } = world;
  const cardProcessor = { ...deps.cardProcessor, ...differing };
  return payerIn({ ...world, deps: { ...deps, cardProcessor } }, ada);
}

describe('a first subscription', () => {
  test('is charged at once, holds from then on, is renewed by the month, and is receipted', async () => {
    const heard: unknown[] = [];
    await db.listen('control', (payload) => void heard.push(JSON.parse(payload)));
    const cardId = await hers.card();
    const begun = await hers.subscribe('PRO', 'MONTH', { idempotencyKey: 'once' });
    expect(await hers.subscribe('PRO', 'MONTH', { idempotencyKey: 'once' })).toEqual(begun);
    expect(begun).toMatchObject({
      status: 'ACTIVE',
      plan: { tier: 'PRO', prices: [{ amount: '19' }, { amount: '190' }] },
      price: { amount: '19', currency: 'USD' },
      trialEndsAt: null,
      nextCharge: { amount: '19', currency: 'USD' },
      nextChargeAt: begun.periodEndsAt,
      cardId,
      failureCode: null,
    });
    expect(await hers.plan()).toBe('PRO');
    await expect.poll(() => heard).toContainEqual({ kind: 'access-changed', userId: ada.userId });
    await pass(world, 31);
    const [renewed] = await hers.list();
    expect(renewed).toMatchObject({ status: 'ACTIVE', periodStartsAt: begun.periodEndsAt });
    expect(await hers.charges()).toEqual(['19 SUCCEEDED', '19 SUCCEEDED']);
    const receipts = (await mailsOf(world)).filter(({ subject }) => subject === 'Receipt for Pro');
    expect(receipts[0]?.text).toContain('19.00 USD for Pro, taxes included.');
    expect(receipts).toHaveLength(2);
    const [second, first] = await hers.receipts();
    expect(receipts[0]?.text).toContain(first?.number);
    expect(second).toMatchObject({ periodStartsAt: begun.periodEndsAt, status: 'PAID' });
    expect(first).toMatchObject({
      planName: 'Pro',
      interval: 'MONTH',
      periodStartsAt: begun.periodStartsAt,
      amount: { amount: '19', currency: 'USD' },
      paidAt: begun.createdAt,
      refundedAt: null,
      cardBrand: 'VISA',
      cardLast4: '4242',
    });
  });

  test('has a receipt on paper at its address, for five minutes and nobody without it', async () => {
    await hers.card();
    await hers.subscribe('PRO');
    await hers.subscribe('PRIVATE');
    const [{ downloadUrl = '', number = '' } = {}] = await hers.receipts();
    const words = await textOfPaper(await hers.paper(downloadUrl));
    for (const word of [
      ...[`Number ${number}`, 'For ada', 'Paid with Visa ending in 4242'],
      ...[
        'Private, by the month',
        'Price of the period 99.00 USD',
        'Left of an earlier plan -19.00 USD',
        'Charged, taxes included 80.00 USD',
      ],
    ]) {
      expect(words).toContain(word);
    }
    expect(await hers.paper(downloadUrl.replace(/.$/, 'x'))).toBeNull();
    world.clock.advance(5 * MINUTE_MS);
    expect(await hers.paper(downloadUrl)).toBeNull();
  });

  test('of Plus begins with its trial, which nobody has twice', async () => {
    await hers.card();
    const trial = await hers.subscribe('PLUS');
    expect(trial).toMatchObject({ status: 'TRIALING', trialEndsAt: trial.periodEndsAt });
    expect(await hers.plan()).toBe('PLUS');
    expect(await hers.charges()).toEqual([]);
    expect(await hers.subscribe('PLUS', 'YEAR')).toMatchObject({ status: 'TRIALING' });
    await pass(world, 14);
    expect(await hers.list()).toMatchObject([{ status: 'ACTIVE', interval: 'YEAR' }]);
    expect(await hers.charges()).toEqual(['80 SUCCEEDED']);
    await hers.cancel(trial.id, false);
    expect(await hers.subscribe('PLUS')).toMatchObject({ status: 'ACTIVE', trialEndsAt: null });
  });

  test('of what is not there or not sold is refused, and leaves nothing behind', async () => {
    await hers.card();
    const refused: [string, object, string, string?][] = [
      ['PRO', { planId: UNKNOWN }, 'NOT_FOUND'],
      ['PRO', { cardId: UNKNOWN }, 'NOT_FOUND'],
      ['PRO', { coupon: 'HALF' }, 'BAD_USER_INPUT', 'params.coupon'],
      ['FREE', {}, 'BAD_USER_INPUT', 'params.interval'],
    ];
    for (const [tier, differing, code, path] of refused) {
      const { code: told, fields } = await refusal(hers.subscribe(tier, 'MONTH', differing));
      expect([told, fields?.[0]?.path]).toEqual([code, path]);
    }
    expect(await hers.list()).toEqual([]);
  });

  test('needs a card, and a plan that one does not have anyway', async () => {
    expect((await refusal(hers.subscribe('PRO'))).code).toBe('INVALID_STATE');
    await hers.card();
    await hers.given('PRO');
    expect((await refusal(hers.subscribe('PLUS'))).code).toBe('CONFLICT');
    expect(await hers.subscribe('PRIVATE')).toMatchObject({ status: 'ACTIVE' });
    expect(await hers.plan()).toBe('PRIVATE');
  });

  test('that the bank refuses can be tried with another card, and expires after a day', async () => {
    await hers.card('0341');
    const refused = await hers.subscribe('PRO');
    expect(refused).toMatchObject({
      status: 'INCOMPLETE',
      failureCode: 'CARD_DECLINED',
      failureReason: 'The bank refused the charge',
      nextCharge: null,
    });
    expect(await hers.plan()).toBe('FREE');
    const cardId = await hers.card();
    const paid = await hers.subscribe('PRO', 'MONTH', { cardId });
    expect(paid).toMatchObject({ id: refused.id, status: 'ACTIVE', failureCode: null });
    await hers.cancel(paid.id, false);
    const again = await hers.subscribe('PRO', 'MONTH', { cardId: await hers.card('0341') });
    await pass(world, 1);
    expect((await hers.list())[0]).toMatchObject({ id: again.id, status: 'EXPIRED' });
  });

  test('that the bank asks about holds once it is confirmed', async () => {
    await hers.card('3184');
    const asked = await hers.subscribe('PRO');
    expect(asked).toMatchObject({
      status: 'INCOMPLETE',
      failureCode: 'CONFIRMATION_NEEDED',
      confirmationUrl: expect.stringContaining('http'),
      nextCharge: { amount: '19' },
    });
    expect(await hers.subscribe('PRO')).toMatchObject({ id: asked.id, status: 'INCOMPLETE' });
    expect((await refusal(hers.subscribe('PLUS'))).code).toBe('INVALID_STATE');
    await hers.answer(asked.confirmationUrl, true);
    await work(world);
    expect(await hers.list()).toMatchObject([{ status: 'ACTIVE', confirmationUrl: null }]);
    expect(await hers.plan()).toBe('PRO');
  });

  test('whose charge gets no answer says so, and is charged once when it comes', async () => {
    const lossy = withProcessor({
      async charge(order, signal) {
        await world.deps.cardProcessor.charge(order, signal);
        return { kind: 'unreachable', problem: 'no answer' };
      },
    });
    await hers.card();
    expect(await lossy.subscribe('PRO')).toMatchObject({
      status: 'INCOMPLETE',
      failureCode: 'PROVIDER_UNAVAILABLE',
    });
    world.clock.advance(MINUTE_MS);
    await work(world);
    expect(await hers.list()).toMatchObject([{ status: 'ACTIVE', failureCode: null }]);
    expect(await hers.charges()).toEqual(['19 SUCCEEDED']);
  });
});

describe('a change of plan', () => {
  test('to a higher one takes the unused days off, to a lower one waits for the end', async () => {
    await hers.card();
    const { id } = await hers.subscribe('PRO');
    await pass(world, 10);
    // Of 30 days 20 are left: 19 * 20 / 30 = 12.66.
    expect(await hers.subscribe('PRIVATE')).toMatchObject({ id, plan: { tier: 'PRIVATE' } });
    expect(await hers.charges()).toEqual(['19 SUCCEEDED', '86.34 SUCCEEDED']);
    const lower = await hers.subscribe('PRO');
    expect(lower).toMatchObject({
      plan: { tier: 'PRIVATE' },
      nextPlan: { tier: 'PRO' },
      nextCharge: { amount: '19' },
    });
    expect((await refusal(hers.subscribe('PRO'))).code).toBe('CONFLICT');
    await pass(world, 31);
    expect(await hers.list()).toMatchObject([{ plan: { tier: 'PRO' }, nextPlan: null }]);
    expect(await hers.plan()).toBe('PRO');
    expect((await hers.charges()).at(-1)).toBe('19 SUCCEEDED');
  });

  test('from a year to a dearer month charges nothing until the rest of the year is used up', async () => {
    await hers.card();
    await hers.subscribe('PRO', 'YEAR');
    const monthly = await hers.subscribe('PRIVATE');
    expect(monthly).toMatchObject({ interval: 'MONTH', nextCharge: { amount: '8' } });
    expect(await hers.charges()).toEqual(['190 SUCCEEDED']);
    await pass(world, 31);
    expect(await hers.charges()).toEqual(['190 SUCCEEDED', '8 SUCCEEDED']);
  });

  test('that the bank refuses leaves the plan as it is', async () => {
    await hers.card();
    await hers.subscribe('PRO');
    const cardId = await hers.card('0341');
    expect(await hers.subscribe('PRIVATE', 'MONTH', { cardId })).toMatchObject({
      status: 'ACTIVE',
      plan: { tier: 'PRO' },
      failureCode: 'CARD_DECLINED',
    });
    expect(await hers.plan()).toBe('PRO');
  });
});
