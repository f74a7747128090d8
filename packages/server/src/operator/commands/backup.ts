import { once } from 'node:events';
import { createReadStream, createWriteStream, type ReadStream, type WriteStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { PassThrough, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import {
  type BackupCount,
  type BackupFiles,
  restoreBackup,
  writeBackup,
} from '../../db/backup/index.ts';
import { balanceDifferences } from '../../ledger/index.ts';
import type { ObjectStore } from '../../ports/object-store.ts';
import type { OperatorDeps } from '../change.ts';

const OWNER_ONLY = 0o600;

const filesOf = (objects: ObjectStore): BackupFiles => ({
  keys: () => objects.keys(),
  read: async (key) => (await objects.get(key))?.bytes ?? null,
  write: (key, bytes) => objects.put(key, bytes),
  remove: (key) => objects.delete(key),
});

/**
 * Writes everything of one moment into a new file, gzipped, that only its owner can read: rows, and
 * the files of people. The server may go on meanwhile, on PostgreSQL.
 *
 * @param withFiles false: rows alone, where the files' store keeps copies of its own
 * @throws {Error} where the file exists; a file that is not complete is removed
 */
export async function backUp(
  { db, clock, objects }: OperatorDeps,
  path: string,
  withFiles = true,
): Promise<string> {
  const file = createWriteStream(path, { flags: 'wx', mode: OWNER_ONLY });
  await opened(file, path);
  try {
    const lines = new PassThrough();
    const written = pipeline(lines, createGzip(), file);
    const write = async (line: string): Promise<void> => {
      if (!lines.write(`${line}\n`)) await Promise.race([once(lines, 'drain'), written]);
    };
    const files = withFiles ? filesOf(objects) : null;
    const counted = writeBackup(db, files, clock.now(), write).then(
      (count) => {
        lines.end();
        return count;
      },
      (error: Error) => {
        lines.destroy(error);
        throw error;
      },
    );
    const [{ tableCount, rowCount, fileCount }] = await Promise.all([counted, written]);
    const { size } = await stat(path);
    const what = `${rowCount} rows of ${tableCount} tables and ${fileCount} files`;
    return `Backed up ${what} into ${path} (${size} bytes).`;
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
}

/** Puts a backup into a new database, and proves that balances still equal the sums of entries. */
export async function restore(
  { db, objects, isServing = false }: OperatorDeps,
  path: string,
): Promise<string> {
  if (isServing) throw new Error('Stop the server first: a backup goes into an unused database.');
  const file = createReadStream(path);
  await opened(file, path);
  const files = filesOf(objects);
  const { tableCount, rowCount, fileCount } = await new Promise<BackupCount>((resolve, reject) => {
    const read = async (text: Readable) => resolve(await restoreBackup(db, files, linesOf(text)));
    pipeline(file, createGunzip(), read).catch((error) => reject(readable(error, path)));
  });
  const differences = await balanceDifferences(db);
  if (differences.length > 0) {
    throw new Error(`${differences.length} balances differ from their entries: do not use it.`);
  }
  const what = `${rowCount} rows of ${tableCount} tables and ${fileCount} files`;
  return `Restored ${what}; every balance equals its entries.`;
}

/** What gunzip says of another kind of file names neither the file nor what is wrong with it. */
function readable(error: unknown, path: string): unknown {
  const { code = '', message } = Object(error);
  const isOfGunzip = String(code).startsWith('Z_');
  return isOfGunzip ? new Error(`${path} is no backup, or is damaged: ${message}.`) : error;
}

const WORDS: ReadonlyMap<string, string> = new Map([
  ['EEXIST', 'is there already: a backup goes into a new file.'],
  ['ENOENT', 'is not there, or its folder is not.'],
  ['EACCES', 'may not be opened by this user.'],
  ['EISDIR', 'is a folder.'],
]);

async function opened(file: ReadStream | WriteStream, path: string): Promise<void> {
  try {
    await once(file, 'open');
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    throw new Error(`${path} ${WORDS.get(code) ?? `cannot be opened: ${message}`}`);
  }
}

async function* linesOf(text: Readable): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of text.setEncoding('utf8')) {
    const lines = `${rest}${chunk}`.split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}
