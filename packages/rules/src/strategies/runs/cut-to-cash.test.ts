import { describe, expect, test } from 'vitest';
import { decimal, sum } from '../../numbers/decimal.ts';
import { book } from './book.fixture.ts';
import { cutToCash } from './cut-to-cash.ts';
import { planRebalance } from './plan.ts';

const BOOK = book('1000', [
  { symbol: 'AAPL', target: '60' },
  { symbol: 'MSFT', target: '30' },
  { symbol: 'NVDA', target: '10', price: '30', changed: { fractionable: false } },
]);
const { purchases } = planRebalance(BOOK, {
  mode: 'FULL',
  tolerancePercentPoints: decimal(0),
});
const ORDERS = purchases.map(({ order }) => order);
const RESERVES = purchases.map(({ reserve }) => reserve.toFixed());
const ASSETS = new Map(BOOK.assets.map((held) => [held.asset.id, held]));
const NEEDED = sum(purchases.map(({ reserve }) => reserve));

const cut = (cash: string) => cutToCash(ORDERS, RESERVES, decimal(cash), ASSETS, 'USD');

describe('purchases', () => {
  test('are as planned where the cash is there', () => {
    expect(cut(NEEDED.toFixed())).toMatchObject({ orders: ORDERS, skipped: [] });
  });

  test.each([
    ['the last is cut to whole units', '950', ['600', '300', null], '1'],
    ['the one in the middle is cut', '700.5', ['600', '100.5'], null],
    ['nothing is left', '0.5', [], null],
  ])('%s: %s', (_, cash, notionals, units) => {
    const { orders, skipped } = cut(cash);
    expect(orders.map(({ notional }) => notional)).toEqual(notionals);
    expect(orders.find(({ quantity }) => quantity !== null)?.quantity ?? null).toBe(units);
    expect(orders.length + skipped.length).toBe(3);
    for (const one of skipped) expect(one).toMatchObject({ reason: 'INSUFFICIENT_CASH' });
  });
});
