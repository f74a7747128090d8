import type { Frequency } from '@investing-platform/schema/operations';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decimal, sum } from '../../numbers/decimal.ts';
import { type Repaid, repaymentPlan } from './repayment-plan.ts';

const TODAY = '2026-11-20';

const debt = (changes: Partial<Repaid> = {}): Repaid => ({
  balance: '1000',
  currency: 'NZD',
  interestRatePercent: '12',
  repaymentAmount: '400',
  repaymentFrequency: 'MONTHLY',
  startsOn: '2026-01-31',
  maturesOn: null,
  interestOnlyEndsOn: null,
  ...changes,
});
const plan = (changes: Partial<Repaid> = {}) => repaymentPlan(debt(changes), TODAY);

test('a plan pays interest first, and what is left with the last payment', () => {
  expect(plan()).toEqual({
    schedule: [
      row('2026-11-30', '400', '390', '10', '610'),
      row('2026-12-31', '400', '393.9', '6.1', '216.1'),
      row('2027-01-31', '218.26', '216.1', '2.16', '0'),
    ],
    paidOffOn: '2027-01-31',
    remainingInterest: '18.26',
  });
});

function row(date: string, payment: string, principal: string, interest: string, balance: string) {
  return { date, payment, principal, interest, balance };
}

test.each<[Frequency, string[]]>([
  ['WEEKLY', ['2026-11-21', '2026-11-28', '2026-12-05']],
  ['FORTNIGHTLY', ['2026-11-21', '2026-12-05', '2026-12-19']],
  ['FOUR_WEEKLY', ['2026-12-05', '2027-01-02', '2027-01-30']],
  ['TWICE_MONTHLY', ['2026-11-30', '2026-12-15', '2026-12-31']],
  ['MONTHLY', ['2026-11-30', '2026-12-31', '2027-01-31']],
  ['QUARTERLY', ['2027-01-31', '2027-04-30', '2027-07-31']],
  ['SEMI_ANNUALLY', ['2027-01-31', '2027-07-31', '2028-01-31']],
  ['ANNUALLY', ['2027-01-31', '2028-01-31', '2029-01-31']],
])('%s payments are counted from the first day', (repaymentFrequency, days) => {
  const { schedule } = plan({ repaymentFrequency });
  expect(schedule.slice(0, 3).map(({ date }) => date)).toEqual(days);
});

test('a payment that was rounded leaves no stray last one', () => {
  const { schedule, paidOffOn } = plan({
    balance: '400000',
    interestRatePercent: '4.5',
    repaymentAmount: '2026.74',
    startsOn: TODAY,
  });
  expect(schedule).toHaveLength(360);
  const { date, payment, balance } = schedule.at(-1) ?? {};
  expect([date, paidOffOn, payment, balance]).toEqual(['2056-11-20', date, '2027.55', '0']);
});

test('a rest of one percent of the payment or more is a payment of its own', () => {
  const payments = (balance: string) =>
    plan({ balance, interestRatePercent: '0' }).schedule.map(({ payment }) => payment);
  expect(payments('803.99')).toEqual(['400', '403.99']);
  expect(payments('804')).toEqual(['400', '400', '4']);
});

test('the first payment of a debt that begins later comes after its first day', () => {
  expect(plan({ startsOn: '2026-12-10' }).schedule[0]?.date).toBe('2027-01-10');
});

describe('a plan', () => {
  test.each<[string, Partial<Repaid>]>([
    ['without an interest rate', { interestRatePercent: null }],
    ['without a repayment', { repaymentAmount: null }],
    ['without a frequency', { repaymentFrequency: null }],
    ['of a debt that is paid off', { balance: '0' }],
    ['of a single payment without a day', { repaymentFrequency: 'ONE_OFF' }],
  ])('%s is empty', (_title, changes) => {
    expect(plan(changes)).toEqual({ schedule: [], paidOffOn: null, remainingInterest: null });
  });

  test('of one payment is due on the last day, with interest by the day', () => {
    const once = plan({ repaymentFrequency: 'ONE_OFF', maturesOn: '2027-11-20' });
    expect(once.schedule).toEqual([row('2027-11-20', '1120', '1000', '120', '0')]);
  });

  test('with a last day pays the rest on it', () => {
    const { schedule, paidOffOn } = plan({ maturesOn: '2026-12-15' });
    expect(schedule.map(({ date, balance }) => [date, balance])).toEqual([
      ['2026-11-30', '610'],
      ['2026-12-15', '0'],
    ]);
    expect(paidOffOn).toBe('2026-12-15');
  });

  test('pays interest alone as long as that was agreed', () => {
    const { schedule } = plan({ interestOnlyEndsOn: '2026-12-31' });
    expect(schedule.slice(0, 3)).toEqual([
      row('2026-11-30', '10', '0', '10', '1000'),
      row('2026-12-31', '10', '0', '10', '1000'),
      row('2027-01-31', '400', '390', '10', '610'),
    ]);
  });

  test.each(['10', '9', '0'])(
    'that pays %s never ends, and shows 400 payments',
    (repaymentAmount) => {
      const { schedule, paidOffOn, remainingInterest } = plan({ repaymentAmount });
      expect(schedule).toHaveLength(400);
      expect([paidOffOn, remainingInterest]).toEqual([null, null]);
    },
  );

  test('longer than 400 payments still knows its last one', () => {
    const { schedule, paidOffOn } = plan({ repaymentAmount: '1', interestRatePercent: '0' });
    expect(schedule).toHaveLength(400);
    expect(paidOffOn).toBe('2110-02-28');
  });

  test('repays what is owed to the cent, whatever the terms', () => {
    const terms = fc.record({
      balance: fc.integer({ min: 1, max: 10_000_000 }).map((cents) => `${cents / 100}`),
      interestRatePercent: fc.integer({ min: 0, max: 3000 }).map((rate) => `${rate / 100}`),
      repaymentAmount: fc.integer({ min: 30_000, max: 500_000 }).map((cents) => `${cents / 100}`),
      repaymentFrequency: fc.constantFrom<Frequency>('WEEKLY', 'MONTHLY', 'ANNUALLY'),
    });
    fc.assert(
      fc.property(terms, (changes) => {
        const { schedule, paidOffOn, remainingInterest } = plan(changes);
        if (paidOffOn === null || schedule.length === 400) return;
        const total = (amounts: string[]) =>
          sum(amounts.map((amount) => decimal(amount))).toString();
        expect(total(schedule.map(({ principal }) => principal))).toBe(changes.balance);
        expect(total(schedule.map(({ interest }) => interest))).toBe(remainingInterest);
        expect(schedule.at(-1)).toMatchObject({ date: paidOffOn, balance: '0' });
      }),
      { numRuns: 50 },
    );
  });
});

test('a debt that its payments never cover grows to a bound, and every figure can be printed', () => {
  const { schedule, paidOffOn } = plan({
    balance: '1000000000000',
    interestRatePercent: '1000',
    repaymentAmount: '1',
    maturesOn: '2056-11-20',
  });
  expect(paidOffOn).toBe('2056-11-20');
  for (const payment of schedule) {
    expect(decimal(payment.balance).lte('1000000000000000')).toBe(true);
  }
});
