import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ContributionFrequency } from '../strategies/contribution.ts';
import { addDays } from './civil-date.ts';
import { paymentAfter } from './payment-days.ts';

describe('the next day of a regular payment', () => {
  test.each<[ContributionFrequency, string, string, string]>([
    ['WEEKLY', '2026-11-20', '2026-11-20', '2026-11-27'],
    ['FORTNIGHTLY', '2026-11-20', '2026-12-03', '2026-12-04'],
    ['FOUR_WEEKLY', '2026-11-20', '2026-12-18', '2027-01-15'],
    ['MONTHLY', '2026-01-31', '2026-01-31', '2026-02-28'],
    ['MONTHLY', '2026-01-31', '2026-02-28', '2026-03-31'],
    ['TWICE_MONTHLY', '2026-11-01', '2026-11-01', '2026-11-16'],
    ['TWICE_MONTHLY', '2026-11-01', '2026-11-16', '2026-12-01'],
    ['QUARTERLY', '2026-11-30', '2026-11-30', '2027-02-28'],
    ['SEMI_ANNUALLY', '2026-08-31', '2026-12-01', '2027-02-28'],
    ['ANNUALLY', '2024-02-29', '2026-11-20', '2027-02-28'],
    ['ANNUALLY', '2024-02-29', '2027-02-28', '2028-02-29'],
    ['MONTHLY', '2026-12-01', '2026-11-20', '2026-12-01'],
  ])('%s from %s after %s is %s', (frequency, startsOn, after, expected) => {
    expect(paymentAfter(startsOn, frequency, after)).toBe(expected);
  });

  test('lies after the day, and no other one lies between', () => {
    const frequencies = [
      ...(['WEEKLY', 'FORTNIGHTLY', 'FOUR_WEEKLY', 'MONTHLY', 'TWICE_MONTHLY'] as const),
      ...(['QUARTERLY', 'SEMI_ANNUALLY', 'ANNUALLY'] as const),
    ];
    const cases = fc.record({
      frequency: fc.constantFrom(...frequencies),
      offset: fc.integer({ min: 0, max: 1_500 }),
      days: fc.integer({ min: 0, max: 4_000 }),
    });
    fc.assert(
      fc.property(cases, ({ frequency, offset, days }) => {
        const startsOn = addDays('2020-01-01', offset);
        const after = addDays(startsOn, days);
        const next = paymentAfter(startsOn, frequency, after);
        expect(next > after).toBe(true);
        // The days one by one from the start lead over the same one.
        let walked = startsOn;
        while (walked <= after) walked = paymentAfter(startsOn, frequency, walked);
        expect(walked).toBe(next);
      }),
      { seed: 20_261_120, numRuns: 100, verbose: 1 },
    );
  });
});
