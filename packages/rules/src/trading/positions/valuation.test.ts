import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Decimal, decimal, toPlain } from '../../numbers/decimal.ts';
import { minorUnits } from '../../numbers/money.ts';
import { type Valuation, valuation } from './valuation.ts';

describe('a position', () => {
  test.each<[string, string, string, string, string, string, string, string | null]>([
    ['of shares', '5', '120', '500', 'USD', '600', '100', '20'],
    ['at a loss', '200', '9', '2000', 'USD', '1800', '-200', '-10'],
    ['at a loss below one', '1', '99.5', '100', 'USD', '99.5', '-0.5', '-0.5'],
    ['of a fraction', '0.333333333', '123.45', '41.15', 'USD', '41.15', '0', '0'],
    ['rounded half-even, down', '0.5', '0.01', '0', 'USD', '0', '0', null],
    ['rounded half-even, up', '1.5', '0.01', '0.01', 'USD', '0.02', '0.01', '50'],
    [
      'with a gain of less than a cent',
      '0.01',
      '190.9989',
      '1.905',
      'USD',
      '1.91',
      '0.005',
      '0.26189',
    ],
    ['without minor units', '3', '1234.5', '3000', 'JPY', '3704', '704', '23.45'],
    ['that cost nothing', '10', '3', '0', 'USD', '30', '30', null],
    ['sold short, at a loss', '-5', '120', '-500', 'USD', '-600', '-100', '-20'],
    ['sold short, at a gain', '-5', '90.5', '-500', 'USD', '-452.5', '47.5', '9.5'],
    [
      'far beyond a double',
      '999999999999.9',
      '123456.78',
      '1',
      'USD',
      '123456779999987654.32',
      '123456779999987653.32',
      '12345677999998765332.2',
    ],
  ])('%s', (_title, quantity, price, cost, currency, value, gain, percent) => {
    expect(valuation(quantity, price, cost, currency)).toEqual({
      marketValue: value,
      unrealizedProfitLoss: gain,
      unrealizedProfitLossPercent: percent,
    });
  });
});

/** The same by arbitrary precision alone. */
function slowly(quantity: string, price: string, cost: string, currency: string): Valuation {
  const value = decimal(quantity).times(price).toDecimalPlaces(minorUnits(currency));
  const gain = value.minus(cost);
  const exact = decimal(quantity).times(price).minus(cost);
  const percent = exact.times(100).dividedBy(cost).toDecimalPlaces(6, Decimal.ROUND_HALF_EVEN);
  return {
    marketValue: toPlain(value),
    unrealizedProfitLoss: toPlain(gain),
    unrealizedProfitLossPercent: decimal(cost).isZero() ? null : toPlain(percent),
  };
}

const plain = (maximum: bigint, places: number) =>
  fc
    .bigInt({ min: 0n, max: maximum })
    .map((digits) => toPlain(decimal(digits).dividedBy(decimal(10).pow(places))));

test('the quick way and the thorough way agree to the last digit', () => {
  const quantities = fc.oneof(plain(10n ** 12n, 9), plain(10n ** 18n, 9), plain(10n ** 6n, 0));
  const prices = fc.oneof(plain(10n ** 7n, 2), plain(10n ** 14n, 9));
  const costs = fc.oneof(plain(10n ** 9n, 2), plain(10n ** 17n, 2));
  fc.assert(
    fc.property(quantities, prices, costs, (quantity, price, cost) => {
      expect(valuation(quantity, price, cost, 'USD')).toEqual(slowly(quantity, price, cost, 'USD'));
    }),
    { numRuns: 2_000, verbose: true },
  );
});
