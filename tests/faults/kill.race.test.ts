import { type compose, faultsOfTheBooks } from '@investing-platform/server/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DurableCluster, startDurableCluster } from '../support/postgres-cluster.ts';
import { type Acknowledged, PAID_IN, startLoad } from './support/load.ts';
import { seededChance } from './support/seeded-chance.ts';
import { type ServerProcess, serverProcess } from './support/server-process.ts';
import { openObserver, trader } from './support/world.ts';

const KILLS = process.env.LONG === '1' ? 50 : 3;
const SECONDS_A_KILL = 60;
/** Between two kills, so many requests are answered. */
const [MIN_ANSWERS, MAX_ANSWERS] = [10, 80];
const SEED = process.env.SEED ?? String(Date.now());
const VICTIMS = ['server', 'postgres', 'both'] as const;

const ordersOf = {
  name: 'test_faults_orders',
  text: 'select id, status from orders where broker_account_id = $1',
};
const paymentsOf = {
  name: 'test_faults_payments',
  text: `select count(*)::integer as count from journal_entries e
    join journal_lines l on l.entry_id = e.id join ledger_accounts a on a.id = l.account_id
    where e.kind = 'DEPOSIT' and a.owner_id = $1 and l.amount = ${PAID_IN}`,
};

let cluster: DurableCluster;
let server: ServerProcess;
let observer: Awaited<ReturnType<typeof compose>>;

beforeAll(async () => {
  cluster = await startDurableCluster();
  observer = await openObserver(cluster.url);
  server = await serverProcess(cluster.url);
  await server.start();
});
afterAll(async () => {
  await server.kill();
  await observer.stop();
  await cluster.stop();
});

async function kill(victim: (typeof VICTIMS)[number]): Promise<void> {
  await Promise.all([
    victim === 'postgres' ? undefined : server.kill(),
    victim === 'server' ? undefined : cluster.kill(),
  ]);
  if (victim !== 'server') await cluster.restart();
  if (victim !== 'postgres') await server.start();
}

/** What differs between what was acknowledged and what is there; empty where nothing does. */
async function difference(accountId: string, seen: Acknowledged): Promise<Record<string, unknown>> {
  const { db } = observer.deps;
  const rows = await db.all<{ id: string; status: string }, [string]>(ordersOf, accountId);
  const withStatus = (...statuses: string[]) =>
    new Set(rows.filter(({ status }) => statuses.includes(status)).map(({ id }) => id));
  const { count } = await db.one<{ count: number }, [string]>(paymentsOf, accountId);
  const found = {
    filled: withStatus('FILLED'),
    open: withStatus('NEW'),
    cancelled: withStatus('CANCELED'),
  };
  return {
    orders: rows.length - seen.taken.length - seen.resting.length - seen.cancelled.length,
    payments: count - seen.paymentCount,
    filled: [...found.filled.symmetricDifference(new Set(seen.taken))],
    open: [...found.open.symmetricDifference(new Set(seen.resting))],
    cancelled: [...found.cancelled.symmetricDifference(new Set(seen.cancelled))],
  };
}

test(
  'what was acknowledged is there once, whatever is killed while clients ask for more',
  async () => {
    const chance = seededChance(SEED);
    const { token, brokerAccountId } = await trader(observer.deps, server.url);
    const load = startLoad({ url: server.url, token, brokerAccountId }, chance);
    for (let killed = 0; killed < KILLS; killed += 1) {
      const more = MIN_ANSWERS + Math.floor(chance() * (MAX_ANSWERS - MIN_ANSWERS));
      const until = load.count() + more;
      await expect.poll(load.count, { interval: 5 }).toBeGreaterThan(until);
      const victim = VICTIMS[killed % VICTIMS.length] ?? 'both';
      await kill(victim);
    }
    const seen = await load.stop();
    const nothing = { orders: 0, payments: 0, filled: [], open: [], cancelled: [] };
    await expect
      .poll(() => difference(brokerAccountId, seen), { message: `SEED=${SEED}` })
      .toEqual(nothing);
    expect(await faultsOfTheBooks(observer.deps.db)).toEqual([]);
    expect(server.crashes(), 'the server outlives its database').toEqual([]);
    expect(seen.taken.length).toBeGreaterThan(0);
  },
  KILLS * SECONDS_A_KILL * 1_000,
);
