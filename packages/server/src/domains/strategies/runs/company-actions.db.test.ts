import { expect, test } from 'vitest';
import { onBooks } from '../../../testing/on-database.ts';
import { applyActions } from '../../trading/corporate-actions/index.ts';
import { payDividends } from '../../trading/corporate-actions/pay-dividends.ts';
import {
  AAPL,
  type Investor,
  invested,
  investor,
  NVDA,
  quantitiesOf,
  read,
  settle,
} from '../strategies.fixture.ts';
import { rebalanceActiveStrategy } from './rebalance-active-strategy.ts';

const EX = new Date('2026-11-23T09:00:00Z');
const OPEN = new Date('2026-11-23T15:00:00Z');

let ada: Investor;
let id: string;

onBooks(async (db) => {
  ada = await investor({ db });
  ({ id } = await invested(ada));
});

async function rebalanced() {
  await rebalanceActiveStrategy(ada.world.deps, ada.actor, { id });
  await settle(ada.world);
  return read(ada, id);
}

test('shares of a company that was split off come into the strategy, and its next run sells them', async () => {
  ada.world.market.act({
    id: 'spin-off',
    kind: 'SPIN_OFF',
    assetId: AAPL,
    newAssetId: NVDA,
    exAt: EX,
    numerator: 1,
    denominator: 2,
    costShare: '0.3',
  });
  ada.world.clock.set(OPEN);
  await applyActions(ada.world.deps);
  const view = await read(ada, id);
  const spunOff = view.holdings.find(({ asset }) => asset.id === NVDA);
  expect(spunOff).toMatchObject({ targetPercent: '0', quantity: '2.999700029' });
  expect(view.driftPercentPoints).not.toBe('0');
  const after = await rebalanced();
  expect(quantitiesOf(after)).not.toHaveProperty('NVDA');
  expect(after.holdings.map(({ actualPercent }) => Math.round(Number(actualPercent)))).toEqual([
    60, 40,
  ]);
});

test('a split changes shares and prices of the strategy, and nothing drifts', async () => {
  const before = await read(ada, id);
  ada.world.market.act({
    id: 'split',
    kind: 'SPLIT',
    assetId: AAPL,
    exAt: EX,
    numerator: 4,
    denominator: 1,
  });
  ada.world.market.setPrice('AAPL', '25');
  ada.world.clock.set(OPEN);
  await applyActions(ada.world.deps);
  const after = await read(ada, id);
  expect(Number(quantitiesOf(after)['AAPL'])).toBeCloseTo(
    4 * Number(quantitiesOf(before)['AAPL']),
    6,
  );
  expect(Number(after.marketValue)).toBeCloseTo(Number(before.marketValue), 1);
});

test('a dividend of the strategy’s shares is its cash, which the next run invests', async () => {
  ada.world.market.act({
    id: 'dividend',
    kind: 'DIVIDEND',
    assetId: AAPL,
    amountPerShare: '2',
    currency: 'USD',
    withholdingRate: '0',
    exAt: EX,
    payAt: EX,
  });
  ada.world.clock.set(OPEN);
  const before = Number((await read(ada, id)).cash);
  await applyActions(ada.world.deps);
  expect(await payDividends(ada.world.deps)).toBe(1);
  const paid = await read(ada, id);
  expect(Number(paid.cash) - before).toBeCloseTo(12, 0);
  expect(Number((await rebalanced()).cash)).toBeLessThan(1);
});
