import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { joined } from './candle.ts';
import { divide, pointsOf, reach, shares } from './divide.ts';
import { noiseOf } from './noise.ts';

const SEED = { seed: 20_261_120, numRuns: 300 };

const candle = fc
  .record({
    prices: fc.tuple(
      ...Array.from({ length: 4 }, () => fc.double({ min: 1, max: 1e4, noNaN: true })),
    ),
    volume: fc.nat(),
  })
  .map(({ prices, volume }) => {
    const [low = 0, open = 0, close = 0, high = 0] = [...prices].sort((a, b) => a - b);
    return { open, high, low, close, volume };
  });

function chance(name: string) {
  const noise = noiseOf(name);
  return {
    normalAt: noise.normals(1, 1),
    uniformAt: (place: number) => noise.uniform(2, 1, place),
  };
}

describe('the parts of a candle', () => {
  test('add up to it exactly, whatever it is', () => {
    fc.assert(
      fc.property(candle, fc.integer({ min: 1, max: 60 }), fc.string(), (whole, count, name) => {
        const parts = divide(whole, new Float64Array(count).fill(1), chance(name));
        expect(joined(parts)).toEqual(whole);
        for (const part of parts) {
          expect(Math.max(part.open, part.close)).toBeLessThanOrEqual(part.high);
          expect(Math.min(part.open, part.close)).toBeGreaterThanOrEqual(part.low);
        }
      }),
      SEED,
    );
  });

  test('turn back at its high and low, and do not lie flat along them', () => {
    const whole = { open: 100, high: 100.2, low: 96, close: 100.1, volume: 1e6 };
    for (let line = 0; line < 50; line += 1) {
      const parts = divide(whole, new Float64Array(30).fill(1), chance(`flat ${line}`));
      const spans = parts.map(({ open, close }) => Math.abs(close - open)).sort((a, b) => a - b);
      expect(spans[15]).toBeGreaterThan(0.05);
      expect(new Set(parts.map(({ close }) => Math.round(close * 10))).size).toBeGreaterThan(8);
    }
  });

  test('of a candle that stands still stand still', () => {
    const still = { open: 5, high: 5, low: 5, close: 5, volume: 7 };
    const parts = divide(still, [1, 1, 1], chance('still'));
    expect(parts.map(({ high, low }) => [high, low])).toEqual([
      [5, 5],
      [5, 5],
      [5, 5],
    ]);
  });

  test('that are points run from open to close and touch high and low', () => {
    fc.assert(
      fc.property(candle, fc.string(), (whole, name) => {
        const points = [...pointsOf(whole, 60, chance(name))];
        expect([points[0], points[60]]).toEqual([whole.open, whole.close]);
        expect([Math.max(...points), Math.min(...points)]).toEqual([whole.high, whole.low]);
      }),
      SEED,
    );
  });
});

describe('what is shared out', () => {
  test('sums to the whole, in whole numbers', () => {
    const weights = fc.array(fc.double({ min: 0.1, max: 9, noNaN: true }), { minLength: 1 });
    fc.assert(
      fc.property(fc.nat(), weights, (total, given) => {
        const parts = [...shares(total, given)];
        expect(parts.reduce((a, b) => a + b, 0)).toBe(total);
        expect(parts.every((part) => Number.isInteger(part) && part >= 0)).toBe(true);
      }),
      SEED,
    );
  });
});

describe('the reach of a bridge', () => {
  test('is at least from end to end, and has the mean of the known distribution', () => {
    const noise = noiseOf('reach');
    const count = 20_000;
    let total = 0;
    for (let at = 0; at < count; at += 1) total += reach(0, 0, 1, noise.uniform(1, 1, at)) / 2;
    // The highest point of a bridge from 0 to 0 over one unit: the square root of pi / 8.
    expect(total / count).toBeCloseTo(Math.sqrt(Math.PI / 8), 2);
    expect(reach(1, 4, 0, 0.3)).toBe(3);
  });
});
