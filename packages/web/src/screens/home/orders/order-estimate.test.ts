import { expect, test } from 'vitest';
import { estimateOf, type OrderOutline } from './order-estimate.ts';

const QUOTE = { price: '100', bid: '99', ask: '101' };
const order = (over: Partial<OrderOutline>): OrderOutline => ({
  side: 'BUY',
  quantity: '',
  notional: '',
  limitPrice: '',
  ...over,
});

test.each([
  ['a purchase at what sellers ask', order({ quantity: '2' }), QUOTE, 202],
  ['a sale at what buyers bid', order({ side: 'SELL', quantity: '2' }), QUOTE, 198],
  ['a limit at its price', order({ quantity: '2', limitPrice: '90.50' }), QUOTE, 181],
  ['an amount as that amount', order({ notional: '25' }), QUOTE, 25],
  ['at the last price without quotes', order({ quantity: '2' }), { ...QUOTE, ask: null }, 200],
])('an order is estimated: %s', (_title, outline, quote, value) => {
  expect(estimateOf(outline, quote)?.value).toBe(value);
});

test('an amount says how much of the asset it comes to', () => {
  expect(estimateOf(order({ notional: '50.5' }), QUOTE)?.quantity).toBe(0.5);
});

test.each([
  ['without a size', order({})],
  ['of nothing', order({ quantity: '0' })],
  ['with letters for a size', order({ quantity: 'ten' })],
])('an order %s has no estimate yet', (_title, outline) => {
  expect(estimateOf(outline, QUOTE)).toBeNull();
});
