import { beforeEach, expect, test } from 'vitest';
import { type PlaceOrderInput, placeOrder } from './place-order.ts';
import {
  buy,
  limit,
  own,
  refusal,
  type Trader,
  type TradingWorld,
  trader,
  tradingWorld,
} from './trading.fixture.ts';

let world: TradingWorld;
let ada: Trader;

beforeEach(async () => {
  world = await tradingWorld();
  ada = await trader(world);
});

const place = (input: PlaceOrderInput, owner = ada) => placeOrder(world.deps, owner.actor, input);

const sell = (differing: Partial<PlaceOrderInput>) =>
  place(buy({ side: 'SELL', quantity: '1', ...differing }));
const at99: Partial<PlaceOrderInput> = { type: 'LIMIT', limitPrice: '99' };

beforeEach(() => own(world, ada, '5'));

test.each<[string, Partial<PlaceOrderInput>, Partial<PlaceOrderInput>]>([
  ['a sale at the buy', at99, at99],
  ['a sale below the buy', at99, { type: 'LIMIT', limitPrice: '98' }],
  ['a market sale', at99, {}],
  ['a stop sale', at99, { type: 'STOP', stopPrice: '90' }],
  [
    'a stop-limit sale below the buy',
    at99,
    { type: 'STOP_LIMIT', stopPrice: '98', limitPrice: '97' },
  ],
  ['a sale at any price against a market buy', {}, { type: 'LIMIT', limitPrice: '200' }],
])('WASH_TRADE refuses %s', async (_title, open, sale) => {
  await place(buy({ quantity: '1', ...open }));
  expect((await refusal(sell(sale))).code).toBe('WASH_TRADE');
});

test('a sale above one’s own buy does not meet it', async () => {
  await place(limit('99'));
  expect((await sell({ type: 'LIMIT', limitPrice: '99.01' })).side).toBe('SELL');
});

test('a buy below one’s own sale does not meet it, one at its price does', async () => {
  await sell({ type: 'LIMIT', limitPrice: '110' });
  expect((await place(limit('109.99'))).side).toBe('BUY');
  expect((await refusal(place(limit('110')))).code).toBe('WASH_TRADE');
});

test('a practice order does not meet a live one', async () => {
  await place(limit('99', { brokerAccountId: ada.paper.id }));
  expect((await sell({})).side).toBe('SELL');
});
