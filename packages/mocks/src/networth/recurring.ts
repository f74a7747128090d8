import type { Frequency } from '@investing-platform/schema/operations';
import { type Decimal, decimal, divide, multiply, ZERO } from '../kernel/decimal.ts';
import type { Flow } from '../world/entities.ts';

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
const MONTHS_A_YEAR = decimal(12);
const PLACES = 30;
const YEAR_CHARACTERS = 4;
const MONTH_CHARACTERS = 7;

/** What it comes to in a year; 0 where it is not active today (`YYYY-MM-DD`). */
export function byTheYear(flow: Flow, today: string): Decimal {
  if (flow.frequency === 'ONE_OFF') return onceIn(flow, today, YEAR_CHARACTERS);
  const { startDate, endDate } = flow;
  const isActive = startDate <= today && (endDate === null || today <= endDate);
  return isActive ? multiply(flow.amount, decimal(TIMES_A_YEAR[flow.frequency])) : ZERO;
}

/** What it comes to in a month; 0 where it is not active today. */
export function byTheMonth(flow: Flow, today: string): Decimal {
  if (flow.frequency === 'ONE_OFF') return onceIn(flow, today, MONTH_CHARACTERS);
  return divide(byTheYear(flow, today), MONTHS_A_YEAR, PLACES);
}

function onceIn({ amount, startDate }: Flow, today: string, characters: number): Decimal {
  return startDate.slice(0, characters) === today.slice(0, characters) ? amount : ZERO;
}
