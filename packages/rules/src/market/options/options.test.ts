import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  distances,
  intrinsicValue,
  type OptionTerms,
  optionGreeks,
  optionPrice,
} from './black-scholes.ts';
import { rootBetween } from './brent.ts';
import { impliedVolatility } from './implied-volatility.ts';
import { normalProbability } from './normal.ts';
import { optionRoot, optionSymbol, parseOptionSymbol } from './occ-symbol.ts';

const SEED = { seed: 20_261_120, numRuns: 500 };

const hull = { spot: 42, strike: 40, rate: 0.1, dividendYield: 0, volatility: 0.2, years: 0.5 };
const standard = {
  spot: 100,
  strike: 100,
  rate: 0.05,
  dividendYield: 0,
  volatility: 0.2,
  years: 1,
};
const sheet = {
  spot: 100,
  strike: 90,
  rate: 0.06,
  dividendYield: 0,
  volatility: 0.4,
  years: 25 / 365,
};

describe('Black, Scholes and Merton', () => {
  test('give the figures of Hull’s example', () => {
    expect(distances(hull).d1).toBeCloseTo(0.7693, 4);
    expect(distances(hull).d2).toBeCloseTo(0.6278, 4);
    expect(optionPrice({ ...hull, type: 'CALL' })).toBeCloseTo(4.759422392872, 11);
    expect(optionPrice({ ...hull, type: 'PUT' })).toBeCloseTo(0.8085993729, 11);
  });

  test('give the figures of the standard check', () => {
    const call = { ...standard, type: 'CALL' } as const;
    expect(optionPrice(call)).toBeCloseTo(10.450583572186, 11);
    expect(optionPrice({ ...standard, type: 'PUT' })).toBeCloseTo(5.573526022257, 11);
    const { delta, gamma, vega, theta, rho } = optionGreeks(call);
    expect(delta).toBeCloseTo(0.636830651176, 11);
    expect(gamma).toBeCloseTo(0.018762017346, 11);
    expect(vega).toBeCloseTo(37.524034691694, 10);
    expect(theta).toBeCloseTo(-6.414027546438, 10);
    expect(rho).toBeCloseTo(53.232481545376, 10);
  });

  test('give the figures of the scanned sheet of greeks', () => {
    const call = { ...sheet, type: 'CALL' } as const;
    expect(optionPrice(call)).toBeCloseTo(11.1248, 4);
    expect(optionPrice({ ...sheet, type: 'PUT' })).toBeCloseTo(0.7557, 4);
    const { delta, gamma, vega } = optionGreeks(call);
    expect(delta).toBeCloseTo(0.8639, 4);
    expect(gamma).toBeCloseTo(0.0209, 4);
    expect(vega).toBeCloseTo(5.7137, 4);
  });

  const terms = fc.record({
    spot: fc.double({ min: 1, max: 1_000, noNaN: true }),
    strike: fc.double({ min: 1, max: 1_000, noNaN: true }),
    rate: fc.double({ min: -0.02, max: 0.15, noNaN: true }),
    dividendYield: fc.double({ min: 0, max: 0.1, noNaN: true }),
    volatility: fc.double({ min: 0.01, max: 2, noNaN: true }),
    years: fc.double({ min: 0.003, max: 3, noNaN: true }),
  });

  test('keep the parity of put and call', () => {
    fc.assert(
      fc.property(terms, (given) => {
        const call = optionPrice({ ...given, type: 'CALL' });
        const put = optionPrice({ ...given, type: 'PUT' });
        const { spot, strike, rate, dividendYield, years } = given;
        const forward = spot * Math.exp(-dividendYield * years) - strike * Math.exp(-rate * years);
        expect(Math.abs(call - put - forward)).toBeLessThan(1e-9 * (spot + strike));
      }),
      SEED,
    );
  });

  test('have greeks that are the slopes of the price, gamma that of delta', () => {
    const calm = fc.record({
      type: fc.constantFrom('CALL' as const, 'PUT' as const),
      spot: fc.constant(100),
      strike: fc.double({ min: 50, max: 200, noNaN: true }),
      rate: fc.double({ min: -0.02, max: 0.15, noNaN: true }),
      dividendYield: fc.double({ min: 0, max: 0.1, noNaN: true }),
      volatility: fc.double({ min: 0.1, max: 1.5, noNaN: true }),
      years: fc.double({ min: 1 / 365, max: 3, noNaN: true }),
    });
    const slope = (
      given: OptionTerms,
      by: 'spot' | 'volatility' | 'rate' | 'years',
      worthOf: (terms: OptionTerms) => number,
    ): number => {
      const step = by === 'rate' ? 1e-5 : 1e-4 * given[by];
      const at = (offset: number) => worthOf({ ...given, [by]: given[by] + offset });
      return (at(step) - at(-step)) / (2 * step);
    };
    fc.assert(
      fc.property(calm, (given) => {
        const greeks = optionGreeks(given);
        const near = (greek: number, expected: number) =>
          expect(Math.abs(greek - expected)).toBeLessThan(1e-3 * Math.max(0.1, Math.abs(expected)));
        near(greeks.delta, slope(given, 'spot', optionPrice));
        near(
          greeks.gamma,
          slope(given, 'spot', (terms) => optionGreeks(terms).delta),
        );
        near(greeks.vega, slope(given, 'volatility', optionPrice));
        near(greeks.rho, slope(given, 'rate', optionPrice));
        near(greeks.theta, -slope(given, 'years', optionPrice));
      }),
      SEED,
    );
  });

  test('are worth what is certain where nothing is left to chance', () => {
    const over = { ...standard, strike: 90, years: 0, type: 'CALL' } as const;
    expect(optionPrice(over)).toBe(10);
    expect(optionPrice(over)).toBe(intrinsicValue(over));
    expect(optionGreeks(over)).toMatchObject({ delta: 1, gamma: 0 });
  });

  test('have an implied volatility that gives the price back', () => {
    fc.assert(
      fc.property(terms, fc.constantFrom('CALL' as const, 'PUT' as const), (given, type) => {
        const { volatility, ...rest } = given;
        const price = optionPrice({ ...given, type });
        const found = impliedVolatility({ ...rest, type }, price);
        // Far from the money a price says nothing about volatility.
        if (optionGreeks({ ...given, type }).vega < 1e-3) return;
        expect(found).not.toBeNull();
        expect(Math.abs((found ?? 0) - volatility)).toBeLessThan(1e-6);
      }),
      SEED,
    );
  });

  test.each([
    ['below what it is worth for certain', 4.9],
    ['above the underlying', 101],
    ['of nothing', 0],
  ])('have none for a price %s', (_what, price) => {
    const { volatility: _, ...rest } = { ...standard, strike: 95, type: 'CALL' as const };
    expect(impliedVolatility(rest, price)).toBeNull();
  });
});

describe('the cumulative normal distribution', () => {
  test.each([
    [0, 0.5],
    [1, 0.841344746068543],
    [-1.96, 0.0249978951482204],
    [3, 0.99865010196837],
    [-8, 6.22096057427178e-16],
  ])('at %d is %d', (x, probability) => {
    expect(Math.abs(normalProbability(x) - probability)).toBeLessThan(1e-14);
  });
});

describe('Brent’s method', () => {
  test('finds roots within the bracket, and nothing without a change of sign', () => {
    expect(rootBetween(0, 2, (x) => x * x - 2, 1e-12)).toBeCloseTo(Math.SQRT2, 11);
    expect(rootBetween(-3, 4, (x) => (x + 3) * (x - 1) ** 3, 1e-12)).toBe(-3);
    expect(rootBetween(0, 5, (x) => Math.tanh(x - 4) * 1e9, 1e-12)).toBeCloseTo(4, 9);
    expect(rootBetween(1, 2, (x) => x, 1e-12)).toBeNull();
  });
});

describe('option symbols', () => {
  test('say what they were written from, whatever it is', () => {
    const series = fc.record({
      root: fc.stringMatching(/^[A-Z]{1,6}$/),
      expirationDate: fc
        .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
        .map((date) => date.toISOString().slice(0, 10)),
      type: fc.constantFrom('CALL' as const, 'PUT' as const),
      strikeThousandths: fc.integer({ min: 1, max: 99_999_999 }),
    });
    fc.assert(
      fc.property(series, (given) => {
        const symbol = optionSymbol(given);
        expect(symbol).toHaveLength(21);
        expect(parseOptionSymbol(symbol)).toEqual(given);
        expect(parseOptionSymbol(symbol.replaceAll(' ', ''))).toEqual(given);
      }),
      SEED,
    );
  });

  test('are read and written as the Options Symbology Initiative has them', () => {
    const series = {
      root: 'AAPL',
      expirationDate: '2024-01-19',
      type: 'CALL',
      strikeThousandths: 195_000,
    } as const;
    expect(parseOptionSymbol('AAPL  240119C00195000')).toEqual(series);
    expect(parseOptionSymbol('aapl240119c00195000')).toEqual(series);
    expect(optionSymbol(series)).toBe('AAPL  240119C00195000');
    expect(optionRoot('BRK.B')).toBe('BRKB');
  });

  test.each(['AAPL', 'AAPL  240230C00195000', 'AAPL  240119X00195000', 'AAPL  240119C00000000'])(
    'are not %s',
    (text) => expect(parseOptionSymbol(text)).toBeNull(),
  );
});
