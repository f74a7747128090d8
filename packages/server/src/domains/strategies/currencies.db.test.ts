import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Database } from '../../db/database.ts';
import { statement } from '../../db/statement.ts';
import { decimal } from '../../kernel/decimal.ts';
import { onBooks } from '../../testing/on-database.ts';
import { codeOf } from '../../testing/outcomes.ts';
import { openPlatformAccount } from '../brokerage/index.ts';
import { depositCash } from '../trading/accounts/deposit-cash.ts';
import { moveCash } from '../trading/settlement/books.ts';
import { balancesOf } from '../trading/trading.fixture.ts';
import { contributeToActiveStrategy } from './actives/contribute-to-active-strategy.ts';
import { liquidateActiveStrategy } from './actives/liquidate-active-strategy.ts';
import { getRebalancePreview, type PreviewShown } from './previews/get-rebalance-preview.ts';
import { rebalanceActiveStrategy } from './runs/rebalance-active-strategy.ts';
import {
  AAPL,
  BTC,
  type Investor,
  invest,
  invested,
  investor,
  lastRun,
  MSFT,
  read,
  SIXTY_FORTY,
  settle,
} from './strategies.fixture.ts';

let db: Database;
let ada: Investor;
/** A practice account in New Zealand dollars: one US dollar is 1.7 of them. */
let brokerAccountId: string;

onBooks(async (given) => {
  db = given;
  ada = await investor({ db });
  const { deps } = ada.world;
  const opening = { cash: '100000', currency: 'NZD', tradingMode: 'PAPER' } as const;
  const account = await db.transaction((tx) => openPlatformAccount(tx, deps, ada.userId, opening));
  brokerAccountId = account.id;
});

const fxActivities = statement<{ netAmount: string; currency: string }, [accountId: string]>(
  'test_fx_activities',
  `select net_amount as "netAmount", currency from account_activities
   where broker_account_id = $1 and type = 'FX' order by id`,
);

const foreseen = ({ lines, cashAfter }: PreviewShown) => ({
  cash: cashAfter,
  ...Object.fromEntries(
    lines
      .filter(({ targetQuantity }) => targetQuantity !== '0')
      .map((line) => [line.assetId, line.targetQuantity]),
  ),
});

async function actual(id: string) {
  const { cash, holdings } = await read(ada, id);
  const held = holdings.filter(({ quantity }) => quantity !== '0');
  return {
    cash,
    ...Object.fromEntries(held.map(({ asset, quantity }) => [asset.id, quantity])),
  };
}

const start = (differing = {}) => invested(ada, { brokerAccountId, ...differing });
const preview = (activeStrategyId: string, more = {}) =>
  getRebalancePreview(ada.world.deps, ada.actor, { activeStrategyId, ...more });

test('money is exchanged for what is bought, and the fee of the plan is all that is lost', async () => {
  const view = await start({ amount: '1700' });
  expect(view).toMatchObject({ currency: 'NZD', invested: '1700', foreignCash: [] });
  // Half a percent of 1,700, and a cent for each share bought at the ask of 100.01.
  expect(Number(view.marketValue)).toBeCloseTo(1700 - 8.5 - 0.17, 1);
  expect(view.holdings.map(({ actualPercent }) => Math.round(Number(actualPercent)))).toEqual([
    60, 40,
  ]);
  expect(await balancesOf(ada.world, view.id)).not.toHaveProperty('cash USD');
  const [out, into] = await db.all(fxActivities, brokerAccountId);
  expect([out?.currency, into?.currency]).toEqual(['NZD', 'USD']);
  expect(Number(out?.netAmount) / Number(into?.netAmount)).toBeCloseTo(-1.7 / 0.995, 3);
});

describe('what is previewed is what is run, at unchanged prices and rates', () => {
  const cases = fc.record({
    prices: fc.array(fc.integer({ min: 20, max: 400 }), { minLength: 3, maxLength: 3 }),
    added: fc.integer({ min: 0, max: 50_000 }),
    buyOnly: fc.boolean(),
    tolerance: fc.integer({ min: 0, max: 3 }),
  });

  test('for any prices and amounts', async () => {
    const assets = [
      { assetId: AAPL, targetPercent: '40' },
      { assetId: MSFT, targetPercent: '25' },
      { assetId: BTC, targetPercent: '30' },
    ];
    const weights = { assets, cashPercent: '5' };
    const { id } = await start({ source: { weights }, amount: '20000' });
    await fc.assert(
      fc.asyncProperty(cases, async ({ prices, added, buyOnly, tolerance }) => {
        const { deps, market, clock } = ada.world;
        if (added >= 100) {
          const amount = String(added / 100);
          await contributeToActiveStrategy(deps, ada.actor, { id, amount });
          await settle(ada.world);
        }
        for (const [at, symbol] of ['AAPL', 'MSFT', 'BTC'].entries()) {
          market.setPrice(symbol, String(prices[at] ?? 100));
        }
        const tolerancePercentPoints = String(tolerance);
        const shown = await preview(id, { buyOnly, tolerancePercentPoints });
        await rebalanceActiveStrategy(deps, ada.actor, {
          id,
          terms: { previewId: shown.previewId },
        });
        await settle(ada.world);
        expect(await actual(id)).toEqual(foreseen(shown));
        const { skipped } = await lastRun(ada, id);
        expect(skipped).toEqual(shown.skipped);
        // So that the next minute has volume for everybody again.
        clock.advance(60_000);
      }),
      // Each case goes on where the one before ended, so that a smaller one would not be the same.
      { seed: 20_261_120, numRuns: 10, endOnFailure: true },
    );
  });

  test('and its fees are those of the exchange as well', async () => {
    const { id } = await start({ amount: '1700' });
    ada.world.market.setPrice('AAPL', '200');
    const shown = await preview(id);
    const before = (await read(ada, id)).marketValue;
    await rebalanceActiveStrategy(ada.world.deps, ada.actor, { id });
    await settle(ada.world);
    const lost = decimal(before).minus((await read(ada, id)).marketValue);
    // What is sold at the bid and bought at the ask loses a cent a share besides.
    expect(lost.minus(shown.estimatedFees).abs().lt('0.2')).toBe(true);
    expect(Number(shown.estimatedFees)).toBeGreaterThan(0);
  });
});

test('all that is sold comes back in the account’s currency', async () => {
  const { id } = await start({ amount: '1700' });
  const size = { percent: '100' };
  await liquidateActiveStrategy(ada.world.deps, ada.actor, { id, size });
  await settle(ada.world);
  expect(await read(ada, id)).toMatchObject({ status: 'CLOSED', marketValue: '0' });
  expect(await balancesOf(ada.world, id)).toEqual({});
  const { 'cash NZD': cash, ...rest } = await balancesOf(ada.world, brokerAccountId);
  expect(rest).toEqual({});
  expect(Number(cash)).toBeCloseTo(100_000 - 2 * 8.5, 0);
});

test('an amount that is taken out is there whole after the exchange', async () => {
  const { id } = await start({ amount: '1700' });
  const size = { amount: '500' };
  await liquidateActiveStrategy(ada.world.deps, ada.actor, { id, size });
  await settle(ada.world);
  expect((await balancesOf(ada.world, brokerAccountId))['cash NZD']).toBe('98800');
});

test('cash of another currency counts, and the next run exchanges it first', async () => {
  const view = await start({ amount: '1700' });
  const { deps } = ada.world;
  const account = { id: brokerAccountId, tradingMode: 'PAPER' as const };
  await db.transaction(async (tx) => {
    const amount = decimal(100);
    await depositCash(tx, deps, ada.userId, { account, currency: 'USD', amount });
    const owner = { userId: ada.userId, brokerAccountId, tradingMode: 'PAPER' as const };
    const books = { fromBookId: brokerAccountId, toBookId: view.id };
    const source = { sourceType: 'test', sourceId: view.id };
    await moveCash(tx, deps, { ...owner, ...books, ...source }, 'USD', amount);
  });
  const more = await read(ada, view.id);
  expect(decimal(more.marketValue).minus(view.marketValue).toFixed()).toBe('170');
  const shown = await preview(view.id);
  await rebalanceActiveStrategy(deps, ada.actor, { id: view.id });
  await settle(ada.world);
  expect(await actual(view.id)).toEqual(foreseen(shown));
  expect((await read(ada, view.id)).foreignCash).toEqual([]);
});

test('with an outside broker an asset of another currency is refused, and the reason is told', async () => {
  await db.transaction((tx) => tx.run(makeOutside, brokerAccountId));
  const refused = invest(ada, { brokerAccountId, source: { weights: { assets: SIXTY_FORTY } } });
  expect(await codeOf(refused)).toBe('ASSET_NOT_TRADABLE');
  await expect(refused).rejects.toThrow('its broker exchanges no money');
});

const makeOutside = statement<never, [accountId: string]>(
  'test_make_outside',
  `update broker_accounts set provider = 'ALPACA' where id = $1`,
);
