import { describe, expect, test } from 'vitest';
import { decimal } from '../../numbers/decimal.ts';
import { SHARE } from './asset.fixture.ts';
import { sellsMore } from './edit.ts';
import { quantityToSell } from './liquidation.ts';
import { refuseUnavailableLot } from './named-lots.ts';
import { orderNeeds } from './needs.ts';
import { refuseUncancelable } from './refusals.ts';
import { OPEN_STATUSES } from './status.ts';
import { orderTerms } from './terms.ts';

/** What a work throws, as code and sentence; null where nothing. */
function refusalOf(work: () => unknown): string | null {
  try {
    work();
    return null;
  } catch (error) {
    return error instanceof Error && 'code' in error ? `${error.code} ${error.message}` : 'fault';
  }
}

describe('an order is canceled', () => {
  const order = { awaitsOrderId: null, replacedByOrderId: null };

  test('in every open status in which nothing is on its way', () => {
    const refused = OPEN_STATUSES.filter(
      (status) => refusalOf(() => refuseUncancelable({ ...order, status })) !== null,
    );
    expect(refused).toEqual(['PENDING_CANCEL', 'PENDING_REPLACE']);
  });

  test.each([
    [{ status: 'FILLED' }, 'The order is final: its status is FILLED'],
    [
      { status: 'REPLACED', replacedByOrderId: 'next' },
      'The order is final: its status is REPLACED; cancel next in its place',
    ],
    [{ status: 'PENDING_CANCEL' }, 'A cancel of the order is on its way to the market'],
    [
      { status: 'PENDING_NEW', awaitsOrderId: 'x' },
      'An edit of the order is on its way to the market',
    ],
  ] as const)('not where %j', (given, message) => {
    expect(refusalOf(() => refuseUncancelable({ ...order, ...given }))).toBe(
      `ORDER_NOT_CANCELABLE ${message}`,
    );
  });
});

describe('a sale', () => {
  test.each([
    ['2', null],
    ['2.000000001', 'INSUFFICIENT_QUANTITY Of lot lot only 2 can be sold'],
  ])('that names a lot takes %s of what no other order names', (wanted, refusal) => {
    const lot = { id: 'lot', quantity: '5', quantityHeld: '3' };
    expect(refusalOf(() => refuseUnavailableLot(lot, wanted))).toBe(refusal);
  });

  test('names no lot that is not there', () => {
    expect(refusalOf(() => refuseUnavailableLot(undefined, '1'))).toBe('NOT_FOUND Lot not found');
  });

  test.each([
    [{ percent: '100' }, 'INSUFFICIENT_QUANTITY Only 6 can be sold'],
    [{ percent: '60' }, null],
    [{ quantity: '6.1' }, 'INSUFFICIENT_QUANTITY Only 6 can be sold'],
    [{ lots: [{ lotId: 'lot', quantity: '7' }] }, 'INSUFFICIENT_QUANTITY Only 6 can be sold'],
  ])('closes %j of a position of which other orders hold a part', (size, refusal) => {
    const held = { whole: decimal('10'), available: decimal('6') };
    expect(refusalOf(() => quantityToSell(SHARE, held, size))).toBe(refusal);
  });

  test.each([
    ['SELL', '5', '5.1', true],
    ['SELL', '5', '5', false],
    ['BUY', '5', '6', false],
    ['SELL', null, '6', false],
  ] as const)('%s of %s that is edited to %s sells more: %s', (side, old, wanted, isMore) => {
    const request = { side, type: 'MARKET', timeInForce: 'DAY', quantity: wanted } as const;
    expect(sellsMore({ side, quantity: old }, orderTerms(request, SHARE))).toBe(isMore);
  });
});

describe('a price of now', () => {
  const needs = (type: 'LIMIT' | 'MARKET', isStale: boolean | null) => {
    const limitPrice = type === 'LIMIT' ? '1' : null;
    const request = { side: 'BUY', type, timeInForce: 'DAY', quantity: '1', limitPrice } as const;
    const quote = isStale === null ? null : { bid: '1', ask: '1', stale: isStale };
    return refusalOf(() => orderNeeds(SHARE, orderTerms(request, SHARE), quote, '0'));
  };

  test('is needed by a market order, and by no other', () => {
    const refusal = 'PROVIDER_UNAVAILABLE There is no current price of AAPL';
    expect([null, true, false].map((isStale) => needs('MARKET', isStale))).toEqual([
      refusal,
      refusal,
      null,
    ]);
    expect([needs('LIMIT', null), needs('LIMIT', true)]).toEqual([null, null]);
  });
});
