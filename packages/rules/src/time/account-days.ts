import { calendarOf } from '@investing-platform/schema/trading-calendar';

const MARKET = 'NYSE';

/** One day of the books: it ends with regular trading in New York. */
export interface AccountDay {
  /** `YYYY-MM-DD` of the trading day. */
  readonly date: string;
  /** The last instant of the day, itself in it; epoch milliseconds. */
  readonly close: number;
}

/** The days that end in (`after`, `upTo`], oldest first. */
export function tradingDaysBetween(after: Date, upTo: Date): AccountDay[] {
  const calendar = calendarOf(MARKET);
  const days: AccountDay[] = [];
  for (let index = Math.max(0, calendar.indexAt(after.getTime())); ; index += 1) {
    const day = calendar.day(index);
    if (day === null || day.close > upTo.getTime()) return days;
    if (day.close > after.getTime()) days.push({ date: day.date, close: day.close });
  }
}
