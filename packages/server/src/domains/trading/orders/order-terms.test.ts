import { describe, expect, test } from 'vitest';
import { PlatformError } from '../../../kernel/errors.ts';
import type { TradedAsset } from '../asset.ts';
import { type OrderRequest, orderTerms } from './order-terms.ts';

const SHARE: TradedAsset = {
  id: '01900000-0000-7000-8000-000000000001',
  symbol: 'AAPL',
  assetClass: 'EQUITY',
  currency: 'USD',
  tradable: true,
  fractionable: true,
  minOrderSize: null,
  minTradeIncrement: null,
};
const WHOLE: TradedAsset = { ...SHARE, symbol: 'AIR', currency: 'NZD', fractionable: false };
const COIN: TradedAsset = {
  ...SHARE,
  symbol: 'BTC',
  assetClass: 'CRYPTO',
  minOrderSize: '0.0001',
  minTradeIncrement: '0.00000001',
};

const MARKET: OrderRequest = { side: 'BUY', type: 'MARKET', timeInForce: 'DAY', quantity: '1' };
const LIMIT: OrderRequest = { ...MARKET, type: 'LIMIT', limitPrice: '100' };
const STOP: OrderRequest = { ...MARKET, type: 'STOP', stopPrice: '100' };
const STOP_LIMIT: OrderRequest = { ...STOP, type: 'STOP_LIMIT', limitPrice: '101' };
const COIN_MARKET: OrderRequest = { ...MARKET, timeInForce: 'GTC' };

function refusal(request: OrderRequest, asset: TradedAsset): PlatformError {
  try {
    orderTerms(request, asset);
  } catch (error) {
    if (error instanceof PlatformError) return error;
    throw error;
  }
  throw new Error('the request was accepted');
}

describe('an order that may be traded', () => {
  test.each<[string, OrderRequest, TradedAsset]>([
    ['a market order by quantity', MARKET, SHARE],
    [
      'zeros for what does not apply',
      { ...MARKET, notional: '0', limitPrice: '0', stopPrice: '0' },
      SHARE,
    ],
    [
      'nulls for what does not apply',
      { ...MARKET, notional: null, limitPrice: null, stopPrice: null },
      SHARE,
    ],
    ['a market order by notional', { ...MARKET, quantity: '0', notional: '1' }, SHARE],
    ['a notional of two decimal places', { ...MARKET, quantity: null, notional: '10.25' }, SHARE],
    ['a fraction of nine decimal places', { ...MARKET, quantity: '0.000000001' }, SHARE],
    ['a fraction with a limit', { ...LIMIT, quantity: '0.5' }, SHARE],
    ['a limit of two decimal places', { ...LIMIT, limitPrice: '290.12' }, SHARE],
    ['a limit of four decimal places below 1', { ...LIMIT, limitPrice: '0.1234' }, SHARE],
    ['a limit that stands until cancelled', { ...LIMIT, timeInForce: 'GTC' }, SHARE],
    ['a limit for now', { ...LIMIT, timeInForce: 'IOC' }, SHARE],
    ['a limit for now or never', { ...LIMIT, timeInForce: 'FOK' }, SHARE],
    ['a limit for the opening', { ...LIMIT, timeInForce: 'OPG' }, SHARE],
    ['a market order for the closing', { ...MARKET, timeInForce: 'CLS' }, SHARE],
    ['a stop', STOP, SHARE],
    ['a stop with a limit', STOP_LIMIT, SHARE],
    ['a limit before regular hours', { ...LIMIT, premarket: true }, SHARE],
    [
      'a limit before regular hours until cancelled',
      { ...LIMIT, premarket: true, timeInForce: 'GTC' },
      SHARE,
    ],
    ['whole units of what trades whole', { ...MARKET, quantity: '3' }, WHOLE],
    ['a coin in parts', { ...COIN_MARKET, quantity: '0.12345678' }, COIN],
    ['a coin by notional', { ...COIN_MARKET, quantity: '0', notional: '25' }, COIN],
    ['a coin for now', { ...COIN_MARKET, timeInForce: 'IOC' }, COIN],
    [
      'a coin price of nine decimal places',
      { ...COIN_MARKET, type: 'LIMIT', limitPrice: '0.000000123' },
      COIN,
    ],
  ])('is %s', (_title, request, asset) => {
    expect(orderTerms(request, asset)).toMatchObject({ side: 'BUY', type: request.type });
  });

  test('takes 0 and null alike as not given', () => {
    const terms = orderTerms({ ...MARKET, notional: '0', limitPrice: '0', stopPrice: null }, SHARE);
    expect([terms.notional, terms.limitPrice, terms.stopPrice]).toEqual([null, null, null]);
  });
});

describe('an order is refused', () => {
  test.each<[string, OrderRequest, TradedAsset, string]>([
    ['neither quantity nor notional', { ...MARKET, quantity: '0' }, SHARE, 'quantity'],
    ['both quantity and notional', { ...MARKET, notional: '10' }, SHARE, 'notional'],
    [
      'a quantity of ten decimal places',
      { ...MARKET, quantity: '0.0000000001' },
      SHARE,
      'quantity',
    ],
    ['a negative quantity', { ...MARKET, quantity: '-1' }, SHARE, 'quantity'],
    ['a notional below 1', { ...MARKET, quantity: null, notional: '0.99' }, SHARE, 'notional'],
    [
      'a notional of three decimal places',
      { ...MARKET, quantity: null, notional: '1.001' },
      SHARE,
      'notional',
    ],
    ['a market order with a limit', { ...MARKET, limitPrice: '1' }, SHARE, 'limitPrice'],
    ['a market order with a stop price', { ...MARKET, stopPrice: '1' }, SHARE, 'stopPrice'],
    ['a limit order without a limit', { ...LIMIT, limitPrice: '0' }, SHARE, 'limitPrice'],
    ['a limit order with a stop price', { ...LIMIT, stopPrice: '1' }, SHARE, 'stopPrice'],
    ['a stop order without a stop price', { ...STOP, stopPrice: null }, SHARE, 'stopPrice'],
    ['a stop order with a limit', { ...STOP, limitPrice: '1' }, SHARE, 'limitPrice'],
    ['a stop-limit order without a limit', { ...STOP_LIMIT, limitPrice: '0' }, SHARE, 'limitPrice'],
    [
      'a stop-limit order without a stop price',
      { ...STOP_LIMIT, stopPrice: '0' },
      SHARE,
      'stopPrice',
    ],
    ['a sub-penny limit', { ...LIMIT, limitPrice: '290.123' }, SHARE, 'limitPrice'],
    [
      'a limit of five decimal places below 1',
      { ...LIMIT, limitPrice: '0.12345' },
      SHARE,
      'limitPrice',
    ],
    ['a sub-penny stop price', { ...STOP, stopPrice: '1.001' }, SHARE, 'stopPrice'],
    [
      'a fraction until cancelled',
      { ...LIMIT, quantity: '0.5', timeInForce: 'GTC' },
      SHARE,
      'timeInForce',
    ],
    [
      'a notional for now',
      { ...MARKET, quantity: '0', notional: '5', timeInForce: 'IOC' },
      SHARE,
      'timeInForce',
    ],
    ['a stop order for now', { ...STOP, timeInForce: 'IOC' }, SHARE, 'timeInForce'],
    [
      'a stop-limit order for now or never',
      { ...STOP_LIMIT, timeInForce: 'FOK' },
      SHARE,
      'timeInForce',
    ],
    ['a coin for the day', { ...MARKET }, COIN, 'timeInForce'],
    ['a coin for the opening', { ...MARKET, timeInForce: 'OPG' }, COIN, 'timeInForce'],
    ['a stop order for the closing', { ...STOP, timeInForce: 'CLS' }, SHARE, 'timeInForce'],
    [
      'a fraction for the opening',
      { ...MARKET, quantity: '0.5', timeInForce: 'OPG' },
      SHARE,
      'timeInForce',
    ],
    [
      'extended hours for the opening',
      { ...LIMIT, premarket: true, timeInForce: 'OPG' },
      SHARE,
      'premarket',
    ],
    ['a coin for now or never', { ...MARKET, timeInForce: 'FOK' }, COIN, 'timeInForce'],
    [
      'less than the smallest order of a coin',
      { ...COIN_MARKET, quantity: '0.00009' },
      COIN,
      'quantity',
    ],
    ['a part of a coin’s increment', { ...COIN_MARKET, quantity: '0.123456789' }, COIN, 'quantity'],
    ['a market order before regular hours', { ...MARKET, premarket: true }, SHARE, 'premarket'],
    ['a stop order before regular hours', { ...STOP, premarket: true }, SHARE, 'premarket'],
    [
      'now before regular hours',
      { ...LIMIT, premarket: true, timeInForce: 'IOC' },
      SHARE,
      'premarket',
    ],
    [
      'a fraction before regular hours',
      { ...LIMIT, premarket: true, quantity: '0.5' },
      SHARE,
      'premarket',
    ],
    ['a coin before regular hours', { ...COIN_MARKET, premarket: true }, COIN, 'premarket'],
  ])('for %s', (_title, request, asset, field) => {
    const error = refusal(request, asset);
    expect(error.code).toBe('BAD_USER_INPUT');
    expect(error.fields?.map(({ path }) => path)).toEqual([`params.${field}`]);
  });

  test('naming every wrong field at once', () => {
    const error = refusal({ ...LIMIT, quantity: '0', limitPrice: '1.234', stopPrice: '5' }, SHARE);
    expect(error.fields?.map(({ path }) => path)).toEqual([
      'params.quantity',
      'params.limitPrice',
      'params.stopPrice',
    ]);
  });

  test.each<[string, OrderRequest]>([
    ['a fraction', { ...MARKET, quantity: '0.5' }],
    ['a notional', { ...MARKET, quantity: '0', notional: '100' }],
  ])('with ASSET_NOT_FRACTIONABLE for %s of what trades whole', (_title, request) => {
    expect(refusal(request, WHOLE).code).toBe('ASSET_NOT_FRACTIONABLE');
  });

  test('with ASSET_NOT_TRADABLE for an asset that takes no orders', () => {
    expect(refusal(MARKET, { ...SHARE, tradable: false }).code).toBe('ASSET_NOT_TRADABLE');
  });
});
