import type { Frequency } from '@investing-platform/schema/operations';
import { type Amount, over, times } from '../facts/amounts.ts';

const TIMES_A_YEAR: Readonly<Record<Exclude<Frequency, 'ONE_OFF'>, number>> = {
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
const PLACES = 30;
const YEAR_CHARACTERS = 4;
const MONTH_CHARACTERS = 7;

/** An income or an expense as its row has it. */
export interface Flow {
  readonly amount: Amount;
  readonly frequency: Frequency;
  readonly startsOn: string;
  readonly endsOn: string | null;
}

/** What it comes to in a year; 0 where it is not active on the day. */
export function byTheYear(flow: Flow, day: string): Amount {
  if (flow.frequency === 'ONE_OFF') return onceIn(flow, day, YEAR_CHARACTERS);
  const { startsOn, endsOn } = flow;
  const isActive = startsOn <= day && (endsOn === null || day <= endsOn);
  return isActive ? times(flow.amount, TIMES_A_YEAR[flow.frequency]) : '0';
}

/** What it comes to in a month; 0 where it is not active on the day. */
export function byTheMonth(flow: Flow, day: string): Amount {
  if (flow.frequency === 'ONE_OFF') return onceIn(flow, day, MONTH_CHARACTERS);
  return over(byTheYear(flow, day), MONTHS_A_YEAR, PLACES);
}

function onceIn({ amount, startsOn }: Flow, day: string, characters: number): Amount {
  return startsOn.slice(0, characters) === day.slice(0, characters) ? amount : '0';
}
