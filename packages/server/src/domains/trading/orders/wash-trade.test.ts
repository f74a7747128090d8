import { beforeEach, expect, test } from 'vitest';
import { statement } from '../../../db/statement.ts';
import {
  buy,
  limit,
  own,
  refusal,
  type Trader,
  type TradingWorld,
  trader,
  tradingWorld,
} from '../trading.fixture.ts';
import { type PlaceOrderInput, placeOrder } from './place-order.ts';

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

const copies = statement<never, [orderId: string, count: number]>(
  'test_wash_trade_copies',
  `insert into orders select copy.* from orders o, generate_series(1, $2) n,
     lateral jsonb_populate_record(null::orders,
       to_jsonb(o) || jsonb_build_object('id', gen_random_uuid(), 'copy', n)) copy
   where o.id = $1`,
);

test.each([
  ['buys far below', 'BUY', '1', '100', 'SELL', '99'],
  ['sales far above', 'SELL', '1000', '100', 'BUY', '101'],
] as const)(
  'an order is found among thousands of %s',
  async (_name, side, far, near, other, at) => {
    await own(world, ada, '100');
    const one = { side, quantity: '1', timeInForce: 'GTC' } as const;
    const { id } = await place(limit(far, one));
    await world.db.transaction((tx) => tx.run(copies, id, 1_500));
    await place(limit(near, one));
    const crossing = place(limit(at, { ...one, side: other }));
    expect((await refusal(crossing)).code).toBe('WASH_TRADE');
  },
);
