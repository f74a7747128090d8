import { DAY_MS, MINUTE_MS } from '../durations.ts';
import { FIRST_YEAR, LAST_YEAR, type TradingCalendar, type TradingDay } from './calendar.ts';
import { type CivilDay, civilDay, formatDay, isWeekend } from './civil-day.ts';
import type { ExchangeRules } from './rules.ts';
import { offsetMinutesOf } from './time-zone.ts';

/** 1970-01-01 was a Thursday. */
const DAYS_FROM_MONDAY = 3;

/** Every trading day from 2015 to 2030 by the rules of one exchange. */
export function exchangeCalendar(rules: ExchangeRules): TradingCalendar {
  const years = Array.from({ length: LAST_YEAR - FIRST_YEAR + 1 }, (_, at) => FIRST_YEAR + at);
  const holidays = years.flatMap((year) => rules.holidays(year));
  const names = new Map(holidays.map(({ day, name }) => [formatDay(day), name]));
  const closed = new Set(holidays.map(({ day }) => day));
  const early = new Set(years.flatMap((year) => rules.earlyCloses(year, (day) => closed.has(day))));
  const days: TradingDay[] = [];
  const offsetOn = weeklyOffsets(rules.timeZone);
  let tradedBefore = 0;
  for (let day = civilDay(FIRST_YEAR, 1, 1); day < civilDay(LAST_YEAR + 1, 1, 1); day += 1) {
    if (isWeekend(day) || closed.has(day)) continue;
    const hours = hoursOf(rules, day, offsetOn(day), early.has(day));
    days.push({ index: days.length, date: formatDay(day), ...hours, tradedBefore });
    tradedBefore += hours.end - hours.start;
  }
  const byDate = new Map(days.map((day) => [day.date, day]));
  return {
    timeZone: rules.timeZone,
    closes: true,
    length: days.length,
    day: (index) => days[index] ?? null,
    indexAt: (epochMs) => lastStarted(days, epochMs),
    dayOf: (date) => byDate.get(date) ?? null,
    holidayName: (date) => names.get(date) ?? null,
    dateAt(epochMs) {
      const offset = offsetMinutesOf(rules.timeZone, epochMs) * MINUTE_MS;
      return formatDay(Math.floor((epochMs + offset) / DAY_MS));
    },
  };
}

/** Clocks change on Sundays, so one offset holds from Monday to Friday. */
function weeklyOffsets(timeZone: string): (day: CivilDay) => number {
  let weekOfOffset = Number.NaN;
  let offsetMinutes = 0;
  return (day) => {
    const week = Math.floor((day + DAYS_FROM_MONDAY) / 7);
    if (week !== weekOfOffset) {
      weekOfOffset = week;
      const noon = day * DAY_MS + DAY_MS / 2;
      offsetMinutes = offsetMinutesOf(timeZone, noon);
    }
    return offsetMinutes;
  };
}

function hoursOf(
  rules: ExchangeRules,
  day: CivilDay,
  offsetMinutes: number,
  isEarlyClose: boolean,
) {
  const at = (minute: number): number => day * DAY_MS + (minute - offsetMinutes) * MINUTE_MS;
  const { extended } = rules;
  const close = isEarlyClose ? rules.earlyClose : rules.close;
  const end = isEarlyClose ? extended?.earlyClose : extended?.close;
  return {
    start: at(extended?.open ?? rules.open),
    open: at(rules.open),
    close: at(close),
    end: at(end ?? close),
    isEarlyClose,
  };
}

function lastStarted(days: readonly TradingDay[], epochMs: number): number {
  let low = 0;
  let high = days.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const start = days[middle]?.start ?? Number.POSITIVE_INFINITY;
    if (start <= epochMs) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
