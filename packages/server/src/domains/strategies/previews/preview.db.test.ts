import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decimal } from '../../../kernel/decimal.ts';
import { onBooks } from '../../../testing/on-database.ts';
import { codeOf } from '../../../testing/outcomes.ts';
import { placeOrder } from '../../trading/orders/place-order.ts';
import { buy } from '../../trading/trading.fixture.ts';
import { liquidateActiveStrategy } from '../actives/liquidate-active-strategy.ts';
import { updateActiveStrategy } from '../actives/update-active-strategy.ts';
import { rebalanceActiveStrategy } from '../runs/rebalance-active-strategy.ts';
import {
  AAPL,
  BTC,
  type Investor,
  invested,
  investor,
  lastRun,
  MSFT,
  NVDA,
  read,
  settle,
} from '../strategies.fixture.ts';
import { getRebalancePreview, type PreviewShown } from './get-rebalance-preview.ts';

let ada: Investor;

onBooks(async (db) => {
  ada = await investor({ db, cash: '1000000' });
});

const preview = (activeStrategyId: string, more: object = {}): Promise<PreviewShown> =>
  getRebalancePreview(ada.world.deps, ada.actor, { activeStrategyId, ...more });

const run = (id: string, previewId: string | null) =>
  rebalanceActiveStrategy(ada.world.deps, ada.actor, { id, terms: { previewId } });

/** Quantities by asset and the cash, as a preview foresees them. */
function foreseen({ lines, cashAfter }: PreviewShown) {
  const held = lines.filter(({ targetQuantity }) => targetQuantity !== '0');
  return {
    cash: cashAfter,
    ...Object.fromEntries(held.map((line) => [line.assetId, line.targetQuantity])),
  };
}

async function actual(id: string) {
  const view = await read(ada, id);
  const held = view.holdings.filter(({ quantity }) => quantity !== '0');
  return {
    cash: view.cash,
    ...Object.fromEntries(held.map(({ asset, quantity }) => [asset.id, quantity])),
  };
}

test('a preview shows what would be sold and bought, with the gain by lots', async () => {
  const { id } = await invested(ada);
  ada.world.market.setPrice('AAPL', '200');
  const shown = await preview(id);
  expect(shown).toMatchObject({ activeStrategyId: id, currency: 'USD', skipped: [] });
  expect(shown.expiresAt).toEqual(new Date(shown.asOf.getTime() + 300_000));
  const [aapl, msft] = shown.lines;
  expect(aapl).toMatchObject({
    symbol: 'AAPL',
    targetPercent: '60',
    side: 'SELL',
    estimatedPrice: '199.99',
  });
  expect(msft).toMatchObject({ symbol: 'MSFT', side: 'BUY', estimatedPrice: '100.01' });
  // What is sold was bought at 100.01 each.
  const sold = decimal(aapl?.quantityDelta ?? '0').negated();
  const gain = decimal(aapl?.estimatedNotional ?? '0').minus(sold.times('100.01'));
  expect(decimal(shown.estimatedRealizedGain).minus(gain).abs().lte('0.01')).toBe(true);
  expect(aapl?.estimatedRealizedGain).toBe(shown.estimatedRealizedGain);
  expect(msft?.estimatedRealizedGain).toBeNull();
  expect(Number(shown.turnoverPercent)).toBeGreaterThan(14);
});

describe('what was previewed is what is done at unchanged prices', () => {
  const percent = fc.integer({ min: 1, max: 98 });
  const price = fc.integer({ min: 3_000, max: 40_000 }).map((cents) => decimal(cents).div(100));
  const cases = fc.record({
    first: percent,
    second: percent,
    cash: fc.integer({ min: 0, max: 1 }),
    prices: fc.tuple(price, price, price),
    amount: fc.integer({ min: 20, max: 50_000 }),
    buyOnly: fc.boolean(),
    tolerance: fc.integer({ min: 0, max: 3 }),
  });

  test('for any weights, prices and amounts', async () => {
    const { id } = await invested(ada, {
      source: {
        weights: {
          assets: [
            { assetId: AAPL, targetPercent: '40' },
            { assetId: MSFT, targetPercent: '30' },
            { assetId: BTC, targetPercent: '30' },
          ],
        },
      },
      amount: '20000',
    });
    await fc.assert(
      fc.asyncProperty(cases, async ({ first, second, cash, prices, ...given }) => {
        const parts = [first, second, 197 - first - second].map((part) => (part * 100) / 197);
        const [one = 0, two = 0] = parts.map((part) => Math.max(1, Math.round(part)));
        const rest = 100 - one - two - cash;
        fc.pre(rest >= 1);
        await updateActiveStrategy(ada.world.deps, ada.actor, {
          id,
          weights: {
            assets: [
              { assetId: MSFT, targetPercent: String(one) },
              { assetId: NVDA, targetPercent: String(two) },
              { assetId: BTC, targetPercent: String(rest) },
            ],
            cashPercent: String(cash),
          },
        });
        for (const [at, symbol] of ['AAPL', 'MSFT', 'BTC'].entries()) {
          ada.world.market.setPrice(symbol, prices[at]?.toFixed() ?? '100');
        }
        const { buyOnly, tolerance } = given;
        const options = { buyOnly, tolerancePercentPoints: String(tolerance) };
        const shown = await preview(id, options);
        await run(id, shown.previewId);
        await settle(ada.world);
        expect(await actual(id)).toEqual(foreseen(shown));
        const { status, skipped } = await lastRun(ada, id);
        expect(skipped).toEqual(shown.skipped);
        expect(['COMPLETED_SUCCESS', 'COMPLETED_ADJUSTED']).toContain(status);
        // So that the next minute has volume for everybody again.
        ada.world.clock.advance(60_000);
      }),
      // Each case goes on where the one before ended, so that a smaller one would not be the same.
      { seed: 20_261_120, numRuns: 15, endOnFailure: true },
    );
  });

  test('and without a preview just the same', async () => {
    const { id } = await invested(ada);
    ada.world.market.setPrice('MSFT', '250');
    const shown = await preview(id);
    await rebalanceActiveStrategy(ada.world.deps, ada.actor, { id });
    await settle(ada.world);
    expect(await actual(id)).toEqual(foreseen(shown));
  });
});

describe('a preview', () => {
  test('with other weights or a contribution can only be looked at', async () => {
    const { id } = await invested(ada);
    const weights = { assets: [{ assetId: NVDA, targetPercent: '100' }] };
    const tried = await preview(id, { weights });
    expect(tried).toMatchObject({ previewId: null, expiresAt: null });
    expect(tried.lines.map(({ symbol, side }) => [symbol, side])).toEqual([
      ['AAPL', 'SELL'],
      ['MSFT', 'SELL'],
      ['NVDA', 'BUY'],
    ]);
    const added = await preview(id, { contribution: '500', buyOnly: true });
    expect(added.previewId).toBeNull();
    expect(Number(added.totalValue)).toBeCloseTo(1499.9, 0);
  });

  test('shows an open order of the owner’s that stands against it', async () => {
    const { id } = await invested(ada);
    ada.world.market.setPrice('AAPL', '200');
    const order = buy({ type: 'LIMIT', limitPrice: '10', quantity: '1', timeInForce: 'GTC' });
    await placeOrder(ada.world.deps, ada.actor, order);
    const shown = await preview(id);
    expect(shown.skipped).toMatchObject([
      { symbol: 'AAPL', side: 'SELL', reason: 'HELD_BY_OPEN_ORDER' },
      { symbol: 'MSFT', side: 'BUY', reason: 'INSUFFICIENT_CASH' },
    ]);
    await run(id, shown.previewId);
    await settle(ada.world);
    expect(await lastRun(ada, id)).toMatchObject({ status: 'COMPLETED_ADJUSTED' });
  });

  test('is run once, within five minutes, and while it fits', async () => {
    const { id } = await invested(ada);
    ada.world.market.setPrice('AAPL', '150');
    const first = await preview(id);
    const second = await preview(id);
    await run(id, first.previewId);
    await settle(ada.world);
    expect(await codeOf(run(id, first.previewId))).toBe('CONFLICT');
    expect(await codeOf(run(id, second.previewId))).toBe('CONFLICT');
    const late = await preview(id);
    ada.world.clock.advance(300_000);
    expect(await codeOf(run(id, late.previewId))).toBe('CONFLICT');
    expect(await codeOf(run(id, AAPL))).toBe('NOT_FOUND');
  });

  test('needs prices, and an active strategy that is not closed', async () => {
    const { id } = await invested(ada);
    const { deps } = ada.world;
    await liquidateActiveStrategy(deps, ada.actor, { id, size: { percent: '100' } });
    await settle(ada.world);
    expect(await codeOf(preview(id))).toBe('INVALID_STATE');
    expect(await codeOf(preview(AAPL))).toBe('NOT_FOUND');
  });
});
