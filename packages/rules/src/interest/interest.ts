import { type Decimal, ZERO } from '../numbers/decimal.ts';
import { roundCash } from '../numbers/money.ts';

/** A day of cash that earns interest, or some that are alike. */
export interface InterestDay {
  /** How many; 1 where absent. */
  readonly days?: number;
  /** The cash at the day's end; what is owed earns nothing. */
  readonly balance: Decimal;
  /** A year's interest in percent, as a plain decimal: 3.5 for 3.5 percent. */
  readonly aprPercent: string;
}

/** Actual/365: every day earns the 365th part of a year, in leap years too. */
const DAYS_A_YEAR = 365;
const PERCENT = 100;

/** What days earn together: summed exactly, and rounded once, half-even, to minor units. */
export function interestOf(days: readonly InterestDay[], currency: string): Decimal {
  const sum = days
    .filter(({ balance }) => balance.greaterThan(0))
    .reduce(
      (total, { days: count = 1, balance, aprPercent }) =>
        total.plus(balance.times(aprPercent).times(count)),
      ZERO,
    );
  return roundCash(sum.dividedBy(PERCENT * DAYS_A_YEAR), currency);
}

/** Days from the first on, before `until`, each `YYYY-MM-DD` in UTC. */
export function daysOf(from: string, until: string): string[] {
  const days: string[] = [];
  for (let day = from; day < until; day = dayAfter(day)) days.push(day);
  return days;
}

export function dayAfter(day: string): string {
  const next = new Date(`${day}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.toISOString().slice(0, 10);
}

/** The first day of the month after a day's. */
export function monthAfter(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
}
