import { fileURLToPath } from 'node:url';
import { type Child, startChild } from '../children/child.ts';
import { startPostgres } from '../http/database.ts';
import { type Figure, medianFigure, type Section } from '../report/figure.ts';
import { figureTable } from '../report/figure-table.ts';
import { ratios } from '../report/statistics.ts';
import { type Cost, type Imported, MANY, READINGS, type ReadingName, ROWS } from './plan.ts';

const ASK_SECONDS = 900;
const SERVE = fileURLToPath(new URL('./serve.ts', import.meta.url));
const SERVE_IMPORTS = fileURLToPath(new URL('./serve-imports.ts', import.meta.url));
/** Code is compiled as it is found to be used. */
const WARM_UP = 100;
const CALLS_A_ROUND = 15;
const MEGABYTE = 1_000_000;
const WARM_GOALS_MS: Readonly<Record<ReadingName, number>> = {
  dashboard: 5,
  'asset-history': 15,
  'tracked-history': 15,
  'account-history': 15,
};
const COLD_GOALS_MS: Partial<Record<ReadingName, number>> = { dashboard: 60 };
const IMPORT_GOAL = 16;
const IMPORT_MEMORY_GOAL_MB = 150;
const REPORT_GOAL_MS = 2_000;

/** What somebody pays for who has recorded ten years of trades. */
export async function measureNetWorth(rounds: number): Promise<Section> {
  await using stack = new AsyncDisposableStack();
  const cluster = await startPostgres();
  stack.defer(cluster.stop);
  const child = startChild({ script: SERVE, args: [cluster.url], core: 'server' });
  stack.defer(child.stop);
  await child.ready(ASK_SECONDS);
  await child.ask('seed', null, ASK_SECONDS);
  const figures: Figure[] = [];
  for (const name of READINGS) figures.push(...(await measureReading(child, name, rounds)));
  const recomputed = await child.ask<number>('recomputed', null, ASK_SECONDS);
  figures.push(medianFigure('networth/back-dated-trade/holdings', 'count', [recomputed], 1));
  figures.push(...(await measureReports(child, rounds)));
  const imports = startChild({ script: SERVE_IMPORTS, args: [cluster.url], core: 'server' });
  stack.defer(imports.stop);
  await imports.ready(ASK_SECONDS);
  figures.push(...(await measureImports(imports, rounds)));
  const title =
    `Net worth of ${MANY.holdings} holdings, ${MANY.trades} trades in ten years and three ` +
    `currencies, on PostgreSQL: CPU time, medians of ${rounds} rounds`;
  return { title, table: figureTable(figures), figures };
}

async function measureReading(child: Child, name: ReadingName, rounds: number): Promise<Figure[]> {
  const cold = (isFew: boolean) => child.ask<Cost>('cold', { name, isFew }, ASK_SECONDS);
  const first = await cold(false);
  const [many, few]: [Cost[], Cost[]] = [[], []];
  const warm: number[] = [];
  const calls = async (count: number) => {
    const samples: number[] = [];
    for (let call = 0; call < count; call += 1) {
      samples.push(await child.ask<number>('warm', name, ASK_SECONDS));
    }
    return samples.sort((left, right) => left - right)[Math.floor(count / 2)] ?? Number.NaN;
  };
  await calls(WARM_UP);
  for (let round = 0; round < rounds; round += 1) warm.push(await calls(CALLS_A_ROUND));
  // What these leave behind is collected at the cost of whatever comes next.
  for (let round = 0; round < rounds; round += 1) {
    many.push(await cold(false));
    few.push(await cold(true));
  }
  const statements = (costs: readonly Cost[]) => costs.map((cost) => cost.statements);
  return [
    medianFigure(`networth/${name}/warm`, 'ms', warm, WARM_GOALS_MS[name]),
    medianFigure(
      `networth/${name}/cold`,
      'ms',
      many.map(({ milliseconds }) => milliseconds),
      COLD_GOALS_MS[name],
    ),
    medianFigure(`networth/${name}/first`, 'ms', [first.milliseconds]),
    medianFigure(
      `networth/${name}/statements`,
      'ratio',
      ratios(statements(many), statements(few)),
      1,
    ),
  ];
}

async function measureReports(child: Child, rounds: number): Promise<Figure[]> {
  const times: number[] = [];
  for (let round = -1; round < rounds; round += 1) {
    const time = await child.ask<number>('report', null, ASK_SECONDS);
    // The first loads the fonts.
    if (round >= 0) times.push(time);
  }
  return [medianFigure('networth/report', 'ms', times, REPORT_GOAL_MS)];
}

async function measureImports(child: Child, rounds: number): Promise<Figure[]> {
  const made: Imported[] = [];
  for (let round = 0; round < rounds; round += 1) {
    made.push(await child.ask<Imported>('import', null, ASK_SECONDS));
  }
  const times = made.map(({ milliseconds }) => milliseconds);
  const copies = made.map(({ copyMs }) => copyMs);
  const memory = made.map(({ bytesAboveIdle }) => bytesAboveIdle / MEGABYTE);
  return [
    medianFigure(`networth/import-of-${ROWS}/copy`, 'ms', copies),
    medianFigure(`networth/import-of-${ROWS}/time`, 'ms', times),
    medianFigure(`networth/import-of-${ROWS}/to-copy`, 'ratio', ratios(times, copies), IMPORT_GOAL),
    medianFigure(`networth/import-of-${ROWS}/memory`, 'MB', memory, IMPORT_MEMORY_GOAL_MB),
  ];
}
