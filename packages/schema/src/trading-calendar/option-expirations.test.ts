import { describe, expect, test } from 'vitest';
import { calendarOf, isMonthlyExpiration, isOptionExpiration, optionExpirations } from './index.ts';

const calendar = calendarOf('NYSE');

describe('options expire', () => {
  test.each([
    ['2025-04-17', '2025-04-18'],
    ['2026-06-18', '2026-06-19'],
    ['2027-06-17', '2027-06-18'],
  ])('on %s, since the exchange is closed on Friday %s', (before, friday) => {
    expect(isMonthlyExpiration(calendar, before)).toBe(true);
    expect(isOptionExpiration(calendar, before)).toBe(true);
    expect(isOptionExpiration(calendar, friday)).toBe(false);
  });

  test('on the third Friday of every other month of 2025 to 2027', () => {
    const moved = new Set(['2025-04', '2026-06', '2027-06']);
    for (let month = 0; month < 36; month += 1) {
      const first = new Date(Date.UTC(2025, month, 1));
      const third = 1 + ((5 - first.getUTCDay() + 7) % 7) + 14;
      const date = new Date(Date.UTC(2025, month, third)).toISOString().slice(0, 10);
      expect(isMonthlyExpiration(calendar, date)).toBe(!moved.has(date.slice(0, 7)));
    }
  });

  test('in the coming weeks, the coming months, and the Januaries of two more years', () => {
    expect(optionExpirations(calendar, '2026-11-21')).toEqual([
      ...['2026-11-27', '2026-12-04', '2026-12-11', '2026-12-18', '2026-12-24', '2026-12-31'],
      ...['2027-01-08', '2027-01-15', '2027-02-19', '2027-03-19', '2027-04-16', '2027-05-21'],
      ...['2027-06-17', '2027-07-16', '2027-08-20', '2027-09-17', '2027-10-15', '2027-11-19'],
      '2028-01-21',
    ]);
  });

  test('on the day asked from as well, and never on a day without trading', () => {
    expect(optionExpirations(calendar, '2026-11-20')[0]).toBe('2026-11-20');
    for (const date of optionExpirations(calendar, '2026-11-20')) {
      expect(calendar.dayOf(date)).not.toBeNull();
      expect(isOptionExpiration(calendar, date)).toBe(true);
    }
  });

  test('within the days that the calendar knows', () => {
    const last = optionExpirations(calendar, '2030-12-01').at(-1);
    expect(last).toBe('2030-12-27');
  });
});
