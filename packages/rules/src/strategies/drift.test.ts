import { describe, expect, test } from 'vitest';
import { decimal } from '../numbers/decimal.ts';
import { greatestDrift, isDrifted, percentOf, type Share } from './drift.ts';
import { type RebalanceRuleRequest, rebalanceRules } from './rebalance-rule.ts';

const share = (targetPercent: string, actualPercent: string): Share => ({
  targetPercent: decimal(targetPercent),
  actualPercent: decimal(actualPercent),
});

describe('a drift rule starts a run on its bound itself', () => {
  test.each<[RebalanceRuleRequest, string, string, boolean]>([
    [{ driftPercentPoints: '5' }, '60', '65', true],
    [{ driftPercentPoints: '5' }, '60', '64.99', false],
    [{ driftPercentPoints: '5' }, '60', '55', true],
    [{ driftPercentPoints: '5' }, '60', '55.01', false],
    [{ driftPercentPoints: '5' }, '0', '5', true],
    [{ driftPercentOfTarget: '20' }, '35', '42', true],
    [{ driftPercentOfTarget: '20' }, '35', '41.99', false],
    [{ driftPercentOfTarget: '20' }, '35', '28', true],
    [{ driftPercentOfTarget: '20' }, '35', '28.01', false],
    [{ driftPercentOfTarget: '20' }, '0', '5', false],
    [{ monthDay: 1 }, '35', '90', false],
  ])('%j: from %s to %s: %s', (request, target, actual, expected) => {
    const [rule] = rebalanceRules([request]);
    if (rule === undefined) throw new Error('there is a rule');
    expect(isDrifted(rule, [share('50', '50'), share(target, actual)])).toBe(expected);
    expect(isDrifted(rule, [share('50', '50')])).toBe(false);
  });
});

test('the greatest drift is of the holding farthest off, either way', () => {
  expect(greatestDrift([share('60', '58'), share('40', '45'), share('0', '0')])).toEqual(
    decimal('5'),
  );
  expect(greatestDrift([])).toEqual(decimal('0'));
});

test('a part of nothing is none', () => {
  expect(percentOf(decimal('5'), decimal('0'))).toEqual(decimal('0'));
  expect(percentOf(decimal('1'), decimal('8'))).toEqual(decimal('12.5'));
});
