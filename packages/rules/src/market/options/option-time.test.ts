import { DAY_SECONDS } from '@investing-platform/schema/durations';
import { expect, test } from 'vitest';
import { expiresAt, yearsLeft } from './option-time.ts';

test.each([
  ['in summer', '2026-07-17', '2026-07-17T20:00:00.000Z'],
  ['in winter', '2026-12-18', '2026-12-18T21:00:00.000Z'],
  ['on a Friday after Thanksgiving', '2026-11-27', '2026-11-27T18:00:00.000Z'],
])('an option that expires %s does so with the close in New York', (_when, date, moment) => {
  expect(expiresAt('NASDAQ', date)?.toISOString()).toBe(moment);
});

test('no option expires on a day without trading', () => {
  expect(expiresAt('NYSE', '2026-11-26')).toBeNull();
  expect(yearsLeft('NYSE', '2026-11-26', new Date('2026-11-20T00:00:00Z'))).toBe(0);
});

test.each([
  ['2025-12-18T21:00:00Z', 1],
  ['2026-12-18T20:59:59Z', 1 / (365 * DAY_SECONDS)],
  ['2026-12-18T21:00:00Z', 0],
  ['2026-12-19T12:00:00Z', 0],
])('from %s to the close of 2026-12-18 are %f years', (at, years) => {
  expect(yearsLeft('NASDAQ', '2026-12-18', new Date(at))).toBeCloseTo(years, 12);
});

test('an hour less of the clock in spring is an hour less of time', () => {
  const [before, after] = ['2026-03-06T21:00:00Z', '2026-03-09T20:00:00Z'].map((at) =>
    yearsLeft('NYSE', '2026-03-20', new Date(at)),
  );
  expect(((before ?? 0) - (after ?? 0)) * 365 * 24).toBeCloseTo(71, 9);
});
