import { expect, test } from 'vitest';
import { accountDay, dayEndedBy, newYorkDate, settlementDay } from './account-day.ts';

test.each([
  ['the middle of a session', '2026-11-20T15:00:00Z', '2026-11-20'],
  ['the closing instant', '2026-11-20T21:00:00Z', '2026-11-20'],
  ['after the close of a Friday', '2026-11-20T21:00:00.001Z', '2026-11-23'],
  ['a Sunday', '2026-11-22T12:00:00Z', '2026-11-23'],
  ['after an early close', '2026-11-27T18:00:01Z', '2026-11-30'],
  ['a day past the calendar', '2035-05-05T12:00:00Z', '2035-05-05'],
])('%s belongs to the day that ends next', (_title, at, day) => {
  expect(accountDay(new Date(at))).toBe(day);
});

test.each([
  ['2026-11-20T21:00:00Z', '2026-11-20'],
  ['2026-11-20T20:59:59Z', '2026-11-19'],
  ['2026-11-23T09:00:00Z', '2026-11-20'],
])('by %s the day %s has ended', (at, day) => {
  expect(dayEndedBy(new Date(at))?.date).toBe(day);
});

test.each([
  ['a Friday in New York', 'NASDAQ', '2026-11-20T15:00:00Z', '2026-11-23'],
  ['the day before a holiday', 'NYSE', '2026-11-25T15:00:00Z', '2026-11-27'],
  ['New Zealand, two days later', 'NZX', '2026-11-19T22:00:00Z', '2026-11-24'],
] as const)('shares traded on %s settle on the next trading day', (_title, exchange, at, day) => {
  expect(settlementDay(exchange, new Date(at))).toBe(day);
});

test('crypto assets settle at once', () => {
  expect(settlementDay('CRYPTO', new Date('2026-11-20T15:00:00Z'))).toBeNull();
});

test('the calendar day is that of New York', () => {
  expect(newYorkDate(new Date('2026-11-20T03:00:00Z'))).toBe('2026-11-19');
});
