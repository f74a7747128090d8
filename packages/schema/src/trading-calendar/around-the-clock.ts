import { DAY_MS } from '../durations.ts';
import { FIRST_YEAR, LAST_YEAR, type TradingCalendar, type TradingDay } from './calendar.ts';
import { civilDay, formatDay, parseDay } from './civil-day.ts';

const FIRST_DAY = civilDay(FIRST_YEAR, 1, 1);
const LENGTH = civilDay(LAST_YEAR + 1, 1, 1) - FIRST_DAY;

function day(index: number): TradingDay | null {
  if (index < 0 || index >= LENGTH) return null;
  const start = (FIRST_DAY + index) * DAY_MS;
  const end = start + DAY_MS;
  return {
    index,
    date: formatDay(FIRST_DAY + index),
    start,
    open: start,
    close: end,
    end,
    isEarlyClose: false,
    tradedBefore: index * DAY_MS,
  };
}

function dayNumber(epochMs: number): number {
  return Math.floor(epochMs / DAY_MS);
}

/** The crypto market never closes; its trading days are days in UTC. */
export const aroundTheClock: TradingCalendar = {
  timeZone: 'UTC',
  closes: false,
  length: LENGTH,
  day,
  indexAt: (at) => Math.max(-1, Math.min(dayNumber(at) - FIRST_DAY, LENGTH - 1)),
  dayOf: (date) => day(parseDay(date) - FIRST_DAY),
  holidayName: () => null,
  dateAt: (at) => formatDay(dayNumber(at)),
};
