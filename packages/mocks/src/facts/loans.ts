import type { Row } from '../contract/row.ts';
import { type Amount, cash, isMore, minus, over, percentOf, plus } from './amounts.ts';
import { dayOf, daysFrom, monthsLater } from './time.ts';

export interface Payment {
  readonly date: string;
  readonly payment: Amount;
  readonly principal: Amount;
  readonly interest: Amount;
  readonly balance: Amount;
}

/** How many payments of each frequency are in a year, and the step to the next one. */
const STEPS: Readonly<
  Record<string, { readonly aYear: number; next(day: string, at: number): string }>
> = {
  WEEKLY: { aYear: 52, next: (day, at) => daysLater(day, 7 * at) },
  FORTNIGHTLY: { aYear: 26, next: (day, at) => daysLater(day, 14 * at) },
  TWICE_MONTHLY: { aYear: 24, next: (day, at) => daysLater(day, 15 * at) },
  FOUR_WEEKLY: { aYear: 13, next: (day, at) => daysLater(day, 28 * at) },
  MONTHLY: { aYear: 12, next: monthsLater },
  QUARTERLY: { aYear: 4, next: (day, at) => monthsLater(day, 3 * at) },
  SEMI_ANNUALLY: { aYear: 2, next: (day, at) => monthsLater(day, 6 * at) },
  ANNUALLY: { aYear: 1, next: (day, at) => monthsLater(day, 12 * at) },
};

const MOST_SHOWN = 12;
const daysLater = (day: string, days: number): string => dayOf(daysFrom(new Date(day), days));

/**
 * The next payments of a loan after a day; empty where it says no repayment, or one that never
 * covers its interest.
 */
export function scheduleOf(loan: Row, after: string): Payment[] {
  const step = STEPS[String(loan['repaymentFrequency'] ?? 'MONTHLY')];
  const { repaymentAmount, currency } = loan;
  if (repaymentAmount == null || step === undefined) return [];
  const rate = over(loan['interestRatePercent'] ?? '0', step.aYear);
  const rows: Payment[] = [];
  let balance = String(loan['wholeBalance']);
  for (let at = 1; at <= MOST_SHOWN && isMore(balance, '0'); at += 1) {
    const interest = cash(percentOf(balance, rate), String(currency));
    const whole = plus(balance, interest);
    const rest = minus(whole, repaymentAmount);
    const payment = isMore(percentOf(repaymentAmount, '1'), rest) ? whole : String(repaymentAmount);
    if (!isMore(payment, interest)) return rows;
    const principal = minus(payment, interest);
    balance = minus(balance, principal);
    rows.push({ date: step.next(after, at), payment, principal, interest, balance });
  }
  return rows;
}
