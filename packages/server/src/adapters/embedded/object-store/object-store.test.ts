import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemRandom } from '../../../kernel/random.ts';
import { objectStoreContract } from '../../../ports/object-store.contract.ts';
import { folderStore } from './folder-store.ts';
import { memoryStore } from './memory-store.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'objects-'));
});
afterAll(() => rm(folder, { recursive: true }));

objectStoreContract('in memory', memoryStore);
objectStoreContract('in a folder', async () =>
  folderStore(await mkdtemp(join(folder, 'store-')), systemRandom),
);

test('files are the server’s alone, and none is left in part', async () => {
  const own = join(folder, 'own');
  const store = folderStore(own, systemRandom);
  async function* failing(): AsyncGenerator<Uint8Array> {
    yield Buffer.from('half');
    throw new Error('gone');
  }
  await store.put('key-01', failing()).catch(() => undefined);
  await store.put('key-02', (async function* () {})());
  const files = (await readdir(own, { recursive: true })).sort();
  expect(files).toEqual(['01', '02', join('02', 'key-02')]);
  expect((await stat(join(own, '02', 'key-02'))).mode & 0o777).toBe(0o600);
  expect((await stat(own)).mode & 0o777).toBe(0o700);
});
