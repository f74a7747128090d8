import { beforeEach, expect, test } from 'vitest';
import { statement } from '../../../db/statement.ts';
import { addOpeningPosition } from '../../trading/lots/add-opening-position.ts';
import {
  AAPL,
  giveCash,
  own,
  refusal,
  type Trader,
  trader,
} from '../../trading/trading.fixture.ts';
import { netWorthAssets } from '../assets/net-worth-assets.ts';
import { recordAsset } from '../instruments/record-asset.ts';
import { createLiability } from '../liabilities/create-liability.ts';
import { updateLiability } from '../liabilities/update-liability.ts';
import { type NetWorthWorld, netWorthWorld, TODAY } from '../networth.fixture.ts';
import { type AssetHistoryInput, netWorthAssetHistory } from './asset-history.ts';

let world: NetWorthWorld;
let ada: Trader;

beforeEach(async () => {
  world = await netWorthWorld();
  ada = world.ada;
});

const nodesOf = async (input: AssetHistoryInput = {}) =>
  (await netWorthAssetHistory(world.deps, ada.actor, input)).nodes;
const assetIdOf = async (name: string) => {
  const assets = await netWorthAssets(world.deps, ada.actor, {});
  return assets.find((asset) => asset.name === name || asset.symbol === name)?.id ?? 'none';
};

const move = statement<never, [userId: string, timeZone: string]>(
  'test_networth_move',
  'update users set time_zone = $2 where id = $1',
);
const positionIdOf = statement<{ id: string }, [accountId: string]>(
  'test_networth_position',
  'select id from positions where broker_account_id = $1',
);

/** 100 dollars of New Zealand, 60 of the United States. */
const savings = () =>
  recordAsset(world.deps, ada.actor, {
    name: 'Savings',
    currency: 'NZD',
    category: 'SAVINGS',
    purchasedOn: dayOf(world.clock.now()),
    purchasePrice: '100',
  });
const dayOf = (at: Date) => at.toISOString().slice(0, 10);

const sharesIn = (account: Trader['live'], tradingMode: 'LIVE' | 'PAPER', quantity: string) =>
  world.db.transaction((tx) =>
    addOpeningPosition(tx, world.deps, {
      userId: ada.userId,
      brokerAccountId: account.id,
      tradingMode,
      assetId: AAPL,
      quantity,
      price: '100',
    }),
  );

test('a day ends where the person is: what comes after it counts on the next one', async () => {
  await world.db.transaction((tx) => tx.run(move, ada.userId, 'Pacific/Auckland'));
  await giveCash(world, ada, 'USD', '1000');
  world.moveDays(1);
  // It is Saturday in London still, and Sunday in Auckland.
  await giveCash(world, ada, 'USD', '5');
  expect((await nodesOf()).map(({ date, value }) => [date, value])).toEqual([
    ['2026-11-21', '1000'],
    ['2026-11-22', '1005'],
  ]);
});

test('nothing is asked of the future: today ends now', async () => {
  await giveCash(world, ada, 'USD', '1000');
  await own(world, ada, '3');
  world.moveDays(1);
  await savings();
  const { pricesAt, fxRate } = world.market;
  const asked: Date[] = [];
  world.market.pricesAt = (ids, times) => {
    asked.push(...times);
    return pricesAt.call(world.market, ids, times);
  };
  world.market.fxRate = (from, to, at) => {
    asked.push(at);
    return fxRate.call(world.market, from, to, at);
  };
  await nodesOf();
  expect(asked).not.toEqual([]);
  const latest = asked.reduce((one, other) => (one > other ? one : other));
  expect(latest).toEqual(world.clock.now());
});

test('a debt that was put away leaves the net worth of that day on, and of no day before', async () => {
  await giveCash(world, ada, 'USD', '1000');
  const { id } = await createLiability(world.deps, ada.actor, {
    name: 'Loan',
    kind: 'PERSONAL_LOAN',
    currency: 'USD',
    originalAmount: '400',
    startsOn: TODAY,
  });
  world.moveDays(1);
  await updateLiability(world.deps, ada.actor, { id, archived: true });
  world.moveDays(1);
  expect(
    (await nodesOf()).map(({ totalLiabilities, netWorth }) => [totalLiabilities, netWorth]),
  ).toEqual([
    ['400', '600'],
    ['0', '1000'],
    ['0', '1000'],
  ]);
});

test('what an account holds is in no portfolio, and debts have no history of assets', async () => {
  await giveCash(world, ada, 'USD', '10');
  const { portfolioId } = await savings();
  const debt = await createLiability(world.deps, ada.actor, {
    name: 'Loan',
    kind: 'PERSONAL_LOAN',
    currency: 'USD',
    originalAmount: '400',
    startsOn: TODAY,
  });
  const netWorthAssetId = await assetIdOf('Platform account: USD');
  expect(await nodesOf({ netWorthAssetId })).toMatchObject([
    { value: '10', netContributions: null },
  ]);
  for (const asked of [{ netWorthAssetId, portfolioId }, { portfolioId: debt.portfolioId }]) {
    expect(await refusal(nodesOf(asked))).toMatchObject({ code: 'NOT_FOUND' });
  }
});

test('what came this very moment, and what was bought today, count', async () => {
  await giveCash(world, ada, 'USD', '10');
  const { id: netWorthAssetId } = await savings();
  expect(await nodesOf({ netWorthAssetId })).toMatchObject([
    { value: '60', netContributions: '60' },
  ]);
  expect(await nodesOf()).toMatchObject([{ value: '70', netContributions: '70' }]);
});

test('practice is no part of a net worth', async () => {
  ada = await trader(world, '1000', 'bob@example.com');
  await sharesIn(ada.paper, 'PAPER', '3');
  const { id: netWorthAssetId } = await world.db.one(positionIdOf, ada.paper.id);
  expect(await refusal(nodesOf({ netWorthAssetId }))).toMatchObject({ code: 'NOT_FOUND' });
  expect(await nodesOf()).toMatchObject([{ value: '1000' }]);
});
