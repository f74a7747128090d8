import { describe, expect, test } from 'vitest';
import { type AskedSpan, askedSpan } from './asked-span.ts';

const NOW = new Date('2026-11-20T15:00:00Z');
const JUNE = new Date('2026-06-10T00:00:00Z');
const JULY = new Date('2026-07-10T00:00:00Z');
const LATER = new Date('2027-01-01T00:00:00Z');
const DAYS = { WEEK: 7, MONTH: 30 };
type Range = keyof typeof DAYS;

const span = (asked: AskedSpan<Range>) =>
  askedSpan<Range>(asked, 'MONTH', NOW, (range, end) => daysBefore(end, DAYS[range]));
const daysBefore = (at: Date, days: number) => new Date(at.getTime() - days * 86_400_000);

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
    ['a `to` after now', { to: LATER }, daysBefore(NOW, 30), LATER, 'params.to'],
    ['both ends', { from: JUNE, to: JULY }, JUNE, JULY, 'params.from'],
    ['one moment', { from: JUNE, to: JUNE }, JUNE, JUNE, 'params.from'],
  ] as const)('follows from %s', (_given, asked, from, to, path) => {
    expect(span(asked)).toEqual({ from, to, path });
  });

  test.each([
    ['a range beside `from`', { range: 'WEEK', from: JUNE }, 'params.range'],
    ['a range beside `to`', { range: 'WEEK', to: JULY }, 'params.range'],
    ['`from` after `to`', { from: JULY, to: JUNE }, 'params.from'],
    ['`from` after now', { from: LATER }, 'params.from'],
  ] as const)('is refused for %s', (_given, asked, path) => {
    expect(() => span(asked)).toThrow(
      expect.objectContaining({
        code: 'BAD_USER_INPUT',
        fields: [expect.objectContaining({ path })],
      }),
    );
  });
});
