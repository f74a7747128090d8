import { DAY_MS } from '@investing-platform/schema/durations';
import { expect, test } from 'vitest';
import { addDays, dayOfMonth, dayOfNumber, numberOfDay } from './civil-date.ts';

test.each(['0001-01-01', '0099-12-31', '0100-03-01', '1899-12-31', '1970-01-01', '2100-02-28'])(
  'days are counted from 1970 on: those from %s on for 800 years',
  (first) => {
    const start = Date.parse(`${first}T00:00:00Z`) / DAY_MS;
    for (let count = 0; count < 800 * 366; count += 37) {
      const day = new Date((start + count) * DAY_MS).toISOString().slice(0, 10);
      expect(numberOfDay(day)).toBe(start + count);
      expect(dayOfNumber(start + count)).toBe(day);
    }
  },
);

test.each([
  ['the last of a short month', dayOfMonth(2026, 2, 31), '2026-02-28'],
  ['a leap day', dayOfMonth(2028, 2, 31), '2028-02-29'],
  ['a month of the next year', dayOfMonth(2026, 14, 30), '2027-02-28'],
  ['a month of the last year', dayOfMonth(2026, 0, 31), '2025-12-31'],
  ['the day after the last of a year', addDays('2026-12-31', 1), '2027-01-01'],
])('%s', (_, told, day) => expect(told).toBe(day));
