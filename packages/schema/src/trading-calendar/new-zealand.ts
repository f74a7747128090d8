import {
  type CivilDay,
  civilDay,
  easterSunday,
  isInYear,
  isWeekend,
  MONDAY,
  nthWeekday,
  parseDay,
  SATURDAY,
  weekday,
} from './civil-day.ts';
import { type ExchangeRules, type Holiday, minuteOfDay } from './rules.ts';

/** Te Kahui o Matariki Public Holiday Act 2022, schedule 1. */
const MATARIKI: readonly CivilDay[] = [
  '2022-06-24',
  '2023-07-14',
  '2024-06-28',
  '2025-06-20',
  '2026-07-10',
  '2027-06-25',
  '2028-07-14',
  '2029-07-06',
  '2030-06-21',
].map(parseDay);

const QUEEN_ELIZABETH_MEMORIAL: Holiday = {
  day: parseDay('2022-09-26'),
  name: 'Queen Elizabeth II Memorial Day',
};

/** The first year in which the sovereign's birthday is the King's. */
const FIRST_KINGS_BIRTHDAY = 2023;

/** Waitangi and ANZAC Day on a weekend are kept on Monday (Holidays Act 2003, section 45A). */
function mondayised(day: CivilDay): CivilDay {
  if (!isWeekend(day)) return day;
  return weekday(day) === SATURDAY ? day + 2 : day + 1;
}

/** Of two holidays in a row, either one on a weekend moves by two days (section 45). */
function ofPair(day: CivilDay): CivilDay {
  return isWeekend(day) ? day + 2 : day;
}

function holidays(year: number): Holiday[] {
  const sovereign = year >= FIRST_KINGS_BIRTHDAY ? 'King' : 'Queen';
  return [
    { day: ofPair(civilDay(year, 1, 1)), name: "New Year's Day" },
    { day: ofPair(civilDay(year, 1, 2)), name: "Day after New Year's Day" },
    { day: mondayised(civilDay(year, 2, 6)), name: 'Waitangi Day' },
    { day: easterSunday(year) - 2, name: 'Good Friday' },
    { day: easterSunday(year) + 1, name: 'Easter Monday' },
    { day: mondayised(civilDay(year, 4, 25)), name: 'ANZAC Day' },
    { day: nthWeekday(year, 6, MONDAY, 1), name: `${sovereign}'s Birthday` },
    ...MATARIKI.map((day) => ({ day, name: 'Matariki' })).filter(({ day }) => isInYear(day, year)),
    ...[QUEEN_ELIZABETH_MEMORIAL].filter(({ day }) => isInYear(day, year)),
    { day: nthWeekday(year, 10, MONDAY, 4), name: 'Labour Day' },
    { day: ofPair(civilDay(year, 12, 25)), name: 'Christmas Day' },
    { day: ofPair(civilDay(year, 12, 26)), name: 'Boxing Day' },
  ];
}

/** The last trading days before Christmas and before New Year. */
function earlyCloses(year: number, isClosed: (day: CivilDay) => boolean): CivilDay[] {
  return [civilDay(year, 12, 24), civilDay(year, 12, 31)].map((eve) => {
    let day = eve;
    while (isWeekend(day) || isClosed(day)) day -= 1;
    return day;
  });
}

/** NZX Main Board. Its auctions before 10:00 and after 16:45 do not take orders here. */
export const newZealand: ExchangeRules = {
  timeZone: 'Pacific/Auckland',
  holidays,
  earlyCloses,
  open: minuteOfDay(10),
  close: minuteOfDay(16, 45),
  earlyClose: minuteOfDay(12, 45),
  extended: null,
};
