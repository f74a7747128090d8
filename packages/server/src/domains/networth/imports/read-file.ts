import { UnreadableFile } from '@investing-platform/rules/networth/imports/files/unreadable-file';
import type { FileExtractionFailure } from '@investing-platform/schema/operations';
import type { Deps } from '../../../deps.ts';
import type { JobHandler } from '../../../jobs/jobs.ts';
import { dayIn } from '../../../kernel/days.ts';
import { findTarget } from '../../holdings/index.ts';
import { beginReading, type FileToRead, fileFailed, fileKept } from './files.sql.ts';
import { READ_FILE } from './forget-imports.ts';
import { importRows } from './import-rows.ts';
import { passwordOf } from './password.ts';
import { readApart } from './reading/read-apart.ts';

type ReadDeps = Pick<Deps, 'db' | 'clock' | 'random' | 'marketData' | 'objects' | 'secrets'> & {
  readonly log: Pick<Deps['log'], 'error'>;
};

const MAX_TRIES = 3;

/** Reads files that wait for it, and removes the bytes of those that are gone. */
export function fileJobs(deps: ReadDeps): JobHandler[] {
  return [
    {
      kind: READ_FILE,
      everySeconds: null,
      async run(id) {
        const file = await deps.db.maybe(beginReading, id, deps.clock.now());
        if (file !== null) await readFile(deps, file);
        else if ((await deps.db.maybe(fileKept, id)) === null) await deps.objects.delete(id);
        return null;
      },
    },
  ];
}

async function readFile(deps: ReadDeps, file: FileToRead): Promise<void> {
  try {
    const { timeZone } = await findTarget(deps, file.userId, file.portfolioId);
    const read = await readApart({
      bytes: await bytesOf(deps, file.id),
      mimeType: file.mimeType,
      today: dayIn(timeZone, deps.clock.now()),
      broker: file.broker,
      columns: file.columns,
      password: passwordOf(deps, file),
    });
    await importRows(deps, file, read);
  } catch (error) {
    const details = { err: error, file: file.id };
    if (error instanceof UnreadableFile) {
      if (error.cause !== undefined) deps.log.error(details, 'a file could not be read');
      await fail(deps, file, error.code, error.message);
      return;
    }
    if (file.tries < MAX_TRIES) throw error;
    deps.log.error(details, 'a file could not be taken over');
    await fail(deps, file, 'PROVIDER_ERROR', 'It could not be read now. Try again later.');
  }
}

async function fail(
  { db, clock }: ReadDeps,
  { id }: FileToRead,
  code: FileExtractionFailure,
  reason: string,
): Promise<void> {
  await db.transaction((tx) =>
    tx.run(fileFailed, { id, code, reason, rowCount: 0, rows: '[]', now: clock.now() }),
  );
}

/** @throws {UnreadableFile} where the store has lost them */
async function bytesOf({ objects }: ReadDeps, id: string): Promise<Uint8Array<ArrayBuffer>> {
  const stored = await objects.get(id);
  if (stored === null) throw new UnreadableFile('UNREADABLE', 'Its bytes are gone: add it again.');
  const bytes = new Uint8Array(stored.sizeBytes);
  let place = 0;
  for await (const part of stored.bytes) {
    bytes.set(part, place);
    place += part.length;
  }
  return bytes;
}
