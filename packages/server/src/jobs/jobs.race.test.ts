import { expect, test } from 'vitest';
import { manualClock } from '../kernel/clock.ts';
import { racingDatabase, times } from '../testing/race.ts';
import { requestJob, runDueJobs } from './jobs.ts';

const JOBS = 60;
const PROCESSES = 6;
const NOW = new Date('2026-11-20T15:00:00Z');

test('of several processes at once one runs each job', async () => {
  const db = await racingDatabase({ poolSize: 12 });
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
    const rounds = times(PROCESSES, () => runDueJobs(deps, handlers));
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
