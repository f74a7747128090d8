import { toPlain } from '@investing-platform/rules/numbers/decimal';
import { describe, expect, test } from 'vitest';
import { plus, total } from '../facts/amounts.ts';
import { activities, liveAccount } from '../facts/brokerage.ts';
import { queries, testPlatform, wholeDocument } from './contract.fixture.ts';
import { entityTypes } from './model.ts';
import { all } from './realm.ts';

type Rows = readonly Readonly<Record<string, never>>[];

/** Types that begin empty: they come with what the person does. */
const EMPTY_AT_FIRST = new Set([
  'AttachableShares',
  'LikeableAsset',
  'NetWorthReport',
  'RebalancePreview',
  'StrategyAssetVote',
  'TemporaryQuote',
]);

describe('the seeded world', () => {
  test.each(['mocks', 'other', 'third'])('is the same for the seed %s', async (seed) => {
    const answers = async (): Promise<unknown[]> => {
      const mocks = testPlatform(seed);
      const all: unknown[] = [];
      for (const query of queries) {
        all.push((await mocks.run(query, mocks.exampleOf(query), wholeDocument(query))).value);
      }
      return all;
    };
    expect(await answers()).toEqual(await answers());
  });

  test('is another one for another seed and another person', async () => {
    const document = '{ netWorthDashboard { totals { netWorth } } }';
    const values = await Promise.all(
      [
        testPlatform(),
        testPlatform('other'),
        testPlatform('mocks', ({ people }) => people.plus.user),
      ].map(async ({ run }) =>
        JSON.stringify((await run('netWorthDashboard', null, document)).value),
      ),
    );
    expect(new Set(values).size).toBe(3);
  });

  test.each(entityTypes().filter((type) => !EMPTY_AT_FIRST.has(type)))('has some %s', (type) => {
    expect(all(testPlatform().realm, type)).not.toEqual([]);
  });

  test('belongs to people on paid plans; others begin with two empty portfolios alone', async () => {
    const { run } = testPlatform('mocks', (world) => world.addUser({ plan: 'PRO' }));
    const counts = await Promise.all([
      run('getPortfolios'),
      run('netWorthGoals'),
      run('listCards'),
      run('getBrokerAccounts'),
    ]);
    const [portfolios, ...others] = counts.map(({ value }) => value);
    expect(others).toEqual([[], [], []]);
    expect(portfolios).toMatchObject([
      { kind: 'ASSETS', value: '0' },
      { kind: 'LIABILITIES', value: '0' },
    ]);
  });

  test('has a net worth that is the sum of its parts', async () => {
    const { run } = testPlatform();
    const { value } = await run('netWorthDashboard', null, wholeDocument('netWorthDashboard'));
    const { totals, assets, liabilities, allocation } = Object(value);
    const sumOf = (rows: Rows, field: string): string => total(rows.map((row) => row[field]));
    expect(sumOf(assets, 'valueInDisplayCurrency')).toBe(totals.totalAssets);
    expect(sumOf(allocation, 'value')).toBe(totals.totalAssets);
    expect(sumOf(liabilities, 'balanceInDisplayCurrency')).toBe(totals.totalLiabilities);
    expect(plus(totals.netWorth, totals.totalLiabilities)).toBe(totals.totalAssets);
  });

  test('has a household of who shows figures, which is the own net worth', async () => {
    const { run } = testPlatform();
    const document = wholeDocument('netWorthHousehold');
    const { members, combined } = Object((await run('netWorthHousehold', null, document)).value);
    const { totals } = Object((await run('netWorthDashboard')).value);
    expect(members).toMatchObject([
      { own: true, totals: { netWorth: totals.netWorth } },
      { own: false, status: 'INVITED', totals: null },
    ]);
    expect(combined.netWorth).toBe(totals.netWorth);
  });

  test('has the same assets in the list, on the dashboard and at the end of the history', async () => {
    const { run } = testPlatform();
    const { totals, assets } = Object((await run('netWorthDashboard')).value);
    const list = Object((await run('netWorthAssets')).value);
    expect(
      total(list.map((row: Readonly<Record<string, unknown>>) => row['valueInDisplayCurrency'])),
    ).toBe(totals.totalAssets);
    expect(list).toHaveLength(assets.length);
    const { nodes } = Object((await run('netWorthAssetHistory', { range: 'M1' })).value);
    expect(nodes.at(-1)).toMatchObject({ date: '2026-11-20', netWorth: totals.netWorth });
  });

  test('has parts behind a share link that come to exactly 100 percent', async () => {
    const { run } = testPlatform();
    const sections = ['ALLOCATION', 'ASSETS', 'LIABILITIES'];
    const { url } = Object((await run('createNetWorthShareLink', { sections })).value);
    const token = String(url).split(/[/#=]/).at(-1);
    const { value } = await run(
      'sharedNetWorthDashboard',
      { token },
      wholeDocument('sharedNetWorthDashboard'),
    );
    for (const part of ['allocation', 'assets', 'liabilities']) {
      const percents = Object(value)[part].map(({ percent }: { percent: string }) => percent);
      expect(percents.length).toBeGreaterThan(0);
      expect(total(percents)).toBe('100');
      for (const percent of percents) expect(percent).toMatch(/^\d+(\.\d{1,2})?$/);
    }
  });

  test('has portfolios that are worth what they hold', async () => {
    const { run } = testPlatform();
    const { value } = await run('getPortfolios', null, wholeDocument('getPortfolios'));
    const portfolios = Object(value) as readonly Readonly<Record<string, never>>[];
    const manual = portfolios.find(({ kind }) => kind === 'MANUAL');
    const held = Object(manual).holdings as Rows;
    expect(held.length).toBeGreaterThan(1);
    expect(total(held.map((row) => row['valueInPortfolioCurrency']))).toBe(Object(manual).value);
    const debts = portfolios.find(({ kind }) => kind === 'LIABILITIES');
    const liabilities = Object((await run('netWorthLiabilities')).value);
    expect(total(liabilities.map((row: Readonly<Record<string, unknown>>) => row['balance']))).toBe(
      Object(debts).value,
    );
  });

  test('has cash that follows from its deposits, withdrawals and trades', () => {
    const { realm } = testPlatform();
    const account = liveAccount(realm);
    const moves = activities(realm);
    expect(account?.cash.size).toBe(2);
    for (const [currency, { total: whole }] of account?.cash ?? []) {
      const own = moves.filter((row) => row['currency'] === currency);
      expect(total(own.map((row) => row['netAmount'])), currency).toBe(toPlain(whole));
    }
    const deposited = realm.own.list('Deposit').filter(({ status }) => status === 'COMPLETED');
    const booked = moves.filter(({ type }) => type === 'DEPOSIT');
    expect(total(booked.map((row) => row['netAmount']))).toBe(
      total(deposited.map((row) => row.amount)),
    );
  });

  test('has balances that add up', async () => {
    const { run } = testPlatform();
    const { value } = await run('fetchPlatformInvestAccountBalances', { currency: 'NZD' });
    const { cash, positionsValue, equity, lastEquity, dayChange } = Object(value);
    expect(plus(cash, positionsValue)).toBe(equity);
    expect(plus(lastEquity, dayChange)).toBe(equity);
  });
});
