import { expect, test } from 'vitest';
import { daySteps } from './day-steps.ts';

test.each([
  ['WEEK_1', '2026-11-16', '2026-12-01', ['2026-11-22', '2026-11-29', '2026-12-01']],
  ['WEEK_1', '2026-11-15', '2026-11-16', ['2026-11-15', '2026-11-16']],
  ['MONTH_1', '2026-01-31', '2026-03-05', ['2026-01-31', '2026-02-28', '2026-03-05']],
  ['MONTH_1', '0001-01-31', '0001-02-03', ['0001-01-31', '0001-02-03']],
  ['DAY_1', '2026-02-28', '2026-03-01', ['2026-02-28', '2026-03-01']],
  ['DAY_1', '2026-03-01', '2026-02-28', []],
] as const)('%s from %s to %s ends on %j', (timeframe, from, to, ends) => {
  expect(daySteps(from, to, timeframe, 10)).toEqual(ends);
  expect(daySteps(from, to, timeframe, 2)).toEqual(ends.slice(0, 2));
});
