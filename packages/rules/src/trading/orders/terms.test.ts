import type { OrderSide, OrderType, TimeInForce } from '@investing-platform/schema/operations';
import { describe, expect, test } from 'vitest';
import { PlatformError } from '../../refusals/platform-error.ts';
import { SHARE } from './asset.fixture.ts';
import type { TradedAsset } from './asset.ts';
import { type OrderRequest, orderTerms } from './terms.ts';

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

const KINDS = {
  'whole shares': { asset: SHARE, size: { quantity: '3' } },
  'a part of a share': { asset: SHARE, size: { quantity: '0.5' } },
  'shares by notional': { asset: SHARE, size: { notional: '100' } },
  'whole shares of what trades whole': { asset: WHOLE, size: { quantity: '3' } },
  'a coin': { asset: COIN, size: { quantity: '0.12345678' } },
  'a coin by notional': { asset: COIN, size: { notional: '25' } },
} as const;
type Kind = keyof typeof KINDS;

const PRICES: Readonly<Record<OrderType, object>> = {
  MARKET: {},
  LIMIT: { limitPrice: '100' },
  STOP: { stopPrice: '100' },
  STOP_LIMIT: { stopPrice: '100', limitPrice: '101' },
};
const SIDES: readonly OrderSide[] = ['BUY', 'SELL'];
const TIMES: readonly TimeInForce[] = ['DAY', 'GTC', 'OPG', 'CLS', 'IOC', 'FOK'];

const ANY = 'DAY GTC OPG CLS IOC FOK';
/** The times in force that each type takes; every other is refused. */
const TAKEN: Readonly<Record<Kind, Readonly<Record<OrderType, string>>>> = {
  'whole shares': { MARKET: ANY, LIMIT: ANY, STOP: 'DAY GTC', STOP_LIMIT: 'DAY GTC' },
  'a part of a share': { MARKET: 'DAY', LIMIT: 'DAY', STOP: 'DAY', STOP_LIMIT: 'DAY' },
  'shares by notional': { MARKET: 'DAY', LIMIT: 'DAY', STOP: 'DAY', STOP_LIMIT: 'DAY' },
  'whole shares of what trades whole': {
    MARKET: ANY,
    LIMIT: ANY,
    STOP: 'DAY GTC',
    STOP_LIMIT: 'DAY GTC',
  },
  'a coin': { MARKET: 'GTC IOC', LIMIT: 'GTC IOC', STOP: 'GTC', STOP_LIMIT: 'GTC' },
  'a coin by notional': { MARKET: 'GTC IOC', LIMIT: 'GTC IOC', STOP: 'GTC', STOP_LIMIT: 'GTC' },
};
/** Of those, the times in force that trade before regular hours too. */
const EARLY: Partial<Record<Kind, Partial<Record<OrderType, string>>>> = {
  'whole shares': { LIMIT: 'DAY GTC' },
  'whole shares of what trades whole': { LIMIT: 'DAY GTC' },
};

const fieldsRefused = (request: OrderRequest, asset: TradedAsset): string => {
  try {
    orderTerms(request, asset);
    return '';
  } catch (error) {
    if (!(error instanceof PlatformError) || error.code !== 'BAD_USER_INPUT') throw error;
    return (error.fields ?? []).map(({ path }) => path).join(' ');
  }
};

describe.each(Object.keys(KINDS) as Kind[])('an order for %s', (kind) => {
  const { asset, size } = KINDS[kind];
  const rows = (Object.keys(PRICES) as OrderType[]).flatMap((type) =>
    TIMES.flatMap((timeInForce) => SIDES.map((side) => ({ side, type, timeInForce }))),
  );

  test.each(rows)('$side $type $timeInForce', ({ side, type, timeInForce }) => {
    const request = { side, type, timeInForce, ...size, ...PRICES[type] };
    const isTaken = TAKEN[kind][type].split(' ').includes(timeInForce);
    expect(fieldsRefused(request, asset)).toBe(isTaken ? '' : 'params.timeInForce');
    const isEarly = EARLY[kind]?.[type]?.split(' ').includes(timeInForce) === true;
    const early = fieldsRefused({ ...request, premarket: true }, asset);
    expect(early.includes('params.premarket')).toBe(!isEarly);
  });
});

describe('an order that may be traded', () => {
  test.each<[string, OrderRequest, TradedAsset]>([
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
    ['a notional of two decimal places', { ...MARKET, quantity: null, notional: '10.25' }, SHARE],
    ['a fraction of nine decimal places', { ...MARKET, quantity: '0.000000001' }, SHARE],
    ['a limit of two decimal places', { ...LIMIT, limitPrice: '290.12' }, SHARE],
    ['a limit of four decimal places below 1', { ...LIMIT, limitPrice: '0.1234' }, SHARE],
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
    ['a notional below 1', { ...MARKET, quantity: null, notional: '0.99' }, SHARE, 'notional'],
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
      'less than the smallest order of a coin',
      { ...COIN_MARKET, quantity: '0.00009' },
      COIN,
      'quantity',
    ],
    ['a part of a coin’s increment', { ...COIN_MARKET, quantity: '0.123456789' }, COIN, 'quantity'],
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
