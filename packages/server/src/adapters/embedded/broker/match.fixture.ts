import type { VenueOrder, VenueRecord } from '../../../ports/broker.ts';
import { type MatchedMarket, match } from './match.ts';

export const NOW = new Date('2026-11-20T15:00:30Z');
export const MINUTE_BEFORE = new Date('2026-11-20T14:59:59Z');

export const ORDER: VenueOrder = {
  id: '01900000-0000-7000-8000-000000000009',
  brokerAccountId: '01900000-0000-7000-8000-0000000000bb',
  assetId: '01900000-0000-7000-8000-000000000001',
  currency: 'USD',
  feeRate: '0',
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
  auctionAt: null,
};
export const SELL: VenueOrder = { ...ORDER, side: 'SELL', capPrice: null };
export const LIMIT: VenueOrder = { ...ORDER, type: 'LIMIT', capPrice: null, limitPrice: '100.05' };
export const SELL_LIMIT: VenueOrder = { ...LIMIT, side: 'SELL', limitPrice: '99.95' };
export const STOP: VenueOrder = { ...ORDER, type: 'STOP', stopPrice: '101' };
export const NOTIONAL: VenueOrder = {
  ...ORDER,
  quantity: null,
  notional: '30443.177578017',
  capPrice: null,
  quantityStep: '0.000000001',
};

export const NEW: VenueRecord = {
  quantityFilled: '0',
  valueFilled: '0',
  fees: '0',
  fillCount: 0,
  lastFilledAt: null,
  isElected: false,
};

export const MARKET: MatchedMarket = {
  now: NOW,
  session: 'REGULAR',
  price: '100',
  bid: '99.95',
  ask: '100.05',
  bar: { low: '99.5', high: '100.5', volume: '10000' },
};
export const thin = (volume: string): MatchedMarket => ({
  ...MARKET,
  bar: { low: '99.5', high: '100.5', volume },
});

/** What the venue does with an order: the state, and each fill's quantity and price. */
export function outcome(order: VenueOrder, record: VenueRecord, market: MatchedMarket): Outcome {
  const result = match(order, record, market, 1);
  if ('refusal' in result) throw new Error(result.refusal);
  const fills = result.fills.map(({ quantity, price }) => [quantity, price] as const);
  return { state: result.state, fills };
}

export interface Outcome {
  readonly state: string;
  readonly fills: readonly (readonly [quantity: string, price: string])[];
}

/** One row of a table: what it shows, what is matched, and what comes of it. */
export type Case = [
  title: string,
  order: VenueOrder,
  record: VenueRecord,
  market: MatchedMarket,
  expected: { readonly state: string; readonly fills?: Outcome['fills'] },
];
