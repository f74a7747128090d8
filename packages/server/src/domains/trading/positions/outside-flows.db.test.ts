import { afterEach, beforeEach, expect, test } from 'vitest';
import { statement } from '../../../db/statement.ts';
import { toPlain } from '../../../kernel/decimal.ts';
import { OPEN, type Trader, type TradingWorld, trader, tradingWorld } from '../trading.fixture.ts';
import { allFlowsBetween } from './outside-positions.ts';

let world: TradingWorld;
let ada: Trader;
beforeEach(async () => {
  world = await tradingWorld();
  ada = await trader(world);
});
afterEach(() => world.db.close());

const MOMENTS = 3_500;
/** Two positions that grow by one each second, so that moments are shared and fill pages. */
const grow = statement<never, [userId: string, accountId: string, from: Date, moments: number]>(
  'test_outside_changes',
  `insert into outside_position_changes (position_id, at, user_id, broker_account_id, symbol, name,
     asset_class, currency, quantity)
   select position_id, $3::timestamptz + moment * interval '1 second', $1::uuid, $2::uuid, 'BOND',
     'Bond', 'OTHER', 'EUR', moment
   from generate_series(1, $4::int) moment,
     (values ('019b7d2f-7c4e-7000-8000-000000000001'::uuid),
             ('019b7d2f-7c4e-7000-8000-000000000002'::uuid)) positions (position_id)`,
);

test('what outside positions took in is read whole, however often they changed', async () => {
  const { db } = world;
  await db.transaction((tx) => tx.run(grow, ada.userId, ada.live.id, OPEN, MOMENTS));
  const scope = {
    userId: ada.userId,
    books: [{ id: ada.live.id, accountId: ada.live.id, sinceEntryId: null }],
  } as const;
  const until = new Date(OPEN.getTime() + MOMENTS * 1_000);
  const flows = await allFlowsBetween(db, scope, OPEN, until);
  expect(flows.length).toBe(2 * MOMENTS);
  expect(new Set(flows.map(({ amount }) => toPlain(amount)))).toEqual(new Set(['1']));
  const moments = flows.map(({ at }) => at.getTime());
  expect(moments).toEqual(moments.toSorted((left, right) => left - right));
  const half = new Date(OPEN.getTime() + 1_000 * 1_000);
  expect((await allFlowsBetween(db, scope, half, until)).length).toBe(2 * (MOMENTS - 1_000));
});
