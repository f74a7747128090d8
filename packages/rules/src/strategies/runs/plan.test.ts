import type { SkipReason } from '@investing-platform/schema/operations';
import { describe, expect, test } from 'vitest';
import { decimal } from '../../numbers/decimal.ts';
import { book, type HeldInTest } from './book.fixture.ts';
import { type Plan, type PlanOptions, planRebalance } from './plan.ts';

function plan(
  cash: string,
  holdings: readonly HeldInTest[],
  options: Partial<PlanOptions> & { cashTarget?: string } = {},
): Plan {
  const { cashTarget = '0', ...given } = options;
  return planRebalance(book(cash, holdings, cashTarget), {
    mode: 'FULL',
    tolerancePercentPoints: decimal(0),
    ...given,
  });
}

/** Orders in short: `SELL 5` a quantity, `BUY $600` an amount, by asset in the plan's order. */
function ordersOf({ sales, purchases }: Plan): string[] {
  return [...sales, ...purchases].map(
    ({ order }) =>
      `${order.side} ${order.notional === null ? order.quantity : `$${order.notional}`}`,
  );
}

const skipsOf = ({ skipped }: Plan) =>
  skipped.map(({ symbol, side, reason }) => [symbol, side, reason]);

describe('a plan brings holdings to their targets', () => {
  test('with new cash it buys the parts', () => {
    const made = plan('1000', [
      { symbol: 'AAPL', target: '60' },
      { symbol: 'MSFT', target: '40' },
    ]);
    expect(ordersOf(made)).toEqual(['BUY $600', 'BUY $400']);
    expect(made.cashAfter.toFixed()).toBe('0');
    expect(made.skipped).toEqual([]);
  });

  test('it sells what there is too much of, and buys with what that brings', () => {
    const made = plan('0', [
      { symbol: 'AAPL', quantity: '8', target: '50' },
      { symbol: 'MSFT', quantity: '2', target: '50' },
    ]);
    expect(ordersOf(made)).toEqual(['SELL 3', 'BUY $300']);
    expect(made.cashAfter.toFixed()).toBe('0');
  });

  test('the spread and the fees come off what is bought', () => {
    const made = plan('0', [
      { symbol: 'BTC', quantity: '8', target: '50', spread: '1' },
      { symbol: 'ETH', quantity: '2', target: '50', spread: '1' },
    ]);
    expect(ordersOf(made)).toEqual(['SELL 3', 'BUY $295.52']);
    const [sale] = made.sales;
    expect([sale?.value.toFixed(), sale?.fee.toFixed()]).toEqual(['297', '0.74']);
    expect(made.cashAfter.gte(0)).toBe(true);
    expect(made.cashAfter.lessThan('1.01')).toBe(true);
  });

  test('a part stays cash', () => {
    const made = plan('1000', [{ symbol: 'AAPL', target: '90' }], { cashTarget: '10' });
    expect(ordersOf(made)).toEqual(['BUY $900']);
    expect(made.cashAfter.toFixed()).toBe('100');
    expect(made.cashFloor.toFixed()).toBe('100');
  });

  test('what is no target any more is sold whole, however little it is worth', () => {
    const made = plan('100', [
      { symbol: 'AAPL', quantity: '0.001', target: '0' },
      { symbol: 'MSFT', target: '100' },
    ]);
    expect(ordersOf(made)).toEqual(['SELL 0.001', 'BUY $100.1']);
  });

  test('whole units are bought with a limit that the cash covers', () => {
    const made = plan('1000', [
      { symbol: 'AAPL', target: '100', price: '300', changed: { fractionable: false } },
    ]);
    expect(made.purchases[0]?.order).toMatchObject({ quantity: '3', limitPrice: '301.5' });
    expect(made.purchases[0]?.reserve.toFixed()).toBe('904.5');
    expect(made.cashAfter.toFixed()).toBe('100');
  });

  test('a book at its targets does nothing', () => {
    const made = plan('0', [
      { symbol: 'AAPL', quantity: '6', target: '60' },
      { symbol: 'MSFT', quantity: '4', target: '40' },
    ]);
    expect([ordersOf(made), made.skipped]).toEqual([[], []]);
  });

  test('an empty book does nothing', () => {
    const made = plan('0', [{ symbol: 'AAPL', target: '100' }]);
    expect([ordersOf(made), made.skipped]).toEqual([[], []]);
  });
});

describe('a plan that only buys', () => {
  const holdings = [
    { symbol: 'AAPL', quantity: '8', target: '50' },
    { symbol: 'MSFT', quantity: '2', target: '30' },
    { symbol: 'NVDA', quantity: '1', target: '20' },
  ];

  test('sells nothing, and buys what is farthest below its target first', () => {
    const made = plan('10', holdings, { mode: 'INVEST' });
    expect(ordersOf(made)).toEqual(['BUY $10']);
    expect(made.purchases[0]?.order.assetId).toBe(book('0', holdings).assets[1]?.asset.id);
    expect(made.skipped).toEqual([]);
  });

  test('levels what is below its target once the farthest is no farther', () => {
    expect(ordersOf(plan('150', holdings, { mode: 'INVEST' }))).toEqual(['BUY $87.5', 'BUY $62.5']);
  });

  test('says what the cash did not suffice for, where that was not to be expected', () => {
    const made = plan('10', holdings, { mode: 'BUY_ONLY' });
    expect(ordersOf(made)).toEqual(['BUY $10']);
    expect(skipsOf(made)).toEqual([['NVDA', 'BUY', 'INSUFFICIENT_CASH']]);
  });
});

describe('what is left out says why', () => {
  const bought = (differing: Partial<HeldInTest>): readonly HeldInTest[] => [
    { symbol: 'AAPL', target: '50', ...differing },
    { symbol: 'MSFT', target: '50' },
  ];
  const sold = (differing: Partial<HeldInTest>): readonly HeldInTest[] => [
    { symbol: 'AAPL', quantity: '10', target: '50', ...differing },
    { symbol: 'MSFT', target: '50' },
  ];
  test.each<[SkipReason, string, readonly HeldInTest[], 'BUY' | 'SELL' | null]>([
    ['BELOW_MIN_NOTIONAL', '1.5', bought({}), 'BUY'],
    ['BELOW_MIN_NOTIONAL', '0', sold({ quantity: '0.012' }), 'SELL'],
    ['BELOW_MIN_NOTIONAL', '100', bought({ changed: { minOrderSize: '1' } }), 'BUY'],
    ['NOT_FRACTIONABLE', '150', bought({ changed: { fractionable: false } }), 'BUY'],
    ['NOT_FRACTIONABLE', '0', sold({ quantity: '1', changed: { fractionable: false } }), 'SELL'],
    ['NOT_TRADABLE', '1000', bought({ changed: { tradable: false } }), 'BUY'],
    ['NOT_TRADABLE', '0', sold({ changed: { tradable: false } }), 'SELL'],
    ['MARKET_CLOSED', '1000', bought({ isClosed: true }), 'BUY'],
    ['MARKET_CLOSED', '0', sold({ isClosed: true }), 'SELL'],
    ['HELD_BY_OPEN_ORDER', '1000', bought({ blocked: 'BUY' }), 'BUY'],
    ['HELD_BY_OPEN_ORDER', '0', sold({ blocked: 'SELL' }), 'SELL'],
    ['NO_PRICE', '1000', bought({ price: null }), 'BUY'],
    ['NO_PRICE', '0', sold({ isStale: true }), 'SELL'],
  ])('%s with %s of cash', (reason, cash, holdings, side) => {
    const made = plan(cash, holdings);
    expect(skipsOf(made)).toContainEqual(['AAPL', side, reason]);
    const [first] = made.skipped;
    expect(first?.detail).not.toBe('');
    const aapl = book(cash, holdings).assets[0]?.asset.id;
    const orders = [...made.sales, ...made.purchases].map(({ order }) => order.assetId);
    expect(orders).not.toContain(aapl);
  });

  test('INSUFFICIENT_CASH: what the other targets have used up', () => {
    const made = plan('0', [
      { symbol: 'AAPL', quantity: '10', target: '20', changed: { tradable: false } },
      { symbol: 'MSFT', target: '80' },
    ]);
    expect(skipsOf(made)).toEqual([
      ['AAPL', 'SELL', 'NOT_TRADABLE'],
      ['MSFT', 'BUY', 'INSUFFICIENT_CASH'],
    ]);
  });

  test('WITHIN_TOLERANCE: off by no more than that, the bound included', () => {
    const holdings = [
      { symbol: 'AAPL', quantity: '65', target: '60' },
      { symbol: 'MSFT', quantity: '35', target: '40' },
    ];
    const within = plan('0', holdings, { tolerancePercentPoints: decimal(5) });
    expect(skipsOf(within)).toEqual([
      ['AAPL', null, 'WITHIN_TOLERANCE'],
      ['MSFT', null, 'WITHIN_TOLERANCE'],
    ]);
    const beyond = plan('0', holdings, { tolerancePercentPoints: decimal('4.99') });
    expect(ordersOf(beyond)).toEqual(['SELL 5', 'BUY $500']);
  });

  test('an order in the way of the other side does not matter', () => {
    const made = plan('0', sold({ blocked: 'BUY' }));
    expect(ordersOf(made)).toEqual(['SELL 5', 'BUY $500']);
  });
});
