import { afterEach, expect, test } from 'vitest';
import type { Database } from '../db/database.ts';
import { statement } from '../db/statement.ts';
import { manualClock } from '../kernel/clock.ts';
import { onDatabase } from '../testing/on-database.ts';
import { type JobHandler, requestJob, runDueJobs } from './jobs.ts';

const NOW = new Date('2026-11-20T15:00:00Z');
const LEASE_SECONDS = 120;

let db: Database;
let ran: string[];
const clock = manualClock(NOW);
const deps = () => ({ db, clock, log: { error: () => undefined } });

onDatabase(async (given) => {
  db = given;
  ran = [];
  clock.set(NOW);
});
afterEach(() => db.close());

const leaseOf = statement<{ leasedUntil: Date | null }>(
  'test_jobs_lease',
  'select leased_until as "leasedUntil" from jobs',
);

/** What a process leaves behind that ends while it runs a job. */
const claimAndDie = statement<never, [now: Date, leaseSeconds: number]>(
  'test_jobs_claim_and_die',
  `update jobs set attempts = attempts + 1,
     leased_until = $1::timestamptz + make_interval(secs => $2)
   where run_at <= $1`,
);

const handler = (changes: Partial<JobHandler> = {}): JobHandler => ({
  kind: 'test',
  everySeconds: null,
  async run(key) {
    ran.push(key);
    return null;
  },
  ...changes,
});
const request = (key: string) =>
  db.transaction((tx) => requestJob(tx, { kind: 'test', key, runAt: clock.now() }));

test('a job that runs where the clock is ten minutes ahead is left to that process', async () => {
  await request('a');
  let takenAway = 0;
  const ahead = handler({
    async run(key) {
      ran.push(key);
      const behind = manualClock(new Date(clock.now().getTime() - 600_000));
      await db.transaction((tx) => requestJob(tx, { kind: 'test', key, runAt: behind.now() }));
      takenAway = await runDueJobs({ ...deps(), clock: behind }, [handler()]);
      return null;
    },
  });
  await runDueJobs(deps(), [ahead]);
  expect(takenAway).toBe(0);
  expect(ran[0]).toBe('a');
});

test.each<[string, JobHandler['run']]>([
  ['done', async () => null],
  ['to be gone on with', async () => NOW],
  ['failed', () => Promise.reject(new Error('no'))],
])('a job that is %s after another has taken it stays with the other', async (_, result) => {
  await request('a');
  const paused = Promise.withResolvers<void>();
  const slow = handler({
    async run(key, signal) {
      ran.push(key);
      await paused.promise;
      return result(key, signal);
    },
  });
  const late = runDueJobs(deps(), [slow]);
  await expect.poll(() => ran).toEqual(['a']);
  clock.advance(LEASE_SECONDS * 1_000);
  let lease: unknown;
  const other = handler({
    async run() {
      paused.resolve();
      await late;
      clock.advance(1_800_000);
      lease = await db.maybe(leaseOf);
      return null;
    },
  });
  expect(await runDueJobs(deps(), [other])).toBe(1);
  expect(lease).toEqual({ leasedUntil: new Date(NOW.getTime() + 2 * LEASE_SECONDS * 1_000) });
  expect(await db.maybe(leaseOf)).toBeNull();
});

test('a job that fails for the last time is not given up where it was asked for again', async () => {
  await request('a');
  for (let start = 1; start < 100; start += 1) {
    await db.transaction((tx) => tx.run(claimAndDie, clock.now(), LEASE_SECONDS));
    clock.advance(LEASE_SECONDS * 1_000);
  }
  const failing = handler({
    async run(key) {
      await request(key);
      throw new Error('no');
    },
  });
  expect(await runDueJobs(deps(), [failing])).toBe(1);
  clock.advance(1_800_000);
  expect(await runDueJobs(deps(), [handler()])).toBe(1);
});
