import { instruments } from '@investing-platform/schema/instruments';
import { describe, expect, test } from 'vitest';
import { manualClock } from '../../../kernel/clock.ts';
import { optionsContract } from '../../../ports/options.contract.ts';
import { embeddedMarketData } from '../market-data/index.ts';
import { embeddedOptions } from './index.ts';
import { modelValue, optionCents, optionSpread } from './model.ts';
import { isStrike, ladderOf, strikesBetween } from './strikes.ts';

const NOW = new Date('2026-11-20T16:20:31Z');
const SPY = instruments.find(({ symbol }) => symbol === 'SPY')?.id ?? '';

optionsContract('the embedded market', async () => {
  const clock = manualClock(NOW);
  const marketData = embeddedMarketData({ clock, seed: 'test' });
  return { options: embeddedOptions({ marketData, clock, seed: 'test' }), assetId: SPY, now: NOW };
});

describe('strikes of the embedded market', () => {
  test.each([
    ['a share by the month', ladderOf(false, true), [22.5, 25, 30, 35]],
    ['a cheap share by the month', ladderOf(false, true), [4, 4.5, 5, 7.5, 10]],
    ['a share by the week', ladderOf(false, false), [99, 99.5, 100, 101]],
    ['a fund', ladderOf(true, true), [199, 200, 205, 210]],
  ])('of %s follow the ladder of the exchange', (_what, ladder, expected) => {
    const [low = 0, high = 0] = [expected[0], expected.at(-1)];
    expect(strikesBetween(ladder, low, high).map((strike) => strike / 1_000)).toEqual(expected);
    for (const strike of expected) expect(isStrike(ladder, strike * 1_000)).toBe(true);
    expect(isStrike(ladder, low * 1_000 + 1)).toBe(false);
  });

  test.each([
    ['a share by the week', ladderOf(false, false), 2_820, 7_050],
    ['a share by the month', ladderOf(false, true), 1, 100_000],
    ['a fund', ladderOf(true, false), 30, 1_500],
  ])('of %s are at most 500, of its ladder, and reach from end to end', (_, ladder, low, high) => {
    const strikes = strikesBetween(ladder, low, high);
    expect(strikes.length).toBeLessThanOrEqual(500);
    expect(strikes.length).toBeGreaterThan(200);
    expect(strikes.every((strike) => isStrike(ladder, strike))).toBe(true);
    expect(strikes).toEqual([...new Set(strikes)].sort((left, right) => left - right));
    const widest = Math.max(...strikes.slice(1).map((strike, at) => strike - (strikes[at] ?? 0)));
    expect((strikes[0] ?? 0) - low * 1_000).toBeLessThan(widest);
    expect(high * 1_000 - (strikes.at(-1) ?? 0)).toBeLessThanOrEqual(widest);
  });
});

describe('the model of the embedded market', () => {
  const model = { volatility: 0.3, dividendYield: 0.02, rate: 0.04 };

  test('never values an option below what exercising it at once is worth', () => {
    for (let strike = 40; strike <= 260; strike += 20) {
      expect(modelValue(model, 'PUT', 100, strike, 1)).toBeGreaterThanOrEqual(strike - 100);
      expect(modelValue(model, 'CALL', 100, strike, 1)).toBeGreaterThanOrEqual(100 - strike);
    }
  });

  test('prints cents below 3 and five of them above, never out of order', () => {
    expect([1.234, 2.99, 3.01, 3.03, 10.02].map(optionCents)).toEqual([123, 299, 300, 305, 1000]);
    let last = 0;
    for (let value = 0; value < 6; value += 0.003) {
      expect(optionCents(value)).toBeGreaterThanOrEqual(last);
      last = optionCents(value);
    }
  });

  test('quotes a bid below the ask, and none below zero', () => {
    for (const value of [0, 0.004, 0.5, 2.99, 3.01, 50]) {
      const { bid, ask } = optionSpread(value);
      expect(bid).toBeLessThan(ask);
      expect(bid).toBeGreaterThanOrEqual(0);
    }
  });
});
