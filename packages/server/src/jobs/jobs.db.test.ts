import { HOUR_MS } from '@investing-platform/schema/durations';
import { afterEach, describe, expect, test } from 'vitest';
import type { Database } from '../db/database.ts';
import { statement } from '../db/statement.ts';
import { manualClock } from '../kernel/clock.ts';
import { onDatabase } from '../testing/on-database.ts';
import {
  type JobHandler,
  type Jobs,
  planRecurring,
  requestJob,
  runDueJobs,
  startJobs,
} from './jobs.ts';

const NOW = new Date('2026-11-20T15:00:00Z');

let db: Database;
let ran: string[];
const clock = manualClock(NOW);
const logged: string[] = [];
const deps = () => ({
  db,
  clock,
  log: { error: (_: object, message: string) => void logged.push(message) },
});

onDatabase(async (given) => {
  db = given;
  ran = [];
  logged.length = 0;
  clock.set(NOW);
});
afterEach(() => db.close());

const DAY = 86_400_000;
const LEASE_SECONDS = 120;

const giveUp = statement<never>('test_jobs_give_up', 'update jobs set failed_at = now()');

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
const request = (key: string, seconds = 0) =>
  db.transaction((tx) =>
    requestJob(tx, { kind: 'test', key, runAt: new Date(clock.now().getTime() + seconds * 1_000) }),
  );

test('a job runs once, when it is due', async () => {
  await request('a', 5);
  expect(await runDueJobs(deps(), [handler()])).toBe(0);
  clock.advance(5_000);
  expect(await runDueJobs(deps(), [handler()])).toBe(1);
  expect(await runDueJobs(deps(), [handler()])).toBe(0);
  expect(ran).toEqual(['a']);
});

test('a job that is asked for twice runs once, at the earlier moment', async () => {
  await request('a', 60);
  await request('a', 5);
  clock.advance(5_000);
  expect(await runDueJobs(deps(), [handler()])).toBe(1);
  clock.advance(60_000);
  expect(await runDueJobs(deps(), [handler()])).toBe(0);
  expect(ran).toEqual(['a']);
});

test('a job that is asked for while it runs runs once more', async () => {
  await request('a');
  const again = handler({
    async run(key) {
      ran.push(key);
      if (ran.length === 1) await request('a');
      return null;
    },
  });
  await runDueJobs(deps(), [again]);
  await runDueJobs(deps(), [again]);
  await runDueJobs(deps(), [again]);
  expect(ran).toEqual(['a', 'a']);
});

test('a job whose transaction rolls back is not there', async () => {
  const broken = db.transaction(async (tx) => {
    await requestJob(tx, { kind: 'test', key: 'a', runAt: NOW });
    throw new Error('no');
  });
  await expect(broken).rejects.toThrow('no');
  expect(await runDueJobs(deps(), [handler()])).toBe(0);
});

test('a job that fails is tried again, later each time, and at last no more', async () => {
  await request('a');
  const failing = handler({
    async run(key) {
      ran.push(key);
      throw new Error('no');
    },
  });
  await runDueJobs(deps(), [failing]);
  clock.advance(1_000);
  await runDueJobs(deps(), [failing]);
  expect(ran).toHaveLength(1);
  const from = clock.now().getTime();
  for (let round = 0; round < 120; round += 1) {
    clock.advance(3_600_000);
    await runDueJobs(deps(), [failing]);
    // A weekend without an answer is no reason to give up.
    if (clock.now().getTime() - from < 48 * HOUR_MS) expect(ran).toHaveLength(round + 2);
  }
  expect(ran).toHaveLength(100);
  expect(logged).toHaveLength(100);
  expect(logged.at(-1)).toBe('a job was given up: retry-job has it run again');
});

test('a job that was given up runs again where it is asked for again', async () => {
  await request('a');
  await db.transaction((tx) => tx.run(giveUp));
  expect(await runDueJobs(deps(), [handler()])).toBe(0);
  await request('a');
  expect(await runDueJobs(deps(), [handler()])).toBe(1);
});

test('a job that ends its process each time is given up in the end', async () => {
  await request('a');
  for (let start = 0; start < 120; start += 1) {
    await db.transaction((tx) => tx.run(claimAndDie, clock.now(), LEASE_SECONDS));
    clock.advance(LEASE_SECONDS * 1_000);
  }
  expect(await runDueJobs(deps(), [handler()])).toBe(1);
  expect(ran).toEqual([]);
  expect(logged).toEqual(['a job was given up: retry-job has it run again']);
});

test('a job whose process died is taken by another when its lease is over', async () => {
  await request('a');
  let takeOver = 0;
  const dying = handler({
    async run() {
      takeOver = await runDueJobs(deps(), [handler()]);
      clock.advance(120_000);
      takeOver += await runDueJobs(deps(), [handler()]);
      return null;
    },
  });
  await runDueJobs(deps(), [dying]);
  expect(takeOver).toBe(1);
  expect(ran).toEqual(['a']);
});

test('a lease from a clock that was ahead counts for nothing', async () => {
  await request('a');
  clock.advance(DAY);
  await db.transaction((tx) => tx.run(claimAndDie, clock.now(), LEASE_SECONDS));
  clock.advance(-DAY);
  expect(await runDueJobs(deps(), [handler()])).toBe(1);
});

test('a job that repeats and was put off by a clock that was ahead is brought back', async () => {
  const repeating = handler({ everySeconds: 60 });
  clock.advance(DAY);
  await planRecurring(deps(), [repeating]);
  await runDueJobs(deps(), [repeating]);
  clock.advance(-DAY);
  expect(await runDueJobs(deps(), [repeating])).toBe(0);
  await planRecurring(deps(), [repeating]);
  expect(await runDueJobs(deps(), [repeating])).toBe(1);
});

test('a job that does not end in time is tried again, and keeps no other waiting', async () => {
  const tooLate = new AbortController();
  const hanging = handler({
    run: (key) => (key === 'a' ? new Promise(() => undefined) : handler().run(key, tooLate.signal)),
  });
  for (const key of KEYS) await request(key);
  const round = runDueJobs({ ...deps(), deadline: () => tooLate.signal }, [hanging]);
  await expect.poll(() => [...ran].sort()).toEqual(['b', 'c', 'd', 'e', 'f', 'g']);
  tooLate.abort();
  expect(await round).toBe(7);
  clock.advance(2_000);
  expect(await runDueJobs(deps(), [handler()])).toBe(1);
  expect(ran.at(-1)).toBe('a');
});

test('a job that says when goes on then', async () => {
  await request('a');
  const stepping = handler({
    async run(key) {
      ran.push(key);
      return ran.length < 3 ? new Date(clock.now().getTime() + 10_000) : null;
    },
  });
  for (let second = 0; second < 40; second += 1) {
    await runDueJobs(deps(), [stepping]);
    clock.advance(1_000);
  }
  expect(ran).toHaveLength(3);
});

test('a job that repeats is tried again within five minutes, however often it has failed', async () => {
  const repeating = handler({
    everySeconds: 60,
    run: () => Promise.reject(new Error('no')),
  });
  await planRecurring(deps(), [repeating]);
  for (let round = 0; round < 150; round += 1) {
    expect(await runDueJobs(deps(), [repeating])).toBe(1);
    clock.advance(300_000);
  }
});

test('a job that repeats is there once, and runs every time', async () => {
  const repeating = handler({ everySeconds: 60 });
  await planRecurring(deps(), [repeating]);
  await planRecurring(deps(), [repeating]);
  for (let minute = 0; minute < 3; minute += 1) {
    expect(await runDueJobs(deps(), [repeating])).toBe(1);
    expect(await runDueJobs(deps(), [repeating])).toBe(0);
    clock.advance(60_000);
  }
  expect(ran).toEqual(['all', 'all', 'all']);
});

describe('a process that ends', () => {
  let jobs: Jobs;

  test('finishes the job that it is at, and leaves the others to another one', async () => {
    const go = Promise.withResolvers<void>();
    const slow = handler({
      async run(key, signal) {
        ran.push(key);
        await go.promise;
        ran.push(`${key} ${signal.aborted}`);
        return null;
      },
    });
    for (const key of KEYS) await request(key);
    jobs = startJobs(deps(), [slow]);
    await expect.poll(() => ran.length).toBe(4);
    const stopped = jobs.stop();
    go.resolve();
    await stopped;
    const [begun, ended] = [ran.slice(0, 4), ran.slice(4)];
    expect(ended.sort()).toEqual(begun.map((key) => `${key} true`).sort());
    ran = [];
    await runDueJobs(deps(), [handler()]);
    expect([...ran, ...begun].sort()).toEqual(KEYS);
    expect(logged).toEqual([]);
  });

  test('does not wait for one that never ends; another takes it when its lease is over', async () => {
    const patience = new AbortController();
    const started = Promise.withResolvers<void>();
    const hanging = handler({
      run() {
        started.resolve();
        return new Promise(() => undefined);
      },
    });
    await request('a');
    const deadline = (milliseconds: number) =>
      milliseconds === STOP_MS ? patience.signal : new AbortController().signal;
    jobs = startJobs({ ...deps(), deadline }, [hanging]);
    await started.promise;
    const stopped = jobs.stop();
    patience.abort();
    await stopped;
    expect(await runDueJobs(deps(), [handler()])).toBe(0);
    clock.advance(LEASE_SECONDS * 1_000);
    expect(await runDueJobs(deps(), [handler()])).toBe(1);
  });
});

const KEYS = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
const STOP_MS = 10_000;
