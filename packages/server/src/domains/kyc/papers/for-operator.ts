import type { KycDocumentFailureCode } from '@investing-platform/schema/operations';
import type { Reader, Transaction } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import type { CivilDate } from '../../../kernel/civil-date.ts';
import { notFound, refuse } from '../../../kernel/errors.ts';
import { lockChecked, noteExpiry } from '../checks/checks.sql.ts';
import { askFor, type DecideDeps } from '../review/decide.ts';
import { LAST_ZONE } from '../w8ben/tax-standing.ts';
import { datePaper, keptPaper, rejectPaper } from './papers.sql.ts';
import { openPaper, paperObject } from './sealed-paper.ts';

/** A paper as it was handed in. @throws {PlatformError} NOT_FOUND; PROVIDER_UNAVAILABLE */
export async function readPaper(
  reader: Reader,
  deps: Pick<Deps, 'secrets' | 'objects'>,
  userId: string,
  id: string,
): Promise<Uint8Array> {
  const paper = await reader.maybe(keptPaper, userId, id);
  if (paper === null) throw notFound('Paper');
  const stored = await deps.objects.get(paperObject(id));
  if (stored === null) throw refuse('PROVIDER_UNAVAILABLE', 'The file cannot be had at present');
  const parts: Uint8Array[] = [];
  for await (const part of stored.bytes) parts.push(part);
  const { fileKey } = paper;
  return openPaper(deps, { id, userId }, { bytes: Buffer.concat(parts), fileKey });
}

/**
 * Notes until when a paper is valid, as somebody has read it. An approval that rests on it ends
 * with it. The person is locked.
 *
 * @throws {PlatformError} NOT_FOUND
 */
export async function dateThePaper(
  tx: Transaction,
  userId: string,
  id: string,
  expiresOn: CivilDate | null,
): Promise<string> {
  const paper = await tx.maybe(datePaper, userId, id, expiresOn);
  if (paper === null) throw notFound('Paper');
  const { kycStatus } = await tx.one(lockChecked, userId);
  if (kycStatus === 'APPROVED') await tx.run(noteExpiry, userId, LAST_ZONE);
  return paper.fileName;
}

/** Refuses one paper and asks for another. The person is locked. @throws {PlatformError} NOT_FOUND */
export async function refusePaper(
  tx: Transaction,
  deps: DecideDeps,
  userId: string,
  { id, code, reason }: { id: string; code: KycDocumentFailureCode; reason: string },
): Promise<string> {
  const paper = await tx.maybe(rejectPaper, userId, id, reason, code);
  if (paper === null) throw notFound('Paper');
  await askFor(tx, deps, userId, { section: 'DOCUMENTS', message: reason });
  return paper.fileName;
}
