import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { memoryStore } from '../adapters/embedded/object-store/memory-store.ts';
import { readConfig } from '../config/config.ts';
import type { Database } from '../db/database.ts';
import { providedDatabase } from '../db/testing.ts';
import { manualClock } from '../kernel/clock.ts';
import { seededRandom } from '../kernel/random.ts';
import { secretBox } from '../kernel/secret-box.ts';
import { askRunningServer } from './ask-running-server.ts';
import { type CommandDoor, openCommandDoor } from './command-door.ts';
import { doorFile, readDoor } from './door-address.ts';

let db: Database;
let dataDir: string;
let door: CommandDoor;

const random = seededRandom('door');
const services = {
  random,
  clock: manualClock(new Date('2026-03-07T12:00:00Z')),
  secrets: secretBox([{ id: 'k1', key: random.bytes(32) }], random),
  objects: memoryStore(),
  oauth: { issuer: 'https://invest.example' },
  log: { error: () => undefined },
};
const opened = (): Promise<CommandDoor> =>
  openCommandDoor({ ...services, db, config: { ...readConfig({}), dataDir } });
const ask = (...args: string[]) => askRunningServer(dataDir, { args, folder: dataDir });

beforeAll(async () => {
  db = await providedDatabase(inject('database'), inject('postgresUrl'));
  dataDir = await mkdtemp(join(tmpdir(), 'door-'));
  door = await opened();
});
afterAll(async () => {
  await door.close();
  await db.close();
  await rm(dataDir, { recursive: true, force: true });
});

test('a running server carries commands out, on files of the folder where they were typed', async () => {
  const told = await ask('back-up', 'copy.gz');
  expect(told).toMatchObject({ exitCode: 0, problem: '' });
  expect(told?.printed).toMatch(/^Backed up \d+ rows/);
  expect((await stat(join(dataDir, 'copy.gz'))).size).toBeGreaterThan(0);
});

test.each([
  [['set-plan', 'nobody@example.com', 'PRO'], 1, 'Account not found'],
  [['set-plan'], 2, 'missing required argument'],
  [['restore', 'copy.gz'], 1, 'Stop the server first'],
])('%j ends as it does in the terminal', async (args, exitCode, problem) => {
  const told = await ask(...args);
  expect(told?.exitCode).toBe(exitCode);
  expect(told?.problem).toContain(problem);
});

test('nobody but the user of the server can ask it', async () => {
  const { path, secret } = (await readDoor(dataDir)) ?? { path: '', secret: '' };
  expect((await stat(doorFile(dataDir))).mode & 0o777).toBe(0o600);
  expect((await stat(dirname(path))).mode & 0o777).toBe(0o700);
  const wrong = secret.replace(/^./, (first) => (first === '0' ? '1' : '0'));
  await writeFile(doorFile(dataDir), JSON.stringify({ path, secret: wrong }));
  await expect(ask('audit')).rejects.toThrow('401');
  await writeFile(doorFile(dataDir), JSON.stringify({ path, secret }));
});

test('a server that is gone is not asked, and the next one takes its place', async () => {
  const left = await readFile(doorFile(dataDir), 'utf8');
  await door.close();
  expect(await ask('audit')).toBeNull();
  await writeFile(doorFile(dataDir), left);
  expect(await ask('audit')).toBeNull();
  door = await opened();
  expect(await ask('audit')).toMatchObject({ exitCode: 0 });
});
