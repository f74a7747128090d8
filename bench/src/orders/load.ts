import { setTimeout as pause } from 'node:timers/promises';
import { type Deps, placeOrder, runOnce } from '@investing-platform/server/testing';
import { countingDatabase } from '../trading/statements.ts';
import { MARKET_BUY, type Person } from '../trading/world.ts';

const DRAIN_SECONDS = 30;
const POLL_MS = 20;

const unfinished = {
  name: 'bench_trading_unfinished',
  text: `select count(*)::integer as count from orders
    where status in ('PENDING_NEW', 'ACCEPTED', 'NEW', 'PARTIALLY_FILLED')`,
};
const commits = {
  name: 'bench_trading_commits',
  text: `select id, status,
      (extract(epoch from pg_xact_commit_timestamp(xmin)) * 1000)::double precision as at
    from orders where id = any($1::uuid[])`,
};

const place = async (deps: Deps, { actor, brokerAccountId }: Person, key: string) => {
  const order = { ...MARKET_BUY, brokerAccountId, idempotencyKey: key };
  return (await placeOrder(deps, actor, order)).id;
};

/** One person after the other. */
export function turnOf(people: readonly Person[], count: number): Person {
  const person = people[count % people.length];
  if (person === undefined) throw new Error('somebody has to place orders');
  return person;
}

/** How many statements it takes to place an order, fill it and post the fill, begin and commit apart. */
export async function statementsOfOrder(deps: Deps, person: Person): Promise<number> {
  const before = await countOnce(deps, person, 'first');
  // The first of an account opens ledger accounts as well.
  return Math.min(before, await countOnce(deps, person, 'second'));
}

async function countOnce(deps: Deps, person: Person, key: string): Promise<number> {
  const { db, count } = countingDatabase(deps.db);
  const round = () => runOnce({ ...deps, db }, ['PENDING_NEW']);
  await place({ ...deps, db }, person, key);
  await round();
  const withOrder = count();
  // Looking for orders is no part of one: under load a look finds many.
  await round();
  return 2 * withOrder - count();
}

async function drained({ db }: Deps): Promise<void> {
  const until = performance.now() + DRAIN_SECONDS * 1_000;
  while ((await db.one<{ count: number }, []>(unfinished)).count > 0) {
    if (performance.now() > until) throw new Error('orders were not filled in time');
    await pause(POLL_MS);
  }
}

/**
 * Clients place one order after the other for so many seconds, for one person and then the next.
 *
 * @returns orders a second from the first placed to the last filled and posted
 */
export async function throughput(
  deps: Deps,
  people: readonly Person[],
  clients: number,
  seconds: number,
): Promise<number> {
  const start = performance.now();
  const end = start + seconds * 1_000;
  let count = 0;
  const client = async (): Promise<void> => {
    while (performance.now() < end) {
      count += 1;
      await place(deps, turnOf(people, count), `closed ${start} ${count}`);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  await drained(deps);
  return (count * 1_000) / (performance.now() - start);
}

/**
 * Orders come by chance (Poisson), as those of `pgbench --rate` do, whether or not those before are
 * answered.
 *
 * @param rate orders a second, in the mean
 * @returns milliseconds from when each was due to the commit of its fill, ascending
 */
export async function latencies(
  deps: Deps,
  people: readonly Person[],
  rate: number,
  seconds: number,
): Promise<number[]> {
  const due = new Map<string, number>();
  const all: Promise<void>[] = [];
  const start = performance.now();
  const gapMs = () => (-Math.log(1 - Math.random()) * 1_000) / rate;
  let next = start + gapMs();
  for (let sent = 0; next < start + seconds * 1_000; ) {
    for (; next <= performance.now(); next += gapMs()) {
      const at = performance.timeOrigin + next;
      sent += 1;
      const person = turnOf(people, sent);
      all.push(place(deps, person, `open ${start} ${sent}`).then((id) => void due.set(id, at)));
    }
    await pause(1);
  }
  await Promise.all(all);
  await drained(deps);
  type Row = { id: string; status: string; at: number };
  const rows = await deps.db.all<Row, [string[]]>(commits, [...due.keys()]);
  if (rows.some(({ status }) => status !== 'FILLED')) throw new Error('an order was not filled');
  return rows.map(({ id, at }) => at - (due.get(id) ?? Number.NaN)).sort((a, b) => a - b);
}
