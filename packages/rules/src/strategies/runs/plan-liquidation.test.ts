import { describe, expect, test } from 'vitest';
import { decimal } from '../../numbers/decimal.ts';
import { book, type HeldInTest } from './book.fixture.ts';
import { planLiquidation } from './plan-liquidation.ts';

const HOLDINGS: readonly HeldInTest[] = [
  { symbol: 'AAPL', quantity: '5', target: '40' },
  { symbol: 'MSFT', quantity: '4', target: '50' },
];
const BOOK = book('100', HOLDINGS, '10');

const soldBy = ({ sales }: ReturnType<typeof planLiquidation>) =>
  sales.map(({ order }) => order.quantity);

describe('a part in percent', () => {
  test('is the same part of the cash and of every holding', () => {
    const plan = planLiquidation(BOOK, { kind: 'PERCENT', percent: decimal(25) });
    expect(soldBy(plan)).toEqual(['1.25', '1']);
    expect(plan.cashOut.toFixed()).toBe('25');
    expect(plan.cashAfter.toFixed()).toBe('75');
    expect(plan.payoutLimit).toBeNull();
  });

  test('of 100 is everything', () => {
    const plan = planLiquidation(BOOK, { kind: 'PERCENT', percent: decimal(100) });
    expect(soldBy(plan)).toEqual(['5', '4']);
    expect(plan.cashAfter.toFixed()).toBe('0');
  });

  test('leaves out what cannot be sold', () => {
    const closed = book('0', [{ ...HOLDINGS[0], symbol: 'AAPL', isClosed: true }]);
    const plan = planLiquidation(closed, { kind: 'PERCENT', percent: decimal(50) });
    expect(plan.sales).toEqual([]);
    expect(plan.skipped).toMatchObject([{ symbol: 'AAPL', side: 'SELL', reason: 'MARKET_CLOSED' }]);
  });
});

describe('an amount', () => {
  test.each([
    ['is cash beyond its target first', '200', '0', '120', ['0.8']],
    ['is sales of what is farthest above its target', '100', '20', '10', ['0.9']],
    ['is sales alone where there is no cash', '0', '90', '90', ['0.9']],
  ])('%s', (_, cash, __, amount, expected) => {
    const given = book(cash, HOLDINGS, cash === '0' ? '0' : '10');
    const plan = planLiquidation(given, { kind: 'AMOUNT', amount: decimal(amount) });
    const brought = plan.sales.reduce((sum, { value }) => sum.plus(value), plan.cashOut);
    expect(brought.gte(amount)).toBe(true);
    expect(brought.lessThan(decimal(amount).plus('0.01'))).toBe(true);
    expect(plan.payoutLimit?.toFixed()).toBe(amount);
    expect(soldBy(plan).length <= expected.length + 1).toBe(true);
  });

  test('that the cash beyond its target covers sells nothing', () => {
    const plan = planLiquidation(book('400', HOLDINGS, '10'), {
      kind: 'AMOUNT',
      amount: decimal(200),
    });
    expect(plan.sales).toEqual([]);
    expect(plan.cashOut.toFixed()).toBe('200');
    expect(plan.cashAfter.toFixed()).toBe('200');
  });

  test('with fees still brings what was asked for', () => {
    const coins = book('0', [{ symbol: 'BTC', quantity: '10', target: '100', spread: '1' }]);
    const plan = planLiquidation(coins, { kind: 'AMOUNT', amount: decimal(500) });
    const [sale] = plan.sales;
    const net = sale?.value.minus(sale.fee);
    expect(net?.gte(500) && net.lessThan('500.02')).toBe(true);
  });
});
