import { expect, test } from 'vitest';
import { sentFrom } from './quiet-hours.ts';

const NIGHT = { fromHour: 22, toHour: 7 };
const LUNCH = { fromHour: 12, toHour: 13 };

test.each([
  ['without quiet hours at once', '2026-11-20T23:10:00Z', null, 'UTC', '2026-11-20T23:10:00Z'],
  ['before the night at once', '2026-11-20T21:59:59Z', NIGHT, 'UTC', '2026-11-20T21:59:59Z'],
  [
    'late in the evening in the morning',
    '2026-11-20T22:00:00Z',
    NIGHT,
    'UTC',
    '2026-11-21T07:00:00Z',
  ],
  ['after midnight in the morning', '2026-11-21T02:34:56Z', NIGHT, 'UTC', '2026-11-21T07:00:00Z'],
  ['at the end at once', '2026-11-21T07:00:00Z', NIGHT, 'UTC', '2026-11-21T07:00:00Z'],
  ['within a day', '2026-11-20T12:20:00Z', LUNCH, 'UTC', '2026-11-20T13:00:00Z'],
  ['by the own clock', '2026-11-20T10:00:00Z', NIGHT, 'Pacific/Auckland', '2026-11-20T18:00:00Z'],
  ['with half hours', '2026-11-20T18:00:00Z', NIGHT, 'Asia/Kolkata', '2026-11-21T01:30:00Z'],
  [
    'where clocks are put back',
    '2026-11-01T05:30:00Z',
    NIGHT,
    'America/New_York',
    '2026-11-01T12:00:00Z',
  ],
  [
    'where clocks are put on',
    '2026-03-08T06:30:00Z',
    NIGHT,
    'America/New_York',
    '2026-03-08T11:00:00Z',
  ],
])('%s', (_when, now, quiet, timeZone, expected) => {
  expect(sentFrom(new Date(now), quiet, timeZone)).toEqual(new Date(expected));
});
