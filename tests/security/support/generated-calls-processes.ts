import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { sourceCondition } from '../../../scripts/lib/runtime.mjs';
import { startCluster } from '../../support/postgres-cluster.ts';
import { type LifeReport, MAX_FAULTS } from './generated-calls.ts';
import type { Share, Told } from './generated-calls-process.ts';

const PLAYER = fileURLToPath(new URL('generated-calls-process.ts', import.meta.url));
/** Each waits for PostgreSQL a part of its time. */
const PROCESSES = Number(process.env.FUZZ_PROCESSES ?? availableParallelism() + 1);
const LOG_TAIL_CHARACTERS = 4_000;
const TOLD_EACH_CALLS = 50_000;

/** Calls leave much behind at once: a larger space of the young is collected a third as often. */
const PLAYER_FLAGS = [sourceCondition, '--max-semi-space-size=64'];

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
    const found = new Found();
    const shares = Array.from({ length: PROCESSES }, (_, first) =>
      playShare({ ...run, postgresUrl: cluster.url, first, step: PROCESSES }, found),
    );
    await Promise.all(shares);
    return found;
  } finally {
    await cluster.stop();
  }
}

async function playShare(share: Share, found: Found): Promise<void> {
  const args = [...PLAYER_FLAGS, PLAYER, JSON.stringify(share)];
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'pipe'] });
  const exited = once(child, 'exit');
  let tail = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    tail = (tail + text).slice(-LOG_TAIL_CHARACTERS);
  });
  for await (const line of createInterface(child.stdout)) {
    const told = JSON.parse(line) as Told;
    if ('endedAt' in told) found.fault(`${told.endedAt}: the process ended: ${tail}`);
    else found.report(told.report);
    // It ends with its input.
    if (found.isEnough) child.stdin.end();
  }
  const [code, signal] = await exited;
  if (code !== 0) found.fault(`process ${share.first} ended with ${code ?? signal}: ${tail}`);
}

/** What the processes have told so far; faults and the pace are told as they come. */
class Found implements RunReport {
  readonly reports: LifeReport[] = [];
  readonly faults: string[] = [];
  readonly #began = Date.now();
  #calls = 0;
  #told = 0;

  get isEnough(): boolean {
    return this.faults.length >= MAX_FAULTS;
  }

  fault(fault: string): void {
    this.faults.push(fault);
    process.stdout.write(`${fault}\n`);
  }

  report(report: LifeReport): void {
    this.reports.push(report);
    for (const fault of report.faults) this.fault(fault);
    this.#calls += report.calls;
    if (this.#calls - this.#told < TOLD_EACH_CALLS) return;
    this.#told = this.#calls;
    const pace = Math.round(this.#calls / ((Date.now() - this.#began) / 1_000));
    process.stdout.write(`${this.#calls} calls, ${pace} a second\n`);
  }
}
