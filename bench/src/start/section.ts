import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../scripts/lib/free-port.ts';
import { productionSettings } from '../http/contestants.ts';
import { startPostgres } from '../http/database.ts';
import { medianFigure, type Section } from '../report/figure.ts';
import { figureTable } from '../report/figure-table.ts';
import { startUntilAnswer } from './first-answer.ts';

const COLD_GOAL_SECONDS = 6;
const WARM_GOAL_SECONDS = 1.5;
const RESIDENT_GOAL_MEGABYTES = 150;
/** After the first answer: what was needed only to start may be given back by then. */
const SETTLING_MS = 2_000;

/** How long a start takes, and how much memory the server then holds. */
export async function measureStart(rounds: number): Promise<Section> {
  const cold: number[] = [];
  const warm: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const folder = mkdtempSync(join(tmpdir(), 'investing-platform-bench-'));
    try {
      cold.push(await secondsToAnswer(folder));
      warm.push(await secondsToAnswer(folder));
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
  const memory = await measureMemory(rounds);
  const { seconds, megabytes } = memory;
  const figures = [
    medianFigure('start/embedded-cold', 's', cold, COLD_GOAL_SECONDS),
    medianFigure('start/embedded-warm', 's', warm, WARM_GOAL_SECONDS),
    medianFigure('start/postgresql', 's', seconds, WARM_GOAL_SECONDS),
    medianFigure('start/postgresql-resident', 'MB', megabytes, RESIDENT_GOAL_MEGABYTES),
  ];
  const title = `Start to the first answered query: medians of ${rounds} rounds`;
  return { title, table: figureTable(figures, LABELS), figures };
}

const LABELS: Readonly<Record<string, string>> = {
  'start/embedded-cold': 'embedded database, empty folder, demo world made',
  'start/embedded-warm': 'embedded database, second start',
  'start/postgresql': 'PostgreSQL, up to date',
  'start/postgresql-resident': 'resident memory on PostgreSQL, 2 s after',
};

async function secondsToAnswer(dataDir: string): Promise<number> {
  const [port, metricsPort] = [await freePort(), await freePort()];
  const { child, seconds } = await startUntilAnswer({
    NODE_ENV: 'development',
    DATA_DIR: dataDir,
    PORT: String(port),
    METRICS_PORT: String(metricsPort),
  });
  await child.stop();
  return seconds;
}

async function measureMemory(
  rounds: number,
): Promise<{ readonly seconds: number[]; readonly megabytes: number[] }> {
  const cluster = await startPostgres();
  const [seconds, megabytes]: [number[], number[]] = [[], []];
  try {
    for (let round = 0; round <= rounds; round += 1) {
      const [port, metricsPort] = [await freePort(), await freePort()];
      const started = await startUntilAnswer(productionSettings(cluster.url, port, metricsPort));
      await new Promise((resolve) => setTimeout(resolve, SETTLING_MS));
      // The first start makes the tables.
      if (round > 0) {
        seconds.push(started.seconds);
        megabytes.push(residentMegabytes(started.child.pid));
      }
      await started.child.stop();
    }
  } finally {
    await cluster.stop();
  }
  return { seconds, megabytes };
}

/** `ps` says it in KiB, on Linux from /proc. */
function residentMegabytes(pid: number): number {
  const text = execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
  return (Number(text.trim()) * 1_024) / 1e6;
}
