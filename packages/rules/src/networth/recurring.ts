import type { Frequency } from '@investing-platform/schema/operations';
import { type Decimal, ZERO } from '../numbers/decimal.ts';

/** An income or expense. Days are `YYYY-MM-DD`, both included. */
export interface Recurring {
  readonly frequency: Frequency;
  readonly startsOn: string;
  /** Null: no end. */
  readonly endsOn: string | null;
}

/** How many times a year each frequency comes. */
export const TIMES_A_YEAR: Readonly<Record<Exclude<Frequency, 'ONE_OFF'>, number>> = {
  WEEKLY: 52,
  FORTNIGHTLY: 26,
  TWICE_MONTHLY: 24,
  FOUR_WEEKLY: 13,
  MONTHLY: 12,
  QUARTERLY: 4,
  SEMI_ANNUALLY: 2,
  ANNUALLY: 1,
};
const MONTHS_A_YEAR = 12;
const YEAR_CHARACTERS = 4;
const MONTH_CHARACTERS = 7;

/** What an amount comes to in a year, unrounded; 0 where it is not active today. */
export function byTheYear(amount: Decimal, item: Recurring, today: string): Decimal {
  if (item.frequency === 'ONE_OFF') return onceIn(amount, item, today, YEAR_CHARACTERS);
  return isActive(item, today) ? amount.times(TIMES_A_YEAR[item.frequency]) : ZERO;
}

/** What an amount comes to in a month, unrounded; 0 where it is not active today. */
export function byTheMonth(amount: Decimal, item: Recurring, today: string): Decimal {
  if (item.frequency === 'ONE_OFF') return onceIn(amount, item, today, MONTH_CHARACTERS);
  return byTheYear(amount, item, today).dividedBy(MONTHS_A_YEAR);
}

/** One-off amounts count in the month or year of their day alone. */
function onceIn(amount: Decimal, item: Recurring, today: string, characters: number): Decimal {
  const period = (day: string): string => day.slice(0, characters);
  return period(item.startsOn) === period(today) ? amount : ZERO;
}

/** Whether it comes on a day, or goes on over it; a single one has its day alone. */
export function isActive({ frequency, startsOn, endsOn }: Recurring, day: string): boolean {
  if (frequency === 'ONE_OFF') return startsOn === day;
  return startsOn <= day && (endsOn === null || day <= endsOn);
}
