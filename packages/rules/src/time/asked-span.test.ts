import { DAY_MS } from '@investing-platform/schema/durations';
import { describe, expect, test } from 'vitest';
import { PlatformError } from '../refusals/platform-error.ts';
import { type AskedSpan, askedSpan } from './asked-span.ts';

const NOW = new Date('2026-11-20T15:00:00Z');
const JUNE = new Date('2026-06-10T00:00:00Z');
const JULY = new Date('2026-07-10T00:00:00Z');
const LATER = new Date('2027-01-01T00:00:00Z');
const DAYS = { WEEK: 7, MONTH: 30 };
type Range = keyof typeof DAYS;

const span = (asked: AskedSpan<Range>) =>
  askedSpan(asked, 'MONTH', NOW, (range, end) => daysBefore(end, DAYS[range]));
const daysBefore = (at: Date, days: number) => new Date(at.getTime() - days * DAY_MS);

describe('the span of a history', () => {
  test.each([
    ['nothing', {}, daysBefore(NOW, 30), NOW, 'params.range'],
    ['a range', { range: 'WEEK' }, daysBefore(NOW, 7), NOW, 'params.range'],
    [
      'a range and nulls',
      { range: 'WEEK', from: null, to: null },
      daysBefore(NOW, 7),
      NOW,
      'params.range',
    ],
    ['`from`', { from: JUNE }, JUNE, NOW, 'params.from'],
    ['`to`', { to: JULY }, daysBefore(JULY, 30), JULY, 'params.to'],
    ['a `to` after now', { to: LATER }, daysBefore(NOW, 30), NOW, 'params.to'],
    ['both ends', { from: JUNE, to: JULY }, JUNE, JULY, 'params.from'],
    ['`from` and a `to` after now', { from: JUNE, to: LATER }, JUNE, NOW, 'params.from'],
    ['one moment', { from: JUNE, to: JUNE }, JUNE, JUNE, 'params.from'],
  ] as const)('follows from %s', (_given, asked, from, to, path) => {
    expect(span(asked)).toEqual({ from, to, path });
  });

  test.each<[string, AskedSpan<Range>, string[], string]>([
    [
      'a range beside `from`',
      { range: 'WEEK', from: JUNE },
      ['params.range', 'params.from'],
      'does not go with `from`: leave one of them out',
    ],
    [
      'a range beside `to`',
      { range: 'WEEK', to: JULY },
      ['params.range', 'params.to'],
      'does not go with `to`: leave one of them out',
    ],
    [
      'a range beside both',
      { range: 'WEEK', from: JUNE, to: JULY },
      ['params.range', 'params.from', 'params.to'],
      'does not go with `from`: leave one of them out',
    ],
    ['`from` after `to`', { from: JULY, to: JUNE }, ['params.from'], 'must not be after `to`'],
    ['`from` after now', { from: LATER }, ['params.from'], 'must not be in the future'],
    ['ends after now', { from: LATER, to: LATER }, ['params.from'], 'must not be in the future'],
  ])('is refused for %s', (_given, asked, paths, message) => {
    const refusal = (() => {
      try {
        return span(asked);
      } catch (error) {
        return error;
      }
    })() as PlatformError;
    expect(refusal).toBeInstanceOf(PlatformError);
    expect(refusal.code).toBe('BAD_USER_INPUT');
    expect(refusal.fields?.map(({ path }) => path)).toEqual(paths);
    expect(refusal.fields?.[0]?.message).toBe(message);
  });
});
