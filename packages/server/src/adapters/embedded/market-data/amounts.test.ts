import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { priceUnits, printPrice, printUnits, spread } from './amounts.ts';

const SEED = { seed: 20_261_120 };
const price = fc.double({ min: 0.0001, max: 200_000, noNaN: true });

describe('a price', () => {
  test.each([
    [270.416, '270.42'],
    [270.4, '270.4'],
    [300, '300'],
    [1.004, '1'],
    [0.99996, '1'],
    [0.99994, '0.9999'],
    [0.58512, '0.5851'],
    [0.00001, '0.0001'],
  ])('of %d prints as %s: two decimals from 1 on, four below', (value, text) => {
    expect(printPrice(priceUnits(value))).toBe(text);
  });

  test('that is higher never prints as a lower number', () => {
    fc.assert(
      fc.property(price, price, (left, right) => {
        const [low, high] = [Math.min(left, right), Math.max(left, right)];
        expect(priceUnits(low)).toBeLessThanOrEqual(priceUnits(high));
      }),
      SEED,
    );
  });

  test('lies between bid and ask, which keep the tick as well', () => {
    fc.assert(
      fc.property(price, fc.double({ min: 0, max: 0.01, noNaN: true }), (value, half) => {
        const units = priceUnits(value);
        const [bid, ask] = spread(units, half);
        expect(bid).toBeGreaterThan(0);
        expect(bid).toBeLessThanOrEqual(units);
        expect(ask).toBeGreaterThan(units);
        for (const side of [bid, ask]) {
          if (side >= 10_000) expect(side % 100).toBe(0);
        }
      }),
      SEED,
    );
  });
});

describe('a whole number of units', () => {
  test.each([
    [0, 0, '0'],
    [1234, 0, '1234'],
    [1234, 2, '12.34'],
    [1230, 2, '12.3'],
    [1200, 2, '12'],
    [5, 4, '0.0005'],
    [0, 4, '0'],
  ])('%i with %i decimals prints as %s', (units, decimals, text) => {
    expect(printUnits(units, decimals)).toBe(text);
  });
});
