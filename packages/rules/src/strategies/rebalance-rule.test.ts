import { expect, test } from 'vitest';
import { PlatformError } from '../refusals/platform-error.ts';
import { type RebalanceRuleRequest, rebalanceRules } from './rebalance-rule.ts';

function problemsOf(requests: readonly RebalanceRuleRequest[]): string[] {
  try {
    rebalanceRules(requests);
  } catch (error) {
    if (error instanceof PlatformError) return (error.fields ?? []).map(({ path }) => path);
    throw error;
  }
  return [];
}

test.each<[string, RebalanceRuleRequest[], string[]]>([
  ['one of each drift rule and one day', driftsAnd(1), []],
  ['two days', [{ monthDay: 1 }, { weekday: 'MONDAY' }], ['params.rebalanceRules.1']],
  [
    'the same drift rule twice',
    [{ driftPercentPoints: '5' }, { driftPercentPoints: '6' }],
    ['params.rebalanceRules.1'],
  ],
  ['a day of leap years', [{ yearDay: '02-29' }], []],
  ['a day that no year has', [{ yearDay: '02-30' }], ['params.rebalanceRules.0.yearDay']],
  ['a month that no year has', [{ yearDay: '13-01' }], ['params.rebalanceRules.0.yearDay']],
  ['no date at all', [{ yearDay: 'aa-bb' }], ['params.rebalanceRules.0.yearDay']],
])('rules with %s', (_, requests, problems) => {
  expect(problemsOf(requests)).toEqual(problems);
});

function driftsAnd(monthDay: number): RebalanceRuleRequest[] {
  return [{ driftPercentPoints: '5.50' }, { driftPercentOfTarget: '20' }, { monthDay }];
}

test('a rule shows its trigger and one field', () => {
  expect(rebalanceRules(driftsAnd(31))).toMatchObject([
    { trigger: 'DRIFT_ABSOLUTE', driftPercentPoints: '5.5', monthDay: null },
    { trigger: 'DRIFT_RELATIVE', driftPercentOfTarget: '20' },
    { trigger: 'CALENDAR_MONTHLY', monthDay: 31, driftPercentPoints: null },
  ]);
  expect(rebalanceRules(null)).toEqual([]);
});
