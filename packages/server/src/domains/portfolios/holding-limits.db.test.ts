import { assetsBySymbol } from '@investing-platform/rules/market/catalogue';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import type { Database } from '../../db/database.ts';
import { statement } from '../../db/statement.ts';
import { providedDatabase } from '../../db/testing.ts';
import { type NetWorthWorld, netWorthWorld } from '../networth/networth.fixture.ts';
import { AAPL, refusal } from '../trading/trading.fixture.ts';
import { deleteTrade } from './trades/change-trade.ts';
import { createTradeForAsset } from './trades/create-trade.ts';
import { createPortfolio } from './write-portfolio.ts';

const [microsoft] = assetsBySymbol('MSFT');

let db: Database;
let world: NetWorthWorld;
beforeEach(async () => {
  db = await providedDatabase(inject('database'), inject('postgresUrl'));
  world = await netWorthWorld(db);
});
afterEach(() => db.close());

const fill = statement<never, [userId: string, portfolioId: string, count: number, at: Date]>(
  'test_fill_portfolio',
  `insert into tracked_holdings (id, user_id, portfolio_id, instrument_id, currency, created_at,
     updated_at)
   select gen_random_uuid(), $1::uuid, $2::uuid, gen_random_uuid(), 'USD', $4::timestamptz, $4
   from generate_series(1, $3::int)`,
);

test.each([
  ['a portfolio holds 1,000 instruments at most', [1_000], 'A portfolio may hold 1000'],
  ['all together hold 2,000', [999, 999, 2], 'All portfolios together may hold 2000'],
])('%s', async (_, counts, message) => {
  const { ada } = world;
  const ids: string[] = [];
  for (const [place, count] of counts.entries()) {
    const named = { name: `Portfolio ${place}`, costBasisMethod: 'FIFO' } as const;
    const id = await createPortfolio(world.deps, ada.actor, named);
    await db.transaction((tx) => tx.run(fill, ada.userId, id, count, world.deps.clock.now()));
    ids.push(id);
  }
  const portfolioId = ids[0] ?? null;
  const bought = { assetId: AAPL, type: 'BUY', tradedOn: '2026-11-12', quantity: '2' } as const;
  const refused = await refusal(
    createTradeForAsset(world.deps, ada.actor, { ...bought, portfolioId }),
  );
  expect(refused).toMatchObject({
    code: 'QUOTA_EXCEEDED',
    message: expect.stringContaining(message),
  });
});

test('a holding goes with its last trade, and counts no more', async () => {
  const { deps, ada } = world;
  const portfolioId = await createPortfolio(deps, ada.actor, {
    name: 'Full',
    costBasisMethod: 'FIFO',
  });
  await db.transaction((tx) => tx.run(fill, ada.userId, portfolioId, 999, deps.clock.now()));
  const buy = (assetId: string, tradedOn: string) =>
    createTradeForAsset(deps, ada.actor, {
      assetId,
      tradedOn,
      portfolioId,
      type: 'BUY',
      quantity: '2',
    });
  const first = await buy(AAPL, '2026-11-12');
  const second = await buy(AAPL, '2026-11-13');
  await deleteTrade(deps, ada.actor, first.id);
  expect(await refusal(buy(microsoft?.id ?? '', '2026-11-12'))).toMatchObject({
    code: 'QUOTA_EXCEEDED',
  });
  await deleteTrade(deps, ada.actor, second.id);
  expect(await buy(microsoft?.id ?? '', '2026-11-12')).toMatchObject({ state: 'CONFIRMED' });
});
