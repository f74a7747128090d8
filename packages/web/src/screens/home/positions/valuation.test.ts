import { describe, expect, test } from 'vitest';
import type { LivePrice } from '../../../live/price-store.ts';
import type { Position } from '../trading-types.ts';
import { totalOf, valuationOf } from './valuation.ts';

function position(symbol: string, over: Partial<Position> = {}): Position {
  const quote = {
    delayedMinutes: 0,
    stale: false,
    source: 'simulated',
    session: 'REGULAR',
  } as const;
  return {
    id: symbol,
    symbol,
    name: symbol,
    quantity: '10',
    costBasis: '80',
    currentPrice: '9',
    marketValue: '90',
    currency: 'USD',
    priceAsOf: '2026-11-20T12:00:00Z',
    stale: false,
    asset: { id: symbol, quote },
    ...over,
  };
}

function priced(assetId: string, price: string): LivePrice {
  return {
    assetId,
    symbol: assetId,
    price,
    currency: 'USD',
    bid: null,
    ask: null,
    change: null,
    changePercent: null,
    volume: null,
    session: 'REGULAR',
    at: '2026-11-20T12:00:01Z',
    sequence: 1,
    move: 'up',
  };
}

describe('what is held', () => {
  test('is worth its quantity at the live price', () => {
    const { value, gain, gainPercent } = valuationOf(position('A'), priced('A', '12')) ?? {};
    expect([value, gain, gainPercent]).toEqual([120, 40, 50]);
  });

  test('is worth what was loaded until a price has come', () => {
    expect(valuationOf(position('A'), undefined)?.value).toBe(90);
  });

  test('that cost nothing has gained no percentage', () => {
    expect(valuationOf(position('A', { costBasis: '0' }), undefined)?.gainPercent).toBeNull();
  });

  test('is added up in one currency, live prices and loaded ones together', () => {
    const all = [position('A'), position('B')];
    expect(totalOf(all, new Map([['A', priced('A', '12')]]))).toEqual({
      value: 210,
      gain: 50,
      gainPercent: 31.25,
      currency: 'USD',
      unpricedCount: 0,
    });
  });

  test('without a price is not worth nothing: it is left out of the sum, and counted', () => {
    const unpriced = position('B', { marketValue: null, currentPrice: null, priceAsOf: null });
    expect(valuationOf(unpriced, undefined)).toBeNull();
    expect(totalOf([position('A'), unpriced], new Map())).toEqual({
      value: 90,
      gain: 10,
      gainPercent: 12.5,
      currency: 'USD',
      unpricedCount: 1,
    });
    expect(totalOf([unpriced], new Map())).toBeNull();
  });

  test('short has gained in percent of what its sale brought', () => {
    const short = position('A', { quantity: '-10', costBasis: '-80', marketValue: '-60' });
    expect(valuationOf(short, undefined)).toEqual({ value: -60, gain: 20, gainPercent: 25 });
  });

  test('is not added up across currencies', () => {
    expect(totalOf([position('A'), position('B', { currency: 'NZD' })], new Map())).toBeNull();
    expect(totalOf([], new Map())).toBeNull();
  });
});
