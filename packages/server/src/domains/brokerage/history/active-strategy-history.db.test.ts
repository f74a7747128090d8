import { DAY_MS } from '@investing-platform/schema/durations';
import { expect, test } from 'vitest';
import { decimal, sum, toPlain } from '../../../kernel/decimal.ts';
import { onDatabase } from '../../../testing/on-database.ts';
import { contributeToActiveStrategy } from '../../strategies/actives/contribute-to-active-strategy.ts';
import { liquidateActiveStrategy } from '../../strategies/actives/liquidate-active-strategy.ts';
import { setAssetShares } from '../../strategies/actives/set-asset-shares.ts';
import {
  AAPL,
  type Investor,
  invested,
  investor,
  NVDA,
  read,
  settle,
} from '../../strategies/strategies.fixture.ts';
import { refusal } from '../../trading/trading.fixture.ts';
import { getPortfolioHistory, type PortfolioHistoryInput } from './portfolio-history.ts';

let ada: Investor;

onDatabase(async (db) => {
  ada = await investor({ db });
});

const history = (activeStrategyId: string, more: PortfolioHistoryInput = {}, person = ada) =>
  getPortfolioHistory(ada.world.deps, person.actor, {
    source: { activeStrategyId },
    range: 'ALL',
    ...more,
  });

async function aWeekWith(prices: Readonly<Record<string, string>>): Promise<void> {
  ada.world.clock.advance(7 * DAY_MS);
  for (const [symbol, price] of Object.entries(prices)) ada.world.market.setPrice(symbol, price);
}

/** The active strategy, and its history, which has to say the same. */
async function bothOf(id: string) {
  const [shown, past] = [await read(ada, id), await history(id)];
  const last = past.points.at(-1);
  expect(last).toMatchObject({ equity: shown.marketValue, profitLoss: shown.profitLoss });
  const flows = past.points.map(({ cashflow }) => decimal(cashflow ?? 'NaN'));
  expect(toPlain(sum(flows))).toBe(shown.invested);
  expect(past).toMatchObject({ currency: shown.currency, baseValue: '0', unpricedCount: 0 });
  return { shown, past };
}

test('an active strategy has the history of what it was given and made of it', async () => {
  const { id } = await invested(ada);
  const { past } = await bothOf(id);
  expect(past.points.map(({ cashflow }) => cashflow)).toEqual(['1000']);
  await aWeekWith({ AAPL: '150', MSFT: '90' });
  const { past: later, shown } = await bothOf(id);
  expect(later.points.length).toBeGreaterThan(4);
  expect(Number(shown.profitLoss)).toBeGreaterThan(100);
  expect(later.points.at(-1)?.profitLossPercent).toBe(shown.profitLossPercent);
  await contributeToActiveStrategy(ada.world.deps, ada.actor, {
    id,
    amount: '500',
    idempotencyKey: 'more',
  } as const);
  await settle(ada.world);
  await bothOf(id);
});

test('shares that are attached and given back are no gain', async () => {
  const { id } = await invested(ada);
  await aWeekWith({ AAPL: '120' });
  const held = (await read(ada, id)).holdings.find(({ asset }) => asset.symbol === 'AAPL');
  const fewer = decimal(held?.quantity ?? '0').minus(1);
  await setAssetShares(ada.world.deps, ada.actor, {
    id,
    shares: [{ assetId: AAPL, quantity: toPlain(fewer) }],
    idempotencyKey: 'fewer',
  });
  const { past } = await bothOf(id);
  expect(past.points.at(-1)?.cashflow).toBe('-120');
});

test('a closed one has the history of its life, and is worth nothing at its end', async () => {
  const { id } = await invested(ada);
  await aWeekWith({ AAPL: '150' });
  await aWeekWith({});
  await liquidateActiveStrategy(ada.world.deps, ada.actor, {
    id,
    size: { percent: '100' },
    idempotencyKey: 'all',
  });
  await settle(ada.world);
  const { past, shown } = await bothOf(id);
  expect(shown.status).toBe('CLOSED');
  expect(past.points.at(-1)).toMatchObject({ equity: '0' });
  expect(past.points.some(({ equity }) => Number(equity) > 1_000)).toBe(true);
  expect(past.moneyWeightedReturnPercent).not.toBeNull();
});

test('it leaves out what else the account has, and the account counts it once', async () => {
  const { id } = await invested(ada);
  const { shown } = await bothOf(id);
  const account = await getPortfolioHistory(ada.world.deps, ada.actor, {
    source: { brokerAccountId: ada.live.id },
    range: 'ALL',
  });
  expect(Number(account.points.at(-1)?.equity)).toBeGreaterThan(9_900);
  expect(Number(shown.marketValue)).toBeLessThan(1_000);
  // What moved between the account and the strategy came from nowhere else.
  expect(account.points.at(-1)?.cashflow).toBe('10000');
});

test("another person's is not there", async () => {
  const { id } = await invested(ada);
  const bob = await investor({ email: 'bob@example.com' }, ada.world);
  for (const unknown of [id, NVDA]) {
    expect(await refusal(history(unknown, {}, bob))).toMatchObject({ code: 'NOT_FOUND' });
  }
});
