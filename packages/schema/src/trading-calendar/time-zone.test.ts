import { expect, test } from 'vitest';
import { offsetMinutesOf } from './time-zone.ts';

test.each([
  ['America/New_York', '2026-03-08T06:59:59Z', -300],
  ['America/New_York', '2026-03-08T07:00:00Z', -240],
  ['America/New_York', '2026-11-01T05:59:59Z', -240],
  ['America/New_York', '2026-11-01T06:00:00Z', -300],
  ['Pacific/Auckland', '2026-04-04T13:59:59Z', 780],
  ['Pacific/Auckland', '2026-04-04T14:00:00Z', 720],
  ['Pacific/Auckland', '2026-09-26T13:59:59Z', 720],
  ['Pacific/Auckland', '2026-09-26T14:00:00Z', 780],
  ['Asia/Kolkata', '2026-11-20T00:00:00Z', 330],
  ['UTC', '2026-11-20T00:00:00Z', 0],
])('the clocks of %s at %s are %i minutes ahead of UTC', (timeZone, at, minutes) => {
  expect(offsetMinutesOf(timeZone, Date.parse(at))).toBe(minutes);
});

test('an unknown time zone is refused', () => {
  expect(() => offsetMinutesOf('Mars/Olympus', 0)).toThrow(RangeError);
});
