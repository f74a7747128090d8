import type { Deps } from '@investing-platform/server/testing';
import type { Rounds } from '../flags.ts';
import { startPostgres } from '../http/database.ts';
import { type Figure, medianFigure, type Section } from '../report/figure.ts';
import { figureTable } from '../report/figure-table.ts';
import { quantile, ratios } from '../report/statistics.ts';
import { addPerson, CASH, composed, type Person } from '../trading/world.ts';
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
  using pgbench = await openPgbench(databaseUrl, statements, CLIENTS);
  await throughput(deps, people, CLIENTS, WARM_UP_SECONDS);
  // What the tables of pgbench leave to be written is written by then.
  await recycleLog(deps);
  const orders = {
    throughput: (seconds: number) => throughput(deps, people, CLIENTS, seconds),
    latencies: (rate: number, seconds: number) => latencies(deps, people, rate, seconds),
  };
  const [ours, theirs] = [nothingYet(), nothingYet()];
  for (let round = 0; round < rounds.rounds; round += 1) {
    await measure(orders, ours, rounds.seconds);
    if (pgbench !== null) await measure(pgbench, theirs, rounds.seconds);
  }
  return [
    medianFigure('orders/statements-an-order', 'count', [statements]),
    medianFigure('orders/a-second', 'count', ours.rates),
    medianFigure('orders/p50-at-70-percent', 'ms', ours.middle),
    medianFigure('orders/p99-at-70-percent', 'ms', ours.late),
    ...(pgbench === null ? [] : comparison(ours, theirs)),
  ];
}

async function addPeople(deps: Deps): Promise<Person[]> {
  const people: Person[] = [];
  for (let count = 0; count < PEOPLE; count += 1) {
    people.push(await addPerson(deps, `client-${count}@example.com`, CASH));
  }
  return people;
}

type Load = Pick<Pgbench, 'throughput' | 'latencies'>;

/** Round by round: how many a second, and how many milliseconds one takes at 70 percent of that. */
interface Measured {
  readonly rates: number[];
  readonly middle: number[];
  readonly late: number[];
}

const nothingYet = (): Measured => ({ rates: [], middle: [], late: [] });

/** Adds a round. */
async function measure(load: Load, measured: Measured, seconds: number): Promise<void> {
  const rate = await load.throughput(seconds);
  const ascending = await load.latencies(LOAD * rate, seconds);
  measured.rates.push(rate);
  measured.middle.push(quantile(ascending, 0.5));
  measured.late.push(quantile(ascending, LATE_SHARE));
}

function comparison(ours: Measured, theirs: Measured): Figure[] {
  return [
    medianFigure('orders/pgbench-a-second', 'count', theirs.rates),
    medianFigure(COMPARED, 'ratio', ratios(theirs.rates, ours.rates), 2),
    medianFigure('orders/pgbench-p99-at-70-percent', 'ms', theirs.late),
    medianFigure('orders/p99-to-pgbench', 'ratio', ratios(ours.late, theirs.late), 1),
  ];
}
