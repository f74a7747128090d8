import { describe, expect, test } from 'vitest';
import { calendarOf, formatDay, parseDay, type TradingDay, type TradingExchange } from './index.ts';

function day(exchange: TradingExchange, date: string): TradingDay {
  const found = calendarOf(exchange).dayOf(date);
  if (found === null) throw new Error(`${exchange} does not trade on ${date}`);
  return found;
}

function tradingDays(exchange: TradingExchange, year: number): TradingDay[] {
  const calendar = calendarOf(exchange);
  const all = Array.from({ length: calendar.length }, (_, index) => calendar.day(index));
  return all.filter((found) => found !== null).filter(({ date }) => date.startsWith(`${year}-`));
}

/** Weekdays of a year without trading. */
function closedWeekdays(exchange: TradingExchange, year: number): string[] {
  const list: string[] = [];
  for (let at = parseDay(`${year}-01-01`); at <= parseDay(`${year}-12-31`); at += 1) {
    const date = formatDay(at);
    const isWeekday = ![0, 6].includes(new Date(`${date}T12:00:00Z`).getUTCDay());
    if (isWeekday && calendarOf(exchange).dayOf(date) === null) list.push(date.slice(5));
  }
  return list;
}

function earlyCloses(exchange: TradingExchange, year: number): string[] {
  return tradingDays(exchange, year)
    .filter(({ isEarlyClose }) => isEarlyClose)
    .map(({ date }) => date.slice(5));
}

const utc = (instant: number): string => new Date(instant).toISOString().slice(0, 16);

describe('New York Stock Exchange, Arca and Nasdaq', () => {
  test('are closed on the holidays of 2025 and on the day of mourning of 9 January', () => {
    expect(closedWeekdays('NYSE', 2025)).toEqual([
      ...['01-01', '01-09', '01-20', '02-17', '04-18', '05-26', '06-19', '07-04', '09-01'],
      ...['11-27', '12-25'],
    ]);
    expect(earlyCloses('NYSE', 2025)).toEqual(['07-03', '11-28', '12-24']);
  });

  test('keep Independence Day of 2026 on Friday 3 July, without an early close in July', () => {
    expect(closedWeekdays('NYSE', 2026)).toEqual([
      ...['01-01', '01-19', '02-16', '04-03', '05-25', '06-19', '07-03', '09-07', '11-26'],
      '12-25',
    ]);
    expect(earlyCloses('NYSE', 2026)).toEqual(['11-27', '12-24']);
  });

  test('keep Juneteenth from 2022 on', () => {
    expect(calendarOf('NYSE').holidayName('2021-06-18')).toBeNull();
    expect(calendarOf('NYSE').holidayName('2022-06-20')).toMatch(/^Juneteenth/);
  });

  test('keep a New Year’s Day on a Saturday on no other day', () => {
    expect(calendarOf('NYSE').dayOf('2021-12-31')).not.toBeNull();
    expect(calendarOf('NYSE').dayOf('2027-12-31')).not.toBeNull();
    expect(calendarOf('NYSE').holidayName('2023-01-02')).toBe("New Year's Day");
  });

  test('were closed for a day of mourning in 2018', () => {
    expect(calendarOf('NYSE').dayOf('2018-12-05')).toBeNull();
    expect(calendarOf('NYSE').holidayName('2018-12-05')).toMatch(/Mourning/);
  });

  test.each([
    [2015, 252],
    [2016, 252],
    [2017, 251],
    [2018, 251],
    [2019, 252],
    [2020, 253],
    [2021, 252],
    [2022, 251],
    [2023, 250],
    [2024, 252],
    [2025, 250],
    [2026, 251],
    [2027, 251],
  ])('trade in %i on %i days', (year, count) => {
    expect(tradingDays('NYSE', year)).toHaveLength(count);
  });

  test.each([
    ['2026-03-06', '2026-03-06T14:30', '2026-03-06T21:00'],
    ['2026-03-09', '2026-03-09T13:30', '2026-03-09T20:00'],
    ['2026-10-30', '2026-10-30T13:30', '2026-10-30T20:00'],
    ['2026-11-02', '2026-11-02T14:30', '2026-11-02T21:00'],
    ['2026-11-27', '2026-11-27T14:30', '2026-11-27T18:00'],
    ['2025-07-03', '2025-07-03T13:30', '2025-07-03T17:00'],
  ])('open on %s at %sZ and close at %sZ', (date, open, close) => {
    expect([utc(day('NYSE', date).open), utc(day('NYSE', date).close)]).toEqual([open, close]);
  });

  test('trade before and after regular hours, on early days until 17:00 in New York', () => {
    const usual = day('NASDAQ', '2026-11-20');
    expect([utc(usual.start), utc(usual.end)]).toEqual(['2026-11-20T09:00', '2026-11-21T01:00']);
    expect(utc(day('NASDAQ', '2026-11-27').end)).toBe('2026-11-27T22:00');
  });

  test('keep one calendar', () => {
    expect(calendarOf('NASDAQ')).toBe(calendarOf('NYSE'));
    expect(calendarOf('ARCA')).toBe(calendarOf('NYSE'));
  });
});

describe('New Zealand’s Exchange', () => {
  test('is closed on the holidays of 2026: ANZAC Day on Monday, Matariki in July', () => {
    expect(closedWeekdays('NZX', 2026)).toEqual([
      ...['01-01', '01-02', '02-06', '04-03', '04-06', '04-27', '06-01', '07-10', '10-26'],
      ...['12-25', '12-28'],
    ]);
  });

  test('moves holidays on weekends to Monday and Tuesday', () => {
    expect(closedWeekdays('NZX', 2022)).toEqual([
      ...['01-03', '01-04', '02-07', '04-15', '04-18', '04-25', '06-06', '06-24', '09-26'],
      ...['10-24', '12-26', '12-27'],
    ]);
    expect(calendarOf('NZX').holidayName('2022-01-04')).toBe("Day after New Year's Day");
    expect(calendarOf('NZX').holidayName('2022-12-27')).toBe('Christmas Day');
    expect(calendarOf('NZX').holidayName('2023-01-03')).toBe("New Year's Day");
  });

  test.each([
    '2022-06-24',
    '2023-07-14',
    '2024-06-28',
    '2025-06-20',
    '2026-07-10',
    '2027-06-25',
    '2028-07-14',
    '2029-07-06',
    '2030-06-21',
  ])('keeps Matariki on Friday %s', (date) => {
    expect(calendarOf('NZX').holidayName(date)).toBe('Matariki');
    expect(calendarOf('NZX').dayOf(date)).toBeNull();
  });

  test('was closed for the memorial day of Queen Elizabeth II', () => {
    expect(calendarOf('NZX').holidayName('2022-09-26')).toMatch(/Memorial/);
  });

  test.each([
    [2021, ['12-24', '12-31']],
    [2022, ['12-23', '12-30']],
    [2023, ['12-22', '12-29']],
    [2026, ['12-24', '12-31']],
  ])(
    'closes at 12:45 on the last trading days of %i before Christmas and New Year',
    (year, days) => {
      expect(earlyCloses('NZX', year)).toEqual(days);
      for (const date of days) {
        expect(utc(day('NZX', `${year}-${date}`).close)).toBe(`${year}-${shifted(date)}T23:45`);
      }
    },
  );

  test('trades from 10:00 to 16:45 in Auckland, in winter and in summer', () => {
    const winter = day('NZX', '2026-07-01');
    expect([utc(winter.open), utc(winter.close)]).toEqual(['2026-06-30T22:00', '2026-07-01T04:45']);
    const summer = day('NZX', '2026-11-20');
    expect([utc(summer.open), utc(summer.close)]).toEqual(['2026-11-19T21:00', '2026-11-20T03:45']);
    expect([summer.start, summer.end]).toEqual([summer.open, summer.close]);
  });
});

/** 12:45 in Auckland in summer is 23:45 of the day before in UTC. */
function shifted(monthAndDay: string): string {
  return formatDay(parseDay(`2021-${monthAndDay}`) - 1).slice(5);
}
