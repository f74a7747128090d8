import type { PastRange } from '@investing-platform/schema/operations';
import { expect, test } from 'vitest';
import { usualTimeframe } from './usual-timeframe.ts';

const NOW = new Date('2026-11-20T15:30:00Z');

test.each<[PastRange | null, string, string, string]>([
  ['D1', '2026-11-19', '2026-11-20', 'MIN_5'],
  ['W1', '2026-11-13', '2026-11-20', 'MIN_30'],
  ['Y1', '2025-11-20', '2026-11-20', 'DAY_1'],
  ['Y3', '2023-11-20', '2026-11-20', 'WEEK_1'],
  ['ALL', '2026-01-20', '2026-11-20', 'DAY_1'],
  ['ALL', '2020-01-20', '2026-11-20', 'WEEK_1'],
  [null, '2026-11-19', '2026-11-20', 'MIN_5'],
  [null, '2026-10-20', '2026-11-20', 'MIN_30'],
  [null, '2026-07-20', '2026-08-20', 'DAY_1'],
  [null, '2025-01-20', '2026-08-20', 'DAY_1'],
  [null, '2020-01-20', '2026-08-20', 'WEEK_1'],
])('the steps of %s from %s to %s are of %s', (range, from, to, timeframe) => {
  expect(usualTimeframe(range, { from: new Date(from), to: new Date(to) }, NOW)).toBe(timeframe);
});
