import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decimal } from '../numbers/decimal.ts';
import { fundedBy, goalPlan, overclaimed, type Planned } from './goal-plan.ts';

const TODAY = '2026-11-20';

const plan = (changes: Partial<Planned> = {}) =>
  goalPlan(
    {
      targetAmount: '1200',
      currentAmount: '0',
      currency: 'NZD',
      targetOn: '2027-11-20',
      monthlyContribution: null,
      expectedReturnPercent: null,
      ...changes,
    },
    TODAY,
  );

test('what centuries of interest come to is not told', () => {
  const wild = { expectedReturnPercent: '100', monthlyContribution: '1000000000000' };
  const { projectedAmount } = plan({ ...wild, targetOn: '2126-11-20' });
  expect(projectedAmount?.length).toBeLessThan(100);
  const far = plan({ ...wild, targetOn: '9999-12-31' });
  expect(far).toMatchObject({ projectedAmount: null, requiredMonthlyContribution: '0' });
});

describe('what must be added each month', () => {
  test.each<[string, Partial<Planned>, string | null]>([
    ['is what is missing over the months without a return', {}, '100'],
    ['is less with a return', { expectedReturnPercent: '6' }, '97.28'],
    ['counts what is there', { currentAmount: '600' }, '50'],
    ['lets grow what is there', { currentAmount: '600', expectedReturnPercent: '6' }, '45.64'],
    ['is nothing where enough is there', { currentAmount: '1300' }, '0'],
    ['is everything where less than a month is left', { targetOn: '2026-12-01' }, '1200'],
    ['is not known without a day', { targetOn: null }, null],
    ['is not known after the day', { targetOn: '2026-11-19' }, null],
  ])('%s', (_title, changes, required) => {
    expect(plan(changes).requiredMonthlyContribution).toBe(required);
  });

  test('reaches the target on the day to a cent for each month', () => {
    const cents = fc.integer({ min: 0, max: 10_000_000 }).map((count) => `${count / 100}`);
    const sums = fc.record({
      currentAmount: cents,
      targetAmount: cents.filter((amount) => amount !== '0'),
      expectedReturnPercent: fc.integer({ min: 0, max: 20 }).map(String),
    });
    fc.assert(
      fc.property(sums, (changes) => {
        const { requiredMonthlyContribution } = plan(changes);
        const { projectedAmount } = plan({
          ...changes,
          monthlyContribution: requiredMonthlyContribution,
        });
        const missing = Number(changes.targetAmount) - Number(projectedAmount);
        expect(missing).toBeLessThan(0.2);
      }),
    );
  });
});

describe('with what is added each month the goal is reached', () => {
  test.each<[string, Partial<Planned>, string | null]>([
    ['after as many months as it takes', { monthlyContribution: '100' }, '2027-11-20'],
    ['after a last month begun', { monthlyContribution: '99' }, '2027-12-20'],
    [
      'sooner with a return',
      { monthlyContribution: '99', expectedReturnPercent: '6' },
      '2027-11-20',
    ],
    ['today where it is reached', { currentAmount: '1200' }, TODAY],
    ['never where nothing is added', {}, null],
    ['never where it takes more than 100 years', { monthlyContribution: '0.99' }, null],
    ['after 100 years', { monthlyContribution: '1' }, '2126-11-20'],
  ])('%s', (_title, changes, projectedOn) => {
    expect(plan(changes).projectedOn).toBe(projectedOn);
  });

  test.each<[Partial<Planned>, string | null]>([
    [{ monthlyContribution: '50' }, '600'],
    [{ monthlyContribution: '50', currentAmount: '100', expectedReturnPercent: '6' }, '722.95'],
    [{ currency: 'JPY', monthlyContribution: '50', expectedReturnPercent: '6' }, '617'],
    [{ currentAmount: '7', targetOn: '2020-01-01' }, '7'],
    [{ targetOn: null }, null],
  ])('or to the amount on its day: %j is %s', (changes, projectedAmount) => {
    expect(plan(changes).projectedAmount).toBe(projectedAmount);
  });
});

test.each<[string, Partial<Planned>]>([
  ['ACHIEVED', { currentAmount: '1200' }],
  ['NOT_STARTED', { monthlyContribution: '100' }],
  ['NOT_STARTED', { currentAmount: '-1', monthlyContribution: '100' }],
  ['ON_TRACK', { currentAmount: '600', monthlyContribution: '50' }],
  ['AT_RISK', { currentAmount: '600', monthlyContribution: '40' }],
  ['OFF_TRACK', { currentAmount: '600', monthlyContribution: '39.99' }],
  ['OFF_TRACK', { currentAmount: '600', monthlyContribution: '999', targetOn: '2026-11-19' }],
  ['ON_TRACK', { currentAmount: '1', targetOn: null }],
])('a goal is %s with %j', (status, changes) => {
  expect(plan(changes).status).toBe(status);
});

describe('what counts towards a goal', () => {
  const worth = (...amounts: (string | null)[]) =>
    amounts.map((amount) => (amount === null ? null : decimal(amount)));

  test.each<[string, (string | null)[][], (string | null)[], string, number]>([
    ['is a part of each source', [['100', '0.01'], ['50']], ['33.34', '16.67'], '50.01', 0],
    ['leaves out what has no price', [['100', null]], ['33.34'], '33.34', 1],
    ['is not known of a source without any price', [[null], ['50']], [null, '16.67'], '16.67', 1],
    ['is nothing of a source that is gone', [[]], ['0'], '0', 0],
    ['is less than nothing of what is owed', [['-3']], ['-1'], '-1', 0],
  ])('%s', (_title, sources, amounts, currentAmount, unpricedCount) => {
    const rules = sources.map((each) => ({ sharePercent: '33.34', worth: worth(...each) }));
    expect(fundedBy(rules, 'NZD')).toMatchObject({ amounts, currentAmount, unpricedCount });
  });

  test.each<[string[], boolean]>([
    [['60', '40'], false],
    [['60', '40.000001'], true],
    [['100'], false],
  ])('is at most all of a source: %j', (shares, isTooMuch) => {
    const claims = shares.map((sharePercent) => ({ sourceId: 'a', sharePercent }));
    const other = { sourceId: 'b', sharePercent: '100' };
    expect(overclaimed([...claims, other])).toBe(isTooMuch ? 'a' : null);
  });
});
