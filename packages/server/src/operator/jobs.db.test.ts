import { afterEach, expect, test } from 'vitest';
import { memoryStore } from '../adapters/embedded/object-store/memory-store.ts';
import type { Database } from '../db/database.ts';
import { type JobHandler, requestJob, runDueJobs } from '../jobs/jobs.ts';
import { type ManualClock, manualClock } from '../kernel/clock.ts';
import { seededRandom } from '../kernel/random.ts';
import { secretBox } from '../kernel/secret-box.ts';
import { onDatabase } from '../testing/on-database.ts';
import { latestAudits } from './audit.sql.ts';
import { operatorProgram } from './program.ts';

const objects = memoryStore();
const OAUTH = { issuer: 'https://invest.example' };
const HOUR = 3_600_000;
/** More than a job is tried. */
const MANY = 110;

let db: Database;
let clock: ManualClock;
let ran: string[];

onDatabase(async (given) => {
  db = given;
  clock = manualClock(new Date('2026-11-20T15:00:00Z'));
  ran = [];
});
afterEach(() => db.close());

async function operate(...args: string[]): Promise<string> {
  const random = seededRandom('jobs');
  const secrets = secretBox([{ id: 'test', key: new Uint8Array(32) }], random);
  let printed = '';
  const program = operatorProgram(async (run) => {
    printed = await run({ db, clock, random, secrets, objects, oauth: OAUTH, operator: 'olga' });
  });
  await program.parseAsync(args, { from: 'user' });
  return printed;
}

const handler = (run: JobHandler['run']): JobHandler => ({ kind: 'test', everySeconds: null, run });
const failing = handler(async () => {
  throw new Error('no rate');
});
const fine = handler(async (key) => {
  ran.push(key);
  return null;
});
const work = (one: JobHandler) => runDueJobs({ db, clock, log: { error: () => undefined } }, [one]);

async function request(key: string): Promise<void> {
  await db.transaction((tx) => requestJob(tx, { kind: 'test', key, runAt: clock.now() }));
}

test('list-failed-jobs says so where there is none', async () => {
  await request('waiting');
  expect(await operate('list-failed-jobs')).toBe('No job has failed.');
});

test('list-failed-jobs shows what was given up before what is tried again', async () => {
  await request('lost');
  for (let hour = 0; hour < MANY; hour += 1) {
    await work(failing);
    clock.advance(HOUR);
  }
  await request('again');
  await work(failing);
  const shown = await operate('list-failed-jobs');
  expect(shown.split('\n')).toEqual([
    'test lost',
    expect.stringMatching(/^ {2}attempt 100 failed, and it was given up at .*: Error: no rate$/),
    'test again',
    expect.stringMatching(/^ {2}attempt 1 failed, and it is tried again at .*: Error: no rate$/),
  ]);
});

test('retry-job has it run again, tells the audit, and a dry run does neither', async () => {
  await request('lost');
  for (let hour = 0; hour < MANY; hour += 1) {
    await work(failing);
    clock.advance(HOUR);
  }
  await operate('retry-job', 'test', 'lost', '--dry-run');
  await work(fine);
  expect(ran).toEqual([]);
  expect(await operate('retry-job', 'test', 'lost')).toBe('test lost: runs again at once');
  await work(fine);
  expect(ran).toEqual(['lost']);
  const audits = await db.all(latestAudits, 10);
  expect(audits.map(({ command }) => command)).toEqual(['retry-job']);
  expect(await operate('list-failed-jobs')).toBe('No job has failed.');
});

test('retry-job of a job that is not there says so', async () => {
  await expect(operate('retry-job', 'test', 'none')).rejects.toMatchObject({ code: 'NOT_FOUND' });
});
