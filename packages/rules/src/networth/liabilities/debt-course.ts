import type { Frequency, LiabilityTradeType } from '@investing-platform/schema/operations';
import { Decimal, decimal, ZERO } from '../../numbers/decimal.ts';
import { addDays } from '../../time/civil-date.ts';
import { paymentDays } from '../../time/payment-days.ts';
import type { Before } from '../terms.ts';
import { installments } from './repayment-plan.ts';

/** What the repayment plan follows from. */
export interface DebtPlan {
  readonly interestRatePercent: string | null;
  readonly repaymentAmount: string | null;
  readonly repaymentFrequency: Frequency | null;
}

/** A debt as its course sees it. Days are `YYYY-MM-DD`. */
export interface CourseDebt extends DebtPlan {
  readonly currency: string;
  readonly startsOn: string;
  readonly maturesOn: string | null;
  readonly interestOnlyEndsOn: string | null;
  readonly autoAmortize: boolean;
  /** By `before`, ascending. */
  readonly earlierTerms: readonly Before<DebtPlan>[];
}

/** A booking of the whole debt. */
export interface Booking {
  readonly id: string;
  readonly type: LiabilityTradeType;
  readonly date: string;
  readonly amount: string;
  /** Of a repayment; null: what the plan says of that day. */
  readonly interest: string | null;
}

/** What one payment of the plan or one booking did. */
export interface CourseStep {
  readonly date: string;
  /** Null for a payment of the plan. */
  readonly bookingId: string | null;
  /** What is owed after it, 0 or more. */
  readonly balance: Decimal;
  /** By how much the balance went down. */
  readonly principal: Decimal;
  /** What was charged or paid as interest with it. */
  readonly interest: Decimal;
}

const MAX_PAYMENTS = 5_200;

/**
 * How the balance of a debt came about. With `autoAmortize` the plan's payments change it by
 * themselves and bookings correct it; a repayment booked on a day of the plan stands in for the
 * plan's. Bookings of a day come after the plan's payment.
 *
 * @param bookings by day and time, ascending
 * @param until the last day
 */
export function courseOf(
  debt: CourseDebt,
  bookings: readonly Booking[],
  until: string,
): CourseStep[] {
  const payments = debt.autoAmortize ? plannedPayments(debt, until) : [];
  const byDay = Map.groupBy(
    bookings.filter(({ date }) => date <= until),
    ({ date }) => date,
  );
  const planned = new Map(payments.map((payment) => [payment.date, payment]));
  const days = [...new Set([...planned.keys(), ...byDay.keys()])].sort();
  const steps: CourseStep[] = [];
  let balance: Decimal = ZERO;
  for (const date of days) {
    const own = byDay.get(date) ?? [];
    const payment = planned.get(date);
    const due = payment === undefined ? null : payment.installmentOf(balance, payment);
    if (due !== null && !own.some(({ type }) => type === 'REPAYMENT')) {
      const principal = due.payment.minus(due.interest);
      balance = balance.minus(principal);
      steps.push({ date, bookingId: null, balance, principal, interest: due.interest });
    }
    for (const booking of own) {
      const step = booked(booking, balance, due?.interest ?? ZERO);
      balance = step.balance;
      steps.push(step);
    }
  }
  return steps;
}

function booked(booking: Booking, before: Decimal, planInterest: Decimal): CourseStep {
  const { type, date, id: bookingId } = booking;
  const amount = decimal(booking.amount);
  const step = (principal: Decimal, interest = ZERO): CourseStep => ({
    date,
    bookingId,
    principal,
    interest,
    balance: before.minus(principal),
  });
  switch (type) {
    case 'REVALUATION':
      return step(before.minus(amount));
    case 'REPAYMENT': {
      const interest =
        booking.interest === null ? Decimal.min(planInterest, amount) : decimal(booking.interest);
      // More than is owed pays it off; the rest is no debt of the lender's.
      return step(Decimal.min(amount.minus(interest), before), interest);
    }
    case 'INTEREST':
      return step(amount.negated(), amount);
    case 'DRAWDOWN':
    case 'FEE':
      return step(amount.negated());
  }
}

interface PlannedPayment {
  readonly date: string;
  readonly isLast: boolean;
  readonly since: string;
  readonly installmentOf: ReturnType<typeof installments>;
}

function plannedPayments(debt: CourseDebt, until: string): PlannedPayment[] {
  const payments: PlannedPayment[] = [];
  let after = debt.startsOn;
  for (const terms of [...debt.earlierTerms, { ...debt, before: null }]) {
    const last = terms.before === null ? until : addDays(terms.before, -1);
    const end = last < until ? last : until;
    const { repaymentFrequency, repaymentAmount, interestRatePercent } = terms;
    if (repaymentFrequency !== null && repaymentAmount !== null && interestRatePercent !== null) {
      const installmentOf = installments({ ...debt, ...terms });
      for (const { date, isLast } of paymentDays(debt, repaymentFrequency, after)) {
        if (date > end || payments.length === MAX_PAYMENTS) break;
        payments.push({ date, isLast, since: debt.startsOn, installmentOf });
      }
    }
    if (end > after) after = end;
  }
  return payments;
}

/** What is owed at the end of a day: after the last step of it or of a day before. */
export function balanceOn(course: readonly CourseStep[], day: string): Decimal {
  return course.findLast(({ date }) => date <= day)?.balance ?? ZERO;
}
