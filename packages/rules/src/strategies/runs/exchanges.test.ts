import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Decimal, decimal } from '../../numbers/decimal.ts';
import { book } from './book.fixture.ts';
import { type Book, totalOf } from './book.ts';
import { boughtWith, broughtBy, costOf } from './exchange-terms.ts';
import { planRebalance } from './plan.ts';
import { planLiquidation } from './plan-liquidation.ts';

/** Two dollars of the book for one of the asset, for half a percent. */
const TERMS = { rate: decimal(2), feeRate: decimal('0.005') };
const plain = (amount: Decimal): string => amount.toFixed();
const ALL = { mode: 'FULL', tolerancePercentPoints: decimal(0) } as const;

describe('money is exchanged at the mid rate less the fee', () => {
  test('1000 bring 1990, rounded down', () => {
    expect(plain(broughtBy(decimal(1000), TERMS, 'NZD'))).toBe('1990');
    expect(plain(broughtBy(decimal('0.01'), TERMS, 'NZD'))).toBe('0.01');
  });

  test('1000 cost 2010.06, rounded up', () => {
    expect(plain(costOf(decimal(1000), TERMS, 'NZD'))).toBe('2010.06');
  });

  test('what a budget buys never costs more than the budget', () => {
    const cents = fc.integer({ min: 0, max: 10_000_000 }).map((units) => decimal(units).div(1000));
    const rates = fc.integer({ min: 1, max: 1_000_000 }).map((units) => decimal(units).div(10_000));
    fc.assert(
      fc.property(cents, rates, (budget, rate) => {
        const terms = { ...TERMS, rate };
        const bought = boughtWith(budget, terms, 'NZD', 'USD');
        expect(costOf(bought, terms, 'NZD').lte(budget)).toBe(true);
      }),
      { seed: 20_261_120 },
    );
  });
});

describe('a book with assets of another currency', () => {
  const held = { symbol: 'AAPL', price: '100', rate: '2' };

  test('counts them in its own', () => {
    const one = book('800', [{ ...held, quantity: '1' }]);
    expect(plain(totalOf(one))).toBe('1000');
  });

  test('buys them with what is left after the fee', () => {
    const plan = planRebalance(book('1000', [{ ...held, target: '100' }]), ALL);
    const [purchase] = plan.purchases;
    expect(purchase?.order.notional).toBe('497.5');
    expect(plain(plan.exchangeFees)).toBe('5');
    expect(plain(plan.cashAfter)).toBe('0');
  });

  test('exchanges nothing where the sales of a currency pay for its purchases', () => {
    const two = book('0', [
      { ...held, quantity: '8', target: '50' },
      { ...held, symbol: 'MSFT', quantity: '2', target: '50' },
    ]);
    const plan = planRebalance(two, ALL);
    expect(plan.sales).toHaveLength(1);
    expect(plan.purchases).toHaveLength(1);
    const [sale, purchase] = [plan.sales[0]?.value, plan.purchases[0]?.value];
    const left = decimal(sale ?? 0).minus(purchase ?? 0);
    // What the purchase leaves of the sale, as if all of it had to be exchanged twice, comes back.
    expect(plain(plan.cashAfter)).toBe(plain(broughtBy(left, TERMS, 'USD')));
    expect(plan.exchangeFees.lt('0.1')).toBe(true);
  });

  test('sells enough of them for an amount, fees included', () => {
    const two = book('0', [
      { ...held, quantity: '5', target: '50' },
      { symbol: 'MSFT', quantity: '10', target: '50' },
    ]);
    const plan = planLiquidation(two, { kind: 'AMOUNT', amount: decimal(600) });
    expect(plan.sales).toHaveLength(2);
    // The payout of 600 is taken off already.
    expect(plain(plan.cashAfter)).toMatch(/^0(\.0\d)?$/);
  });
});

test('no plan spends more than there is, whatever the rates', () => {
  const amount = (most: number) => fc.integer({ min: 0, max: most });
  const books = fc
    .record({
      cash: amount(100_000),
      quantities: fc.array(amount(50), { minLength: 3, maxLength: 3 }),
      rate: fc.integer({ min: 1, max: 50_000 }),
      target: amount(50),
      price: fc.integer({ min: 1, max: 500 }),
    })
    .map(({ cash, quantities, rate, target, price }): Book => {
      const [a, b, c] = quantities.map(String);
      const foreign = { rate: String(rate / 10_000), price: String(price) };
      return book(String(cash / 100), [
        { symbol: 'AAPL', quantity: a ?? '0', target: String(target), ...foreign, spread: '0.01' },
        { symbol: 'MSFT', quantity: b ?? '0', target: String(50 - target), ...foreign },
        { symbol: 'NVDA', quantity: c ?? '0', target: '50', price: '37.5' },
      ]);
    });
  fc.assert(
    fc.property(books, (one) => {
      const plan = planRebalance(one, ALL);
      expect(plan.cashAfter.gte(0)).toBe(true);
      expect(plan.exchangeFees.gte(0)).toBe(true);
    }),
    { seed: 20_261_120, numRuns: 300 },
  );
});
