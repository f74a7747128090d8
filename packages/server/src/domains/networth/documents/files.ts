import { createHash } from 'node:crypto';
import type { Deps } from '../../../deps.ts';
import { secondsAfter } from '../../../kernel/clock.ts';
import { PlatformError } from '../../../kernel/errors.ts';
import { HEAD_BYTES, isOfType } from '../../../kernel/file-types.ts';
import type { StoredObject } from '../../../ports/object-store.ts';
import { InfectedFile, type ScanDeps, scanned } from '../../uploads/index.ts';
import { downloadedImport } from '../imports/files.sql.ts';
import { downloadedReport } from '../reports/reports.sql.ts';
import { beginReceiving, downloadedFile, fileReceived, stopReceiving } from './documents.sql.ts';
import { documentAt } from './signed-addresses.ts';

type FileDeps = Pick<Deps, 'db' | 'clock' | 'secrets' | 'objects'>;

/** As long as an address of an upload works: nobody else has another turn by it. */
const TURN_SECONDS = 900;

/** More came than was announced. */
class TooLarge extends Error {}

/**
 * How the sending of a file went; `unscanned` where nobody can look into it now, `unknown` where its
 * address is none, was used, or has lapsed.
 */
export type Received = 'received' | 'too-large' | 'infected' | 'unscanned' | 'unknown';

/**
 * Takes the file of a document, as it comes, into the object store: no more of it than was
 * announced. Whether it is the one that was announced is said when it is finalized.
 *
 * @throws what the source throws; nothing is kept then, and the file can be sent again
 */
export async function receiveFile(
  deps: FileDeps & ScanDeps,
  signature: string,
  bytes: AsyncIterable<Uint8Array>,
): Promise<Received> {
  const { db, clock, objects } = deps;
  const id = documentAt(deps, 'upload', signature);
  if (id === null) return 'unknown';
  const begun = clock.now();
  const awaited = await db.maybe(beginReceiving, id, begun, secondsAfter(begun, TURN_SECONDS));
  if (awaited === null) return 'unknown';
  const measured = measuring(bytes, awaited.sizeBytes);
  try {
    await objects.put(id, scanned(deps, measured.bytes));
  } catch (error) {
    await db.transaction((tx) => tx.run(stopReceiving, id));
    if (error instanceof TooLarge) return 'too-large';
    if (error instanceof InfectedFile) return 'infected';
    if (isUnavailable(error)) return 'unscanned';
    throw error;
  }
  const { size, sha256, head } = measured.result();
  const isTyped = isOfType(awaited.mimeType, head);
  if (
    (await db.maybe(fileReceived, {
      id,
      now: clock.now(),
      bytes: size,
      sha256,
      isOfType: isTyped,
    })) !== null
  ) {
    return 'received';
  }
  // The document was deleted while its file came.
  await objects.delete(id);
  return 'unknown';
}

const isUnavailable = (error: unknown): boolean =>
  error instanceof PlatformError && error.code === 'PROVIDER_UNAVAILABLE';

function measuring(source: AsyncIterable<Uint8Array>, mostBytes: number) {
  const hash = createHash('sha256');
  const heads: Uint8Array[] = [];
  let [size, headSize] = [0, 0];
  async function* bytes(): AsyncGenerator<Uint8Array> {
    for await (const part of source) {
      size += part.length;
      if (size > mostBytes) throw new TooLarge('more bytes came than were announced');
      hash.update(part);
      if (headSize < HEAD_BYTES) {
        heads.push(part.subarray(0, HEAD_BYTES - headSize));
        headSize += heads.at(-1)?.length ?? 0;
      }
      yield part;
    }
  }
  const result = () => ({ size, sha256: hash.digest('hex'), head: Buffer.concat(heads) });
  return { bytes: bytes(), result };
}

export interface SentFile extends StoredObject {
  readonly fileName: string;
  readonly mimeType: string;
}

/** The file behind a signed address; null where there is none, or its time is over. */
export async function sendFile(deps: FileDeps, signature: string): Promise<SentFile | null> {
  const documentId = documentAt(deps, 'download', signature);
  if (documentId !== null) return sent(deps, documentId, downloadedFile);
  const reportId = documentAt(deps, 'report', signature);
  if (reportId !== null) return sent(deps, reportId, downloadedReport);
  const importId = documentAt(deps, 'import', signature);
  return importId === null ? null : sent(deps, importId, downloadedImport);
}

async function sent(
  { db, objects }: Pick<FileDeps, 'db' | 'objects'>,
  id: string,
  fileOf: typeof downloadedFile,
): Promise<SentFile | null> {
  const file = await db.maybe(fileOf, id);
  const stored = file === null ? null : await objects.get(id);
  return file === null || stored === null ? null : { ...file, ...stored };
}
