import fc from 'fast-check';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { statement } from '../../../db/statement.ts';
import { providedDatabase } from '../../../db/testing.ts';
import { decimal, toPlain } from '../../../kernel/decimal.ts';
import { runOnce } from '../matching/matcher.ts';
import { type PlaceOrderInput, placeOrder } from '../orders/place-order.ts';
import { readPositions } from '../positions/read-positions.ts';
import { faultsOfTheBooks } from '../settlement/books.fixture.ts';
import {
  balancesOf,
  buy,
  refusal,
  type Trader,
  type TradingWorld,
  trader,
  tradingWorld,
} from '../trading.fixture.ts';

let world: TradingWorld;
let ada: Trader;

beforeEach(async () => {
  const db = await providedDatabase(inject('database'), inject('postgresUrl'));
  world = await tradingWorld(db);
  ada = await trader(world, '10000');
});
afterEach(() => world.db.close());

const figures = statement<
  { cost: string; lots: string; gains: string; odd: string },
  [accountId: string]
>(
  'test_paid_costs_figures',
  `select
     (select coalesce(sum(cost), 0) from positions where broker_account_id = $1) as cost,
     (select coalesce(sum(cost), 0) from position_lots where broker_account_id = $1) as lots,
     (select coalesce(sum(proceeds - cost), 0) from realised_gains
      where broker_account_id = $1) as gains,
     (select count(*) from (
        select cost from position_lots where broker_account_id = $1
        union all select cost from realised_gains where broker_account_id = $1
        union all select proceeds from realised_gains where broker_account_id = $1
      ) parts where cost <> round(cost, 2)) as odd`,
);

async function trade(order: PlaceOrderInput): Promise<void> {
  await placeOrder(world.deps, ada.actor, order);
  await runOnce(world.deps);
}

const cash = async () => decimal((await balancesOf(world, ada.live.id))['cash USD'] ?? '0');
const gains = async () => decimal((await world.db.one(figures, ada.live.id)).gains);

test('twenty buys for 7.20 in all cost 7.20, and what brings 7.20 again gains nothing', async () => {
  world.market.setPrice('AAPL', '358');
  for (let count = 0; count < 20; count += 1) await trade(buy({ quantity: '0.001' }));
  expect(toPlain(await cash())).toBe('9992.8');
  const [position] = await readPositions(world.deps, ada.actor);
  expect(position?.costBasis).toBe('7.2');
  // The bid lies a cent below.
  world.market.setPrice('AAPL', '360.01');
  await trade(buy({ side: 'SELL', quantity: '0.02' }));
  expect(toPlain(await cash())).toBe('10000');
  expect(toPlain(await gains())).toBe('0');
});

const step = fc.record({
  side: fc.constantFrom('BUY' as const, 'SELL' as const),
  thousandths: fc.integer({ min: 1, max: 3_000 }),
  cents: fc.integer({ min: 150, max: 90_000 }),
  notionalCents: fc.option(fc.integer({ min: 100, max: 50_000 }), { nil: null }),
});

test('cash spent is the cost of what is held less what sales have gained, whatever is traded', async () => {
  const run = fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
    const before = await cash();
    const start = await world.db.one(figures, ada.live.id);
    for (const { side, thousandths, cents, notionalCents } of steps) {
      world.market.setPrice('AAPL', toPlain(decimal(cents).div(100)));
      const size =
        notionalCents === null
          ? { quantity: toPlain(decimal(thousandths).div(1000)) }
          : { quantity: null, notional: toPlain(decimal(notionalCents).div(100)) };
      const order = trade(buy({ side, ...size }));
      // There may be too little to sell, or to pay with.
      await order.catch(async () =>
        expect((await refusal(order)).code).toMatch(/INSUFFICIENT|INPUT/),
      );
    }
    const end = await world.db.one(figures, ada.live.id);
    expect(toPlain(decimal(end.lots))).toBe(toPlain(decimal(end.cost)));
    // What is shown of the parts sums to what is shown of the whole.
    expect(end.odd).toBe('0');
    const spent = before.minus(await cash());
    const cost = decimal(end.cost).minus(start.cost);
    const gained = decimal(end.gains).minus(start.gains);
    expect(toPlain(cost.minus(gained))).toBe(toPlain(spent));
    expect(await faultsOfTheBooks(world.db)).toEqual([]);
  });
  // A failure prints its seed and path, from which it can be run again.
  await fc.assert(run, { numRuns: 10 });
});
