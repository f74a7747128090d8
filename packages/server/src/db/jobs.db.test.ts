import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { manualClock } from '../kernel/clock.ts';
import type { Database } from './database.ts';
import { type JobHandler, planRecurring, requestJob, runDueJobs } from './jobs.ts';
import { providedDatabase } from './testing.ts';

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

beforeEach(async () => {
  db = await providedDatabase(inject('database'), inject('postgresUrl'));
  ran = [];
  logged.length = 0;
  clock.set(NOW);
});
afterEach(() => db.close());

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
  await runDueJobs(deps(), [handler()]);
  clock.advance(60_000);
  await runDueJobs(deps(), [handler()]);
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
  for (let round = 0; round < 100; round += 1) {
    clock.advance(300_000);
    await runDueJobs(deps(), [failing]);
  }
  expect(ran).toHaveLength(30);
  expect(logged).toHaveLength(30);
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
