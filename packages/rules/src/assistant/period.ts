import {
  addDays,
  addMonths,
  type CivilDate,
  dayOfMonth,
  monthOf,
  weekdayOf,
  yearOf,
} from '../time/civil-date.ts';

/** A span of days, and how to speak of it. */
export interface Period {
  /** Null: from the first. */
  readonly from: CivilDate | null;
  readonly to: CivilDate;
  /** Fits after a sentence: "in May 2026". */
  readonly words: string;
}

const MONTHS = [
  ...['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september'],
  ...['october', 'november', 'december'],
];
const MONTH = `(${MONTHS.join('|')}|${MONTHS.map((name) => name.slice(0, 3)).join('|')})`;
const COUNTS: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, six: 6, twelve: 12 };
const MAX_COUNT = 5_000;

type Reader = (match: RegExpExecArray, today: CivilDate) => Period;

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const monthNumber = (name: string): number =>
  MONTHS.findIndex((month) => month.startsWith(name.toLowerCase().slice(0, 3))) + 1;
const monthName = (month: number): string => capital(MONTHS[month - 1] ?? '');

function ofMonth(year: number, month: number, today: CivilDate): Period {
  const last = dayOfMonth(year, month, 31);
  const from = dayOfMonth(year, month, 1);
  return { from, to: last > today ? today : last, words: `in ${monthName(month)} ${year}` };
}

function ofYear(year: number, today: CivilDate): Period {
  const to = `${year}-12-31`;
  return { from: `${year}-01-01`, to: to > today ? today : to, words: `in ${year}` };
}

/** The latest month of a name that has begun. */
function yearOfMonth(month: number, year: string | undefined, today: CivilDate): number {
  if (year !== undefined) return Number(year);
  return month <= monthOf(today) ? yearOf(today) : yearOf(today) - 1;
}

const since = (from: CivilDate, today: CivilDate, words: string): Period => ({
  from,
  to: today,
  words: `since ${words}`,
});

function back(count: number, unit: string, today: CivilDate): Period {
  const most = Math.min(Math.max(count, 1), MAX_COUNT);
  const name = `${unit}${most === 1 ? '' : 's'}`;
  const words = most === 1 ? `in the last ${unit}` : `in the last ${most} ${name}`;
  if (unit === 'day') return { from: addDays(today, -most), to: today, words };
  if (unit === 'week') return { from: addDays(today, -7 * most), to: today, words };
  const months = Math.min(unit === 'year' ? 12 * most : most, 1_200);
  return { from: addMonths(today, -months), to: today, words };
}

const quarter = (year: number, number: number, today: CivilDate): Period => {
  const to = dayOfMonth(year, 3 * number, 31);
  const from = dayOfMonth(year, 3 * number - 2, 1);
  return { from, to: to > today ? today : to, words: `in the ${number}. quarter of ${year}` };
};

/** In the order in which they are tried: the first that fits counts. */
const READERS: readonly (readonly [RegExp, Reader])[] = [
  [
    /\bsince (\d{4}-\d{2}-\d{2})\b/,
    ([, day = ''], today) => since(day > today ? today : day, today, day),
  ],
  [
    new RegExp(String.raw`\bsince (?:the (?:start|beginning) of )?${MONTH}\b(?: (\d{4}))?`),
    ([, name = '', given], today) => {
      const month = monthNumber(name);
      const year = yearOfMonth(month, given, today);
      return since(dayOfMonth(year, month, 1), today, `${monthName(month)} ${year}`);
    },
  ],
  [
    /\bsince (\d{4})\b/,
    ([, year = ''], today) => since(`${year}-01-01`, today, `the start of ${year}`),
  ],
  [
    /\bq([1-4])(?: (\d{4}))?\b/,
    ([, number = '1', year], today) =>
      quarter(Number(year ?? yearOf(today)), Number(number), today),
  ],
  [
    new RegExp(String.raw`\b(?:in|during|for|of|over) (?:the month of )?${MONTH}\b(?: (\d{4}))?`),
    ([, name = '', given], today) => {
      const month = monthNumber(name);
      return ofMonth(yearOfMonth(month, given, today), month, today);
    },
  ],
  [
    new RegExp(String.raw`\b${MONTH} (\d{4})\b`),
    ([, name = '', year = ''], today) => ofMonth(Number(year), monthNumber(name), today),
  ],
  [/\b(?:in|during|for|of|over) (\d{4})\b/, ([, year = ''], today) => ofYear(Number(year), today)],
  [
    /\b(?:this year|ytd|year to date|so far this year)\b/,
    (_match, today) => ({ from: `${yearOf(today)}-01-01`, to: today, words: 'this year' }),
  ],
  [/\blast year\b/, (_match, today) => ofYear(yearOf(today) - 1, today)],
  [
    /\bthis month\b/,
    (_match, today) => ({ from: `${today.slice(0, 7)}-01`, to: today, words: 'this month' }),
  ],
  [
    /\blast month\b/,
    (_match, today) => {
      const day = addMonths(`${today.slice(0, 7)}-01`, -1);
      return ofMonth(yearOf(day), monthOf(day), today);
    },
  ],
  [
    /\bthis week\b/,
    (_match, today) => ({
      from: addDays(today, -((weekdayOf(today) + 6) % 7)),
      to: today,
      words: 'this week',
    }),
  ],
  [/\blast week\b/, (_match, today) => back(1, 'week', today)],
  [
    /\b(?:last|past|over the|previous) (\d{1,4}|one|two|three|six|twelve) (day|week|month|year)s?\b/,
    ([, count = '1', unit = 'day'], today) => back(COUNTS[count] ?? Number(count), unit, today),
  ],
  [/\bpast (day|week|month|year)\b/, ([, unit = 'day'], today) => back(1, unit, today)],
  [/\btoday\b/, (_match, today) => ({ from: today, to: today, words: 'today' })],
  [
    /\byesterday\b/,
    (_match, today) => ({ from: addDays(today, -1), to: addDays(today, -1), words: 'yesterday' }),
  ],
  [
    /\b(?:ever|all time|all-time|in total|since the (?:start|beginning)|so far)\b/,
    (_match, today) => ({ from: null, to: today, words: 'in all' }),
  ],
];

/** The span that a question names, and the question without it. */
export function periodIn(
  text: string,
  today: CivilDate,
): { readonly period: Period | null; readonly rest: string } {
  const small = text.toLowerCase();
  for (const [pattern, read] of READERS) {
    const match = pattern.exec(small);
    if (match === null) continue;
    const rest = `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`;
    const period = read(match, today);
    // What has not begun yet has no figures: it is no span of the past.
    if (period.from !== null && period.from > today) continue;
    return { period, rest };
  }
  return { period: null, rest: text };
}
