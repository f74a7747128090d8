import { requireBase64 } from '@investing-platform/rules/text/base64';
import type { Transaction } from '../../db/database.ts';
import { lockPerson } from '../../db/locks/lock-person.ts';
import type { Deps } from '../../deps.ts';
import { type JobHandler, requestJob } from '../../jobs/jobs.ts';
import { secondsAfter } from '../../kernel/clock.ts';
import { notFound, refuse } from '../../kernel/errors.ts';
import { newId } from '../../kernel/ids.ts';
import { type ScanDeps, scanned } from './scanned.ts';
import {
  addUpload,
  deleteUpload,
  uploadIdsOfPerson,
  uploadKept,
  uploadOf,
  uploadReceived,
  uploadsKept,
  useUpload,
} from './uploads.sql.ts';

type UploadDeps = Pick<Deps, 'db' | 'clock' | 'random' | 'objects'>;

const MAX_FILE_BYTES = 20_971_520;
const LIFETIME_SECONDS = 900;
/** On their way at the same time, of one person. */
const MAX_UPLOADS = 20;
const FORGET_UPLOAD = 'uploads.forget';

class TooLarge extends Error {}

/** What an operation is told of a file that was sent. */
export interface Uploaded {
  readonly uploadId: string;
  readonly sizeBytes: number;
  readonly expiresAt: Date;
}

/**
 * Keeps a file for the operation that takes it, for 15 minutes.
 *
 * @returns null where more comes than a file may have
 * @throws {PlatformError} QUOTA_EXCEEDED where too many are on their way; PROVIDER_UNAVAILABLE
 * @throws {InfectedFile} where something harmful is in it
 * @throws what the source throws; nothing is kept then
 */
export async function receiveUpload(
  deps: UploadDeps & ScanDeps,
  userId: string,
  bytes: AsyncIterable<Uint8Array>,
): Promise<Uploaded | null> {
  const { db, clock, objects } = deps;
  const id = newId(clock, deps.random);
  const now = clock.now();
  const expiresAt = secondsAfter(now, LIFETIME_SECONDS);
  await db.transaction(async (tx) => {
    await tx.one(lockPerson, userId);
    const { count } = await tx.one(uploadsKept, userId, since(deps));
    if (count >= MAX_UPLOADS) {
      throw refuse('QUOTA_EXCEEDED', `${MAX_UPLOADS} uploads are on their way already`);
    }
    tx.send(...addUpload({ id, userId, createdAt: now }));
    await requestJob(tx, { kind: FORGET_UPLOAD, key: id, runAt: expiresAt });
  });
  let sizeBytes = 0;
  async function* measured(): AsyncGenerator<Uint8Array> {
    for await (const part of bytes) {
      sizeBytes += part.length;
      if (sizeBytes > MAX_FILE_BYTES) throw new TooLarge('more than a file may have');
      yield part;
    }
  }
  try {
    await objects.put(id, scanned(deps, measured()));
  } catch (error) {
    await db.transaction((tx) => tx.run(deleteUpload, id));
    if (error instanceof TooLarge) return null;
    throw error;
  }
  if ((await db.maybe(uploadReceived, id, clock.now())) === null) {
    await objects.delete(id);
  }
  return { uploadId: id, sizeBytes, expiresAt };
}

const since = ({ clock }: Pick<Deps, 'clock'>): Date =>
  secondsAfter(clock.now(), -LIFETIME_SECONDS);

/** As the contract has it: one of the two. */
export interface FileContentInput {
  readonly base64?: string | null | undefined;
  readonly uploadId?: string | null | undefined;
}

/** What an input says a file is. */
export interface FileContent {
  readonly bytes: Uint8Array;
  /** Null where the bytes stand in the input itself. */
  readonly uploadId: string | null;
}

/**
 * The bytes of a file in an input. An upload is used up by `useContent` alone, in the transaction
 * of what is done with it.
 *
 * @param path where the content stands in the input
 * @returns null where the upload is not there (any more): a repetition may not need it
 * @throws {PlatformError} BAD_USER_INPUT
 */
export async function contentOf(
  deps: Pick<Deps, 'db' | 'clock' | 'objects'>,
  userId: string,
  path: string,
  { base64, uploadId }: FileContentInput,
): Promise<FileContent | null> {
  if (base64 != null) {
    requireBase64(`${path}.base64`, base64);
    return { bytes: Buffer.from(base64, 'base64'), uploadId: null };
  }
  const upload = await deps.db.maybe(uploadOf, userId, uploadId ?? '', since(deps));
  const stored = upload === null ? null : await deps.objects.get(upload.id);
  if (upload === null || stored === null) return null;
  const bytes = new Uint8Array(stored.sizeBytes);
  let place = 0;
  for await (const part of stored.bytes) {
    bytes.set(part, place);
    place += part.length;
  }
  return { bytes, uploadId: upload.id };
}

/** Uses a content up. @throws {PlatformError} NOT_FOUND where it is not there, or was used */
export async function useContent(
  tx: Transaction,
  deps: Pick<Deps, 'clock'>,
  userId: string,
  content: FileContent | null,
): Promise<void> {
  if (content === null) throw notFound('Upload');
  const { uploadId } = content;
  if (uploadId === null) return;
  const used = await tx.maybe(useUpload, userId, uploadId, since(deps));
  if (used === null) throw notFound('Upload');
  await requestJob(tx, { kind: FORGET_UPLOAD, key: uploadId, runAt: deps.clock.now() });
}

/** Removes the bytes of uploads that were used, or that nobody used in time. */
export function uploadJobs(deps: UploadDeps): JobHandler[] {
  const { db, objects } = deps;
  return [
    {
      kind: FORGET_UPLOAD,
      everySeconds: null,
      async run(id) {
        if ((await db.maybe(uploadKept, id, since(deps))) !== null) {
          return secondsAfter(deps.clock.now(), LIFETIME_SECONDS);
        }
        await db.transaction((tx) => tx.run(deleteUpload, id));
        await objects.delete(id);
        return null;
      },
    },
  ];
}

/** Has all uploads of a person removed, whose rows go in the same transaction. */
export async function forgetUploads(tx: Transaction, userId: string, now: Date): Promise<void> {
  for (const { id } of await tx.all(uploadIdsOfPerson, userId)) {
    await requestJob(tx, { kind: FORGET_UPLOAD, key: id, runAt: now });
  }
}
