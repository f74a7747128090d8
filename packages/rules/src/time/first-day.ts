import type { PastRange } from '@investing-platform/schema/operations';
import { addDays, addMonths, type CivilDate } from './civil-date.ts';

/** A range whose beginning follows from its end. */
export type FixedRange = Exclude<PastRange, 'ALL'>;

/** No date of the contract is earlier. */
const FIRST: CivilDate = '0001-01-01';
const DATE_CHARACTERS = 10;

const FIRST_DAY: Readonly<Record<FixedRange, (end: CivilDate) => CivilDate>> = {
  D1: (end) => addDays(end, -1),
  W1: (end) => addDays(end, -7),
  M1: (end) => addMonths(end, -1),
  M3: (end) => addMonths(end, -3),
  M6: (end) => addMonths(end, -6),
  YTD: (end) => `${end.slice(0, 4)}-01-01`,
  Y1: (end) => addMonths(end, -12),
  Y3: (end) => addMonths(end, -36),
  Y5: (end) => addMonths(end, -60),
};

/**
 * The day that a range begins with, counted back from its last: the same day of an earlier week or
 * month, or the last day that the month has.
 */
export function firstDay(range: FixedRange, end: CivilDate): CivilDate {
  const first = FIRST_DAY[range](end);
  return first < FIRST ? FIRST : first;
}

/** The same for moments: the time of day is that of the end, and the days are those of UTC. */
export function firstMoment(range: FixedRange, end: Date): Date {
  const text = end.toISOString();
  const first = firstDay(range, text.slice(0, DATE_CHARACTERS));
  return new Date(range === 'YTD' ? first : first + text.slice(DATE_CHARACTERS));
}
