import { describe, expect, test } from 'vitest';
import {
  newYorkEarlyCloses,
  newYorkHolidays,
  newZealandEarlyCloses,
  newZealandHolidays,
} from './independent-lists.fixture.ts';
import { calendarOf, formatDay, parseDay, type TradingExchange, weekday } from './index.ts';

const WEEKEND = [0, 6];
const YEARS = Array.from({ length: 16 }, (_, at) => 2015 + at);

function listed(table: string, year: number): string[] {
  const line = table.split('\n').find((row) => row.startsWith(`${year} `));
  if (line === undefined) throw new Error(`the list has no ${year}`);
  return line.split(' ').slice(1);
}

function weekdaysOf(year: number): string[] {
  const [first, last] = [parseDay(`${year}-01-01`), parseDay(`${year}-12-31`)];
  return Array.from({ length: last - first + 1 }, (_, at) => first + at)
    .filter((day) => !WEEKEND.includes(weekday(day)))
    .map(formatDay);
}

const short = (date: string): string => date.slice(5);

describe.each([
  ['NYSE', newYorkHolidays, newYorkEarlyCloses],
  ['NASDAQ', newYorkHolidays, newYorkEarlyCloses],
  ['ARCA', newYorkHolidays, newYorkEarlyCloses],
  ['NZX', newZealandHolidays, newZealandEarlyCloses],
] as const)('the calendar of %s agrees with an independent list', (exchange, holidays, early) => {
  const calendar = calendarOf(exchange satisfies TradingExchange);

  test.each(YEARS)('on the weekdays of %i without trading', (year) => {
    const closed = weekdaysOf(year).filter((date) => calendar.dayOf(date) === null);
    expect(closed.map(short)).toEqual(listed(holidays, year));
    for (const date of closed) expect(calendar.holidayName(date)).not.toBeNull();
  });

  test.each(YEARS)('on the early closes of %i', (year) => {
    const closesEarly = weekdaysOf(year).filter((date) => calendar.dayOf(date)?.isEarlyClose);
    expect(closesEarly.map(short)).toEqual(listed(early, year));
  });
});
