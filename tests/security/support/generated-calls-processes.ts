import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { sourceCondition } from '../../../scripts/lib/runtime.mjs';
import { startCluster } from '../../support/postgres-cluster.ts';
import type { LifeReport } from './generated-calls.ts';
import type { Share, Told } from './generated-calls-process.ts';

const PLAYER = fileURLToPath(new URL('generated-calls-process.ts', import.meta.url));
/** Each waits for PostgreSQL a part of its time. */
const PROCESSES = Number(process.env.FUZZ_PROCESSES ?? availableParallelism() + 1);
const LOG_TAIL_CHARACTERS = 4_000;
const TOLD_EACH_CALLS = 50_000;

/** How many calls, and until when. */
export type Run = Pick<Share, 'seed' | 'lives' | 'callsOfLife' | 'endsAt'>;

/** What came of lives in several processes: the reports of those that ended, and other faults. */
export interface RunReport {
  readonly reports: readonly LifeReport[];
  readonly faults: readonly string[];
}

/** Plays lives on PostgreSQL, in a few processes with a database each, and tells how far it is. */
export async function playInProcesses(run: Run): Promise<RunReport> {
  const cluster = await startCluster();
  try {
    const telling = progress();
    const shares = Array.from({ length: PROCESSES }, (_, first) =>
      playShare({ ...run, postgresUrl: cluster.url, first, step: PROCESSES }, telling),
    );
    const done = await Promise.all(shares);
    return {
      reports: done.flatMap(({ reports }) => reports),
      faults: done.flatMap(({ faults }) => faults),
    };
  } finally {
    await cluster.stop();
  }
}

async function playShare(
  share: Share,
  telling: (report: LifeReport) => void,
): Promise<{ reports: LifeReport[]; faults: string[] }> {
  const args = [sourceCondition, PLAYER, JSON.stringify(share)];
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'pipe'] });
  const exited = once(child, 'exit');
  let tail = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    tail = (tail + text).slice(-LOG_TAIL_CHARACTERS);
  });
  const reports: LifeReport[] = [];
  const faults: string[] = [];
  for await (const line of createInterface(child.stdout)) {
    const told = JSON.parse(line) as Told;
    if ('endedAt' in told) {
      faults.push(`${told.endedAt}: the process ended: ${tail}`);
      continue;
    }
    reports.push(told.report);
    faults.push(...told.report.faults);
    telling(told.report);
  }
  const [code, signal] = await exited;
  if (code !== 0) faults.push(`process ${share.first} ended with ${code ?? signal}: ${tail}`);
  return { reports, faults };
}

function progress(): (report: LifeReport) => void {
  const began = Date.now();
  let [calls, told] = [0, 0];
  return (report) => {
    calls += report.calls;
    if (calls - told < TOLD_EACH_CALLS) return;
    told = calls;
    const pace = Math.round(calls / ((Date.now() - began) / 1_000));
    process.stdout.write(`${calls} calls, ${pace} a second\n`);
  };
}
