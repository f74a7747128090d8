import { expect, inject, test } from 'vitest';
import { postgresDatabase } from '../db/testing.ts';
import { manualClock } from '../kernel/clock.ts';
import { requestJob, runDueJobs } from './jobs.ts';

const JOBS = 60;
const PROCESSES = 6;
const NOW = new Date('2026-11-20T15:00:00Z');

test('of several processes at once one runs each job', async () => {
  const url = inject('postgresUrl');
  if (url === undefined) throw new Error('races run on PostgreSQL');
  const db = await postgresDatabase(url, { poolSize: 12 });
  try {
    const ran: string[] = [];
    const faults: string[] = [];
    const log = { error: (_: object, message: string) => void faults.push(message) };
    const deps = { db, clock: manualClock(NOW), log };
    const run = async (key: string) => {
      ran.push(key);
      return null;
    };
    await db.transaction(async (tx) => {
      for (let key = 0; key < JOBS; key += 1) {
        await requestJob(tx, { kind: 'test', key: String(key), runAt: NOW });
      }
    });
    const handlers = [{ kind: 'test', everySeconds: null, run }];
    const rounds = Array.from({ length: PROCESSES }, () => runDueJobs(deps, handlers));
    const counts = await Promise.all(rounds);
    const left = await runDueJobs(deps, handlers);
    expect(counts.reduce((sum, count) => sum + count, left)).toBe(JOBS);
    expect(new Set(ran).size).toBe(JOBS);
    expect(ran).toHaveLength(JOBS);
    expect(faults).toEqual([]);
  } finally {
    await db.close();
  }
});
