import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { statement } from '../../../db/statement.ts';
import { rebuildDays } from '../../../ledger/index.ts';
import { faultsOfTheBooks } from '../../trading/settlement/books.fixture.ts';
import { countingReads, refusal, type Trader } from '../../trading/trading.fixture.ts';
import { fundPaperAccount } from '../accounts/fund-paper-account.ts';
import { getPortfolioHistory, type PortfolioHistoryInput } from './portfolio-history.ts';
import { threeWeeks } from './three-weeks.fixture.ts';

const chooseCurrency = statement<never, [userId: string, currency: string, now: Date]>(
  'test_choose_display_currency',
  `insert into networth_settings (user_id, display_currency, updated_at) values ($1, $2, $3)`,
);

let world: Awaited<ReturnType<typeof threeWeeks>>['world'];
let ada: Trader;

beforeEach(async () => {
  ({ world, ada } = await threeWeeks(inject('database'), inject('postgresUrl')));
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
  const { points, ...returns } = await history({ range: 'M1' });
  const last = points.at(-1);
  expect(last?.profitLoss).toBe('-65.15');
  expect(last?.profitLossPercent).toBe('-4.202819');
  const growth = (1000 / 1000.1) * 1.1 * (1650 / 1650.05) * (1485 / 1650) - 1;
  expect(Number(last?.timeWeightedReturnPercent)).toBeCloseTo(growth * 100, 5);
  expect(returns).toMatchObject({
    moneyWeightedReturnPercent: '-4.986171',
    moneyWeightedReturnAnnualizedPercent: null,
    modifiedDietzReturnPercent: '-4.999475',
  });
});

test.each<[string, PortfolioHistoryInput]>([
  ['a shorter range', { range: 'W1', timeframe: 'DAY_1' }],
  ['longer steps', { range: 'M1', timeframe: 'WEEK_1' }],
  ['minutes', { range: 'W1', timeframe: 'MIN_30' }],
  ['minutes of extended hours', { range: 'W1', timeframe: 'HOUR_1', extendedHours: true }],
  [
    'other ends',
    {
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

test.each<[string, PortfolioHistoryInput, string, string]>([
  ['`from`', { from: new Date('2026-11-18T12:00:00Z') }, '2026-11-18T12:00:00Z', ''],
  [
    '`to`',
    { to: new Date('2026-11-18T12:00:00Z') },
    '2026-10-18T12:00:00Z',
    '2026-11-18T12:00:00Z',
  ],
  [
    'a `to` in the future',
    { from: new Date('2026-11-18T12:00:00Z'), to: new Date('2027-11-18T12:00:00Z') },
    '2026-11-18T12:00:00Z',
    '',
  ],
  ['nulls', { range: null, from: null, to: null, timeframe: null }, '2026-10-20T15:00:00Z', ''],
])('%s is enough to say the span', async (_title, input, from, to) => {
  const asked = await history(input);
  const whole = await history({
    from: new Date(from),
    to: to === '' ? world.clock.now() : new Date(to),
    timeframe: asked.timeframe,
  });
  expect(asked).toEqual(whole);
});

test('an intraday step shows what was there at its end', async () => {
  const { points } = await history({
    from: new Date('2026-11-11T14:30:00Z'),
    to: new Date('2026-11-11T21:00:00Z'),
    timeframe: 'MIN_30',
  });
  expect(points).toHaveLength(13);
  const equities = points.map(({ equity }) => equity);
  expect(equities.slice(0, 4)).toEqual(['1650.05', '1650.05', '1650.05', '1650.05']);
  expect(equities.slice(5)).toEqual(Array.from({ length: 8 }, () => '1650'));
});

test('the live accounts together are shown in US dollars, until another currency is chosen', async () => {
  const inDollars = await getPortfolioHistory(world.deps, ada.actor, {});
  expect(inDollars.currency).toBe('USD');
  expect(inDollars.points.at(-1)?.equity).toBe('1485');

  const chosenAt = world.clock.now();
  await world.db.transaction((tx) => tx.run(chooseCurrency, ada.userId, 'NZD', chosenAt));
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
    // Of another source, of which nothing is kept that this one does not give.
    const marketData = { ...world.market };
    const whole = await getPortfolioHistory({ ...world.deps, marketData }, ada.actor, {
      source: source(),
      range: 'M1',
    });
    lostAt((moment) => moment.toISOString().startsWith('2026-11-12'));
    const { points, ...header } = await history({ range: 'M1' });
    const { points: known, ...knownHeader } = whole;
    expect(header).toEqual(knownHeader);
    expect(points).toEqual(
      known.map((point) =>
        point.at.toISOString() === '2026-11-12T21:00:00.000Z'
          ? {
              ...point,
              // The cash alone.
              equity: '0',
              unpricedCount: 1,
              profitLoss: null,
              profitLossPercent: null,
              timeWeightedReturnPercent: null,
            }
          : point,
      ),
    );
  });

  test('is not needed for what was not held yet', async () => {
    const whole = await history({ range: 'M1' });
    lostAt((moment) => moment < new Date('2026-11-03T16:00:00Z'));
    expect(await history({ range: 'M1' })).toEqual(whole);
  });

  test('is not counted as 0 where the source does not know the asset any more', async () => {
    world.market.pricesAt = async () => new Map();
    const { points, moneyWeightedReturnPercent } = await history({ range: 'M1' });
    const held = points.filter(({ at: moment }) => moment > new Date('2026-11-03T20:00:00Z'));
    expect(new Set(held.slice(0, -1).map(({ unpricedCount }) => unpricedCount))).toEqual(
      new Set([1]),
    );
    // The quote of now is there.
    expect(points.at(-1)).toMatchObject({ equity: '1485', unpricedCount: 0, profitLoss: '-65.15' });
    expect(moneyWeightedReturnPercent).toBe('-4.986171');
  });

  test('is unknown where the source does not answer at all', async () => {
    const silent = () => Promise.reject(new Error('no answer'));
    Object.assign(world.market, { pricesAt: silent, quotes: silent });
    expect((await history({ range: 'M1' })).points.at(-1)).toMatchObject({
      equity: '0',
      unpricedCount: 1,
      profitLoss: null,
    });
  });
});

test('a history takes eight statements, however long', async () => {
  for (const range of ['D1', 'M1', 'ALL'] as const) {
    const { db, sent } = countingReads(world.deps.db);
    await getPortfolioHistory({ ...world.deps, db }, ada.actor, { source: source(), range });
    expect(sent.length, range).toBeLessThanOrEqual(8);
  }
});

test.each<[string, PortfolioHistoryInput, string, string | undefined]>([
  ['a range beside an end', { range: 'M1', from: new Date(0) }, 'BAD_USER_INPUT', 'params.range'],
  [
    'a start after the end',
    { from: new Date('2026-11-11T00:00:01Z'), to: new Date('2026-11-11T00:00:00Z') },
    'BAD_USER_INPUT',
    'params.from',
  ],
  ['a future start', { from: new Date('2027-01-01') }, 'BAD_USER_INPUT', 'params.from'],
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
