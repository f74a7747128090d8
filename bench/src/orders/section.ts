import type { Deps } from '@investing-platform/server/testing';
import type { Rounds } from '../flags.ts';
import { startPostgres } from '../http/database.ts';
import { type Figure, medianFigure, type Section } from '../report/figure.ts';
import { figureTable } from '../report/figure-table.ts';
import { quantile, ratios } from '../report/statistics.ts';
import { addPerson, CASH, composed, type Person } from '../trading/world.ts';
import { diskLatencies } from './disk.ts';
import { latencies, statementsOfOrder, throughput, turnOf } from './load.ts';
import { openPgbench, type Pgbench } from './pgbench.ts';
import { recycleLog } from './recycled-log.ts';

/** Each places one order at a time, on either side of the comparison. */
const CLIENTS = 16;
/** So many that orders of one account seldom wait for each other. */
const PEOPLE = 64;
const LOAD = 0.7;
/** Each connection plans its statements anew. */
const WARM_UP_SECONDS = 5;
const LATE_SHARE = 0.99;
const COMPARED = 'orders/pgbench-to-ours';

/** From `placeOrder` to the posted fill, on a PostgreSQL that waits for the disk. */
export async function measureOrders(rounds: Rounds): Promise<Section> {
  await using stack = new AsyncDisposableStack();
  const cluster = await startPostgres('durable');
  stack.defer(cluster.stop);
  const figures = await figuresOf(cluster.url, rounds);
  const isCompared = figures.some(({ name }) => name === COMPARED);
  const title =
    `Orders, durable on PostgreSQL: medians of ${rounds.rounds} rounds of ${rounds.seconds} s` +
    (isCompared ? '' : '; the comparison with pgbench is skipped, since it is not installed');
  return { title, table: figureTable(figures), figures };
}

/** From `placeOrder` to the fill that is posted, by itself and beside what PostgreSQL can do. */
async function figuresOf(databaseUrl: string, rounds: Rounds): Promise<Figure[]> {
  await using stack = new AsyncDisposableStack();
  const server = await composed(databaseUrl);
  stack.defer(server.stop);
  const { deps } = server;
  const people = await addPeople(deps);
  const statements = await statementsOfOrder(deps, turnOf(people, 0));
  await server.start();
  await throughput(deps, people, CLIENTS, WARM_UP_SECONDS);
  await recycleLog(deps);
  // First, since what pgbench leaves to be written would hold up the commits of ours.
  const { middle, late, disk } = await latencyRounds(deps, people, rounds);
  using pgbench = await openPgbench(databaseUrl, statements, CLIENTS);
  await recycleLog(deps);
  const { orders, transactions } = await inTurn(deps, people, pgbench, rounds);
  return [
    medianFigure('orders/statements-an-order', 'count', [statements]),
    medianFigure('orders/a-second', 'count', orders),
    ...(pgbench === null ? [] : comparison(transactions, orders)),
    medianFigure('orders/p50-at-70-percent', 'ms', middle),
    medianFigure('orders/p99-at-70-percent', 'ms', late, 25),
    medianFigure('orders/p99-of-the-disk', 'ms', disk),
  ];
}

async function addPeople(deps: Deps): Promise<Person[]> {
  const people: Person[] = [];
  for (let count = 0; count < PEOPLE; count += 1) {
    people.push(await addPerson(deps, `client-${count}@example.com`, CASH));
  }
  return people;
}

interface Latencies {
  readonly middle: number[];
  readonly late: number[];
  readonly disk: number[];
}

/**
 * Milliseconds that an order takes, in the middle and the latest of a hundred, and the latest of a
 * hundred writes of the disk alone, round by round.
 */
async function latencyRounds(
  deps: Deps,
  people: readonly Person[],
  { rounds, seconds }: Rounds,
): Promise<Latencies> {
  const [middle, late, disk]: [number[], number[], number[]] = [[], [], []];
  for (let round = 0; round < rounds; round += 1) {
    const rate = LOAD * (await throughput(deps, people, CLIENTS, seconds));
    const ascending = await latencies(deps, people, rate, seconds);
    middle.push(quantile(ascending, 0.5));
    late.push(quantile(ascending, LATE_SHARE));
    disk.push(quantile(await diskLatencies(seconds), LATE_SHARE));
  }
  return { middle, late, disk };
}

/** Orders a second, and transactions of pgbench where there is one, in the same rounds. */
async function inTurn(
  deps: Deps,
  people: readonly Person[],
  pgbench: Pgbench | null,
  { rounds, seconds }: Rounds,
): Promise<{ readonly orders: number[]; readonly transactions: number[] }> {
  const [orders, transactions]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    orders.push(await throughput(deps, people, CLIENTS, seconds));
    if (pgbench !== null) transactions.push(await pgbench.measure(seconds));
  }
  return { orders, transactions };
}

function comparison(transactions: readonly number[], orders: readonly number[]): Figure[] {
  return [
    medianFigure('orders/pgbench-a-second', 'count', transactions),
    medianFigure(COMPARED, 'ratio', ratios(transactions, orders), 2),
  ];
}
