import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import type { Database } from '../../db/database.ts';
import { statement } from '../../db/statement.ts';
import { providedDatabase } from '../../db/testing.ts';
import { requestJob, runDueJobs } from '../../jobs/jobs.ts';
import { type NetWorthWorld, netWorthWorld } from '../networth/networth.fixture.ts';
import { createTrade } from '../portfolios/trades/create-trade.ts';
import { createPortfolio } from '../portfolios/write-portfolio.ts';
import { AAPL } from '../trading/trading.fixture.ts';
import { movedUnits } from './moved-units.ts';

let db: Database;
let world: NetWorthWorld;

beforeEach(async () => {
  db = await providedDatabase(inject('database'), inject('postgresUrl'));
  world = await netWorthWorld(db);
});
afterEach(() => db.close());

const forget = statement<never, []>('test_forget_moved', 'update tracked_days set moved = null');
const movedOn = statement<{ readonly day: string; readonly moved: unknown }, []>(
  'test_moved_on',
  'select day::text, moved from tracked_days order by day',
);

test('days that were written before they told what moved for no money are computed anew', async () => {
  const { deps, ada } = world;
  const portfolioId = await createPortfolio(deps, ada.actor, { name: 'Shares', currency: 'USD' });
  const apples = { portfolioId, instrumentId: AAPL, quantity: '4' } as const;
  const bought = { type: 'BUY', price: '100', tradedOn: '2026-11-10' } as const;
  await createTrade(deps, ada.actor, { ...apples, ...bought });
  await createTrade(deps, ada.actor, { ...apples, type: 'TRANSFER_OUT', tradedOn: '2026-11-12' });
  await db.transaction((tx) => tx.run(forget));
  const job = { kind: 'holdings.moved', key: ada.userId, runAt: deps.clock.now() };
  await db.transaction((tx) => requestJob(tx, job));
  await runDueJobs(deps, [movedUnits(deps)]);
  expect(await db.all(movedOn)).toEqual([
    { day: '2026-11-10', moved: null },
    { day: '2026-11-12', moved: { cost: '-400', units: '-4' } },
  ]);
});
