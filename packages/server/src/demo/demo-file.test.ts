import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { demoFilePath, readDemoUsers, writeDemoFile } from './demo-file.ts';

const USER = {
  email: 'demo-pro@example.com',
  password: 'secret',
  plan: 'pro',
  clientId: 'ip_ci_x',
  clientSecret: 'ip_cs_x',
};
const CONTENT = { baseUrl: 'http://localhost:4000', users: [USER] };

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'demo-file-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('the file is read as it was written, by its owner only', async () => {
  const dataDir = join(folder, 'made', 'at', 'need');
  await writeDemoFile(dataDir, CONTENT);
  expect(JSON.parse(await readFile(demoFilePath(dataDir), 'utf8'))).toEqual(CONTENT);
  expect(await readDemoUsers(dataDir)).toEqual([USER]);
  expect((await stat(demoFilePath(dataDir))).mode & 0o777).toBe(0o600);
  expect(await readdir(dataDir)).toEqual(['demo.json']);
});

test('a file that others could read is closed to them', async () => {
  await writeFile(demoFilePath(folder), '{}', { mode: 0o644 });
  await writeFile(`${demoFilePath(folder)}.draft`, '{}', { mode: 0o644 });
  await writeDemoFile(folder, CONTENT);
  expect((await stat(demoFilePath(folder))).mode & 0o777).toBe(0o600);
});

test.each([
  ['no file', null],
  ['an empty file', ''],
  ['half a file', '{"users": [{'],
  ['another shape', '{"users": {}}'],
  ['null', 'null'],
  ['users without secrets', JSON.stringify({ users: [{ ...USER, clientSecret: undefined }, 7] })],
])('%s holds no users', async (_, text) => {
  if (text !== null) await writeFile(demoFilePath(folder), text);
  expect(await readDemoUsers(folder)).toEqual([]);
});
