import { DAY_MS, YEAR_MS } from '@investing-platform/schema/durations';
import { expect, test } from 'vitest';
import { trackedPerformance } from './tracked-performance.ts';
import type { SummedMoment } from './valued.ts';

const FIRST = Date.parse('2025-03-03T11:00:00Z');

/** A purchase at the first instant of a day, at whose end before nothing was there. */
function boughtAndGrown(cents: bigint, now: number): SummedMoment[] {
  const of = (amount: bigint) => ({ exact: amount, minor: amount, unpricedCount: 0 });
  return [
    { at: FIRST - 1, equity: of(0n), flow: of(0n) },
    { at: FIRST, equity: of(1_000n), flow: of(1_000n) },
    { at: now, equity: of(cents), flow: of(0n) },
  ];
}

test('both returns by the year count it from where the first day begins for the person', () => {
  const { timeWeighted, timeWeightedAnnualized, moneyWeighted } = trackedPerformance(
    boughtAndGrown(1_210n, FIRST + 2 * YEAR_MS),
  );
  expect(timeWeighted).toBe('21');
  expect([timeWeightedAnnualized, moneyWeighted].map((told) => Number(told).toFixed(4))).toEqual([
    ...['10.0000', '10.0000'],
  ]);
});

test('in the first year there is no return by the year', () => {
  const { timeWeighted, timeWeightedAnnualized, moneyWeighted } = trackedPerformance(
    boughtAndGrown(1_100n, FIRST + YEAR_MS - DAY_MS),
  );
  expect([timeWeighted, timeWeightedAnnualized, moneyWeighted]).toEqual(['10', null, null]);
});
