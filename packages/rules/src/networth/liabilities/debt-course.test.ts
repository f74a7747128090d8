import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addMonths } from '../../time/civil-date.ts';
import { type Booking, balanceOn, type CourseDebt, courseOf } from './debt-course.ts';
import { repaymentPlan } from './repayment-plan.ts';

const START = '2026-01-15';
const UNTIL = '2026-11-20';

const debt = (changes: Partial<CourseDebt> = {}): CourseDebt => ({
  currency: 'NZD',
  startsOn: START,
  maturesOn: null,
  interestOnlyEndsOn: null,
  autoAmortize: false,
  earlierTerms: [],
  interestRatePercent: '6',
  repaymentAmount: '300',
  repaymentFrequency: 'MONTHLY',
  ...changes,
});

let count = 0;
const booking = (type: Booking['type'], date: string, amount: string, interest?: string) => {
  count += 1;
  return { id: `${count}`, type, date, amount, interest: interest ?? null };
};
const opening = booking('DRAWDOWN', START, '20000');

const balance = (bookings: readonly Booking[], day = UNTIL, of = debt()) =>
  balanceOn(courseOf(of, bookings, UNTIL), day).toString();

describe('the balance of a debt', () => {
  test('is nothing before it began, and what was borrowed from then on', () => {
    expect(balance([opening], '2026-01-14')).toBe('0');
    expect(balance([opening], START)).toBe('20000');
    expect(balance([opening])).toBe('20000');
  });

  test.each<[string, readonly Booking[], string]>([
    ['goes up by what more is borrowed', [booking('DRAWDOWN', UNTIL, '500')], '20500'],
    ['goes up by interest that is added', [booking('INTEREST', UNTIL, '12.34')], '20012.34'],
    ['goes up by a fee', [booking('FEE', UNTIL, '10')], '20010'],
    ['goes down by what is repaid', [booking('REPAYMENT', UNTIL, '300')], '19700'],
    ['not by the interest in it', [booking('REPAYMENT', UNTIL, '300', '100')], '19800'],
    ['is what a statement says', [booking('REVALUATION', UNTIL, '18000')], '18000'],
    ['is never below nothing', [booking('REPAYMENT', UNTIL, '99999')], '0'],
    [
      'follows the bookings of a day in their order',
      [booking('REVALUATION', UNTIL, '1000'), booking('REPAYMENT', UNTIL, '100')],
      '900',
    ],
  ])('%s', (_title, bookings, expected) => {
    expect(balance([opening, ...bookings])).toBe(expected);
  });

  test('keeps the days before a booking as they were', () => {
    const bookings = [opening, booking('REPAYMENT', '2026-06-01', '300')];
    expect(balance(bookings, '2026-05-31')).toBe('20000');
    expect(balance(bookings, '2026-06-01')).toBe('19700');
  });
});

describe('a debt that amortizes by itself', () => {
  const loan = (changes: Partial<CourseDebt> = {}) => debt({ autoAmortize: true, ...changes });

  test('is what the plan of its first day says, on every day of payment', () => {
    const plan = repaymentPlan({ ...loan(), balance: '20000' }, START);
    const course = courseOf(loan(), [opening], UNTIL);
    const payments = course.slice(1);
    expect(payments).toHaveLength(10);
    expect(payments.map(({ date, balance: left }) => [date, left.toString()])).toEqual(
      plan.schedule.slice(0, 10).map((row) => [row.date, row.balance]),
    );
  });

  test('goes on from what a statement says', () => {
    const bookings = [opening, booking('REVALUATION', '2026-11-15', '10000')];
    expect(balance(bookings, '2026-11-15', loan())).toBe('10000');
    const later = courseOf(loan(), bookings, '2026-12-15');
    expect(balanceOn(later, '2026-12-15').toString()).toBe('9750');
  });

  test('takes a repayment booked on a day of the plan for the plan’s, with its interest', () => {
    const bookings = [opening, booking('REPAYMENT', '2026-02-15', '1000')];
    expect(balance(bookings, '2026-02-15', loan())).toBe('19100');
  });

  test('is paid as planned on a day on which something else is booked', () => {
    const bookings = [opening, booking('FEE', '2026-02-15', '10')];
    expect(balance(bookings, '2026-02-15', loan())).toBe('19810');
  });

  test('takes a repayment of less than the interest for interest alone', () => {
    const bookings = [opening, booking('REPAYMENT', '2026-02-15', '50')];
    expect(balance(bookings, '2026-02-15', loan())).toBe('20000');
  });

  test('is paid by new terms from their very day on', () => {
    const terms = { interestRatePercent: '0', repaymentAmount: '1000' };
    const earlier = [{ before: '2026-06-15', repaymentFrequency: 'MONTHLY' as const, ...terms }];
    const course = courseOf(loan({ earlierTerms: earlier }), [opening], UNTIL);
    expect(balanceOn(course, '2026-06-15').toString()).toBe('15780');
  });

  test('counts a repayment on another day as one more', () => {
    const bookings = [opening, booking('REPAYMENT', '2026-02-01', '1000')];
    expect(balance(bookings, '2026-02-01', loan())).toBe('19000');
  });

  test('keeps what earlier terms made of it', () => {
    const terms = { interestRatePercent: '0', repaymentAmount: '1000' };
    const earlier = [{ before: '2026-06-01', repaymentFrequency: 'MONTHLY' as const, ...terms }];
    const course = courseOf(loan({ earlierTerms: earlier }), [opening], UNTIL);
    expect(balanceOn(course, '2026-05-31').toString()).toBe('16000');
    expect(balanceOn(course, '2026-06-15').toString()).toBe('15780');
  });

  test('is paid off on the day that it must be', () => {
    const of = loan({ maturesOn: '2026-03-01' });
    expect(balance([opening], '2026-02-28', of)).toBe('19800');
    expect(balance([opening], '2026-03-01', of)).toBe('0');
  });
});

test('the balance of a day does not depend on how far the course is followed', () => {
  const types = ['DRAWDOWN', 'REPAYMENT', 'INTEREST', 'FEE', 'REVALUATION'] as const;
  const anyBooking = fc.record({
    id: fc.uuid(),
    type: fc.constantFrom(...types),
    date: fc.integer({ min: 0, max: 11 }).map((months) => addMonths(START, months)),
    amount: fc.integer({ min: 0, max: 30_000 }).map(String),
    interest: fc.constant(null),
  });
  const anyCourse = fc.record({
    bookings: fc.array(anyBooking, { maxLength: 12 }),
    autoAmortize: fc.boolean(),
    day: fc.integer({ min: 0, max: 11 }).map((months) => addMonths(START, months)),
  });
  fc.assert(
    fc.property(anyCourse, ({ bookings, autoAmortize, day }) => {
      const sorted = bookings.toSorted((left, right) => (left.date < right.date ? -1 : 1));
      const of = debt({ autoAmortize });
      const short = balanceOn(courseOf(of, [opening, ...sorted], day), day);
      const long = balanceOn(courseOf(of, [opening, ...sorted], '2027-12-31'), day);
      expect(short.toString()).toBe(long.toString());
      expect(short.isNegative()).toBe(false);
    }),
  );
});
