import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, productionSettings } from '../http/contestants.ts';
import { startPostgres } from '../http/database.ts';
import { type Figure, type Section, verdict } from '../report/figure.ts';
import { median } from '../report/statistics.ts';
import { startUntilAnswer } from './first-answer.ts';

const COLD_GOAL_SECONDS = 6;
const WARM_GOAL_SECONDS = 1.5;
const RESIDENT_GOAL_MEGABYTES = 150;
/** After the first answer: what was needed only to start may be given back by then. */
const SETTLING_MILLISECONDS = 2_000;

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
  const of = (
    name: string,
    unit: Figure['unit'],
    goal: number,
    samples: readonly number[],
  ): Figure => ({ name, value: median(samples), unit, goal, samples });
  const figures = [
    of('start/embedded-cold', 's', COLD_GOAL_SECONDS, cold),
    of('start/embedded-warm', 's', WARM_GOAL_SECONDS, warm),
    of('start/postgresql', 's', WARM_GOAL_SECONDS, memory.seconds),
    of('start/postgresql-resident', 'MB', RESIDENT_GOAL_MEGABYTES, memory.megabytes),
  ];
  const title = `Start to the first answered query: medians of ${rounds} rounds`;
  return { title, table: tableOf(figures), figures };
}

const LABELS: Readonly<Record<string, string>> = {
  'start/embedded-cold': 'embedded database, empty folder, demo world made',
  'start/embedded-warm': 'embedded database, second start',
  'start/postgresql': 'PostgreSQL, up to date',
  'start/postgresql-resident': 'resident memory on PostgreSQL, 2 s after',
};

function tableOf(figures: readonly Figure[]): string[][] {
  const rows = figures.map((figure) => {
    const { name, value, unit, goal = 0, samples } = figure;
    const digits = unit === 's' ? 2 : 0;
    return [
      LABELS[name] ?? name,
      value.toFixed(digits),
      Math.min(...samples).toFixed(digits),
      Math.max(...samples).toFixed(digits),
      unit,
      verdict(figure, `≤ ${goal} ${unit}`),
    ];
  });
  return [['start', 'median', 'least', 'most', 'unit', 'goal'], ...rows];
}

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
      await new Promise((resolve) => setTimeout(resolve, SETTLING_MILLISECONDS));
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
