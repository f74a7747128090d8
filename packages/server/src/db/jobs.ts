import type { Clock } from '../kernel/clock.ts';
import type { Database, Transaction } from './interface.ts';
import * as sql from './jobs.sql.ts';

/** One kind of work that runs when it is due, whatever process takes it. */
export interface JobHandler {
  /** 1 to 64 characters. */
  readonly kind: string;
  /** Runs again and again under the key `all`; null: at request alone. */
  readonly everySeconds: number | null;
  /**
   * Does what is due. It may run again after a crash, so every step of it is idempotent.
   *
   * @param key what the job is about
   * @returns when to run again; null where nothing is left to do
   */
  readonly run: (key: string, signal: AbortSignal) => Promise<Date | null>;
}

export interface JobDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: { error(details: object, message: string): void };
}

/** Who has a job has it this long: then another process may take it. */
const LEASE_MILLISECONDS = 120_000;
const IN_FLIGHT = 4;
const MAXIMUM_ROUNDS = 250;
const FIRST_PAUSE_MILLISECONDS = 1_000;
const LONGEST_PAUSE_MILLISECONDS = 300_000;
const MAXIMUM_DOUBLINGS = 9;
/** Over two hours of pauses. */
const MAXIMUM_ATTEMPTS = 30;
const ERROR_CHARACTERS = 500;
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

/**
 * Runs every job that is due; jobs of other processes are left to them.
 *
 * @returns how many ran
 */
export async function runDueJobs(deps: JobDeps, handlers: readonly JobHandler[]): Promise<number> {
  const byKind = new Map(handlers.map((handler) => [handler.kind, handler]));
  let ran = 0;
  for (let round = 0; round < MAXIMUM_ROUNDS; round += 1) {
    const now = deps.clock.now();
    const until = new Date(now.getTime() + LEASE_MILLISECONDS);
    const jobs = await deps.db.transaction((tx) =>
      tx.all(sql.claimJobs, now, until, [...byKind.keys()], IN_FLIGHT),
    );
    await Promise.all(jobs.map((job) => runJob(deps, byKind.get(job.kind), job)));
    ran += jobs.length;
    if (jobs.length < IN_FLIGHT) break;
  }
  return ran;
}

async function runJob(
  deps: JobDeps,
  handler: JobHandler | undefined,
  job: sql.JobRow,
): Promise<void> {
  if (handler === undefined) return;
  try {
    const again = await handler.run(job.key, AbortSignal.timeout(LEASE_MILLISECONDS));
    const next = again ?? nextTurn(handler, deps.clock.now());
    await deps.db.transaction((tx) =>
      next === null
        ? tx.run(sql.endJob, job.kind, job.key, job.requests)
        : tx.run(sql.repeatJob, job.kind, job.key, job.requests, next),
    );
  } catch (error) {
    await noteFailure(deps, handler, job, error);
  }
}

function nextTurn({ everySeconds }: JobHandler, now: Date): Date | null {
  return everySeconds === null ? null : new Date(now.getTime() + everySeconds * 1_000);
}

async function noteFailure(
  deps: JobDeps,
  { everySeconds }: JobHandler,
  job: sql.JobRow,
  error: unknown,
): Promise<void> {
  const { kind, key, attempts } = job;
  deps.log.error({ err: error, kind, key, attempts }, 'a job failed');
  const pause = FIRST_PAUSE_MILLISECONDS * 2 ** Math.min(attempts, MAXIMUM_DOUBLINGS);
  const now = deps.clock.now();
  const at = new Date(now.getTime() + Math.min(pause, LONGEST_PAUSE_MILLISECONDS));
  const failedAt = everySeconds === null && attempts >= MAXIMUM_ATTEMPTS ? now : null;
  const reason = String(error).slice(0, ERROR_CHARACTERS);
  try {
    await deps.db.transaction((tx) => tx.run(sql.failJob, kind, key, at, failedAt, reason));
  } catch (fault) {
    // The lease ends by itself.
    deps.log.error({ err: fault, kind, key }, 'the failure of a job could not be kept');
  }
}

export interface Jobs {
  /** Ends the rounds; resolves when the running one is over. */
  stop(): Promise<void>;
}

const ROUND_MILLISECONDS = 1_000;

/** Looks for due jobs every second. Any number of processes may do so at the same time. */
export function startJobs(deps: JobDeps, handlers: readonly JobHandler[]): Jobs {
  let running: Promise<void> | null = null;
  let isPlanned = false;
  const round = async (): Promise<void> => {
    try {
      if (!isPlanned) await planRecurring(deps, handlers);
      isPlanned = true;
      await runDueJobs(deps, handlers);
    } catch (error) {
      deps.log.error({ err: error }, 'a round over the jobs failed');
    } finally {
      running = null;
    }
  };
  const timer = setInterval(() => {
    running ??= round();
  }, ROUND_MILLISECONDS);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}

/** Jobs that repeat are there once, however many processes start. */
export async function planRecurring(
  { db, clock }: Pick<JobDeps, 'db' | 'clock'>,
  handlers: readonly JobHandler[],
): Promise<void> {
  const kinds = handlers.filter(({ everySeconds }) => everySeconds !== null);
  const names = kinds.map(({ kind }) => kind);
  await db.transaction((tx) => tx.run(sql.planJobs, names, ALL, clock.now()));
}
