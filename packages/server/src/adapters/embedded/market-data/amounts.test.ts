import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { priceStepsOf, priceUnits, printPrice, printUnits, spread } from './amounts.ts';

const SEED = { seed: 20_261_120 };
const price = fc.double({ min: 0.0001, max: 200_000, noNaN: true });
const STEPS = {
  US: priceStepsOf({ exchange: 'NASDAQ' }),
  NZ: priceStepsOf({ exchange: 'NZX' }),
  COINS: priceStepsOf({ exchange: 'CRYPTO' }),
};
const steps = fc.constantFrom(...Object.values(STEPS));

describe('a price', () => {
  test.each([
    ['US', 270.416, '270.42'],
    ['US', 270.4, '270.4'],
    ['US', 300, '300'],
    ['US', 1.004, '1'],
    ['US', 0.99996, '1'],
    ['US', 0.99994, '0.9999'],
    ['US', 0.58512, '0.5851'],
    ['US', 0.00001, '0.0001'],
    ['NZ', 0.5871, '0.585'],
    ['NZ', 0.1634, '0.163'],
    ['NZ', 0.2012, '0.2'],
    ['NZ', 0.9988, '1'],
    ['NZ', 37.512, '37.51'],
    ['COINS', 0.0000004, '0.000001'],
    ['COINS', 0.16049371, '0.160494'],
    ['COINS', 2.1543219, '2.1543'],
    ['COINS', 95_123.4567, '95123.46'],
  ] as const)('in %s of %d prints as %s: on the step of its market', (market, value, text) => {
    expect(printPrice(priceUnits(value, STEPS[market]))).toBe(text);
  });

  test('that is higher never prints as a lower number', () => {
    fc.assert(
      fc.property(price, price, steps, (left, right, by) => {
        const [low, high] = [Math.min(left, right), Math.max(left, right)];
        expect(priceUnits(low, by)).toBeLessThanOrEqual(priceUnits(high, by));
      }),
      SEED,
    );
  });

  test('lies between bid and ask, which keep the step as well', () => {
    fc.assert(
      fc.property(
        price,
        fc.double({ min: 0, max: 0.01, noNaN: true }),
        steps,
        (value, half, by) => {
          const units = priceUnits(value, by);
          const [bid, ask] = spread(units, half, by);
          expect(bid).toBeGreaterThan(0);
          expect(bid).toBeLessThan(ask);
          expect(bid).toBeLessThanOrEqual(units);
          expect(ask).toBeGreaterThanOrEqual(units);
          for (const side of [bid, ask]) expect(priceUnits(side / 1_000_000, by)).toBe(side);
        },
      ),
      SEED,
    );
  });

  test.each([
    [0.58, 0.001, ['0.58', '0.585']],
    [0.585, 0.001, ['0.58', '0.585']],
    [1, 0.0001, ['1', '1.01']],
    [1.01, 0.0001, ['1', '1.01']],
    [2.4, 0.01, ['2.37', '2.43']],
  ])('of %d has no wider market than its step asks for', (value, half, expected) => {
    expect(spread(priceUnits(value, STEPS.NZ), half, STEPS.NZ).map(printPrice)).toEqual(expected);
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
