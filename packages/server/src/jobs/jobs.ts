import type { Transaction } from '../db/interface.ts';
import * as sql from './jobs.sql.ts';
import {
  claimJob,
  type JobDeps,
  type JobHandler,
  MAX_RECURRING_PAUSE_MS,
  MAX_SKEW_MS,
  runJob,
  untilStopped,
} from './run-job.ts';

export type { JobDeps, JobHandler };

const IN_FLIGHT = 4;
/** Before somebody else has a turn. */
const MAX_JOBS = 250;
const ALL = 'all';

/**
 * Has a job run once at a moment or soon after. One that waits under the same key runs at the
 * earlier of the two; one that is running runs once more. Commits with the caller's transaction.
 *
 * @param key 1 to 200 characters
 */
export async function requestJob(
  tx: Transaction,
  job: { readonly kind: string; readonly key: string; readonly runAt: Date },
): Promise<void> {
  await tx.run(sql.requestJob, job.kind, job.key, job.runAt);
}

/** Some who take one job after the other: who has one that takes long keeps no other waiting. */
interface Crew {
  /** Has one more look for jobs, unless all are busy. */
  recruit(): void;
  /** Resolves when nobody is busy any more. */
  settled(): Promise<void>;
  ran(): number;
}

function crewFor(
  deps: JobDeps,
  handlers: readonly JobHandler[],
  stopping: AbortSignal,
  onFault: (error: unknown) => void,
): Crew {
  const byKind = new Map(handlers.map((handler) => [handler.kind, handler]));
  const kinds = [...byKind.keys()];
  const busy = new Set<Promise<void>>();
  let ran = 0;

  async function work(): Promise<void> {
    for (let count = 0; count < MAX_JOBS && !stopping.aborted; count += 1) {
      const job = await claimJob(deps, kinds);
      const handler = byKind.get(job?.kind ?? '');
      if (job === null || handler === undefined) return;
      ran += 1;
      recruit();
      await runJob(deps, handler, job, stopping);
    }
  }

  function recruit(): void {
    if (busy.size >= IN_FLIGHT || stopping.aborted) return;
    const working = work()
      .catch(onFault)
      .finally(() => busy.delete(working));
    busy.add(working);
  }

  return {
    recruit,
    async settled() {
      while (busy.size > 0) await Promise.all(busy);
    },
    ran: () => ran,
  };
}

/**
 * Runs every job that is due; jobs of other processes are left to them.
 *
 * @returns how many ran
 */
export async function runDueJobs(deps: JobDeps, handlers: readonly JobHandler[]): Promise<number> {
  const faults: unknown[] = [];
  const never = new AbortController().signal;
  const crew = crewFor(deps, handlers, never, (error) => void faults.push(error));
  crew.recruit();
  await crew.settled();
  if (faults.length > 0) throw faults[0];
  return crew.ran();
}

export interface Jobs {
  /** Takes no more jobs; resolves when those that run are over, after ten seconds at most. */
  stop(): Promise<void>;
}

const ROUND_MS = 1_000;
const ROUNDS_A_PLAN = 60;

/** Looks for due jobs every second. Any number of processes may do so at the same time. */
export function startJobs(deps: JobDeps, handlers: readonly JobHandler[]): Jobs {
  const stopping = new AbortController();
  const noteFault = (error: unknown): void =>
    deps.log.error({ err: error }, 'a round over the jobs failed');
  const crew = crewFor(deps, handlers, stopping.signal, noteFault);
  let planning: Promise<void> | null = null;
  let rounds = 0;
  const plan = (): void => {
    rounds = 0;
    planning = planRecurring(deps, handlers).catch(noteFault);
  };
  plan();
  const timer = setInterval(() => {
    rounds += 1;
    if (rounds >= ROUNDS_A_PLAN) plan();
    crew.recruit();
  }, ROUND_MS);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      stopping.abort();
      await untilStopped(Promise.all([planning, crew.settled()]), noteFault, deps.deadline);
    },
  };
}

/**
 * Jobs that repeat are there once, however many processes start. One that waits for far
 * longer than it could was put off by a clock that was wrong, and is brought back.
 */
export async function planRecurring(
  { db, clock }: Pick<JobDeps, 'db' | 'clock'>,
  handlers: readonly JobHandler[],
): Promise<void> {
  const now = clock.now();
  const kinds: string[] = [];
  const latest: Date[] = [];
  for (const { kind, everySeconds } of handlers) {
    if (everySeconds === null) continue;
    const longest = Math.max(everySeconds * 1_000, MAX_RECURRING_PAUSE_MS);
    kinds.push(kind);
    latest.push(new Date(now.getTime() + longest + MAX_SKEW_MS));
  }
  await db.transaction((tx) => tx.run(sql.planJobs, kinds, latest, ALL, now));
}
