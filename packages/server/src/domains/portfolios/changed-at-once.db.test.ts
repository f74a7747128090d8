import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import type { Database } from '../../db/database.ts';
import { providedDatabase } from '../../db/testing.ts';
import { type NetWorthWorld, netWorthWorld } from '../networth/networth.fixture.ts';
import { AAPL } from '../trading/trading.fixture.ts';
import { updateTrade } from './trades/change-trade.ts';
import { createTradeForAsset } from './trades/create-trade.ts';
import { getTrades } from './trades/get-trades.ts';

let db: Database;
let world: NetWorthWorld;
beforeEach(async () => {
  db = await providedDatabase(inject('database'), inject('postgresUrl'));
  world = await netWorthWorld(db);
});
afterEach(() => db.close());

test('of two changes of a trade at once none is lost: it is there, or refused', async () => {
  const { deps, ada } = world;
  const bought = { assetId: AAPL, type: 'BUY', tradedOn: '2026-11-12', price: '1' } as const;
  const { id } = await createTradeForAsset(deps, ada.actor, { ...bought, quantity: '2' });
  const changes = [{ quantity: '5' }, { price: '7' }];
  const outcomes = await Promise.allSettled(
    changes.map((change) => updateTrade(deps, ada.actor, { id, ...change })),
  );
  const { nodes } = await getTrades(deps, ada.actor, { ids: [id] });
  for (const [place, outcome] of outcomes.entries()) {
    if (outcome.status === 'fulfilled') expect(nodes[0]).toMatchObject(changes[place] ?? {});
    else expect(outcome.reason).toMatchObject({ code: 'INVALID_STATE' });
  }
  expect(outcomes.map(({ status }) => status)).toContain('fulfilled');
});
