import { DAY_MS } from '@investing-platform/schema/durations';
import { expect, inject, test } from 'vitest';
import { statement } from '../../../db/statement.ts';
import { postgresDatabase } from '../../../db/testing.ts';
import { rebuildDays } from '../../../ledger/index.ts';
import { AAPL, BTC, type Trader, trader } from '../../trading/trading.fixture.ts';
import { type BrokerageWorld, brokerageWorld } from '../brokerage.fixture.ts';
import { getPortfolioHistory } from './portfolio-history.ts';

const MAX_TIMES_AS_MUCH = 3;
const ROUNDS = 5;
/** Trades that a transaction enters: what takes longer than a request may is ended. */
const TRADES_A_TRANSACTION = 5_000;

const openAccounts = statement<never, [bookId: string, assets: readonly string[]]>(
  'test_open_accounts',
  `with venue as (
     insert into ledger_accounts (id, owner_id, kind, asset, balance)
     select gen_random_uuid(), null, 'market', asset, null from unnest($2::text[]) a (asset)
     on conflict do nothing
   )
   insert into ledger_accounts (id, owner_id, kind, asset, balance)
   select gen_random_uuid(), $1, 'position', asset, 0 from unnest($2::text[]) a (asset)
   on conflict do nothing`,
);

/** Trades spread evenly over 300 days until now: each buys one, and pays one dollar. */
const enter = statement<
  never,
  [
    userId: string,
    bookId: string,
    count: number,
    assets: readonly string[],
    first: Date,
    from: number,
  ]
>(
  'test_enter',
  `with trades as materialized (
     select gen_random_uuid() as id, ($4::text[])[1 + n % cardinality($4::text[])] as asset,
       $5::timestamptz + n * (interval '300 days' / $3::integer) as at
     from generate_series(
       $6::integer, least($6::integer + ${TRADES_A_TRANSACTION}, $3::integer) - 1
     ) n
   ), entries as (
     insert into journal_entries (id, posted_at, kind, source_type, source_id, user_id)
     select id, at, 'FILL', 'test', id::text, $1::uuid from trades
   )
   insert into journal_lines (entry_id, line_number, account_id, asset, amount)
   select t.id, l.number, a.id, t.asset, l.amount
   from trades t
   cross join (values (1, $2::uuid, 'position', 1), (2, null, 'market', -1))
     as l (number, owner, kind, amount)
   join ledger_accounts a on a.owner_id is not distinct from l.owner and a.kind = l.kind
     and a.asset = t.asset`,
);

/** Statistics wait for a pause else. */
const flushStatistics = statement<never>(
  'test_flush_statistics',
  'select pg_stat_force_next_flush()',
);

/** By this connection: what the database does for itself meanwhile is another's. */
const blocksRead = statement<{ blocks: number }>(
  'test_blocks_read',
  `select sum(hits + reads)::integer as blocks from pg_stat_get_backend_io(pg_backend_pid())`,
);

/**
 * The blocks that are read for a history of a year: how long it takes depends on what else the
 * machine does. The fewest of some rounds, since the first ones read more than a history. The
 * database may not have counted yet what there is: that an account has many entries it learns a
 * minute later.
 */
async function costOf(world: BrokerageWorld, count: number): Promise<number> {
  const { db } = world;
  const owner: Trader = await trader(world, '1000', `trader${count}@example.com`);
  const first = new Date(world.clock.now().getTime() - 300 * DAY_MS);
  const params = [owner.userId, owner.live.id, count, [AAPL, BTC], first] as const;
  await db.transaction((tx) => tx.run(openAccounts, owner.live.id, [AAPL, BTC]));
  for (let from = 0; from < count; from += TRADES_A_TRANSACTION) {
    await db.transaction((tx) => tx.run(enter, ...params, from));
  }
  await db.transaction((tx) => rebuildDays(tx));
  const source = { brokerAccountId: owner.live.id };
  const blocks = async () => {
    await db.transaction((tx) => tx.run(flushStatistics));
    return (await db.one(blocksRead)).blocks;
  };
  const costs: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = await blocks();
    const { points } = await getPortfolioHistory(world.deps, owner.actor, { source, range: 'Y1' });
    costs.push((await blocks()) - before);
    expect(Number(points.at(-1)?.equity)).toBeGreaterThan(count);
  }
  return Math.min(...costs);
}

test('a history of 100,000 trades costs the database at most three times as much as one of 1,000', async () => {
  const url = inject('postgresUrl');
  if (url === undefined) throw new Error('the cost is measured on PostgreSQL');
  const db = await postgresDatabase(url, { poolSize: 1, isOwn: true, checksLocks: false });
  try {
    const world = await brokerageWorld({ db });
    const few = await costOf(world, 1_000);
    const many = await costOf(world, 100_000);
    expect(many, `${few} and ${many} blocks`).toBeLessThan(few * MAX_TIMES_AS_MUCH);
  } finally {
    await db.close();
  }
});
