import type { Frequency } from '@investing-platform/schema/operations';
import { type Decimal, decimal, toPlain, ZERO } from '../../numbers/decimal.ts';
import { roundCash } from '../../numbers/money.ts';
import { daysBetween } from '../../time/civil-date.ts';
import { paymentDays } from '../../time/payment-days.ts';
import { TIMES_A_YEAR } from '../recurring.ts';

/** A debt as its repayment plan sees it: the whole of it, in its currency. */
export interface Repaid {
  readonly balance: string;
  readonly currency: string;
  readonly interestRatePercent: string | null;
  readonly repaymentAmount: string | null;
  readonly repaymentFrequency: Frequency | null;
  /** Payments are counted from it. */
  readonly startsOn: string;
  /** The rest is paid on this day at the latest. */
  readonly maturesOn: string | null;
  readonly interestOnlyEndsOn: string | null;
}

export interface Payment {
  readonly date: string;
  readonly payment: string;
  readonly principal: string;
  readonly interest: string;
  readonly balance: string;
}

export interface RepaymentPlan {
  /** The payments after today, soonest first, at most 400. */
  readonly schedule: Payment[];
  readonly paidOffOn: string | null;
  readonly remainingInterest: string | null;
}

const MAX_SHOWN = 400;
/** A hundred years of weekly payments. */
const MAX_PAYMENTS = 5_200;
/** Payments are rounded amounts: what they leave is paid with the last of them, not a period later. */
const SMALL_REST_FRACTION = '0.01';
const DAYS_A_YEAR = 365;
/**
 * A debt whose payments do not cover its interest grows to this and no further: over decades it
 * would come to more digits than any answer holds. A thousand times what can be borrowed.
 */
const MAX_OWED = decimal('1000000000000000');
const NO_PLAN: RepaymentPlan = { schedule: [], paidOffOn: null, remainingInterest: null };

/**
 * The payments to come until the debt is paid off. Interest is charged by the period between two
 * payments, for a single payment by the day, and rounded half-even to the currency's minor unit.
 * Nothing is planned where the interest rate or the repayment is not known, or nothing is owed.
 *
 * @param today `YYYY-MM-DD`
 */
export function repaymentPlan(debt: Repaid, today: string): RepaymentPlan {
  const { interestRatePercent, repaymentAmount, repaymentFrequency } = debt;
  if (interestRatePercent === null || repaymentFrequency === null) return NO_PLAN;
  if (repaymentAmount === null || decimal(debt.balance).isZero()) return NO_PLAN;
  const schedule: Payment[] = [];
  let [balance, remainingInterest] = [decimal(debt.balance), ZERO];
  const installmentOf = installments(debt);
  let count = 0;
  for (const { date, isLast } of paymentDays(debt, repaymentFrequency, today)) {
    const { interest, payment } = installmentOf(balance, { date, isLast, since: today });
    const after = balance.plus(interest).minus(payment);
    if (schedule.length < MAX_SHOWN) schedule.push(row(date, payment, interest, after));
    const neverEnds = after.gte(balance) && !isInterestOnly(debt, date) && debt.maturesOn === null;
    balance = after;
    remainingInterest = remainingInterest.plus(interest);
    count += 1;
    if (balance.isZero()) {
      return { schedule, paidOffOn: date, remainingInterest: toPlain(remainingInterest) };
    }
    if (count === MAX_PAYMENTS || (neverEnds && count >= MAX_SHOWN)) break;
  }
  return { schedule, paidOffOn: null, remainingInterest: null };
}

interface PaymentDue {
  readonly date: string;
  readonly isLast: boolean;
  /** The day from which a single payment's interest is counted. */
  readonly since: string;
}

/** What one payment of a plan is, and how much of it is interest. */
export interface Installment {
  readonly payment: Decimal;
  readonly interest: Decimal;
}

const NOTHING: Installment = { payment: ZERO, interest: ZERO };

/** The payments of a plan, each by what is owed before it; nothing without a plan. */
export function installments(
  debt: Omit<Repaid, 'balance'>,
): (balance: Decimal, due: PaymentDue) => Installment {
  const { interestRatePercent, repaymentFrequency, currency } = debt;
  if (interestRatePercent === null || repaymentFrequency === null) return () => NOTHING;
  const rateOf = ratesOf(decimal(interestRatePercent), repaymentFrequency);
  const usual = decimal(debt.repaymentAmount ?? '0');
  const smallRest = usual.times(SMALL_REST_FRACTION);
  return (balance, { date, isLast, since }) => {
    const charged = roundCash(balance.times(rateOf(since, date)), currency);
    const room = MAX_OWED.minus(balance);
    const most = room.isNegative() ? ZERO : room;
    const interest = charged.lte(most) ? charged : most;
    const due = balance.plus(interest);
    if (isLast) return { payment: due, interest };
    if (isInterestOnly(debt, date)) return { payment: interest, interest };
    return { payment: due.minus(usual).lt(smallRest) ? due : usual, interest };
  };
}

/** The part of what is owed that becomes due as interest with a payment. */
function ratesOf(
  yearlyPercent: Decimal,
  frequency: Frequency,
): (since: string, date: string) => Decimal {
  const yearly = yearlyPercent.dividedBy(100);
  const once = frequency === 'ONE_OFF' ? null : yearly.dividedBy(TIMES_A_YEAR[frequency]);
  return (since, date) => once ?? yearly.times(daysBetween(since, date)).dividedBy(DAYS_A_YEAR);
}

function isInterestOnly(
  { interestOnlyEndsOn }: Pick<Repaid, 'interestOnlyEndsOn'>,
  date: string,
): boolean {
  return interestOnlyEndsOn !== null && date <= interestOnlyEndsOn;
}

function row(date: string, payment: Decimal, interest: Decimal, balance: Decimal): Payment {
  return {
    date,
    payment: toPlain(payment),
    principal: toPlain(payment.minus(interest)),
    interest: toPlain(interest),
    balance: toPlain(balance),
  };
}
