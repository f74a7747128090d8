import { decimal } from '../numbers/decimal.ts';
import { addDays, type CivilDate } from '../time/civil-date.ts';

const WEEKS = 52;
const WEEK_DAYS = 7;

/** What the price of one trading day reached; plain decimals. */
export interface DayRange {
  readonly date: CivilDate;
  readonly high: string;
  readonly low: string;
}

/** The highest and the lowest price of several days, each with the last day that reached it. */
export interface PriceRange {
  readonly high: string;
  readonly highOn: CivilDate;
  readonly low: string;
  readonly lowOn: CivilDate;
}

/** The first of the days that belong to the 52 weeks which end with a day. */
export function firstOfFiftyTwoWeeks(today: CivilDate): CivilDate {
  return addDays(today, 1 - WEEKS * WEEK_DAYS);
}

/** @param days ascending; null where there are none */
export function priceRange(days: readonly DayRange[]): PriceRange | null {
  const [first, ...others] = days;
  if (first === undefined) return null;
  const range = { high: first.high, highOn: first.date, low: first.low, lowOn: first.date };
  for (const { date, high, low } of others) {
    if (decimal(high).greaterThanOrEqualTo(range.high)) {
      range.high = high;
      range.highOn = date;
    }
    if (decimal(low).lessThanOrEqualTo(range.low)) {
      range.low = low;
      range.lowOn = date;
    }
  }
  return range;
}
