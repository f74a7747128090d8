import { USUAL_CURRENCY } from '@investing-platform/rules/numbers/money';
import { DAY_MS } from '@investing-platform/schema/durations';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { noRate } from '../../market/index.ts';
import { giveCash, refusal, type Trader } from '../../trading/trading.fixture.ts';
import { fundPaperAccount } from '../accounts/fund-paper-account.ts';
import { simulatePaperDeposit } from '../accounts/simulate-paper-deposit.ts';
import { getCashflowChart } from './cashflow-chart.ts';
import { getPortfolioHistory } from './portfolio-history.ts';
import { threeWeeks } from './three-weeks.fixture.ts';

let world: Awaited<ReturnType<typeof threeWeeks>>['world'];
let ada: Trader;

beforeEach(async () => {
  ({ world, ada } = await threeWeeks(inject('database'), inject('postgresUrl')));
});

afterEach(() => world.db.close());

test('money paid in and out is summed by month, with zeros between', async () => {
  const nothing = { deposits: '0', withdrawals: '0', net: '0', cumulativeNet: '0' };
  const chart = await getCashflowChart(world.deps, ada.actor, {
    from: '2026-09-15',
    to: '2026-11-20',
  });
  expect(chart).toMatchObject({ currency: USUAL_CURRENCY, timeframe: 'MONTH_1' });
  expect(chart.points).toEqual([
    { date: '2026-09-30', ...nothing, unpricedCount: 0 },
    { date: '2026-10-31', ...nothing, unpricedCount: 0 },
    {
      date: '2026-11-20',
      deposits: '1550.15',
      withdrawals: '0',
      net: '1550.15',
      cumulativeNet: '1550.15',
      unpricedCount: 0,
    },
  ]);
});

test('a payment without an exchange rate is counted and not valued', async () => {
  await giveCash(world, ada, 'KWD', '12.345');
  const { fxRate } = world.market;
  world.market.fxRate = (from, to, moment) =>
    from === 'KWD' ? Promise.reject(noRate(from, moment)) : fxRate(from, to, moment);
  const chart = await getCashflowChart(world.deps, ada.actor, { range: 'M1' });
  expect(chart.points.at(-1)).toMatchObject({ deposits: '1550.15', unpricedCount: 1 });
  const { points, ...header } = await getPortfolioHistory(world.deps, ada.actor, {
    source: { brokerAccountId: ada.live.id },
    range: 'M1',
  });
  expect(points.at(-1)).toMatchObject({
    equity: '1485',
    unpricedCount: 1,
    cashflow: null,
    profitLoss: null,
    profitLossPercent: null,
    timeWeightedReturnPercent: null,
  });
  expect(header).toMatchObject({ baseValue: '0', unpricedCount: 0 });
  expect(header.moneyWeightedReturnPercent).toBeNull();
});

test('money that is exchanged on arrival counts as what arrived, in history and chart', async () => {
  const { paper } = ada;
  const account = { brokerAccountId: paper.id, amount: '1000', currency: 'NZD' };
  await fundPaperAccount(world.deps, ada.actor, { id: paper.id, amount: '70', mode: 'RESET' });
  world.clock.advance(60_000);
  await simulatePaperDeposit(world.deps, ada.actor, {
    ...account,
    delaySeconds: 0,
    outcome: 'COMPLETED',
    idempotencyKey: 'exchanged',
  });
  world.clock.advance(60_000);
  const { points } = await getPortfolioHistory(world.deps, ada.actor, {
    source: { brokerAccountId: paper.id },
    range: 'D1',
  });
  // 0.6 dollars for each, less half a percent.
  expect(points.at(-1)).toMatchObject({ equity: '667', profitLoss: '0', profitLossPercent: '0' });
  const input = { tradingMode: 'PAPER', range: 'W1', timeframe: 'DAY_1' } as const;
  const chart = await getCashflowChart(world.deps, ada.actor, input);
  expect(chart.points.at(-1)?.deposits).toBe('667');
});

test('a span of a thousand years is refused or answered by its steps, not by its days', async () => {
  const millennia = { from: '0001-01-01', to: '2026-11-20' } as const;
  expect((await refusal(getCashflowChart(world.deps, ada.actor, millennia))).code).toBe(
    'BAD_USER_INPUT',
  );
  const { points } = await getCashflowChart(world.deps, ada.actor, {
    ...millennia,
    from: '1912-12-25',
    timeframe: 'WEEK_1',
  });
  const days = points.map(({ date }) => Date.parse(date) / DAY_MS);
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
