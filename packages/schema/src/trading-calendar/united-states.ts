import {
  type CivilDay,
  civilDay,
  easterSunday,
  FRIDAY,
  isInYear,
  lastWeekday,
  MONDAY,
  nthWeekday,
  parseDay,
  SATURDAY,
  SUNDAY,
  THURSDAY,
  weekday,
} from './civil-day.ts';
import { type ExchangeRules, type Holiday, minuteOfDay } from './rules.ts';

/** The exchanges close on these days too, by announcements of their own. */
const MOURNING: readonly Holiday[] = [
  { day: parseDay('2018-12-05'), name: 'National Day of Mourning for George H. W. Bush' },
  { day: parseDay('2025-01-09'), name: 'National Day of Mourning for Jimmy Carter' },
];

const FIRST_JUNETEENTH = 2022;

/** A holiday on a Saturday is kept on Friday, one on a Sunday on Monday (NYSE rule 7.2). */
function observed(day: CivilDay): CivilDay {
  if (weekday(day) === SATURDAY) return day - 1;
  return weekday(day) === SUNDAY ? day + 1 : day;
}

function holidays(year: number): Holiday[] {
  const newYear = civilDay(year, 1, 1);
  const list = [
    { day: nthWeekday(year, 1, MONDAY, 3), name: 'Martin Luther King, Jr. Day' },
    { day: nthWeekday(year, 2, MONDAY, 3), name: "Washington's Birthday" },
    { day: easterSunday(year) - 2, name: 'Good Friday' },
    { day: lastWeekday(year, 5, MONDAY), name: 'Memorial Day' },
    { day: observed(civilDay(year, 7, 4)), name: 'Independence Day' },
    { day: nthWeekday(year, 9, MONDAY, 1), name: 'Labor Day' },
    { day: nthWeekday(year, 11, THURSDAY, 4), name: 'Thanksgiving Day' },
    { day: observed(civilDay(year, 12, 25)), name: 'Christmas Day' },
  ];
  // Friday would be the last day of the accounting year, so it stays open (NYSE rule 7.2).
  if (weekday(newYear) !== SATURDAY) list.push({ day: observed(newYear), name: "New Year's Day" });
  if (year >= FIRST_JUNETEENTH) {
    list.push({
      day: observed(civilDay(year, 6, 19)),
      name: 'Juneteenth National Independence Day',
    });
  }
  return [...list, ...MOURNING.filter(({ day }) => isInYear(day, year))];
}

/** The days before Independence Day and Christmas where both are weekdays, and Black Friday. */
function earlyCloses(year: number): CivilDay[] {
  const eves = [civilDay(year, 7, 3), civilDay(year, 12, 24)];
  return [
    ...eves.filter((day) => weekday(day) >= MONDAY && weekday(day) < FRIDAY),
    nthWeekday(year, 11, THURSDAY, 4) + 1,
  ];
}

/** New York Stock Exchange, NYSE Arca and Nasdaq keep the same calendar and hours. */
export const unitedStates: ExchangeRules = {
  timeZone: 'America/New_York',
  holidays,
  earlyCloses,
  open: minuteOfDay(9, 30),
  close: minuteOfDay(16),
  earlyClose: minuteOfDay(13),
  extended: { open: minuteOfDay(4), close: minuteOfDay(20), earlyClose: minuteOfDay(17) },
};
