import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { handOverOwnerLink } from './owner-link.ts';

const LINK = 'https://invest.example/register#invitation=secret';
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'owner-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('at a terminal the link itself is shown', async () => {
  expect(await handOverOwnerLink(LINK, { dataDir: folder, isTerminal: true })).toBe(LINK);
});

test('elsewhere it is in a file that only its owner reads, whatever lay there before', async () => {
  const dataDir = join(folder, 'data');
  const path = await handOverOwnerLink(LINK, { dataDir, isTerminal: false });
  expect(path).toBe(join(dataDir, 'owner-link.txt'));
  await writeFile(path, 'of before');
  await chmod(path, 0o644);
  await handOverOwnerLink(LINK, { dataDir, isTerminal: false });
  expect(await readFile(path, 'utf8')).toBe(`${LINK}\n`);
  expect((await stat(path)).mode & 0o777).toBe(0o600);
});
