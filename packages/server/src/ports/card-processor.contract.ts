import { HOUR_MS, MINUTE_MS } from '@investing-platform/schema/durations';
import { beforeEach, describe, expect, test } from 'vitest';
import { type ManualClock, manualClock } from '../kernel/clock.ts';
import type { CardProcessor, CardToSave, ChargeOrder } from './card-processor.ts';

/** A processor with the bank behind it, which a test plays. */
export interface PlayedProcessor {
  readonly processor: CardProcessor;
  /** A card whose last digits mean what they mean at the simulated processor. */
  token(digits: string): string;
  /** What a person does at the bank's page. */
  answer(id: string, confirmed: boolean): void;
  /** A message about a charge of ours, as it is signed. */
  message(chargeId: string): { readonly body: string; readonly headers: Record<string, string> };
}

const USER = '01900000-0000-7000-8000-00000000000a';
const CARD = '01900000-0000-7000-8000-0000000000c1';
const CHARGE = '01900000-0000-7000-8000-0000000000d1';
const NOW = new Date('2026-11-23T12:00:00Z');

type Open = (clock: ManualClock) => PlayedProcessor;

/** What every processor keeps to. */
export function cardProcessorContract(name: string, open: Open): void {
  describe(`the card processor, ${name}`, () => {
    savesCards(open);
    charges(open);
    paysBackAndTells(open);
  });
}

interface Prepared {
  clock: ManualClock;
  played: PlayedProcessor;
  processor: CardProcessor;
}

const { signal } = new AbortController();

/** A new one for each test. */
function prepared(open: Open): Prepared {
  const make = (): Prepared => {
    const clock = manualClock(NOW);
    const played = open(clock);
    return { clock, played, processor: played.processor };
  };
  const it = make();
  beforeEach(() => void Object.assign(it, make()));
  return it;
}

const cardWith = ({ played }: Prepared, digits: string): CardToSave => ({
  id: CARD,
  userId: USER,
  customerRef: null,
  token: played.token(digits),
  returnUrl: 'https://invest.example/money',
});

async function orderWith(
  { played, processor }: Prepared,
  digits: string,
  differing: Partial<ChargeOrder> = {},
): Promise<ChargeOrder> {
  const form = await processor.begin('a form', { userId: USER, customerRef: null }, '', signal);
  const customerRef = form.kind === 'ok' ? form.customerRef : '';
  return {
    id: CHARGE,
    userId: USER,
    customerRef,
    cardRef: played.token(digits),
    amount: '19.05',
    currency: 'USD',
    unattended: false,
    description: 'Pro',
    returnUrl: 'https://invest.example/money',
    createdAt: NOW,
    ...differing,
  };
}

function savesCards(open: Open): void {
  const it = prepared(open);

  test('begins a form with a secret, for one customer however often it is asked', async () => {
    const begin = () =>
      it.processor.begin('a key', { userId: USER, customerRef: null }, 'https://a.example', signal);
    const form = await begin();
    expect(form).toMatchObject({ kind: 'ok', clientSecret: expect.stringMatching(/.{8}/) });
    expect(await begin()).toEqual(form);
  });

  test('saves a card with what everybody may know of it, asked once or twice', async () => {
    const saved = await it.processor.finish(cardWith(it, '4242'), signal);
    expect(saved).toMatchObject({ kind: 'saved', facts: { brand: 'VISA', last4: '4242' } });
    expect(await it.processor.finish(cardWith(it, '4242'), signal)).toEqual(saved);
  });

  test('refuses a card that the bank refuses, and a token that it does not know', async () => {
    expect(await it.processor.finish(cardWith(it, '0002'), signal)).toMatchObject({
      kind: 'declined',
    });
    const unknown = { ...cardWith(it, '4242'), id: CHARGE, token: 'tok_of_nobody' };
    expect(await it.processor.finish(unknown, signal)).toEqual({ kind: 'unknown token' });
  });

  test.each([
    [true, 'saved'],
    [false, 'unconfirmed'],
  ])('saves a card that the bank asks about once the person says %s: %s', async (yes, kind) => {
    const card = cardWith(it, '3220');
    const asked = await it.processor.finish(card, signal);
    if (asked.kind !== 'to confirm') throw new Error(`it is ${asked.kind}`);
    expect(asked.facts.last4).toBe('3220');
    const { setupRef } = asked;
    expect(await it.processor.readCard(card, setupRef, signal)).toMatchObject({
      kind: 'to confirm',
    });
    it.played.answer(card.id, yes);
    expect(await it.processor.readCard(card, setupRef, signal)).toMatchObject({ kind });
  });
}

function charges(open: Open): void {
  const it = prepared(open);

  test('charges once, however often it is asked, and long after too', async () => {
    const order = await orderWith(it, '4242');
    const charged = await it.processor.charge(order, signal);
    if (charged.kind !== 'succeeded') throw new Error(`it is ${charged.kind}`);
    expect(await it.processor.charge(order, signal)).toEqual(charged);
    it.clock.advance(48 * HOUR_MS);
    expect(await it.processor.charge(order, signal)).toEqual(charged);
    expect(await it.processor.readCharge(order, charged.chargeRef, signal)).toEqual(charged);
  });

  test.each([
    ['0341', false, 'declined'],
    ['0341', true, 'declined'],
    ['0101', false, 'succeeded'],
    ['0101', true, 'declined'],
  ])('charges the card %s, unattended %s: %s', async (digits, unattended, kind) => {
    const order = await orderWith(it, digits, { unattended });
    expect(await it.processor.charge(order, signal)).toMatchObject({ kind });
  });

  test.each([false, true])('asks the person, unattended %s, and believes them', async (away) => {
    const order = await orderWith(it, '3184', { unattended: away });
    const asked = await it.processor.charge(order, signal);
    if (asked.kind !== 'to confirm') throw new Error(`it is ${asked.kind}`);
    expect(asked.url).toMatch(/^https?:/);
    expect(await it.processor.charge(order, signal)).toMatchObject({ kind: 'to confirm' });
    it.played.answer(order.id, true);
    const read = await it.processor.readCharge(order, asked.chargeRef, signal);
    expect(read.kind).toBe('succeeded');
  });

  test('charges nothing that is called off, by the person or because it is late', async () => {
    const order = await orderWith(it, '3184');
    const asked = await it.processor.charge(order, signal);
    if (asked.kind !== 'to confirm') throw new Error(`it is ${asked.kind}`);
    const late = await it.processor.cancel(order, asked.chargeRef, signal);
    expect(late.kind).toBe('canceled');
    const other = { ...order, id: CARD };
    const second = await it.processor.charge(other, signal);
    it.played.answer(other.id, false);
    const ref = second.kind === 'to confirm' ? second.chargeRef : '';
    const { kind } = await it.processor.readCharge(other, ref, signal);
    expect(['unconfirmed', 'canceled']).toContain(kind);
  });
}

function paysBackAndTells(open: Open): void {
  const it = prepared(open);

  test('pays back what it charged, once', async () => {
    const order = await orderWith(it, '4242');
    const charged = await it.processor.charge(order, signal);
    const ref = charged.kind === 'succeeded' ? charged.chargeRef : '';
    const problem = 'It was paid back';
    const paidBack = { kind: 'taken back', chargeRef: ref, problem, lookAgainAt: null };
    expect(await it.processor.payBack(order, ref, signal)).toEqual(paidBack);
    expect(await it.processor.payBack(order, ref, signal)).toEqual(paidBack);
  });

  test('tells of a charge that the card network took back', async () => {
    const order = await orderWith(it, '0259');
    const charged = await it.processor.charge(order, signal);
    if (charged.kind !== 'succeeded') throw new Error(`it is ${charged.kind}`);
    it.clock.advance(2 * MINUTE_MS);
    expect(await it.processor.readCharge(order, charged.chargeRef, signal)).toMatchObject({
      kind: 'taken back',
      problem: 'The cardholder disputed the charge',
    });
  });

  test('tells of a dispute that is won later that nothing is gone any more', async () => {
    const order = await orderWith(it, '2685');
    const charged = await it.processor.charge(order, signal);
    if (charged.kind !== 'succeeded') throw new Error(`it is ${charged.kind}`);
    const read = () => it.processor.readCharge(order, charged.chargeRef, signal);
    it.clock.advance(MINUTE_MS);
    const disputed = { kind: 'taken back', problem: 'The cardholder disputed the charge' };
    expect(await read()).toMatchObject(disputed);
    // Nothing is left that could be paid back.
    const back = () => it.processor.payBack(order, charged.chargeRef, signal);
    expect(await back()).toMatchObject(disputed);
    it.clock.advance(MINUTE_MS);
    expect(await read()).toEqual({ ...charged, lookAgainAt: null });
    expect(await back()).toMatchObject({ kind: 'taken back', problem: 'It was paid back' });
  });

  test('tells how much of a charge was paid back by hand, and pays back the rest', async () => {
    const order = await orderWith(it, '7726');
    const charged = await it.processor.charge(order, signal);
    if (charged.kind !== 'succeeded') throw new Error(`it is ${charged.kind}`);
    it.clock.advance(MINUTE_MS);
    expect(await it.processor.readCharge(order, charged.chargeRef, signal)).toEqual({
      kind: 'partly taken back',
      chargeRef: charged.chargeRef,
      amount: '9.52',
      problem: 'It was paid back',
      lookAgainAt: null,
    });
    const back = await it.processor.payBack(order, charged.chargeRef, signal);
    expect(back.kind).toBe('taken back');
  });

  test('forgets a card, and knows nothing after its deadline', async () => {
    expect(await it.processor.forget(it.played.token('4242'), signal)).toBe(true);
    const late = AbortSignal.abort();
    const order = await orderWith(it, '4242');
    expect(await it.processor.charge(order, late)).toMatchObject({ kind: 'unreachable' });
    expect(await it.processor.forget(it.played.token('4242'), late)).toBe(false);
  });

  test('takes its own messages, and none that are forged, changed or old', async () => {
    const order = await orderWith(it, '4242');
    await it.processor.charge(order, signal);
    const { body, headers } = it.played.message(order.id);
    const told = await it.processor.verify(body, headers);
    expect(told).toEqual({
      eventId: expect.any(String),
      about: { kind: 'charge', id: order.id },
    });
    expect(await it.processor.verify(`${body} `, headers)).toBeNull();
    expect(await it.processor.verify(body, {})).toBeNull();
    it.clock.advance(6 * MINUTE_MS);
    expect(await it.processor.verify(body, headers)).toBeNull();
  });
}
