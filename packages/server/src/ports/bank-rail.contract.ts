import { describe, expect, test } from 'vitest';
import type { BankRail, Payment, SentPayment } from './bank-rail.ts';

const PAYMENT: Payment = {
  id: '01900000-0000-7000-8000-000000000001',
  amount: '120.5',
  currency: 'NZD',
  accountHolder: 'Ada Lovelace',
  accountNumber: '01-0242-0100194-000',
  routingNumber: null,
  swiftBic: null,
  reference: 'HOUSE',
};

/** A fresh adapter, and what the bank has paid out by the ids of payments. */
export interface RailUnderTest {
  readonly rail: BankRail;
  readonly sentAt: Date;
  readonly paid: () => readonly string[];
  /** Lets the time pass that a payment takes. */
  readonly settle: () => void;
  /** A payment that the bank refuses, and one that it takes and sends back. */
  readonly refused: Partial<Payment>;
  readonly returned: Partial<Payment>;
}

/** What every adapter of the bank rail keeps to. */
export function bankRailContract(name: string, open: () => RailUnderTest) {
  const calm = new AbortController().signal;
  const handed = async (
    { rail, sentAt }: RailUnderTest,
    payment: Payment,
  ): Promise<SentPayment> => {
    const outcome = await rail.pay(payment, calm);
    if (outcome.kind !== 'ok') throw new Error(outcome.problem);
    return { ...payment, sentAt, railReference: outcome.railReference };
  };

  describe(`the bank rail, ${name}`, () => {
    test('a payment is taken, under way, and settled', async () => {
      const world = open();
      const sent = await handed(world, PAYMENT);
      expect(sent.railReference).not.toBe('');
      expect(await world.rail.progressOf(sent, calm)).toEqual({ kind: 'under way' });
      world.settle();
      expect(await world.rail.progressOf(sent, calm)).toEqual({ kind: 'settled' });
      expect(world.paid()).toEqual([PAYMENT.id]);
    });

    test('a payment handed over twice under one id is paid once, with the same answer', async () => {
      const world = open();
      expect(await handed(world, PAYMENT)).toEqual(await handed(world, PAYMENT));
      expect(world.paid()).toEqual([PAYMENT.id]);
    });

    test('a payment that is refused says why and is not paid', async () => {
      const world = open();
      const outcome = await world.rail.pay({ ...PAYMENT, ...world.refused }, calm);
      expect(outcome).toEqual({ kind: 'refused', problem: expect.stringMatching(/\w/) });
      expect(world.paid()).toEqual([]);
    });

    test('a payment that comes back says why', async () => {
      const world = open();
      const sent = await handed(world, { ...PAYMENT, ...world.returned });
      world.settle();
      expect(await world.rail.progressOf(sent, calm)).toEqual({
        kind: 'returned',
        problem: expect.stringMatching(/\w/),
      });
    });

    test('past its deadline the outcome is unknown and nothing is thrown', async () => {
      const { rail, sentAt } = open();
      const late = AbortSignal.abort();
      expect(await rail.pay(PAYMENT, late)).toMatchObject({ kind: 'unknown' });
      const sent = { ...PAYMENT, sentAt, railReference: 'x' };
      expect(await rail.progressOf(sent, late)).toMatchObject({ kind: 'unknown' });
    });

    test('it says where to send New Zealand and United States dollars, and nothing else', () => {
      const { rail } = open();
      expect(rail.receivingAccount('NZD', 'LOCAL')).toMatchObject({ routingNumber: null });
      const dollars = { routingNumber: expect.stringMatching(/^\d{9}$/), particulars: null };
      expect(rail.receivingAccount('USD', 'WIRE')).toMatchObject(dollars);
      expect(rail.receivingAccount('USD', 'ACH')).toMatchObject({ ...dollars, swiftBic: null });
      expect(rail.receivingAccount('GBP', 'LOCAL')).toBeNull();
      expect(rail.receivingAccount('NZD', 'WIRE')).toBeNull();
    });
  });
}
