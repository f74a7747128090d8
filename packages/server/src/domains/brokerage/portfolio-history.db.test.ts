import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { providedDatabase } from '../../db/testing.ts';
import { rebuildDays } from '../../ledger/index.ts';
import { faultsOfTheBooks } from '../trading/books.fixture.ts';
import { runOnce } from '../trading/matcher.ts';
import { placeOrder } from '../trading/place-order.ts';
import {
  countingReads,
  giveCash,
  limit,
  refusal,
  type Trader,
  trader,
} from '../trading/trading.fixture.ts';
import { brokerageWorld } from './brokerage.fixture.ts';
import { getCashflowChart } from './cashflow-chart.ts';
import { fundPaperAccount } from './fund-paper-account.ts';
import { getPortfolioHistory, type PortfolioHistoryInput } from './portfolio-history.ts';

let world: Awaited<ReturnType<typeof brokerageWorld>>;
let ada: Trader;

const at = (text: string) => world.clock.set(new Date(text));

/** Three weeks: 1,000 USD, ten shares at 100.01, a rise, 500 more, a fall. */
beforeEach(async () => {
  const db = await providedDatabase(inject('database'), inject('postgresUrl'));
  world = await brokerageWorld({ db });
  at('2026-11-02T15:00:00Z');
  ada = await trader(world, '1000.1');
  at('2026-11-03T16:00:00Z');
  await placeOrder(world.deps, ada.actor, limit('100.01'));
  await runOnce(world.deps);
  at('2026-11-04T15:00:00Z');
  world.market.setPrice('AAPL', '110');
  at('2026-11-10T17:00:00Z');
  await giveCash(world, ada, 'USD', '550.05');
  at('2026-11-11T17:00:00Z');
  await placeOrder(world.deps, ada.actor, limit('110.01', { quantity: '5' }));
  await runOnce(world.deps);
  at('2026-11-16T17:00:00Z');
  world.market.setPrice('AAPL', '99');
  at('2026-11-20T15:00:00Z');
});

afterEach(() => world.db.close());

const source = () => ({ brokerAccountId: ada.live.id });
const history = (input: PortfolioHistoryInput = {}) =>
  getPortfolioHistory(world.deps, ada.actor, { source: source(), ...input });

test('each point is cash and positions at the prices of its moment', async () => {
  const { points, currency, baseValue, timeframe } = await history({ range: 'M1' });
  expect({ currency, baseValue, timeframe }).toEqual({
    currency: 'USD',
    baseValue: '0',
    timeframe: 'DAY_1',
  });
  const byDay = new Map(points.map((point) => [point.at.toISOString(), point]));
  expect(byDay.get('2026-11-02T21:00:00.000Z')).toMatchObject({
    equity: '1000.1',
    cashflow: '1000.1',
    profitLoss: '0',
  });
  expect(byDay.get('2026-11-03T21:00:00.000Z')).toMatchObject({
    equity: '1000',
    profitLoss: '-0.1',
  });
  expect(byDay.get('2026-11-04T21:00:00.000Z')).toMatchObject({
    equity: '1100',
    profitLoss: '99.9',
  });
  expect(byDay.get('2026-11-10T21:00:00.000Z')).toMatchObject({
    equity: '1650.05',
    cashflow: '550.05',
    profitLoss: '99.9',
  });
  expect(byDay.get('2026-11-11T21:00:00.000Z')?.equity).toBe('1650');
  expect(points.at(-1)).toMatchObject({ at: world.clock.now(), equity: '1485' });
});

test('what was paid in is no gain, and the time-weighted return leaves out when it came', async () => {
  const { points, moneyWeightedReturnPercent } = await history({ range: 'M1' });
  const last = points.at(-1);
  expect(last?.profitLoss).toBe('-65.15');
  expect(last?.profitLossPercent).toBe('-4.202819');
  const growth = (1000 / 1000.1) * 1.1 * (1650 / 1650.05) * (1485 / 1650) - 1;
  expect(Number(last?.timeWeightedReturnPercent)).toBeCloseTo(growth * 100, 5);
  expect(Number(moneyWeightedReturnPercent)).toBeLessThan(-50);
});

test.each<[string, PortfolioHistoryInput]>([
  ['a shorter range', { range: 'W1', timeframe: 'DAY_1' }],
  ['longer steps', { range: 'M1', timeframe: 'WEEK_1' }],
  ['minutes', { range: 'W1', timeframe: 'MIN_30' }],
  ['minutes of extended hours', { range: 'W1', timeframe: 'HOUR_1', extendedHours: true }],
  [
    'other ends',
    {
      range: 'CUSTOM',
      from: new Date('2026-11-05T12:34:56Z'),
      to: new Date('2026-11-18T00:00:01Z'),
      timeframe: 'DAY_1',
    },
  ],
])('a moment asked with %s has the same equity', async (_title, input) => {
  const whole = await history({ range: 'M1' });
  const known = new Map(whole.points.map((point) => [point.at.getTime(), point.equity]));
  const { points } = await history(input);
  const shared = points.filter((point) => known.has(point.at.getTime()));
  expect(shared.length).toBeGreaterThan(1);
  for (const point of shared) expect(point.equity).toBe(known.get(point.at.getTime()));
});

test('an intraday step shows what was there at its end', async () => {
  const { points } = await history({
    range: 'CUSTOM',
    from: new Date('2026-11-11T14:30:00Z'),
    to: new Date('2026-11-11T21:00:00Z'),
    timeframe: 'MIN_30',
  });
  expect(points).toHaveLength(13);
  const equities = points.map(({ equity }) => equity);
  expect(equities.slice(0, 4)).toEqual(['1650.05', '1650.05', '1650.05', '1650.05']);
  expect(equities.slice(5)).toEqual(Array.from({ length: 8 }, () => '1650'));
});

test('the live accounts together are shown in the display currency', async () => {
  const all = await getPortfolioHistory(world.deps, ada.actor, {});
  // 1.7 NZD for each dollar.
  expect(all).toMatchObject({ currency: 'NZD' });
  expect(all.points.at(-1)?.equity).toBe('2524.5');
});

test('the projection of days can be rebuilt from the journal', async () => {
  const before = await history({ range: 'M1' });
  await world.deps.db.transaction((tx) => rebuildDays(tx));
  expect(await history({ range: 'M1' })).toEqual(before);
  expect(await faultsOfTheBooks(world.db)).toEqual([]);
});

test('a practice account that was started anew has no history before', async () => {
  const account = { brokerAccountId: ada.paper.id };
  await fundPaperAccount(world.deps, ada.actor, { id: ada.paper.id, amount: '70', mode: 'RESET' });
  world.clock.advance(60_000);
  const { points } = await history({ source: account, range: 'M1' });
  expect(points.map(({ equity }) => equity).filter((equity) => equity !== '0')).toEqual(['70']);
  await world.deps.db.transaction((tx) => rebuildDays(tx));
  expect((await history({ source: account, range: 'M1' })).points).toEqual(points);
});

describe('a price that the source does not give', () => {
  const lostAt = (isLost: (at: Date) => boolean) => {
    const { pricesAt } = world.market;
    world.market.pricesAt = async (ids, times) => {
      const known = await pricesAt(ids, times);
      const given = (prices: readonly (string | null)[]) =>
        prices.map((price, place) => (isLost(times[place] ?? new Date(0)) ? null : price));
      return new Map([...known].map(([id, prices]) => [id, given(prices)]));
    };
  };

  test('is unknown and not 0 while the asset was held', async () => {
    lostAt((moment) => moment.toISOString().startsWith('2026-11-12'));
    const error = await refusal(history({ range: 'M1' }));
    expect([error.code, error.message]).toEqual([
      'PROVIDER_UNAVAILABLE',
      'There is no price of AAPL at 2026-11-12T21:00:00.000Z',
    ]);
  });

  test('is not needed for what was not held yet', async () => {
    const whole = await history({ range: 'M1' });
    lostAt((moment) => moment < new Date('2026-11-03T16:00:00Z'));
    expect(await history({ range: 'M1' })).toEqual(whole);
  });

  test('is not counted as 0 where the source does not know the asset any more', async () => {
    world.market.pricesAt = async () => new Map();
    expect((await refusal(history({ range: 'M1' }))).code).toBe('PROVIDER_UNAVAILABLE');
  });
});

test('a history takes four statements, however long', async () => {
  for (const range of ['D1', 'M1', 'ALL'] as const) {
    const { db, sent } = countingReads(world.deps.db);
    await getPortfolioHistory({ ...world.deps, db }, ada.actor, { source: source(), range });
    expect(sent.length, range).toBeLessThanOrEqual(4);
  }
});

test.each<[string, PortfolioHistoryInput, string, string | undefined]>([
  ['CUSTOM without ends', { range: 'CUSTOM' }, 'BAD_USER_INPUT', 'params.from'],
  ['ends without CUSTOM', { from: new Date(0) }, 'BAD_USER_INPUT', 'params.from'],
  ['minutes of a year', { range: 'Y1', timeframe: 'MIN_5' }, 'BAD_USER_INPUT', 'params.timeframe'],
  [
    'minutes that are too many',
    { range: 'M3', timeframe: 'MIN_1' },
    'BAD_USER_INPUT',
    'params.timeframe',
  ],
  [
    'an account of nobody',
    { source: { brokerAccountId: '01900000-0000-7000-8000-000000000001' } },
    'NOT_FOUND',
    undefined,
  ],
])('a history of %s is refused', async (_title, input, code, path) => {
  const error = await refusal(history(input));
  expect(error.code).toBe(code);
  expect(error.fields?.[0]?.path).toBe(path);
});

test('money paid in and out is summed by month, with zeros between', async () => {
  const chart = await getCashflowChart(world.deps, ada.actor, {
    range: 'CUSTOM',
    from: '2026-09-15',
    to: '2026-11-20',
  });
  expect(chart).toMatchObject({ currency: 'NZD', timeframe: 'MONTH_1' });
  expect(chart.points).toEqual([
    { date: '2026-09-01', deposits: '0', withdrawals: '0', net: '0', cumulativeNet: '0' },
    { date: '2026-10-01', deposits: '0', withdrawals: '0', net: '0', cumulativeNet: '0' },
    {
      date: '2026-11-20',
      deposits: '2635.26',
      withdrawals: '0',
      net: '2635.26',
      cumulativeNet: '2635.26',
    },
  ]);
});

test('a span of a thousand years is refused or answered by its steps, not by its days', async () => {
  const millennia = { range: 'CUSTOM', from: '0001-01-01', to: '2026-11-20' } as const;
  expect((await refusal(getCashflowChart(world.deps, ada.actor, millennia))).code).toBe(
    'BAD_USER_INPUT',
  );
  const { points } = await getCashflowChart(world.deps, ada.actor, {
    ...millennia,
    from: '1912-12-25',
    timeframe: 'WEEK_1',
  });
  const days = points.map(({ date }) => Date.parse(date) / 86_400_000);
  expect(points[0]?.date).toBe('1912-12-29');
  expect(days.slice(1, -1).every((day, at) => day - (days[at] ?? 0) === 7)).toBe(true);
  expect(points.at(-1)?.date).toBe('2026-11-20');
});

test('days and weeks work too', async () => {
  const range = { range: 'W1' } as const;
  const daily = await getCashflowChart(world.deps, ada.actor, { ...range, timeframe: 'DAY_1' });
  expect(daily.points).toHaveLength(8);
  const weekly = await getCashflowChart(world.deps, ada.actor, {
    range: 'M1',
    timeframe: 'WEEK_1',
  });
  expect(weekly.points.map(({ date }) => date).slice(-2)).toEqual(['2026-11-15', '2026-11-20']);
});
