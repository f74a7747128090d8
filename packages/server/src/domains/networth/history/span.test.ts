import { expect, test } from 'vitest';
import { dayOfCursor, stepsOf } from './span.ts';

const TODAY = '2026-11-20';

test.each([
  ['WEEK_1', '2026-11-16', '2026-12-01', ['2026-11-22', '2026-11-29', '2026-12-01']],
  ['WEEK_1', '2026-11-15', '2026-11-16', ['2026-11-15', '2026-11-16']],
  ['MONTH_1', '2026-01-31', '2026-03-05', ['2026-01-31', '2026-02-28', '2026-03-05']],
  ['DAY_1', '2026-02-28', '2026-03-01', ['2026-02-28', '2026-03-01']],
] as const)('%s from %s to %s ends on %j', (timeframe, from, to, ends) => {
  expect(stepsOf(from, to, timeframe, 10)).toEqual(ends);
  expect(stepsOf(from, to, timeframe, 2)).toEqual(ends.slice(0, 2));
});

test.each([[[]], [['']], [['20261120']], [['2026-11-20T00:00']]])('%j is no cursor', (position) => {
  expect(() => dayOfCursor(position)).toThrow();
  expect(dayOfCursor([TODAY])).toBe(TODAY);
});
