import { createHash } from 'node:crypto';
import type { ColumnTold } from '@investing-platform/rules/networth/imports/layout-by-hand';
import { checkFileName, wrongFileType } from '@investing-platform/rules/networth/input-checks';
import { refuseUnrecordable } from '@investing-platform/rules/portfolios/portfolio-refusals';
import { InputProblems } from '@investing-platform/rules/refusals/input-problems';
import { HOUR_SECONDS } from '@investing-platform/schema/durations';
import type { Transaction } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { requestJob } from '../../../jobs/jobs.ts';
import { secondsAfter } from '../../../kernel/clock.ts';
import { badInput, notFound, refuse } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import { lockPerson, ownPortfolio } from '../../holdings/index.ts';
import { requireClean, type ScanDeps } from '../../uploads/index.ts';
import { addFile, filesKept, sameFile } from './files.sql.ts';
import { READ_FILE } from './forget-imports.ts';
import { isArchive, isReadable, typeOfFile } from './type-of-file.ts';

export type TakeDeps = Pick<Deps, 'db' | 'clock' | 'random' | 'objects'> & ScanDeps;

/** A file that comes to a portfolio. */
export interface FileToTake {
  readonly userId: string;
  readonly portfolioId: string;
  readonly name: string;
  readonly bytes: Uint8Array;
  /** An e-mail's rows wait for a person, whatever they say, unless `confirms` is true. */
  readonly source: 'UPLOAD' | 'EMAIL';
  readonly emailId?: string | null;
  readonly confirms?: boolean;
  readonly extract?: boolean;
  readonly broker?: string | null;
  readonly columns?: readonly ColumnTold[] | null;
}

/** A file whose bytes lie in the store, before anything says so. */
export interface FileLaid extends FileToTake {
  readonly id: string;
  readonly mimeType: string;
  readonly sha256: string;
}

const MAX_FILES = 10_000;
const MAX_BYTES = 1_073_741_824;
const MAX_FILE_BYTES = 20_971_520;
const CONTENT = 'params.content';
const ARCHIVE = 'is an archive: unpack it, and add the files in it';
/** Bytes that no row speaks of by then are removed. */
const ORPHAN_SECONDS = HOUR_SECONDS;

/**
 * Adds a file to a portfolio and has it read. One that the portfolio holds already, byte for byte,
 * stays as it is.
 *
 * @returns the id of the file
 * @throws {PlatformError} BAD_USER_INPUT for a file that is not taken; NOT_FOUND for the portfolio;
 *   INVALID_STATE where nothing can be recorded in it; QUOTA_EXCEEDED; PROVIDER_UNAVAILABLE
 */
export async function takeFile(deps: TakeDeps, file: FileToTake): Promise<string> {
  const laid = await layFile(deps, file);
  return keeping(deps, laid, () => deps.db.transaction((tx) => storeFile(tx, deps, laid)));
}

/** Puts the bytes into the store. @throws {PlatformError} BAD_USER_INPUT; PROVIDER_UNAVAILABLE */
export async function layFile(deps: TakeDeps, file: FileToTake): Promise<FileLaid> {
  const { bytes, name } = file;
  const problems = new InputProblems();
  checkFileName(problems, name);
  problems.refuse();
  if (bytes.length === 0) throw badInput(CONTENT, 'is empty');
  if (bytes.length > MAX_FILE_BYTES) throw badInput(CONTENT, 'is larger than 20 MiB');
  const mimeType = typeOfFile(bytes);
  if (mimeType === null) throw isArchive(bytes) ? badInput(CONTENT, ARCHIVE) : wrongFileType();
  await requireClean(deps, CONTENT, bytes);
  const id = newId(deps.clock, deps.random);
  const runAt = secondsAfter(deps.clock.now(), ORPHAN_SECONDS);
  await deps.db.transaction((tx) => requestJob(tx, { kind: READ_FILE, key: id, runAt }));
  await deps.objects.put(id, oneOf(bytes));
  return { ...file, id, mimeType, sha256: createHash('sha256').update(bytes).digest('hex') };
}

/** Removes the bytes where another file came of them, or none. */
export async function keeping(
  { objects }: Pick<Deps, 'objects'>,
  laid: Pick<FileLaid, 'id'> | null,
  store: () => Promise<string>,
): Promise<string> {
  let kept: string | null = null;
  try {
    kept = await store();
    return kept;
  } finally {
    if (laid !== null && kept !== laid.id) await objects.delete(laid.id);
  }
}

/** @throws {PlatformError} NOT_FOUND; INVALID_STATE; QUOTA_EXCEEDED */
export async function storeFile(
  tx: Transaction,
  deps: Pick<Deps, 'clock'>,
  file: FileLaid,
): Promise<string> {
  const { id, userId, portfolioId, source, extract = true, mimeType } = file;
  await lockPerson(tx, deps, userId);
  const portfolio = await tx.maybe(ownPortfolio, userId, portfolioId);
  if (portfolio === null) throw notFound('Portfolio');
  refuseUnrecordable(portfolio.kind);
  const same = await tx.maybe(sameFile, portfolioId, file.sha256);
  if (same !== null) return same.id;
  const { count, bytes } = await tx.one(filesKept, userId, portfolioId);
  if (count >= MAX_FILES) {
    throw refuse('QUOTA_EXCEEDED', `A portfolio may hold ${MAX_FILES} files`);
  }
  if (Number(bytes) + file.bytes.length > MAX_BYTES) {
    throw refuse('QUOTA_EXCEEDED', 'A person may keep 1 GiB of files');
  }
  const isRead = extract && isReadable(mimeType);
  const now = deps.clock.now();
  const [insert, values] = addFile({
    id,
    userId,
    portfolioId,
    mimeType,
    fileName: file.name,
    sizeBytes: file.bytes.length,
    sha256: file.sha256,
    kind: isRead ? 'OTHER' : 'ATTACHMENT',
    status: isRead ? 'QUEUED' : 'NOT_APPLICABLE',
    broker: file.broker ?? null,
    columns: file.columns == null ? null : JSON.stringify(file.columns),
    confirms: file.confirms ?? source === 'UPLOAD',
    emailId: file.emailId ?? null,
    createdAt: now,
  });
  await tx.run(insert, ...values);
  await requestJob(tx, { kind: READ_FILE, key: id, runAt: now });
  return id;
}

async function* oneOf(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
