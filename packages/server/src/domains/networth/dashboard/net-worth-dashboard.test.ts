import { beforeEach, describe, expect, test } from 'vitest';
import { statement } from '../../../db/statement.ts';
import { decimal, sum } from '../../../kernel/decimal.ts';
import { refuse } from '../../../kernel/errors.ts';
import { placeOrder } from '../../trading/orders/place-order.ts';
import {
  AAPL,
  countingReads,
  giveCash,
  limit,
  own,
  type Trader,
  type TradingWorld,
  trader,
  tradingWorld,
} from '../../trading/trading.fixture.ts';
import { seedDemoNetWorth } from '../demo/seed-demo-net-worth.ts';
import { planOf } from '../liabilities/liability-shown.ts';
import { netWorthDashboard } from './net-worth-dashboard.ts';

let world: TradingWorld;
let ada: Trader;

beforeEach(async () => {
  world = await tradingWorld();
  ada = await trader(world, '1000');
});

const read = (owner = ada) => netWorthDashboard(world.deps, owner.actor);
const seed = (owner = ada) =>
  world.db.transaction((tx) => seedDemoNetWorth(tx, world.deps, owner.userId), { entities: true });

describe('the dashboard', () => {
  test('holds the cash and the positions of live accounts alone', async () => {
    await own(world, ada, '3');
    world.market.setPrice('AAPL', '120');
    const { assets, totals, currency } = await read();
    expect(currency).toBe('USD');
    expect(assets).toEqual([
      {
        id: expect.any(String),
        name: 'Platform account: USD',
        symbol: null,
        category: 'CASH',
        portfolioId: null,
        brokerAccountId: ada.live.id,
        instrumentId: null,
        quantity: null,
        price: null,
        value: '700',
        wholeValue: '700',
        currency: 'USD',
        valueInDisplayCurrency: '700',
        costBasis: null,
        ownershipPercent: '100',
        valuedOn: '2026-11-20',
        priceAsOf: null,
        stale: false,
        liquidity: 'IMMEDIATE',
        linkedLiabilityIds: [],
        equityInDisplayCurrency: '700',
        country: null,
        sector: null,
      },
      {
        id: expect.any(String),
        name: expect.stringContaining('Apple'),
        symbol: 'AAPL',
        category: 'EQUITY',
        portfolioId: null,
        brokerAccountId: ada.live.id,
        instrumentId: AAPL,
        quantity: '3',
        price: '120',
        value: '360',
        wholeValue: '360',
        currency: 'USD',
        valueInDisplayCurrency: '360',
        costBasis: '300',
        ownershipPercent: '100',
        valuedOn: '2026-11-20',
        priceAsOf: expect.any(Date),
        stale: false,
        liquidity: 'DAYS',
        linkedLiabilityIds: [],
        equityInDisplayCurrency: '360',
        country: 'US',
        sector: 'INFORMATION_TECHNOLOGY',
      },
    ]);
    expect(totals.netWorth).toBe('1060');
  });

  test('counts what orders hold, which is still the person’s', async () => {
    await placeOrder(world.deps, ada.actor, limit('90'));
    expect((await read()).totals.netWorth).toBe('1000');
  });

  test('keeps the ids of its parts from one reading to the next', async () => {
    await own(world, ada, '3');
    const ids = async () => (await read()).assets.map(({ id }) => id);
    expect(await ids()).toEqual(await ids());
    expect(new Set(await ids()).size).toBe(2);
  });

  test('shows cash of several currencies side by side', async () => {
    await giveCash(world, ada, 'NZD', '50');
    const { assets } = await read();
    const parts = assets.map((each) => [each.name, each.value, each.valueInDisplayCurrency]);
    expect(parts).toEqual([
      ['Platform account: USD', '1000', '1000'],
      ['Platform account: NZD', '50', '30'],
    ]);
  });

  test('is nobody else’s', async () => {
    await seed();
    const eve = await trader(world, '0', 'eve@example.com');
    const shown = await read(eve);
    expect(shown.totals.netWorth).toBe('0');
    expect([shown.assets, shown.goals, shown.incomes, shown.liabilities]).toEqual([[], [], [], []]);
  });

  test('leaves out what was deleted, of which the row stays', async () => {
    await seed();
    const before = await read();
    const bury = statement<never, [string, Date]>(
      'test_networth_bury',
      'update networth_liabilities set tombstoned_at = $2 where id = $1',
    );
    const mortgage = before.liabilities[0];
    if (mortgage === undefined) throw new Error('the demo person has a mortgage');
    await world.db.transaction((tx) => tx.run(bury, mortgage.id, world.clock.now()));
    const after = await read();
    expect(after.liabilities.map(({ name }) => name)).toEqual(['Student loan', 'Credit card']);
  });

  test('takes three statements, however much there is', async () => {
    await seed();
    await own(world, ada, '3');
    const { db, sent } = countingReads(world.db);
    await netWorthDashboard({ ...world.deps, db }, ada.actor);
    expect(sent).toHaveLength(3);
  });

  test('counts cash whose rate is not known, and values the rest', async () => {
    await giveCash(world, ada, 'NZD', '50');
    const marketData = {
      ...world.market,
      fxRate: async (from: string, to: string) => {
        if (from === to) return '1';
        throw refuse('PROVIDER_UNAVAILABLE', 'no rate');
      },
    };
    const { totals, assets } = await netWorthDashboard({ ...world.deps, marketData }, ada.actor);
    expect(totals).toMatchObject({ netWorth: '1000', unpricedCount: 1 });
    const parts = assets.map((each) => [each.name, each.value, each.valueInDisplayCurrency]);
    expect(parts).toEqual([
      ['Platform account: USD', '1000', '1000'],
      ['Platform account: NZD', '50', null],
    ]);
  });
});

describe('the demo person', () => {
  test('has a believable life in the display currency', async () => {
    await seed();
    const shown = await read();
    expect(shown.currency).toBe('NZD');
    expect(shown.totals).toMatchObject({
      netWorth: '340948.04',
      totalAssets: '610331.27',
      totalLiabilities: '269383.23',
      totalMonthlyExpenses: '4160.5',
      totalAnnualIncome: '101140',
      liquidAssets: '5918.9',
      unpricedCount: 0,
      unpricedFlowCount: 0,
      debtToAssetPercent: '44.137215',
      currency: 'NZD',
    });
    expect(shown.goals.map(({ name, progressPercent }) => [name, progressPercent])).toEqual([
      ['Emergency fund', '62.5'],
      ['Family trip to Japan', '23.333333'],
      ['Retire at 60', '5.701031'],
    ]);
  });

  test('owes a mortgage on the house, with a plan that pays it off', async () => {
    await seed();
    const { assets, liabilities, incomes, expenses, savingsRatePercent } = await read();
    const [house, mortgage] = [assets[0], liabilities[0]];
    if (house === undefined || mortgage === undefined)
      throw new Error('the demo person owns a house');
    expect(mortgage).toMatchObject({ linkedNetWorthAssetId: house.id, rateType: 'FIXED' });
    expect(mortgage.trades[0]).toMatchObject({ type: 'REVALUATION', amount: '512340.55' });
    expect(mortgage.trades.at(-1)).toMatchObject({ type: 'DRAWDOWN', principal: '-560000' });
    expect(house).toMatchObject({
      linkedLiabilityIds: [mortgage.id],
      equityInDisplayCurrency: '236329.72',
    });
    expect(expenses.map(({ linkedLiabilityId }) => linkedLiabilityId)).toContain(mortgage.id);
    expect(incomes.map(({ linkedNetWorthAssetId }) => linkedNetWorthAssetId)).toContain(house.id);
    expect(savingsRatePercent).toBe('50.636741');
    const { schedule, paidOffOn } = planOf(mortgage);
    expect(schedule[0]).toEqual({
      date: '2026-12-04',
      payment: '1560',
      principal: '419.06',
      interest: '1140.94',
      balance: '511921.49',
    });
    expect(paidOffOn).toBe('2049-07-16');
  });

  test('has totals that are the sums of the parts shown', async () => {
    await seed();
    await own(world, ada, '3');
    const { totals, assets, allocation, liabilities, expenses, incomes } = await read();
    const total = (amounts: readonly (string | null)[]) =>
      sum(amounts.map((each) => decimal(each ?? 'unknown'))).toString();
    expect(totals.totalAssets).toBe(total(assets.map((each) => each.valueInDisplayCurrency)));
    expect(totals.totalAssets).toBe(total(allocation.map(({ value }) => value)));
    expect(totals.totalLiabilities).toBe(
      total(liabilities.map((each) => each.balanceInDisplayCurrency)),
    );
    expect(totals.totalMonthlyExpenses).toBe(
      total(expenses.map((each) => each.monthlyAmountInDisplayCurrency)),
    );
    expect(totals.totalAnnualIncome).toBe(
      total(incomes.map((each) => each.annualAmountInDisplayCurrency)),
    );
  });
});
