import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { startChild } from '../children/child.ts';
import { startPostgres } from '../http/database.ts';
import { medianFigure, type Section } from '../report/figure.ts';
import { figureTable } from '../report/figure-table.ts';
import { quantile } from '../report/statistics.ts';
import { type Callers, CLIENTS, everyOrder, PLACE, REFUSALS, USUAL } from './plan.ts';

const START_SECONDS = 120;
const SERVE = fileURLToPath(new URL('./serve.ts', import.meta.url));
const REQUESTS = 200;
const PAUSE_MS = 5;
const GOAL_MS = 250;
/** After which a connection of PostgreSQL that is idle has told what it counted. */
const COUNTED_MS = 11_000;

/** One account that many clients trade on, with every kind of order, and who else is there. */
export async function measureBusy(rounds: number): Promise<Section> {
  await using stack = new AsyncDisposableStack();
  const cluster = await startPostgres('durable');
  stack.defer(cluster.stop);
  const child = startChild({ script: SERVE, args: [cluster.url], core: 'server' });
  stack.defer(child.stop);
  await child.ready(START_SECONDS);
  const [quiet, busy, orders]: [number[], number[], number[]] = [[], [], []];
  for (let round = 0; round < rounds; round += 1) {
    const callers = await child.ask<Callers>('callers', null, START_SECONDS);
    quiet.push(p99(await waits(callers)));
    const end = new AbortController();
    const began = performance.now();
    const clients = Array.from({ length: CLIENTS }, (_, at) => trade(callers, at, end.signal));
    busy.push(p99(await waits(callers)));
    end.abort();
    const taken = (await Promise.all(clients)).reduce((sum, count) => sum + count, 0);
    orders.push((taken * 1_000) / (performance.now() - began));
  }
  await wait(COUNTED_MS);
  const deadlocks = await child.ask<number>('deadlocks', null, START_SECONDS);
  const figures = [
    medianFigure('busy/orders-a-second', 'count', orders),
    medianFigure('busy/deadlocks', 'count', [deadlocks], 0),
    medianFigure('busy/p99-quiet', 'ms', quiet),
    medianFigure('busy/p99-beside', 'ms', busy, GOAL_MS),
  ];
  const title =
    `Busy: every kind of order from ${CLIENTS} clients to one account, durable on PostgreSQL, and ` +
    `another person's requests, alone and meanwhile; medians of ${rounds} rounds`;
  return { title, table: figureTable(figures), figures };
}

/** @returns how many orders were taken */
async function trade(callers: Callers, client: number, end: AbortSignal): Promise<number> {
  let taken = 0;
  // Each client begins elsewhere, so that different orders meet.
  for (let at = client * 31; !end.aborted; at += 1) {
    const order = everyOrder[at % everyOrder.length];
    const params = { ...order, brokerAccountId: callers.accountId };
    const codes = await ask(callers.url, callers.busy, PLACE, { params });
    const other = codes.find((code) => !REFUSALS.has(code));
    if (other !== undefined) throw new Error(`an order was answered ${other}`);
    if (codes.length === 0) taken += 1;
  }
  return taken;
}

async function waits({ url, other }: Callers): Promise<number[]> {
  const milliseconds: number[] = [];
  for (let request = 0; request < REQUESTS; request += 1) {
    const began = performance.now();
    const [code] = await ask(url, other, USUAL);
    if (code !== undefined) throw new Error(`a read was answered ${code}`);
    milliseconds.push(performance.now() - began);
    await wait(PAUSE_MS);
  }
  return milliseconds;
}

/** @returns the codes of its errors */
async function ask(
  url: string,
  token: string,
  query: string,
  variables: object = {},
): Promise<string[]> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify({ query, variables }),
  });
  const { errors = [] } = (await response.json()) as {
    errors?: readonly { extensions: { code: string } }[];
  };
  return errors.map(({ extensions }) => extensions.code);
}

const p99 = (milliseconds: readonly number[]): number =>
  quantile(
    milliseconds.toSorted((left, right) => left - right),
    0.99,
  );
