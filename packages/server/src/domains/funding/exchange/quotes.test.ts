import {
  boughtWith,
  givenFor,
  rateAfterFee,
} from '@investing-platform/rules/numbers/exchange-rate';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decimal } from '../../../kernel/decimal.ts';
import { minorUnits, roundCash } from '../../../kernel/money.ts';

test('a fee of 0.005 takes half a percent off the rate (spec part 4.2)', () => {
  expect(rateAfterFee('0.6', '0.005')).toBe('0.597');
  expect(boughtWith(decimal('1000'), rateAfterFee('1', '0.005'), 'NZD').toString()).toBe('995');
});

const amounts = fc
  .integer({ min: 1, max: 1_000_000_00 })
  .map((cents) => decimal(cents).dividedBy(100));
const rates = fc.integer({ min: 1, max: 5_000_000 }).map((rate) => String(rate / 100_000));
const fees = fc.constantFrom('0', '0.002', '0.005', '0.01');
const currencies = fc.constantFrom('USD', 'NZD', 'JPY');

test('whatever the amount, nothing is bought for more than it is worth, and nothing is lost', () => {
  fc.assert(
    fc.property(amounts, rates, fees, currencies, (amount, mid, fee, currency) => {
      const rate = rateAfterFee(mid, fee);
      const bought = boughtWith(amount, rate, currency);
      expect(bought.lte(amount.times(mid))).toBe(true);
      expect(roundCash(bought, currency).equals(bought)).toBe(true);
      const unit = decimal(10).pow(-minorUnits(currency));
      expect(amount.times(rate).minus(bought).lessThan(unit)).toBe(true);
      const given = givenFor(bought, rate, 'USD');
      expect(given.times(mid).gte(bought)).toBe(true);
    }),
  );
});
