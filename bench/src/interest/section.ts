import { fileURLToPath } from 'node:url';
import { startChild } from '../children/child.ts';
import type { Rounds } from '../flags.ts';
import { startPostgres } from '../http/database.ts';
import { openPgbench, type Pgbench } from '../orders/pgbench.ts';
import { type Figure, medianFigure, type Section } from '../report/figure.ts';
import { figureTable } from '../report/figure-table.ts';
import { ratios } from '../report/statistics.ts';
import { ACCOUNTS, type Posted, ROWS_AN_ACCOUNT } from './plan.ts';

const ASK_SECONDS = 1_800;
const SERVE = fileURLToPath(new URL('./serve.ts', import.meta.url));
const MEGABYTE = 1_000_000;
/** As many as a process has jobs at work. */
const CLIENTS = 4;
const PGBENCH_SECONDS = 10;
const RATIO_GOAL = 3;
const MEMORY_GOAL_MB = 60;

/** A month of interest for many accounts, beside as many rows by PostgreSQL's own benchmark. */
export async function measureInterest({ rounds }: Pick<Rounds, 'rounds'>): Promise<Section> {
  await using stack = new AsyncDisposableStack();
  const cluster = await startPostgres();
  stack.defer(cluster.stop);
  const child = startChild({ script: SERVE, args: [cluster.url], core: 'server' });
  stack.defer(child.stop);
  await child.ready(ASK_SECONDS);
  await child.ask('seed', ACCOUNTS, ASK_SECONDS);
  using pgbench = await openPgbench(cluster.url, ROWS_AN_ACCOUNT, CLIENTS);
  const posted: Posted[] = [];
  const compared: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    posted.push(await child.ask<Posted>('post', null, ASK_SECONDS));
    if (pgbench !== null) compared.push(await asMany(pgbench));
  }
  const times = posted.map(({ milliseconds }) => milliseconds);
  const memory = posted.map(({ bytesAboveIdle }) => bytesAboveIdle / MEGABYTE);
  const figures = [
    medianFigure('interest/rows-an-account', 'count', [ROWS_AN_ACCOUNT]),
    medianFigure('interest/time', 'ms', times),
    ...(pgbench === null ? [] : comparison(times, compared)),
    medianFigure('interest/memory', 'MB', memory, MEMORY_GOAL_MB),
  ];
  const title =
    `A month of interest for ${ACCOUNTS} accounts on PostgreSQL, medians of ${rounds} rounds` +
    (pgbench === null ? '; the comparison with pgbench is skipped, since it is not installed' : '');
  return { title, table: figureTable(figures), figures };
}

/** Milliseconds that pgbench takes for a transaction of as many rows for each account. */
async function asMany(pgbench: Pgbench): Promise<number> {
  return (ACCOUNTS / (await pgbench.throughput(PGBENCH_SECONDS))) * 1_000;
}

function comparison(times: readonly number[], compared: readonly number[]): Figure[] {
  return [
    medianFigure('interest/pgbench', 'ms', compared),
    medianFigure('interest/to-pgbench', 'ratio', ratios(times, compared), RATIO_GOAL),
  ];
}
