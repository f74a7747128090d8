import { HOUR_MS } from '@investing-platform/schema/durations';
import type { Database } from '../db/interface.ts';
import type { Clock } from '../kernel/clock.ts';
import * as sql from './jobs.sql.ts';

/** One kind of work that runs when it is due, whatever process takes it. */
export interface JobHandler {
  /** 1 to 64 characters. */
  readonly kind: string;
  /** Runs again and again under the key `all`; null: at request alone. */
  readonly everySeconds: number | null;
  /**
   * Does what is due. It may run again after a crash, and beside one that did not end in time, so
   * every step of it is idempotent.
   *
   * @param key what the job is about
   * @param signal aborted shortly before its time is over, and where the process ends: who is not
   *   done yet then says to run again at once
   * @returns when to run again; null where nothing is left to do
   */
  readonly run: (key: string, signal: AbortSignal) => Promise<Date | null>;
}

export interface JobDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: { error(details: object, message: string): void };
  /** For tests: how the end of a time is told. Default `AbortSignal.timeout`. */
  readonly deadline?: (milliseconds: number) => AbortSignal;
}

/** Who has a job has it this long: then another process may take it. */
const LEASE_MS = 120_000;
/** Clocks of two hosts are no further apart than this, but where one of them is plainly wrong. */
export const MAX_SKEW_MS = HOUR_MS;
const ENOUGH_MS = 90_000;
const FIRST_PAUSE_MS = 1_000;
const MAX_PAUSE_MS = 1_800_000;
export const MAX_RECURRING_PAUSE_MS = 300_000;
const MAX_DOUBLINGS = 11;
/** Two days of pauses: a source outside may be silent for a weekend. */
const MAX_ATTEMPTS = 100;
const ERROR_CHARACTERS = 500;

/**
 * The oldest job that is due, for this process alone until its lease ends. A lease that ends far
 * later than any could was given by a clock that was wrong, and counts for nothing.
 */
export async function claimJob(
  { db, clock }: JobDeps,
  kinds: readonly string[],
): Promise<sql.JobRow | null> {
  const now = clock.now();
  const until = new Date(now.getTime() + LEASE_MS);
  const impossible = new Date(until.getTime() + MAX_SKEW_MS);
  return db.transaction((tx) => tx.maybe(sql.claimJob, now, until, kinds, impossible));
}

/**
 * Runs a claimed job and writes down what came of it, unless another has taken it after the end of
 * its lease. Never rejects.
 */
export async function runJob(
  deps: JobDeps,
  handler: JobHandler,
  job: sql.JobRow,
  stopping: AbortSignal,
): Promise<void> {
  const { kind, key, leasedUntil, requests } = job;
  try {
    const next = await resultOf(deps, handler, job, stopping);
    await deps.db.transaction((tx) =>
      next === null
        ? tx.run(sql.endJob, kind, key, leasedUntil, requests)
        : tx.run(sql.repeatJob, { kind, key, leasedUntil, requests, runAt: next }),
    );
  } catch (error) {
    await noteFailure(deps, handler, job, error);
  }
}

async function resultOf(
  deps: JobDeps,
  handler: JobHandler,
  { key, attempts }: sql.JobRow,
  stopping: AbortSignal,
): Promise<Date | null> {
  // Its failures are counted before: it has ended its process each time.
  if (isGivenUp(handler, attempts - 1)) throw new Error('its process ended each time');
  const after = deps.deadline ?? AbortSignal.timeout;
  const signal = AbortSignal.any([after(ENOUGH_MS), stopping]);
  const again = await unlessAborted(handler.run(key, signal), after(LEASE_MS));
  return again ?? nextTurn(handler, deps.clock.now());
}

/** What does not end in time goes on by itself, and nobody waits for it any more. */
export function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = (): void => reject(new Error('it did not end in time'));
    if (signal.aborted) late();
    signal.addEventListener('abort', late, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', late));
  });
}

const STOP_MS = 10_000;

/** Waits for those at work, ten seconds at most: who is left has its lease end by itself. */
export async function untilStopped(
  work: Promise<unknown>,
  noteFault: (error: unknown) => void,
  deadline: JobDeps['deadline'] = AbortSignal.timeout,
): Promise<void> {
  await unlessAborted(work, deadline(STOP_MS)).catch(noteFault);
}

function nextTurn({ everySeconds }: JobHandler, now: Date): Date | null {
  return everySeconds === null ? null : new Date(now.getTime() + everySeconds * 1_000);
}

const isGivenUp = ({ everySeconds }: JobHandler, failures: number): boolean =>
  everySeconds === null && failures >= MAX_ATTEMPTS;

async function noteFailure(
  deps: JobDeps,
  handler: JobHandler,
  { kind, key, attempts, leasedUntil, requests }: sql.JobRow,
  error: unknown,
): Promise<void> {
  const pause = FIRST_PAUSE_MS * 2 ** Math.min(attempts, MAX_DOUBLINGS);
  const isRecurring = handler.everySeconds !== null;
  const longest = isRecurring ? MAX_RECURRING_PAUSE_MS : MAX_PAUSE_MS;
  const now = deps.clock.now();
  const at = new Date(now.getTime() + Math.min(pause, longest));
  const isOver = isGivenUp(handler, attempts);
  const message = isOver ? 'a job was given up: retry-job has it run again' : 'a job failed';
  deps.log.error({ err: error, kind, key, attempts }, message);
  const reason = String(error).slice(0, ERROR_CHARACTERS);
  try {
    const failedAt = isOver ? now : null;
    await deps.db.transaction((tx) =>
      tx.run(sql.failJob, {
        kind,
        key,
        leasedUntil,
        requests,
        runAt: at,
        failedAt,
        lastError: reason,
      }),
    );
  } catch (fault) {
    // The lease ends by itself.
    deps.log.error({ err: fault, kind, key }, 'the failure of a job could not be kept');
  }
}
