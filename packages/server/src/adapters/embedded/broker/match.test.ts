import { describe, expect, test } from 'vitest';
import type { VenueOrder, VenueRecord } from '../../../ports/broker.ts';
import { type MatchedMarket, match } from './match.ts';

const NOW = new Date('2026-11-20T15:00:30Z');
const MINUTE_BEFORE = new Date('2026-11-20T14:59:59Z');

const ORDER: VenueOrder = {
  id: '01900000-0000-7000-8000-000000000009',
  assetId: '01900000-0000-7000-8000-000000000001',
  currency: 'USD',
  isCrypto: false,
  side: 'BUY',
  type: 'MARKET',
  timeInForce: 'DAY',
  quantity: '10',
  notional: null,
  limitPrice: null,
  stopPrice: null,
  capPrice: '105',
  maximumQuantity: null,
  quantityStep: '1',
  minimumQuantity: null,
  extendedHours: false,
};
const SELL: VenueOrder = { ...ORDER, side: 'SELL', capPrice: null };
const LIMIT: VenueOrder = { ...ORDER, type: 'LIMIT', capPrice: null, limitPrice: '100.05' };
const SELL_LIMIT: VenueOrder = { ...LIMIT, side: 'SELL', limitPrice: '99.95' };
const STOP: VenueOrder = { ...ORDER, type: 'STOP', stopPrice: '101' };
const NOTIONAL: VenueOrder = {
  ...ORDER,
  quantity: null,
  notional: '30443.177578017',
  capPrice: null,
  quantityStep: '0.000000001',
};

const NEW: VenueRecord = {
  quantityFilled: '0',
  valueFilled: '0',
  fees: '0',
  fillCount: 0,
  lastFilledAt: null,
  isElected: false,
};

const MARKET: MatchedMarket = {
  now: NOW,
  session: 'REGULAR',
  price: '100',
  bid: '99.95',
  ask: '100.05',
  bar: { low: '99.5', high: '100.5', volume: '10000' },
};
const thin = (volume: string): MatchedMarket => ({
  ...MARKET,
  bar: { low: '99.5', high: '100.5', volume },
});

type Expected = { state: string; fills?: readonly (readonly [quantity: string, price: string])[] };

describe('the simulated venue', () => {
  test.each<[string, VenueOrder, VenueRecord, MatchedMarket, Expected]>([
    ['buys at the ask', ORDER, NEW, MARKET, { state: 'FILLED', fills: [['10', '100.05']] }],
    ['sells at the bid', SELL, NEW, MARKET, { state: 'FILLED', fills: [['10', '99.95']] }],
    [
      'fills a marketable buy limit at the better of limit and quote',
      { ...LIMIT, limitPrice: '103' },
      NEW,
      MARKET,
      { state: 'FILLED', fills: [['10', '100.05']] },
    ],
    [
      'fills a buy limit at its limit',
      LIMIT,
      NEW,
      MARKET,
      { state: 'FILLED', fills: [['10', '100.05']] },
    ],
    [
      'fills a sell limit at its limit',
      SELL_LIMIT,
      NEW,
      MARKET,
      { state: 'FILLED', fills: [['10', '99.95']] },
    ],
    [
      'lets a buy limit below the ask wait',
      { ...LIMIT, limitPrice: '100.04' },
      NEW,
      MARKET,
      { state: 'WORKING' },
    ],
    [
      'lets a sell limit above the bid wait',
      { ...SELL_LIMIT, limitPrice: '99.96' },
      NEW,
      MARKET,
      { state: 'WORKING' },
    ],
    [
      'never pays more than the minute’s high',
      ORDER,
      NEW,
      { ...MARKET, ask: '100.9' },
      { state: 'FILLED', fills: [['10', '100.5']] },
    ],
    [
      'never sells below the minute’s low',
      SELL,
      NEW,
      { ...MARKET, bid: '99.1' },
      { state: 'FILLED', fills: [['10', '99.5']] },
    ],
    [
      'does not fill a limit outside of the minute’s range',
      { ...LIMIT, limitPrice: '99' },
      NEW,
      { ...MARKET, ask: '98.9' },
      { state: 'WORKING' },
    ],
    [
      'takes a tenth of the volume at most',
      ORDER,
      NEW,
      thin('50'),
      { state: 'WORKING', fills: [['5', '100.05']] },
    ],
    [
      'fills whole shares only',
      ORDER,
      NEW,
      thin('59'),
      { state: 'WORKING', fills: [['5', '100.05']] },
    ],
    [
      'waits where a tenth of the volume is less than a share',
      ORDER,
      NEW,
      thin('9'),
      { state: 'WORKING' },
    ],
    ['waits for a minute that trades', ORDER, NEW, { ...MARKET, bar: null }, { state: 'WORKING' }],
    [
      'fills a large order once a minute',
      ORDER,
      { ...NEW, quantityFilled: '5', fillCount: 1, lastFilledAt: NOW },
      thin('50'),
      { state: 'WORKING' },
    ],
    [
      'fills the rest in the next minute',
      ORDER,
      { ...NEW, quantityFilled: '5', fillCount: 1, lastFilledAt: MINUTE_BEFORE },
      thin('50'),
      { state: 'FILLED', fills: [['5', '100.05']] },
    ],
    ['holds a stop until its price is reached', STOP, NEW, MARKET, { state: 'HELD' }],
    [
      'elects a buy stop at its price',
      STOP,
      NEW,
      { ...MARKET, price: '101', ask: '100.05' },
      { state: 'FILLED', fills: [['10', '100.05']] },
    ],
    [
      'holds a sell stop above its price',
      { ...SELL, type: 'STOP', stopPrice: '99' },
      NEW,
      MARKET,
      { state: 'HELD' },
    ],
    [
      'elects a sell stop at its price',
      { ...SELL, type: 'STOP', stopPrice: '100' },
      NEW,
      MARKET,
      { state: 'FILLED', fills: [['10', '99.95']] },
    ],
    [
      'keeps a stop elected when the price turns back',
      STOP,
      { ...NEW, isElected: true },
      MARKET,
      { state: 'FILLED', fills: [['10', '100.05']] },
    ],
    [
      'lets an elected stop buy above its cap wait',
      { ...STOP, capPrice: '100' },
      { ...NEW, isElected: true },
      MARKET,
      { state: 'WORKING' },
    ],
    [
      'lets an elected stop-limit wait for its limit',
      { ...LIMIT, type: 'STOP_LIMIT', stopPrice: '100', limitPrice: '100' },
      NEW,
      MARKET,
      { state: 'WORKING' },
    ],
    [
      'cancels a market buy above its cap',
      { ...ORDER, capPrice: '100' },
      NEW,
      MARKET,
      { state: 'CANCELED' },
    ],
    [
      'fills what it can of an IOC and cancels the rest',
      { ...LIMIT, timeInForce: 'IOC' },
      NEW,
      thin('50'),
      { state: 'CANCELED', fills: [['5', '100.05']] },
    ],
    [
      'cancels an IOC that is not marketable',
      { ...LIMIT, timeInForce: 'IOC', limitPrice: '99' },
      NEW,
      MARKET,
      { state: 'CANCELED' },
    ],
    [
      'fills a FOK whole',
      { ...LIMIT, timeInForce: 'FOK' },
      NEW,
      MARKET,
      { state: 'FILLED', fills: [['10', '100.05']] },
    ],
    [
      'fills nothing of a FOK that cannot be filled whole',
      { ...LIMIT, timeInForce: 'FOK' },
      NEW,
      thin('50'),
      { state: 'CANCELED' },
    ],
    [
      'queues while the market is closed',
      ORDER,
      NEW,
      { ...MARKET, session: 'CLOSED' },
      { state: 'WAITING' },
    ],
    [
      'queues before regular hours',
      LIMIT,
      NEW,
      { ...MARKET, session: 'PRE_MARKET' },
      { state: 'WAITING' },
    ],
    [
      'trades before regular hours where asked',
      { ...LIMIT, extendedHours: true },
      NEW,
      { ...MARKET, session: 'PRE_MARKET' },
      { state: 'FILLED', fills: [['10', '100.05']] },
    ],
    [
      'does not trade at night even so',
      { ...LIMIT, extendedHours: true },
      NEW,
      { ...MARKET, session: 'CLOSED' },
      { state: 'WAITING' },
    ],
    [
      'cancels an IOC that meets a closed market',
      { ...LIMIT, timeInForce: 'IOC' },
      NEW,
      { ...MARKET, session: 'CLOSED' },
      { state: 'CANCELED' },
    ],
    [
      'cuts the quantity of a notional off at nine places',
      NOTIONAL,
      NEW,
      { ...MARKET, ask: '417.8', bar: { low: '417', high: '418', volume: '10000' } },
      { state: 'FILLED', fills: [['72.865432211', '417.8']] },
    ],
    [
      'sells no more of a notional than is held',
      { ...NOTIONAL, side: 'SELL', notional: '1000', maximumQuantity: '9.9' },
      NEW,
      MARKET,
      { state: 'FILLED', fills: [['9.9', '99.95']] },
    ],
    [
      'is done with a notional whose rest buys nothing',
      NOTIONAL,
      {
        ...NEW,
        quantityFilled: '304',
        valueFilled: '30443.177578',
        fillCount: 1,
        lastFilledAt: MINUTE_BEFORE,
      },
      MARKET,
      { state: 'FILLED' },
    ],
  ])('%s', (_title, order, record, market, { state, fills = [] }) => {
    const result = match(order, record, market, 1);
    if ('refusal' in result) throw new Error(result.refusal);
    expect(result.fills.map(({ quantity, price }) => [quantity, price])).toEqual(fills);
    expect(result.state).toBe(state);
  });

  test('takes between a twentieth and a tenth of the volume, as chance has it', () => {
    const shares = [0, 0.5, 1].map((chance) => {
      const result = match({ ...ORDER, quantity: '1000' }, NEW, thin('1000'), chance);
      return 'refusal' in result ? result.refusal : result.fills[0]?.quantity;
    });
    expect(shares).toEqual(['50', '75', '100']);
  });

  test('refuses a notional that buys less than the smallest order', () => {
    const coin: VenueOrder = { ...NOTIONAL, isCrypto: true, notional: '5', minimumQuantity: '0.1' };
    expect(match(coin, NEW, MARKET, 1)).toMatchObject({ refusal: expect.any(String) });
  });

  test('charges a quarter percent on crypto, and nothing on shares', () => {
    const feesOf = (order: VenueOrder, record = NEW) => {
      const result = match(order, record, MARKET, 1);
      return 'refusal' in result ? [] : result.fills.map(({ fee }) => fee);
    };
    expect(feesOf(ORDER)).toEqual(['0']);
    expect(feesOf({ ...ORDER, isCrypto: true })).toEqual(['2.5']);
  });

  test('rounds the sum of an order’s fees, not each', () => {
    // 0.0025 of 1000.5 and 2001 are 2.50125 and 5.0025.
    const record = {
      ...NEW,
      quantityFilled: '10',
      valueFilled: '1000.5',
      fees: '2.5',
      fillCount: 1,
    };
    const result = match({ ...ORDER, isCrypto: true, quantity: '20' }, record, MARKET, 1);
    expect(result).toMatchObject({ fills: [{ fee: '2.5', reference: 'simulated-2' }] });
  });
});
