import { HOUR_MS } from '@investing-platform/schema/durations';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Database } from '../../db/database.ts';
import { statement } from '../../db/statement.ts';
import { PlatformError } from '../../kernel/errors.ts';
import { onDatabase } from '../../testing/on-database.ts';
import { faultsOfTheBooks } from '../trading/settlement/books.fixture.ts';
import { contributeToActiveStrategy } from './actives/contribute-to-active-strategy.ts';
import { liquidateActiveStrategy } from './actives/liquidate-active-strategy.ts';
import { setActiveStrategyStatus } from './actives/set-active-strategy-status.ts';
import { setAssetShares } from './actives/set-asset-shares.ts';
import { syncWithSourceStrategy } from './actives/sync-with-source-strategy.ts';
import { updateStrategy } from './definitions/update-strategy.ts';
import { runWindow } from './runs/market-window.ts';
import { rebalanceActiveStrategy } from './runs/rebalance-active-strategy.ts';
import {
  AAPL,
  type Investor,
  invest,
  investor,
  MSFT,
  own,
  publish,
  settle,
  work,
} from './strategies.fixture.ts';

let db: Database;

onDatabase(async (given) => {
  db = given;
});

/** Rules that hold after every step, with whatever breaks them. */
const violations = statement<{ rule: string }>(
  'test_strategies_violations',
  `select 'state and runs belong together' as rule from active_strategies a
   where (a.status in ('REBALANCING', 'LIQUIDATING', 'PENDING_FUNDING')) and not exists (
     select from rebalance_runs r where r.active_strategy_id = a.id and r.completed_at is null)
   union all
   select 'what rests has no run but one that is being stopped' from active_strategies a
   join rebalance_runs r on r.active_strategy_id = a.id and r.completed_at is null
   where a.status in ('ACTIVE', 'PAUSED', 'CLOSED') and r.stop is null
   union all
   select 'what is closed holds nothing' from active_strategies a
   join ledger_accounts l on l.owner_id = a.id and l.balance > 0 where a.status = 'CLOSED'
   union all
   select 'orders are open only while a run is' from orders o
   where o.active_strategy_id is not null
     and o.status not in ('FILLED', 'CANCELED', 'EXPIRED', 'REPLACED', 'REJECTED')
     and not exists (select from rebalance_runs r
       where r.active_strategy_id = o.active_strategy_id and r.completed_at is null)
   union all
   select 'every order of a strategy belongs to one of its runs' from orders o
   where o.active_strategy_id is not null and not exists (
     select from rebalance_run_orders r join rebalance_runs u on u.id = r.run_id
     where r.order_id = o.id and u.active_strategy_id = o.active_strategy_id)
   union all
   select 'targets come to 100' from active_strategies a
   where a.cash_target_percent + (select sum(h.target_percent) from active_strategy_holdings h
     where h.active_strategy_id = a.id) <> 100
   limit 20`,
);

const STEPS = [
  ...['invest', 'follow', 'contribute', 'rebalance', 'pause', 'resume', 'attach'],
  ...['sellPart', 'sellAmount', 'handOver', 'sellAll', 'newVersion', 'sync'],
  ...['thin', 'thick', 'dear', 'cheap', 'work', 'work', 'work', 'wait', 'night'],
] as const;
type StepName = (typeof STEPS)[number];

/** Does one step to one of the person's active strategies; what is refused does nothing. */
async function take(
  ada: Investor,
  ids: string[],
  strategyId: string,
  step: StepName,
  pick: number,
) {
  const { deps, market, clock } = ada.world;
  const id = ids[pick % Math.max(1, ids.length)] ?? strategyId;
  const size = (more: object) =>
    liquidateActiveStrategy(deps, ada.actor, { id, ...(more as { size: object }) });
  const steps: Record<string, () => unknown> = {
    invest: async () => ids.push((await invest(ada, { amount: '700' })).id),
    follow: async () =>
      ids.push((await invest(ada, { source: { strategyId }, amount: '300', autoSync: true })).id),
    contribute: () => contributeToActiveStrategy(deps, ada.actor, { id, amount: '123.45' }),
    rebalance: () => rebalanceActiveStrategy(deps, ada.actor, { id }),
    pause: () => setActiveStrategyStatus(deps, ada.actor, { id, status: 'PAUSED' }),
    resume: () => setActiveStrategyStatus(deps, ada.actor, { id, status: 'ACTIVE' }),
    attach: () =>
      setAssetShares(deps, ada.actor, {
        id,
        shares: [{ assetId: AAPL, quantity: String(pick % 7) }],
      }),
    sellPart: () => size({ size: { percent: '33.33' } }),
    sellAmount: () => size({ size: { amount: '50' } }),
    handOver: () => size({ size: { percent: '50' }, keepShares: true }),
    sellAll: () => size({ size: { percent: '100' } }),
    newVersion: () =>
      updateStrategy(deps, ada.actor, {
        id: strategyId,
        holdings: [
          { assetId: AAPL, targetPercent: String((pick % 98) + 1) },
          { assetId: MSFT, targetPercent: String(99 - (pick % 98)) },
        ],
      }),
    sync: () => syncWithSourceStrategy(deps, ada.actor, { id }),
    thin: () => market.setVolume('5'),
    thick: () => market.setVolume('1000000'),
    dear: () => market.setPrice('AAPL', '190'),
    cheap: () => market.setPrice('AAPL', '60'),
    work: () => work(ada.world),
    wait: () => clock.advance(61_000),
    night: () => clock.advance(9 * HOUR_MS),
  };
  try {
    await steps[step]?.();
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    expect(error.code).not.toBe('INTERNAL');
  }
}

test('whatever happens to active strategies, books, runs and states belong together', async () => {
  const ada = await investor({ db, cash: '5000' });
  await own(ada.world, ada, '10');
  const { id: strategyId } = await publish(ada);
  const ids: string[] = [];
  const life = fc.array(fc.tuple(fc.constantFrom(...STEPS), fc.nat(1_000)), {
    minLength: 20,
    maxLength: 20,
  });
  await fc.assert(
    fc.asyncProperty(life, async (steps) => {
      for (const [step, pick] of steps) {
        await take(ada, ids, strategyId, step, pick);
        expect([step, await db.all(violations), await faultsOfTheBooks(db)]).toEqual([
          step,
          [],
          [],
        ]);
      }
    }),
    // Each life goes on where the one before ended, so that a smaller one would not be the same.
    { seed: 11, numRuns: 20, endOnFailure: true },
  );
  ada.world.market.setVolume('1000000');
  const { clock } = ada.world;
  const opening = runWindow('NASDAQ', clock.now())?.beginsAt ?? clock.now();
  clock.set(opening > clock.now() ? opening : clock.now());
  await settle(ada.world);
  expect([await db.all(violations), await faultsOfTheBooks(db)]).toEqual([[], []]);
  expect(ada.world.logged.filter((line) => line !== 'the venue did not answer')).toEqual([]);
});
