import { DAY_MS } from '@investing-platform/schema/durations';
import { describe, expect, test } from 'vitest';
import { documentOf } from './contract/contract.fixture.ts';
import { mocksForTests, type TestAnswer } from './mocks.fixture.ts';

const mocks = mocksForTests();

const HISTORY = `query ($params: GetPortfolioHistoryInput) { getPortfolioHistory(params: $params) {
  baseValue points { at equity cashflow } } }`;
const OWNED = `{
  getBrokerAccounts { id equity }
  getPortfolios { id kind value }
  fetchAllActiveStrategies { nodes { id marketValue } }
}`;

interface Point {
  readonly at: string;
  readonly equity: string;
  readonly cashflow: string;
}
interface Owned {
  readonly getBrokerAccounts: readonly { readonly id: string; readonly equity: string }[];
  readonly getPortfolios: readonly {
    readonly id: string;
    readonly kind: string;
    readonly value: string;
  }[];
  readonly fetchAllActiveStrategies: {
    readonly nodes: readonly { readonly id: string; readonly marketValue: string }[];
  };
}

const dataOf = <T>({ data, errors }: TestAnswer): T => {
  expect(errors).toEqual([]);
  return data as T;
};

async function pointsOf(source: object, more: object): Promise<readonly Point[]> {
  const answer = await mocks.ask(HISTORY, { source, ...more });
  const { getPortfolioHistory } = dataOf<{
    readonly getPortfolioHistory: { readonly points: readonly Point[] };
  }>(answer);
  return getPortfolioHistory.points;
}

/** Everything that has a history, with what it is worth now. */
async function sources(): Promise<readonly { source: object; worth: string }[]> {
  const owned = dataOf<Owned>(await mocks.ask(OWNED));
  return [
    ...owned.getBrokerAccounts.map(({ id, equity }) => {
      return { source: { brokerAccountId: id }, worth: equity };
    }),
    ...owned.getPortfolios
      .filter(({ kind }) => kind !== 'LIABILITIES')
      .map(({ id, value }) => ({ source: { portfolioId: id }, worth: value })),
    ...owned.fetchAllActiveStrategies.nodes.map(({ id, marketValue }) => {
      return { source: { activeStrategyId: id }, worth: marketValue };
    }),
  ];
}

describe('the history of the seeded person', () => {
  test('ends with what each account, portfolio and strategy is worth now', async () => {
    const all = await sources();
    expect(all.length).toBeGreaterThan(5);
    for (const { source, worth } of all) {
      const last = (await pointsOf(source, { range: 'M1' })).at(-1);
      expect(last?.equity, JSON.stringify(source)).toBe(worth);
    }
  });

  test('has the same points in whatever range it is asked with', async () => {
    for (const { source } of await sources()) {
      const year = await pointsOf(source, { range: 'Y1', timeframe: 'DAY_1' });
      const month = await pointsOf(source, { range: 'M1', timeframe: 'DAY_1' });
      const { length } = month.slice(1);
      expect(year.slice(-length)).toEqual(month.slice(-length));
    }
  });

  test('begins with nothing, and is never below it', async () => {
    for (const { source } of await sources()) {
      const all = await pointsOf(source, { range: 'Y3', timeframe: 'WEEK_1' });
      expect(all[0]?.equity, JSON.stringify(source)).toBe('0');
      for (const { equity } of all) expect(Number(equity)).toBeGreaterThanOrEqual(0);
    }
  });

  test.each([
    'fundPaperAccount',
    'simulatePaperDeposit',
    'createWithdrawalRequest',
    'requestCryptoWithdrawal',
    'contributeToActiveStrategy',
    'liquidateActiveStrategy',
    'liquidatePosition',
    'setAssetShares',
    'placeOrder',
  ] as const)('keeps its points of the past after %s', async (operation) => {
    const params = mocks.world.exampleOf(operation);
    const all = await sources();
    const terms = { from: '2026-06-01T00:00:00Z', to: '2026-11-19T21:00:00Z', timeframe: 'DAY_1' };
    const before = await Promise.all(all.map(({ source }) => pointsOf(source, terms)));
    dataOf(await mocks.ask(documentOf(operation), params));
    mocks.advance(7 * DAY_MS);
    for (const [place, { source }] of all.entries()) {
      const label = `${operation} ${JSON.stringify(source)}`;
      expect(await pointsOf(source, terms), label).toEqual(before[place]);
    }
  });
});
