import { createHash } from 'node:crypto';
import type { InvestDocumentType } from '@investing-platform/schema/operations';
import type { Deps } from '../../../deps.ts';
import { type Actor, requireUser } from '../../../kernel/actor.ts';
import type { CivilDate } from '../../../kernel/civil-date.ts';
import { secondsAfter } from '../../../kernel/clock.ts';
import { notFound, refuse, requireRange } from '../../../kernel/errors.ts';
import { newestPage, type Page } from '../../../kernel/page.ts';
import { openAddress, signedAddress } from '../../../kernel/signed-address.ts';
import type { StoredObject } from '../../../ports/object-store.ts';
import {
  type DocumentRow,
  documentOf,
  documentsOf,
  fileOfDocument,
  papersAccountOf,
} from './documents.sql.ts';
import { type IssueDeps, issueDocuments, objectKey } from './issue-documents.ts';

type ReadDeps = IssueDeps &
  Pick<Deps, 'cursors' | 'secrets'> & {
    readonly oauth: Pick<Deps['oauth'], 'issuer'>;
    readonly log: Pick<Deps['log'], 'error'>;
  };

export interface DocumentShown extends DocumentRow {
  readonly downloadUrl: string | null;
  readonly downloadUrlExpiresAt: Date | null;
}

interface DocumentsAsked {
  readonly ids?: readonly string[] | null | undefined;
  readonly types?: readonly InvestDocumentType[] | null | undefined;
  readonly from?: CivilDate | null | undefined;
  readonly to?: CivilDate | null | undefined;
  readonly limit?: number | undefined;
  readonly cursor?: string | null | undefined;
}

const USE = 'account document';
const LIFETIME_SECONDS = 300;
/** Papers that are due are issued before a list is read, so many; the rest by a job. */
const MAX_ISSUED_BY_READING = 5;

/**
 * The papers of the person's platform account, newest first; with an address where one alone is
 * asked for.
 *
 * @throws {PlatformError} BAD_USER_INPUT where `from` is after `to`, and for a cursor that this list
 *   did not give out
 */
export async function fetchDocuments(
  deps: ReadDeps,
  actor: Actor,
  asked: DocumentsAsked,
): Promise<Page<DocumentShown>> {
  const { userId } = requireUser(actor);
  requireRange(asked);
  const { ids = null, types = null, from = null, to = null } = asked;
  if (asked.cursor == null) await issueFor(deps, userId);
  const page = await newestPage(
    deps,
    'fetchPlatformInvestAccountDocuments',
    asked,
    (...place) =>
      deps.db.all(documentsOf, userId, ids, types, from ?? '-infinity', to ?? 'infinity', ...place),
    ({ createdAt }) => createdAt,
  );
  const isOne = ids !== null && new Set(ids).size === 1;
  const nodes = page.nodes.map((row) => (isOne ? withAddress(deps, row) : withoutAddress(row)));
  return { ...page, nodes };
}

/** What cannot be issued now is a job's; the papers that are there can be read. */
async function issueFor(deps: ReadDeps, userId: string): Promise<void> {
  const account = await deps.db.maybe(papersAccountOf, userId);
  if (account === null) return;
  try {
    await issueDocuments(deps, account, MAX_ISSUED_BY_READING);
  } catch (error) {
    deps.log.error({ err: error, accountId: account.id }, 'papers could not be issued');
  }
}

/**
 * One paper, with an address for its file.
 *
 * @throws {PlatformError} NOT_FOUND; PROVIDER_UNAVAILABLE where the file is not there
 */
export async function fetchDocumentById(
  deps: ReadDeps,
  actor: Actor,
  id: string,
): Promise<DocumentShown> {
  const { userId } = requireUser(actor);
  const row = await deps.db.maybe(documentOf, userId, id);
  if (row === null) throw notFound('Document');
  if ((await deps.objects.get(objectKey(id))) === null) {
    throw refuse('PROVIDER_UNAVAILABLE', 'The file cannot be had at present');
  }
  return withAddress(deps, row);
}

const withoutAddress = (row: DocumentRow): DocumentShown => ({
  ...row,
  downloadUrl: null,
  downloadUrlExpiresAt: null,
});

function withAddress(deps: ReadDeps, row: DocumentRow): DocumentShown {
  const expiresAt = secondsAfter(deps.clock.now(), LIFETIME_SECONDS);
  const signature = signedAddress(deps, { use: USE, id: row.id, expiresAt });
  const downloadUrl = `${deps.oauth.issuer}/files/${signature}`;
  return { ...row, downloadUrl, downloadUrlExpiresAt: expiresAt };
}

interface SentDocument extends StoredObject {
  readonly fileName: string;
  readonly mimeType: string;
}

/**
 * The file behind a signed address; null where there is none, its time is over, or it is not what
 * was issued.
 */
export async function sendDocument(
  deps: Pick<ReadDeps, 'db' | 'clock' | 'secrets' | 'objects' | 'log'>,
  signature: string,
): Promise<SentDocument | null> {
  const id = openAddress(deps, USE, signature);
  const file = id === null ? null : await deps.db.maybe(fileOfDocument, id);
  const stored = id === null || file === null ? null : await deps.objects.get(objectKey(id));
  if (file === null || stored === null) return null;
  const parts: Uint8Array[] = [];
  for await (const part of stored.bytes) parts.push(part);
  const bytes = Buffer.concat(parts);
  if (!createHash('sha256').update(bytes).digest().equals(file.sha256)) {
    deps.log.error({ documentId: id }, 'a paper is not what was issued');
    return null;
  }
  const fileName = `${file.name}.pdf`;
  return { bytes: once(bytes), sizeBytes: bytes.length, fileName, mimeType: file.mimeType };
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
