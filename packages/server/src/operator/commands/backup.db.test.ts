import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { embeddedMarketData } from '../../adapters/embedded/market-data/index.ts';
import { memoryStore } from '../../adapters/embedded/object-store/memory-store.ts';
import type { Database } from '../../db/database.ts';
import { providedDatabase } from '../../db/testing.ts';
import { startDemoWorld } from '../../demo/index.ts';
import { lockPerson } from '../../domains/account/index.ts';
import { manualClock } from '../../kernel/clock.ts';
import { seededRandom } from '../../kernel/random.ts';
import { secretBox } from '../../kernel/secret-box.ts';
import { operatorProgram } from '../program.ts';

const objects = memoryStore();
const clock = manualClock(new Date('2026-03-07T12:00:00Z'));
const random = seededRandom('backup');
const secrets = secretBox([{ id: 'k1', key: random.bytes(32) }], random);
const services = { clock, random, secrets, objects, oauth: { issuer: 'https://invest.example' } };
const FREE = 'demo-free@example.com';

let db: Database;
let folder: string;

async function openWorld(): Promise<void> {
  db = await providedDatabase(inject('database'), inject('postgresUrl'));
}

/** What a command prints. */
async function operate(...args: string[]): Promise<string> {
  let printed = '';
  const program = operatorProgram(async (run) => {
    printed = await run({ db, ...services, operator: 'olga' });
  });
  await program.parseAsync(args, { from: 'user' });
  return printed;
}

const person = (email: string) => db.transaction((tx) => tx.one(lockPerson, email));

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backup-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const isRow = (line: string) => line.startsWith('{');

/** Longer than a line of a backup. */
const paper = Buffer.alloc(200_001, 'paper ');

describe('a backup', () => {
  const path = () => join(folder, 'backup.gz');
  let lines: string[];
  const write = (name: string, changed: readonly string[]) =>
    writeFile(join(folder, name), gzipSync(changed.join('\n')));

  beforeAll(async () => {
    await openWorld();
    const marketData = embeddedMarketData({ clock, seed: 'demo' });
    const deps = { db, clock, random, marketData, secrets };
    await startDemoWorld(deps, { dataDir: folder, baseUrl: 'http://localhost:4000' });
    await objects.put('paper-01', Readable.from([paper]));
    expect(await operate('back-up', path())).toMatch(
      /^Backed up \d+ rows of \d+ tables and [1-9]\d* files into/,
    );
    await objects.delete('paper-01');
    lines = gunzipSync(await readFile(path()))
      .toString()
      .trimEnd()
      .split('\n');
    await db.close();
  });
  beforeEach(openWorld);
  afterEach(() => db.close());

  test('is not written over another', async () => {
    await expect(operate('back-up', path())).rejects.toThrow('is there already');
    await expect(operate('restore', `${path()}.none`)).rejects.toThrow('is not there');
  });

  test('goes into a new database and comes out of it with the same rows', async () => {
    expect(await operate('restore', path())).toMatch(/every balance equals its entries\.$/);
    const again = join(folder, 'again.gz');
    await operate('back-up', again);
    const rows = gunzipSync(await readFile(again))
      .toString()
      .trimEnd()
      .split('\n');
    const apartFromTheEnd = (all: readonly string[]) => all.slice(0, -1).toSorted();
    expect(apartFromTheEnd(rows)).toEqual(apartFromTheEnd(lines));
    await expect(operate('restore', path())).rejects.toThrow('holds people already');
  });

  test.each<[string, (all: string[]) => readonly string[], string]>([
    ['without its end', (all) => all.slice(0, -1), 'cut off'],
    ['without a row', (all) => all.toSpliced(all.findLastIndex(isRow), 1), 'altered'],
    ['with another plan', (all) => all.map((row) => row.replace('"FREE"', '"PRO"')), 'altered'],
    ['of another version', (all) => all.map((row) => row.replace('0050-', '0051-')), 'version'],
    ['that is a letter', () => ['Dear Sirs'], 'altered'],
    ['that is empty', () => [''], 'cut off'],
  ])('%s is refused, and the database stays empty', async (_, change, message) => {
    await write('changed.gz', change([...lines]));
    await expect(operate('restore', join(folder, 'changed.gz'))).rejects.toThrow(message);
    await expect(person(FREE)).rejects.toThrow('exactly one row');
  });

  test('brings the files of people back, and none of one that is refused', async () => {
    const bytesOf = async (key: string) => {
      const parts: Uint8Array[] = [];
      for await (const part of (await objects.get(key))?.bytes ?? []) parts.push(part);
      return Buffer.concat(parts);
    };
    await write('altered.gz', lines.toSpliced(lines.findLastIndex(isRow), 1));
    await expect(operate('restore', join(folder, 'altered.gz'))).rejects.toThrow('altered');
    expect(await objects.get('paper-01')).toBeNull();
    await operate('restore', path());
    expect(await bytesOf('paper-01')).toEqual(paper);
  });

  test('that is not gzipped is refused', async () => {
    await writeFile(join(folder, 'plain'), lines.join('\n'));
    await expect(operate('restore', join(folder, 'plain'))).rejects.toThrow(
      /plain is no backup, or is damaged: incorrect header/,
    );
  });
});
