import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { memoryStore } from '../adapters/embedded/object-store/memory-store.ts';
import type { Database } from '../db/database.ts';
import { statement } from '../db/statement.ts';
import { providedDatabase } from '../db/testing.ts';
import { manualClock } from '../kernel/clock.ts';
import { seededRandom } from '../kernel/random.ts';
import { secretBox } from '../kernel/secret-box.ts';
import { latestAudits } from './audit.sql.ts';
import { operatorProgram } from './program.ts';

const objects = memoryStore();
const OAUTH = { issuer: 'https://invest.example' };
const clock = manualClock(new Date('2026-03-07T12:00:00Z'));
const random = seededRandom('imports');
const secrets = secretBox([{ id: 'k1', key: random.bytes(32) }], random);
const RATES = 'Date,USD,NZD,\n2026-03-06,1.1612,1.9731,\n2026-03-05,1.1601,N/A,\n';
const BARS = 'date,open,high,low,close,volume\n2026-03-06,10,12,9,11,100\n';

const stored = statement<{ days: number }>(
  'test_operator_stored',
  `select ((select count(*) from reference_rates) + (select count(*) from imported_bars))::int
     as days`,
);

let db: Database;
let folder: string;
beforeAll(async () => {
  db = await providedDatabase(inject('database'), inject('postgresUrl'));
  folder = await mkdtemp(join(tmpdir(), 'imports-'));
});
afterAll(async () => {
  await db.close();
  await rm(folder, { recursive: true, force: true });
});

async function operate(...args: string[]): Promise<string> {
  let printed = '';
  const program = operatorProgram(async (run) => {
    printed = await run({ db, clock, random, secrets, objects, oauth: OAUTH, operator: 'olga' });
  });
  await program.parseAsync(args, { from: 'user' });
  return printed;
}

async function file(name: string, text: string): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, text);
  return path;
}

const days = async (): Promise<number> => (await db.one(stored)).days;

describe.each([
  ['import-rates', 'rates.csv', RATES, [], ['forget-rates'], 2],
  ['import-bars', 'bars.csv', BARS, ['--symbol', 'AAPL'], ['forget-bars', 'AAPL'], 1],
] as const)('%s', (command, name, text, options, forget, count) => {
  test('stores what a file says, once, and forgets it again', async () => {
    const path = await file(name, text);
    const dryRun = await operate(command, path, ...options, '--dry-run');
    expect(dryRun).toContain('nothing was changed');
    expect(await days()).toBe(0);
    expect(await operate(command, path, ...options)).toContain(`imported from ${name}`);
    expect(await days()).toBe(count);
    expect(await operate(command, path, ...options)).toContain('Nothing to change');
    await operate(...forget);
    expect(await days()).toBe(0);
    const [last, before] = await db.all(latestAudits, 2);
    expect([before?.command, last?.command]).toEqual([command, forget[0]]);
  });

  test('believes nothing of a file with one wrong line', async () => {
    const path = await file('wrong.csv', `${text}2026-03-04,-1,-1,-1,-1,-1\n`);
    await expect(operate(command, path, ...options)).rejects.toThrow(/^file: line \d has/);
    expect(await days()).toBe(0);
  });
});
