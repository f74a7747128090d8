import type { Database } from '../../db/database.ts';
import { statement } from '../../db/statement.ts';
import { planRecurring, runDueJobs } from '../../jobs/jobs.ts';
import type { TokenActor } from '../../kernel/actor.ts';
import { LAST_ID } from '../../kernel/ids.ts';
import { systemRandom } from '../../kernel/random.ts';
import { secretBox } from '../../kernel/secret-box.ts';
import { recordSignature } from '../kyc/index.ts';
import { runOnce } from '../trading/matching/matcher.ts';
import {
  asset,
  type Trader,
  type TradingWorld,
  tokenActor,
  trader,
  tradingWorld,
} from '../trading/trading.fixture.ts';
import { type CreateActiveInput, createActiveStrategy } from './actives/create-active-strategy.ts';
import { fetchActiveStrategy } from './actives/fetch-active-strategies.ts';
import { type CreateStrategyInput, createStrategy } from './definitions/create-strategy.ts';
import { strategyJobs } from './runs/jobs.ts';
import type { RunRow } from './runs/runs.sql.ts';
import { lastRuns } from './runs/runs.sql.ts';

export { own, refusal } from '../trading/trading.fixture.ts';
export { asset };

export const AAPL = asset('AAPL').id;
export const MSFT = asset('MSFT').id;
export const NVDA = asset('NVDA').id;
export const BTC = asset('BTC').id;

const countOpenRuns = statement<{ count: number }>(
  'test_strategies_count_open_runs',
  'select count(*)::int as count from rebalance_runs where completed_at is null',
);

const whatIsOpen = statement<object>(
  'test_strategies_what_is_open',
  `select r.type, r.status, r.phase, r.stop, r.attempts, r.work, o.side, o.status as "orderStatus",
     o.symbol, o.quantity, o.notional, o.quantity_filled
   from rebalance_runs r left join orders o on o.active_strategy_id = r.active_strategy_id
     and o.status not in ('FILLED', 'CANCELED', 'EXPIRED', 'REPLACED', 'REJECTED')
   where r.completed_at is null limit 20`,
);

export interface Investor extends Trader {
  readonly world: TradingWorld;
}

/** The trading world with a person who has signed the strategy disclosure. */
export async function investor(
  options: { readonly db?: Database; readonly cash?: string; readonly email?: string } = {},
  world?: TradingWorld,
): Promise<Investor> {
  const inWorld = world ?? (await tradingWorld(options.db, 'strategies'));
  const person = await trader(inWorld, options.cash ?? '10000', options.email);
  const user = { id: person.userId, name: 'Ada' };
  await inWorld.db.transaction((tx) =>
    recordSignature(tx, inWorld.deps, 'STRATEGY_DISCLOSURE', { user, ip: '127.0.0.1' }),
  );
  return { ...person, world: inWorld };
}

/** A token of the person's with other scopes. */
export function actorWith(person: Investor, scopes: TokenActor['scopes']): TokenActor {
  return { ...tokenActor(person.userId, person.world.clock), scopes };
}

export const SIXTY_FORTY = [
  { assetId: AAPL, targetPercent: '60' },
  { assetId: MSFT, targetPercent: '40' },
];

/** A published strategy of 60 percent AAPL and 40 percent MSFT, with what differs. */
export function publish(person: Investor, differing: Partial<CreateStrategyInput> = {}) {
  return createStrategy(person.world.deps, person.actor, {
    name: 'Sixty forty',
    visibility: 'PUBLIC',
    holdings: SIXTY_FORTY,
    publish: true,
    ...differing,
  });
}

/** An active strategy of 60 percent AAPL and 40 percent MSFT with 1,000 USD, with what differs. */
export function invest(person: Investor, differing: Partial<CreateActiveInput> = {}) {
  return createActiveStrategy(person.world.deps, person.actor, {
    source: { weights: { assets: SIXTY_FORTY } },
    amount: '1000',
    ...differing,
  });
}

/** The same, once its first run has ended. */
export async function invested(person: Investor, differing: Partial<CreateActiveInput> = {}) {
  const { id } = await invest(person, differing);
  await settle(person.world);
  return read(person, id);
}

export async function read(person: Investor, id: string) {
  const view = await fetchActiveStrategy(person.world.deps, person.actor, { id });
  if (view === null) throw new Error('there is no such active strategy');
  return view;
}

const MAX_RUNS = 50;

/** The runs of an active strategy, newest first. */
export function runsOf(person: Investor, id: string): Promise<RunRow[]> {
  return person.world.db.all(lastRuns, person.userId, [id], [LAST_ID], [MAX_RUNS]);
}

export async function lastRun(person: Investor, id: string): Promise<RunRow> {
  const [run] = await runsOf(person, id);
  if (run === undefined) throw new Error('there is no run');
  return run;
}

const SECRETS = secretBox([{ id: 'test', key: new Uint8Array(32) }], systemRandom);

const MAX_ROUNDS = 600;

/** Lets jobs and the matcher work, a second at a time, until no run is open. */
export async function settle(world: TradingWorld): Promise<void> {
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    await work(world);
    if ((await world.db.one(countOpenRuns)).count === 0) return;
    world.clock.advance(1_000);
  }
  const open = await world.db.all(whatIsOpen);
  throw new Error(`after ${MAX_ROUNDS} rounds ${JSON.stringify([open, world.logged])}`);
}

/** One round of jobs and the matcher. */
export async function work(world: TradingWorld): Promise<void> {
  const handlers = strategyJobs({ ...world.deps, secrets: SECRETS });
  await planRecurring(world.deps, handlers);
  await runDueJobs(world.deps, handlers);
  await runOnce(world.deps);
}

/** What an active strategy holds, by symbol. */
export function quantitiesOf(view: {
  readonly holdings: readonly { readonly asset: { readonly symbol: string }; quantity: string }[];
}): Record<string, string> {
  return Object.fromEntries(view.holdings.map((one) => [one.asset.symbol, one.quantity]));
}
