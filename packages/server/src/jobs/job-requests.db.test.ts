import { afterEach, expect, test } from 'vitest';
import type { Database } from '../db/database.ts';
import { statement } from '../db/statement.ts';
import { manualClock } from '../kernel/clock.ts';
import { onDatabase } from '../testing/on-database.ts';
import { type JobHandler, requestJob, runDueJobs } from './jobs.ts';
import { unlessAborted } from './run-job.ts';

const NOW = new Date('2026-11-20T15:00:00Z');

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

const handler = (during: (key: string) => Promise<Date | null> = async () => null): JobHandler => ({
  kind: 'test',
  everySeconds: null,
  async run(key) {
    ran.push(key);
    return during(key);
  },
});
const request = (key: string, seconds = 0) =>
  db.transaction((tx) =>
    requestJob(tx, { kind: 'test', key, runAt: new Date(clock.now().getTime() + seconds * 1_000) }),
  );

const giveUp = statement<never>(
  'test_jobs_give_up_for_good',
  'update jobs set failed_at = now(), attempts = 100',
);
const errorOf = statement<{ lastError: string }>(
  'test_jobs_error',
  'select last_error as "lastError" from jobs',
);
const failOften = statement<never>('test_jobs_fail_often', 'update jobs set attempts = 99');

test('the job that has been due for the longest runs first', async () => {
  await request('b', 5);
  await request('a');
  await request('c', 9);
  clock.advance(10_000);
  await runDueJobs(deps(), [handler()]);
  expect(ran[0]).toBe('a');
  expect(ran).toHaveLength(3);
});

test('a job that was given up and is asked for again has all of its attempts again', async () => {
  await request('a');
  await db.transaction((tx) => tx.run(giveUp));
  await request('a');
  await runDueJobs(deps(), [handler(() => Promise.reject(new Error('no')))]);
  clock.advance(60_000);
  await runDueJobs(deps(), [handler()]);
  expect(ran).toEqual(['a', 'a']);
});

test('a job that was given up runs when it is asked for again, and not before', async () => {
  await request('a');
  await db.transaction((tx) => tx.run(giveUp));
  await request('a', 60);
  expect(await runDueJobs(deps(), [handler()])).toBe(0);
  clock.advance(60_000);
  expect(await runDueJobs(deps(), [handler()])).toBe(1);
});

test('a job that is asked for later while it runs runs then, and not at once', async () => {
  await request('a');
  const asking = handler(async (key) => {
    await request(key, 60);
    return null;
  });
  expect(await runDueJobs(deps(), [asking])).toBe(1);
  expect(await runDueJobs(deps(), [handler()])).toBe(0);
  clock.advance(60_000);
  expect(await runDueJobs(deps(), [handler()])).toBe(1);
});

test('a job that is asked for while it runs does not wait until it wanted to go on', async () => {
  await request('a');
  const asking = handler(async (key) => {
    if (ran.length > 1) return null;
    await request(key);
    return new Date(NOW.getTime() + 60_000);
  });
  expect(await runDueJobs(deps(), [asking])).toBe(2);
});

test('a job that goes on after failures has all of its attempts again', async () => {
  await request('a');
  await db.transaction((tx) => tx.run(failOften));
  const goingOn = handler(async () => (ran.length > 3 ? null : clock.now()));
  expect(await runDueJobs(deps(), [goingOn])).toBe(4);
  expect(ran).toHaveLength(4);
});

test('of a long error the beginning is kept', async () => {
  await request('a');
  await runDueJobs(deps(), [handler(() => Promise.reject(new Error('no'.repeat(9_999))))]);
  expect(await db.maybe(errorOf)).toEqual({ lastError: `Error: ${'no'.repeat(246)}n` });
});

test('work whose time is over before it begins is late', async () => {
  const never = new Promise<void>(() => undefined);
  await expect(unlessAborted(never, AbortSignal.abort())).rejects.toThrow('did not end in time');
});
