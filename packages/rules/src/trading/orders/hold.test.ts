import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Decimal, decimal, ZERO } from '../../numbers/decimal.ts';
import type { Order } from './advance.ts';
import { advance } from './advance.ts';
import type { TradedAsset } from './asset.ts';
import { capPrice, cashMoved, cashToCover, quantityOfNotional } from './hold.ts';
import { type SettledOrder, settle } from './settlement.ts';
import { isOpen } from './status.ts';
import type { OrderTerms } from './terms.ts';

const TERMS: OrderTerms = {
  side: 'BUY',
  type: 'MARKET',
  timeInForce: 'DAY',
  quantity: decimal(10),
  notional: null,
  limitPrice: null,
  stopPrice: null,
  premarket: false,
};

describe('the highest price that a buy may pay', () => {
  test.each<[string, Partial<OrderTerms>, string | null, string | null]>([
    ['is 4 percent above the ask below 50', {}, '49.99', '51.9896'],
    ['is 2.5 percent above the ask from 50 on', {}, '50', '51.25'],
    ['is a collar above the stop price', { type: 'STOP', stopPrice: decimal(110) }, null, '112.75'],
    [
      'is its limit, no collar, where it has one',
      { type: 'LIMIT', limitPrice: decimal(9) },
      null,
      null,
    ],
    [
      'is bound by money alone for a notional',
      { quantity: null, notional: decimal(9) },
      '50',
      null,
    ],
    ['is nothing to a sale', { side: 'SELL' }, '50', null],
  ])('%s', (_title, terms, ask, expected) => {
    const cap = capPrice({ ...TERMS, ...terms }, ask === null ? null : decimal(ask));
    expect(cap?.toString() ?? null).toBe(expected);
  });
});

test.each([
  ['100', '0', 'USD', '100'],
  ['100.001', '0', 'USD', '100.01'],
  ['1000', '0.0025', 'USD', '1002.5'],
  ['1000.01', '0.0025', 'USD', '1002.52'],
  ['99.5', '0', 'JPY', '100'],
])('cash to cover %s at a fee rate of %s in %s is %s', (value, rate, currency, expected) => {
  expect(cashToCover(decimal(value), rate, currency).toString()).toBe(expected);
});

test.each([
  ['BUY', '0.0000001', 'USD', '0.01'],
  ['BUY', '0.991', 'USD', '1'],
  ['BUY', '1.004', 'USD', '1'],
  ['BUY', '1.005', 'USD', '1'],
  ['BUY', '1.015', 'USD', '1.02'],
  ['SELL', '0.009999', 'USD', '0'],
  ['SELL', '0.999', 'USD', '0.99'],
  ['SELL', '1.005', 'USD', '1'],
  ['SELL', '1.006', 'USD', '1.01'],
  ['BUY', '99.1', 'JPY', '100'],
  ['SELL', '99.9', 'JPY', '99'],
  ['SELL', '100.6', 'JPY', '101'],
] as const)('a %s of %s %s moves %s', (side, value, currency, expected) => {
  expect(cashMoved(side, decimal(value), currency).toString()).toBe(expected);
});

function newOrder(quantity: Decimal): Order {
  return {
    status: 'NEW',
    resumeStatus: null,
    electedAt: null,
    quantity,
    notional: null,
    quantityFilled: ZERO,
    valueFilled: ZERO,
    averageFilledPrice: null,
    fees: ZERO,
    fillCount: 0,
    failureReason: null,
    failureCode: null,
    lastFilledAt: null,
    filledAt: null,
    canceledAt: null,
    expiredAt: null,
  };
}

const RATE = '0.0025';
const AT = new Date('2026-11-20T15:00:00Z');

test('whatever the fills, a buy costs no more than was held, and all of the rest comes back', () => {
  const fill = fc.record({
    quantity: fc.integer({ min: 1, max: 10 ** 9 }),
    discount: fc.integer({ min: 0, max: 999 }),
  });
  const limits = fc.integer({ min: 1_000, max: 10 ** 7 });
  fc.assert(
    fc.property(fc.array(fill, { minLength: 1, maxLength: 30 }), limits, (fills, limitMills) => {
      const limitPrice = decimal(limitMills).dividedBy(1000);
      const unit = decimal('0.000000001');
      const total = fills.reduce((all, { quantity }) => all.plus(unit.times(quantity)), ZERO);
      const held = cashToCover(total.times(limitPrice), RATE, 'USD');
      let terms: SettledOrder = {
        side: 'BUY',
        currency: 'USD',
        capPrice: null,
        feeRate: RATE,
        limitPrice,
        held,
      };
      let order = newOrder(total);
      let [paid, released] = [ZERO, ZERO];
      for (const { quantity, discount } of fills) {
        const price = limitPrice.times(decimal(1000 - discount)).dividedBy(1000);
        const size = unit.times(quantity);
        const value = order.valueFilled.plus(size.times(price));
        const fee = value.times(RATE).toDecimalPlaces(2).minus(order.fees);
        const moved = advance(order, { kind: 'filled', quantity: size, price, fee, at: AT });
        if (moved.kind === 'refused') throw new Error(moved.reason);
        const step = settle(terms, order, moved.order);
        expect(step.released.isNegative() || step.held.isNegative()).toBe(false);
        [paid, released] = [paid.plus(step.cash).plus(step.fee), released.plus(step.released)];
        expect(paid.plus(released).plus(step.held).toString()).toBe(held.toString());
        order = moved.order;
        terms = { ...terms, held: step.held };
      }
      expect(isOpen(order.status)).toBe(false);
      expect(terms.held.toString()).toBe('0');
    }),
    { numRuns: 300, verbose: true },
  );
});

test('a fill that costs more than is held is a fault, not a debt', () => {
  const terms: SettledOrder = {
    side: 'BUY',
    currency: 'USD',
    capPrice: null,
    feeRate: '0',
    limitPrice: decimal(10),
    held: decimal(100),
  };
  const before = newOrder(decimal(10));
  const event = {
    kind: 'filled',
    quantity: decimal(10),
    price: decimal('10.01'),
    fee: ZERO,
    at: AT,
  };
  const moved = advance(before, { ...event, kind: 'filled' });
  if (moved.kind === 'refused') throw new Error(moved.reason);
  expect(() => settle(terms, before, moved.order)).toThrow('never takes more than is held');
});

test('what the rest of an order cannot cost any more comes back with each fill', () => {
  const terms: SettledOrder = {
    side: 'BUY',
    currency: 'USD',
    feeRate: RATE,
    limitPrice: null,
    capPrice: decimal('51.25'),
    held: cashToCover(decimal('512.5'), RATE, 'USD'),
  };
  const before = newOrder(decimal(10));
  const event = { quantity: decimal(5), price: decimal(50), fee: decimal('0.63'), at: AT };
  const moved = advance(before, { ...event, kind: 'filled' });
  if (moved.kind === 'refused') throw new Error(moved.reason);
  const { cash, fee, held, released } = settle(terms, before, moved.order);
  const paid = [cash, fee].map(String);
  // 513.79 were held; 5 at 50 and 5 at 51.25 come to 506.25, with fees 507.52.
  expect({ paid, held: held.toString(), released: released.toString() }).toEqual({
    paid: ['250', '0.63'],
    held: '256.89',
    released: '6.27',
  });
});

test.each([
  ['10', '0.1'],
  ['10.999', '0.1'],
  ['25', '0.25'],
  ['9.999', 'refused'],
])('a notional of %s at a price of 100 comes to %s of a coin', (notional, expected) => {
  const coin: TradedAsset = {
    id: 'a',
    symbol: 'BTC',
    assetClass: 'CRYPTO',
    currency: 'USD',
    tradable: true,
    fractionable: true,
    minOrderSize: '0.1',
    minTradeIncrement: '0.05',
  };
  const terms = { ...TERMS, quantity: null, notional: decimal(notional) };
  const quantity = () => quantityOfNotional(terms, coin, decimal(100)).toString();
  if (expected === 'refused') expect(quantity).toThrow('the least traded');
  else expect(quantity()).toBe(expected);
});
