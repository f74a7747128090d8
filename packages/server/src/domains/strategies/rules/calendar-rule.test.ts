import {
  type RebalanceRuleRequest,
  rebalanceRules,
} from '@investing-platform/rules/strategies/rebalance-rule';
import { calendarOf } from '@investing-platform/schema/trading-calendar';
import { describe, expect, test } from 'vitest';
import { nextRuleDay } from './calendar-rule.ts';

const nyse = calendarOf('NYSE');
const always = calendarOf('CRYPTO');

function next(request: RebalanceRuleRequest, from: string, calendar = nyse): string | null {
  const [rule] = rebalanceRules([request]);
  return rule === undefined ? null : nextRuleDay(rule, calendar, from);
}

describe('a rule by the calendar starts on the trading day before where its day is none', () => {
  test.each<[string, RebalanceRuleRequest, string, string]>([
    ['a weekday that trades', { weekday: 'FRIDAY' }, '2026-11-18', '2026-11-20'],
    ['today', { weekday: 'FRIDAY' }, '2026-11-20', '2026-11-20'],
    ['Thanksgiving', { weekday: 'THURSDAY' }, '2026-11-23', '2026-11-25'],
    ['after the day before Thanksgiving', { weekday: 'THURSDAY' }, '2026-11-26', '2026-12-03'],
    ['Martin Luther King day', { weekday: 'MONDAY' }, '2026-01-13', '2026-01-16'],
    ['a day of the month', { monthDay: 20 }, '2026-11-01', '2026-11-20'],
    ['a Saturday', { monthDay: 21 }, '2026-11-01', '2026-11-20'],
    ['the 31st of a month of 30 days', { monthDay: 31 }, '2026-11-01', '2026-11-30'],
    ['the 31st where the 30th is a Sunday', { monthDay: 31 }, '2027-04-01', '2027-04-30'],
    ['the 31st of February', { monthDay: 31 }, '2026-02-01', '2026-02-27'],
    ['the first, a Sunday, of the month before', { monthDay: 1 }, '2026-10-15', '2026-10-30'],
    ['the first of January', { monthDay: 1 }, '2026-12-05', '2026-12-31'],
    ['a day of the quarter', { quarterDay: 15 }, '2026-11-20', '2027-01-15'],
    ['the 31st of April', { quarterDay: 31 }, '2026-02-01', '2026-04-30'],
    ['a day of the year', { yearDay: '06-30' }, '2026-11-20', '2027-06-30'],
    ['February 29 of a leap year', { yearDay: '02-29' }, '2028-01-01', '2028-02-29'],
    ['February 29 of another year, a Sunday', { yearDay: '02-29' }, '2027-01-01', '2027-02-26'],
    ['February 29 of 2026, a Saturday', { yearDay: '02-29' }, '2026-01-01', '2026-02-27'],
    ['Christmas', { yearDay: '12-25' }, '2026-11-20', '2026-12-24'],
  ])('%s', (_, rule, from, expected) => {
    expect(next(rule, from)).toBe(expected);
  });

  test('a market that never closes keeps to the day itself', () => {
    expect(next({ monthDay: 21 }, '2026-11-01', always)).toBe('2026-11-21');
    expect(next({ yearDay: '02-29' }, '2027-01-01', always)).toBe('2027-02-28');
  });

  test('past the days that the calendar knows there is none', () => {
    expect(next({ yearDay: '06-30' }, '2030-12-01')).toBeNull();
  });
});
