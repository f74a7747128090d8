import { describe, expect, test } from 'vitest';
import { manualClock } from '../../kernel/clock.ts';
import { fetchMarketHours } from './fetch-market-hours.ts';

const FRIDAY = new Date('2026-11-20T16:20:31Z');

function hours(input: Parameters<typeof fetchMarketHours>[1], now: Date = FRIDAY) {
  return fetchMarketHours({ clock: manualClock(now) }, input);
}

describe('fetchMarketHours', () => {
  test('tells of New York and the next seven days where nothing is said', () => {
    const answer = hours({});
    expect(answer).toMatchObject({
      exchange: 'NYSE',
      timeZone: 'America/New_York',
      open: true,
      session: 'REGULAR',
      asOf: FRIDAY,
      nextOpensAt: new Date('2026-11-23T14:30:00Z'),
      nextClosesAt: new Date('2026-11-20T21:00:00Z'),
    });
    expect(answer.days.map(({ date }) => date)).toEqual([
      ...['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23', '2026-11-24', '2026-11-25'],
      '2026-11-26',
    ]);
  });

  test('starts with today on the exchange’s clock, not in UTC', () => {
    const evening = new Date('2026-11-20T02:00:00Z');
    expect(hours({ exchange: 'NYSE' }, evening).days[0]?.date).toBe('2026-11-19');
    expect(hours({ exchange: 'CRYPTO' }, evening).days[0]?.date).toBe('2026-11-20');
    const noon = new Date('2026-11-20T12:00:00Z');
    expect(hours({ exchange: 'NZX' }, noon).days[0]?.date).toBe('2026-11-21');
  });

  test('describes a usual day, an early close, a holiday and a weekend', () => {
    const { days } = hours({ exchange: 'NYSE', from: '2026-11-25', to: '2026-11-28' });
    expect(days).toEqual([
      {
        date: '2026-11-25',
        holiday: false,
        holidayName: null,
        earlyClose: false,
        preMarketOpensAt: new Date('2026-11-25T09:00:00Z'),
        opensAt: new Date('2026-11-25T14:30:00Z'),
        closesAt: new Date('2026-11-25T21:00:00Z'),
        afterHoursClosesAt: new Date('2026-11-26T01:00:00Z'),
      },
      { ...closed('2026-11-26'), holiday: true, holidayName: 'Thanksgiving Day' },
      {
        date: '2026-11-27',
        holiday: false,
        holidayName: null,
        earlyClose: true,
        preMarketOpensAt: new Date('2026-11-27T09:00:00Z'),
        opensAt: new Date('2026-11-27T14:30:00Z'),
        closesAt: new Date('2026-11-27T18:00:00Z'),
        afterHoursClosesAt: new Date('2026-11-27T22:00:00Z'),
      },
      closed('2026-11-28'),
    ]);
  });

  test('knows no trading before and after hours in New Zealand', () => {
    const [day] = hours({ exchange: 'NZX', from: '2026-12-24', to: '2026-12-24' }).days;
    expect(day).toMatchObject({
      preMarketOpensAt: null,
      opensAt: new Date('2026-12-23T21:00:00Z'),
      closesAt: new Date('2026-12-23T23:45:00Z'),
      afterHoursClosesAt: null,
      earlyClose: true,
    });
  });

  test('finds the crypto market always open', () => {
    const answer = hours({ exchange: 'CRYPTO', from: '2026-12-25', to: '2026-12-25' });
    expect(answer).toMatchObject({ open: true, nextOpensAt: null, nextClosesAt: null });
    expect(answer.days).toEqual([
      {
        ...closed('2026-12-25'),
        opensAt: new Date('2026-12-25T00:00:00Z'),
        closesAt: new Date('2026-12-26T00:00:00Z'),
      },
    ]);
  });

  test('reads a whole leap year at once, and the calendar to its end', () => {
    expect(hours({ from: '2028-01-01', to: '2028-12-31' }).days).toHaveLength(366);
    expect(hours({ from: '2030-12-30' }).days.map(({ date }) => date)).toEqual([
      '2030-12-30',
      '2030-12-31',
    ]);
    expect(hours({ from: '2015-01-01' }).days[0]).toMatchObject({ holidayName: "New Year's Day" });
  });

  test('reads the week up to the last day where only that is given', () => {
    const dates = hours({ to: '2026-11-19' }).days.map(({ date }) => date);
    expect(dates).toHaveLength(7);
    expect([dates[0], dates.at(-1)]).toEqual(['2026-11-13', '2026-11-19']);
    expect(hours({ to: '2015-01-02' }).days).toHaveLength(2);
  });

  test.each([
    [{ from: '2014-12-31' }, 'params.from'],
    [{ from: '2031-01-01' }, 'params.from'],
    [{ from: '2030-12-01', to: '2031-01-01' }, 'params.to'],
    [{ from: '2026-11-20', to: '2026-11-19' }, 'params.from'],
    [{ from: '2027-01-01', to: '2028-01-02' }, 'params.to'],
  ])('refuses %o and names %s', (input, path) => {
    expect(() => hours(input)).toThrow(
      expect.objectContaining({
        code: 'BAD_USER_INPUT',
        fields: [expect.objectContaining({ path })],
      }),
    );
  });
});

function closed(date: string) {
  return {
    date,
    holiday: false,
    holidayName: null,
    earlyClose: false,
    preMarketOpensAt: null,
    opensAt: null,
    closesAt: null,
    afterHoursClosesAt: null,
  };
}
