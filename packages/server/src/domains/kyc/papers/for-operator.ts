import type { KycDocumentFailureCode } from '@investing-platform/schema/operations';
import type { Reader, Transaction } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { notFound, refuse } from '../../../kernel/errors.ts';
import { askFor, type DecideDeps } from '../review/decide.ts';
import { keptPaper, rejectPaper } from './papers.sql.ts';
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
