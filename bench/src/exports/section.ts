import { fileURLToPath } from 'node:url';
import { startChild } from '../children/child.ts';
import { startPostgres } from '../http/database.ts';
import { type Figure, medianFigure, type Section } from '../report/figure.ts';
import { figureTable } from '../report/figure-table.ts';
import { ratios } from '../report/statistics.ts';
import { ACTIVITIES, type Made, type MadeFormat } from './plan.ts';

const ASK_SECONDS = 600;
const SERVE = fileURLToPath(new URL('./serve.ts', import.meta.url));
const WARM_UP = 3;
const MEGABYTE = 1_000_000;
const GOALS = { CSV: 4, XLSX: 12 } as const;
const MEMORY_GOAL_MB = 120;
const STATEMENT_GOAL_MS = 100;

/** Files with a million rows, beside what PostgreSQL itself takes to write them. */
export async function measureExports(rounds: number): Promise<Section> {
  await using stack = new AsyncDisposableStack();
  const cluster = await startPostgres();
  stack.defer(cluster.stop);
  const child = startChild({ script: SERVE, args: [cluster.url], core: 'server' });
  stack.defer(child.stop);
  await child.ready(ASK_SECONDS);
  await child.ask('seed', null, ASK_SECONDS);
  const copies: number[] = [];
  const made: Record<MadeFormat, Made[]> = { CSV: [], XLSX: [] };
  const statements: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    copies.push(await child.ask<number>('copy', null, ASK_SECONDS));
    made.CSV.push(await child.ask<Made>('make', 'CSV', ASK_SECONDS));
    made.XLSX.push(await child.ask<Made>('make', 'XLSX', ASK_SECONDS));
  }
  // The first loads the fonts, and code is compiled as it is found to be used.
  for (let round = -WARM_UP; round < rounds; round += 1) {
    const cpu = await child.ask<number>('statement', null, ASK_SECONDS);
    if (round >= 0) statements.push(cpu);
  }
  const figures = [
    medianFigure('exports/copy', 'ms', copies),
    ...figuresOf('CSV', made.CSV, copies),
    ...figuresOf('XLSX', made.XLSX, copies),
    medianFigure('exports/statement/cpu', 'ms', statements, STATEMENT_GOAL_MS),
  ];
  const title =
    `Exports of ${ACTIVITIES} activities, beside COPY TO of the same rows on PostgreSQL, and a ` +
    `statement of sixty movements; medians of ${rounds} rounds`;
  return { title, table: figureTable(figures), figures };
}

function figuresOf(format: MadeFormat, made: readonly Made[], copies: readonly number[]): Figure[] {
  const times = made.map(({ milliseconds }) => milliseconds);
  const memory = made.map(({ bytesAboveIdle }) => bytesAboveIdle / MEGABYTE);
  const sizes = made.map(({ fileBytes }) => fileBytes / MEGABYTE);
  const name = `exports/${format.toLowerCase()}`;
  return [
    medianFigure(`${name}/time`, 'ms', times),
    medianFigure(`${name}/to-copy`, 'ratio', ratios(times, copies), GOALS[format]),
    medianFigure(`${name}/memory`, 'MB', memory, MEMORY_GOAL_MB),
    medianFigure(`${name}/size`, 'MB', sizes),
  ];
}
