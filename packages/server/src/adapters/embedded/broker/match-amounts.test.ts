import { expect, test } from 'vitest';
import type { VenueOrder } from '../../../ports/broker.ts';
import {
  type Case,
  LIMIT,
  MARKET,
  MINUTE_BEFORE,
  NEW,
  NOTIONAL,
  NOW,
  ORDER,
  outcome,
  thin,
} from './match.fixture.ts';
import { match } from './match.ts';

test.each<Case>([
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
  expect(outcome(order, record, market)).toEqual({ state, fills });
});

test('takes between a twentieth and a tenth of the volume, as chance has it', () => {
  const shares = [0, 0.5, 1].map((chance) => {
    const result = match({ ...ORDER, quantity: '1000' }, NEW, thin('1000'), chance);
    return 'refusal' in result ? result.refusal : result.fills[0]?.quantity;
  });
  expect(shares).toEqual(['50', '75', '100']);
});

test('refuses a notional that buys less than the smallest order', () => {
  const coin: VenueOrder = {
    ...NOTIONAL,
    feeRate: '0.0025',
    notional: '5',
    minimumQuantity: '0.1',
  };
  expect(match(coin, NEW, MARKET, 1)).toMatchObject({ refusal: expect.any(String) });
});

test('charges a quarter percent on crypto, and nothing on shares', () => {
  const feesOf = (order: VenueOrder, record = NEW) => {
    const result = match(order, record, MARKET, 1);
    return 'refusal' in result ? [] : result.fills.map(({ fee }) => fee);
  };
  expect(feesOf(ORDER)).toEqual(['0']);
  expect(feesOf({ ...ORDER, feeRate: '0.0025' })).toEqual(['2.5']);
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
  const result = match({ ...ORDER, feeRate: '0.0025', quantity: '20' }, record, MARKET, 1);
  expect(result).toMatchObject({ fills: [{ fee: '2.5', reference: 'simulated-2' }] });
});
