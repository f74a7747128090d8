import { beforeEach, describe, expect, test } from 'vitest';
import { manualClock } from '../../kernel/clock.ts';
import { cardProcessorContract } from '../../ports/card-processor.contract.ts';
import type { CardProcessor, ChargeOrder } from '../../ports/card-processor.ts';
import { FakeStripe } from './fake-stripe.fixture.ts';
import { stripeCards } from './index.ts';

const webhookSecret = 'whsec_of_this_test';
const keys = { secretKey: 'sk_test_of_this_test', webhookSecret, publishableKey: 'pk_test' };

cardProcessorContract('Stripe', (clock) => {
  const fake = new FakeStripe(clock, webhookSecret);
  return {
    processor: stripeCards({ ...keys, clock, fetch: fake.send }),
    token: (digits) => `pm_fake_${digits}`,
    answer: (id, confirmed) => fake.answer(id, confirmed),
    message: (id) => fake.message({ object: 'payment_intent', metadata: { kind: 'charge', id } }),
  };
});

describe('Stripe', () => {
  const ORDER: ChargeOrder = {
    id: '01900000-0000-7000-8000-0000000000d1',
    userId: '01900000-0000-7000-8000-00000000000a',
    customerRef: 'cus_1',
    cardRef: 'pm_fake_4242',
    amount: '19.05',
    currency: 'NZD',
    unattended: true,
    description: 'Pro',
    returnUrl: 'https://invest.example/money',
    createdAt: new Date('2026-11-23T12:00:00Z'),
  };
  const { signal } = new AbortController();
  let clock: ReturnType<typeof manualClock>;
  let fake: FakeStripe;
  let processor: CardProcessor;

  beforeEach(() => {
    clock = manualClock(ORDER.createdAt);
    fake = new FakeStripe(clock, webhookSecret);
    processor = stripeCards({ ...keys, clock, fetch: fake.send });
  });

  test('is told the sum in cents, our id, and whether the person is there', async () => {
    await processor.charge(ORDER, signal);
    const [asked] = fake.seen;
    expect(asked?.key).toBe(`charge-${ORDER.id}`);
    expect(Object.fromEntries(new URLSearchParams(asked?.body))).toMatchObject({
      amount: '1905',
      currency: 'nzd',
      confirm: 'true',
      off_session: 'true',
      'metadata[id]': ORDER.id,
    });
  });

  test.each([0, 2, 30])(
    'whose answer is lost has charged once, asked %d hours later',
    async (hours) => {
      fake.isLosing = true;
      expect(await processor.charge(ORDER, signal)).toMatchObject({ kind: 'unreachable' });
      fake.isLosing = false;
      clock.advance(hours * 3_600_000);
      expect(await processor.charge(ORDER, signal)).toMatchObject({ kind: 'succeeded' });
      expect(fake.charged()).toHaveLength(1);
    },
  );

  test('that is down says nothing that it was told', async () => {
    fake.isDown = true;
    const state = await processor.charge(ORDER, signal);
    expect(state).toEqual({ kind: 'unreachable', problem: expect.stringMatching(/^Stripe \w+/) });
    const form = await processor.begin('key', ORDER, ORDER.returnUrl, signal);
    expect(JSON.stringify([state, form])).not.toMatch(/secret|sk_test|cus_/);
    expect(await processor.forget('pm_fake_4242', signal)).toBe(false);
  });

  test('saves the card that its owner gave at its page, and nobody else', async () => {
    const form = await processor.begin('key', ORDER, 'https://invest.example/cards', signal);
    expect(form).toMatchObject({
      url: expect.stringMatching(/^https:\/\/checkout\.stripe\.com\//),
    });
    const asked = fake.seen.find(({ path }) => path === 'checkout/sessions');
    expect(new URLSearchParams(asked?.body).get('success_url')).toBe(
      'https://invest.example/cards?card={CHECKOUT_SESSION_ID}',
    );
    const token = fake.fillPage('4242');
    const card = { ...ORDER, token };
    expect(await processor.finish(card, signal)).toMatchObject({
      kind: 'saved',
      cardRef: 'pm_fake_4242',
    });
    for (const customerRef of ['cus_2', null]) {
      expect(await processor.finish({ ...card, customerRef }, signal)).toEqual({
        kind: 'unknown token',
      });
    }
    const unknown = { ...card, token: 'cs_of_nobody' };
    expect(await processor.finish(unknown, signal)).toEqual({ kind: 'unknown token' });
  });

  const charged = async (): Promise<string> => {
    const state = await processor.charge(ORDER, signal);
    return 'chargeRef' in state ? (state.chargeRef ?? '') : '';
  };

  /** Of Stripe's documents about disputes: which of them have taken the money. */
  test.each([
    ['warning_needs_response', 'succeeded'],
    ['warning_under_review', 'succeeded'],
    ['warning_closed', 'succeeded'],
    ['needs_response', 'taken back'],
    ['under_review', 'taken back'],
    ['lost', 'taken back'],
    ['won', 'succeeded'],
    ['prevented', 'succeeded'],
  ])('has for a dispute that is %s a charge that is %s', async (status, kind) => {
    const ref = await charged();
    fake.dispute(ref, status);
    expect(await processor.readCharge(ORDER, ref, signal)).toMatchObject({ kind });
  });

  const ALL = { kind: 'taken back' };
  const part = (amount: string) => ({ kind: 'partly taken back', amount });

  test.each([
    ['nothing', [], [], { kind: 'succeeded' }],
    ['a part', [], [1_904], part('19.04')],
    ['two parts', [], [1_000, 5], part('10.05')],
    ['two parts that are all of it', [], [1_000, 905], ALL],
    ['all', [], [1_905], ALL],
    ['a dispute of a part', [['needs_response', 700]], [], part('7')],
    [
      'two disputes of parts',
      [
        ['lost', 700],
        ['under_review', 205],
      ],
      [],
      part('9.05'),
    ],
    ['a part that was won', [['won', 700]], [], { kind: 'succeeded' }],
    [
      'a second dispute after one that was won',
      [
        ['won', 1_905],
        ['lost', 1_905],
      ],
      [],
      ALL,
    ],
    ['a dispute of all after a part was paid back', [['lost', 1_905]], [400], ALL],
    ['the part that was paid back, once that dispute is won', [['won', 1_905]], [400], part('4')],
    ['a dispute of more than the charge', [['lost', 2_100]], [], ALL],
  ] as const)('has lost to the cardholder %s', async (_what, disputes, refunds, told) => {
    const ref = await charged();
    fake.refund(ref, 1_905, 'failed');
    fake.refund(ref, 1_905, 'canceled');
    for (const [index, [status, amount]] of disputes.entries()) {
      fake.dispute(ref, status, { id: `dp_${index}`, amount });
    }
    for (const amount of refunds) fake.refund(ref, amount);
    expect(await processor.readCharge(ORDER, ref, signal)).toMatchObject(told);
  });

  test('that is still paying back has paid back, unless that fails', async () => {
    const ref = await charged();
    fake.refund(ref, 500, 'pending');
    expect(await processor.readCharge(ORDER, ref, signal)).toMatchObject(part('5'));
  });

  test('asks the person whom a bank wanted, however long ago the answer was lost', async () => {
    const asking = { ...ORDER, cardRef: 'pm_fake_3184' };
    fake.isLosing = true;
    expect(await processor.charge(asking, signal)).toMatchObject({ kind: 'unreachable' });
    fake.isLosing = false;
    clock.advance(30 * 3_600_000);
    expect(await processor.charge(asking, signal)).toMatchObject({ kind: 'to confirm' });
    expect(fake.seen.filter(({ path }) => path === 'payment_intents')).toHaveLength(1);
  });

  test('names an expired card', async () => {
    const expired = { ...ORDER, cardRef: 'pm_fake_0069' };
    expect(await processor.charge(expired, signal)).toMatchObject({ kind: 'expired card' });
  });

  test('tells of a dispute by the payment that it is about', async () => {
    const charged = await processor.charge(ORDER, signal);
    const payment = 'chargeRef' in charged ? charged.chargeRef : '';
    const dispute = { object: 'dispute', payment_intent: payment, metadata: {} };
    const { body, headers } = fake.message(dispute, 'charge.dispute.created');
    const about = { kind: 'charge', id: ORDER.id };
    expect(await processor.verify(body, headers)).toEqual({ eventId: 'evt_1', about });
    fake.isDown = true;
    // It is answered as unsigned, and comes again.
    expect(await processor.verify(body, headers)).toBeNull();
    const other = fake.message({ object: 'payout', metadata: { id: 'x' } }, 'payout.paid');
    expect(await processor.verify(other.body, other.headers)).toMatchObject({ about: null });
  });
});
