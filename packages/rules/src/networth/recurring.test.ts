import type { Frequency } from '@investing-platform/schema/operations';
import { describe, expect, test } from 'vitest';
import { decimal } from '../numbers/decimal.ts';
import { byTheMonth, byTheYear, type Recurring } from './recurring.ts';

const TODAY = '2026-11-20';

const item = (frequency: Frequency, changes: Partial<Recurring> = {}): Recurring => ({
  frequency,
  startsOn: '2024-01-31',
  endsOn: null,
  ...changes,
});

test.each<[Frequency, string, string]>([
  ['WEEKLY', '5200', '433.333333'],
  ['FORTNIGHTLY', '2600', '216.666667'],
  ['TWICE_MONTHLY', '2400', '200'],
  ['FOUR_WEEKLY', '1300', '108.333333'],
  ['MONTHLY', '1200', '100'],
  ['QUARTERLY', '400', '33.333333'],
  ['SEMI_ANNUALLY', '200', '16.666667'],
  ['ANNUALLY', '100', '8.333333'],
])('100 %s is %s a year and %s a month', (frequency, year, month) => {
  expect(byTheYear(decimal(100), item(frequency), TODAY).toString()).toBe(year);
  expect(byTheMonth(decimal(100), item(frequency), TODAY).toDecimalPlaces(6).toString()).toBe(
    month,
  );
});

describe('an amount counts', () => {
  test.each<[string, Partial<Recurring>, boolean]>([
    ['from its first day', { startsOn: TODAY }, true],
    ['not before', { startsOn: '2026-11-21' }, false],
    ['until its last day', { endsOn: TODAY }, true],
    ['not after', { endsOn: '2026-11-19' }, false],
  ])('%s', (_title, changes, counts) => {
    const amount = byTheMonth(decimal(100), item('MONTHLY', changes), TODAY);
    expect(amount.toString()).toBe(counts ? '100' : '0');
  });

  test.each<[string, string, string, string]>([
    ['in its month and year', '2026-11-01', '100', '100'],
    ['in its year alone', '2026-02-28', '0', '100'],
    ['in its year when it is yet to come', '2026-12-31', '0', '100'],
    ['in no other year', '2025-11-20', '0', '0'],
  ])('once %s where it is a one-off', (_title, startsOn, month, year) => {
    const once = item('ONE_OFF', { startsOn });
    expect(byTheMonth(decimal(100), once, TODAY).toString()).toBe(month);
    expect(byTheYear(decimal(100), once, TODAY).toString()).toBe(year);
  });
});
