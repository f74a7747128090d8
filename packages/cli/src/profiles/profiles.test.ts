import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { locked } from './lock.ts';
import { forgetProfiles, keepProfile, type Profile, readProfiles } from './profiles.ts';

const HOUR_MS = 3_600_000;
const profile: Profile = {
  baseUrl: 'https://a.example',
  clientId: 'c',
  clientSecret: 's',
  token: null,
};

let home: string;
let mark: string;
const place = () => ({ env: { XDG_CONFIG_HOME: home }, platform: 'linux' as const });

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'cli-profiles-'));
  await mkdir(join(home, 'investing'));
  mark = join(home, 'investing', '.profiles.lock');
});
afterEach(() => rm(home, { recursive: true, force: true }));

const names = async () => Object.keys((await readProfiles(place())).profiles).sort();

test('profiles that are made and forgotten at once do not undo each other', async () => {
  const made = Array.from({ length: 12 }, (_, at) => `p${10 + at}`);
  await Promise.all(made.map((name) => keepProfile(place(), name, profile)));
  expect(await names()).toEqual(made);
  await Promise.all(made.slice(1).map((name) => forgetProfiles(place(), [name])));
  expect(await names()).toEqual(['p10']);
  expect(await readdir(join(home, 'investing'))).toEqual(['profiles.json']);
});

test('a command that died at its work holds up no other', async () => {
  await writeFile(mark, `${spawnSync(process.execPath, ['--version']).pid} it`);
  await keepProfile(place(), 'first', profile);
  await writeFile(mark, `${process.pid} it, long ago`);
  const before = (Date.now() - HOUR_MS) / 1_000;
  await utimes(mark, before, before);
  await keepProfile(place(), 'second', profile);
  expect(await names()).toEqual(['first', 'second']);
});

test('one that is at work is waited for', async () => {
  const release = await locked(mark);
  const kept = keepProfile(place(), 'late', profile);
  expect(await names()).toEqual([]);
  await release();
  await kept;
  expect(await names()).toEqual(['late']);
});
