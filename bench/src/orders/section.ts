import type { Rounds } from '../flags.ts';
import { startPostgres } from '../http/database.ts';
import { type Figure, medianFigure, type Section } from '../report/figure.ts';
import { figureTable } from '../report/figure-table.ts';
import { quantile, ratios } from '../report/statistics.ts';
import { addPerson, CASH, composed, type Person } from '../trading/world.ts';
import { latencies, statementsOfOrder, throughput } from './load.ts';
import { openPgbench } from './pgbench.ts';
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
  const figures = await besidePgbench(cluster.url, rounds);
  const isCompared = figures.some(({ name }) => name === COMPARED);
  const title =
    `Orders, durable on PostgreSQL: medians of ${rounds.rounds} rounds of ${rounds.seconds} s` +
    (isCompared ? '' : '; the comparison with pgbench is skipped, since it is not installed');
  return { title, table: figureTable(figures), figures };
}

/** From `placeOrder` to the fill that is posted, beside what PostgreSQL itself can do. */
async function besidePgbench(databaseUrl: string, { rounds, seconds }: Rounds): Promise<Figure[]> {
  await using stack = new AsyncDisposableStack();
  const server = await composed(databaseUrl);
  stack.defer(server.stop);
  const { deps } = server;
  const people: Person[] = [];
  for (let count = 0; count < PEOPLE; count += 1) {
    people.push(await addPerson(deps, `client-${count}@example.com`, CASH));
  }
  const [first] = people;
  if (first === undefined) throw new Error('somebody has to place orders');
  const statements = await statementsOfOrder(deps, first);
  await server.start();
  using pgbench = await openPgbench(databaseUrl, statements, CLIENTS);
  await throughput(deps, people, CLIENTS, WARM_UP_SECONDS);
  await recycleLog(deps);
  const [orders, transactions, late]: [number[], number[], number[]] = [[], [], []];
  for (let round = 0; round < rounds; round += 1) {
    const rate = await throughput(deps, people, CLIENTS, seconds);
    orders.push(rate);
    late.push(quantile(await latencies(deps, people, LOAD * rate, seconds), LATE_SHARE));
    if (pgbench !== null) transactions.push(await pgbench.measure(seconds));
  }
  return [
    medianFigure('orders/statements-an-order', 'count', [statements]),
    medianFigure('orders/a-second', 'count', orders),
    ...(pgbench === null ? [] : comparison(transactions, orders)),
    medianFigure('orders/p99-at-70-percent', 'ms', late, 25),
  ];
}

function comparison(transactions: readonly number[], orders: readonly number[]): Figure[] {
  return [
    medianFigure('orders/pgbench-a-second', 'count', transactions),
    medianFigure(COMPARED, 'ratio', ratios(transactions, orders), 2),
  ];
}
