import { mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { unguessableId } from '../../../kernel/ids.ts';
import type { Random } from '../../../kernel/random.ts';
import type { ObjectStore } from '../../../ports/object-store.ts';
import { isKey, requireKey } from './key.ts';

/** Nobody but the server reads them. */
const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;
const FAN_OUT = -2;

/**
 * Keeps objects as files of a folder. A file has its name only once it is whole and on the disk, so
 * that a crash leaves none in part.
 *
 * @param folder made with the first object
 */
export function folderStore(folder: string, random: Random): ObjectStore {
  const pathOf = (key: string): { parent: string; path: string } => {
    requireKey(key);
    const parent = join(folder, key.slice(FAN_OUT));
    return { parent, path: join(parent, key) };
  };
  return {
    async put(key, bytes) {
      const { parent, path } = pathOf(key);
      await mkdir(parent, { recursive: true, mode: FOLDER_MODE });
      const unfinished = join(folder, `${unguessableId(random)}.tmp`);
      try {
        await writeDown(unfinished, bytes);
        await rename(unfinished, path);
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },
    async get(key) {
      const { path } = pathOf(key);
      const found = await stat(path).catch(absent);
      if (found === null) return null;
      const file = await open(path).catch(absent);
      return file === null ? null : { bytes: file.createReadStream(), sizeBytes: found.size };
    },
    async delete(key) {
      await rm(pathOf(key).path, { force: true });
    },
    async *keys() {
      const all = await opendir(folder, { recursive: true }).catch(absent);
      for await (const entry of all ?? [])
        if (isKey(entry.name) && entry.isFile()) yield entry.name;
    },
  };
}

async function writeDown(path: string, bytes: AsyncIterable<Uint8Array>): Promise<void> {
  const file = await open(path, 'wx', FILE_MODE);
  try {
    for await (const part of bytes) await file.write(part);
    await file.sync();
  } finally {
    await file.close();
  }
}

function absent(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
  throw error;
}
