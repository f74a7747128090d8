import { checkAnnounced, requireAnnounced } from '@investing-platform/rules/networth/input-checks';
import { InputProblems } from '@investing-platform/rules/refusals/input-problems';
import type {
  NetWorthDocumentCategory,
  NetWorthDocumentStatus,
  NetWorthLinkType,
} from '@investing-platform/schema/operations';
import type { Transaction } from '../../../db/database.ts';
import { idempotent } from '../../../db/idempotency.ts';
import type { Deps } from '../../../deps.ts';
import type {
  CreateNetWorthDocumentUploadInput,
  DocumentUpload,
  NetWorthDocument,
  NetWorthLinkInput,
} from '../../../graphql/generated/resolver-types.ts';
import { requestJob } from '../../../jobs/jobs.ts';
import { type Actor, requireUser } from '../../../kernel/actor.ts';
import { secondsAfter } from '../../../kernel/clock.ts';
import { notFound, refuse } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import { newestPage, type Page } from '../../../kernel/page.ts';
import { lockPerson } from '../../holdings/index.ts';
import { requireAsset } from '../liabilities/links.ts';
import {
  addDocument,
  type DocumentRow,
  deleteDocumentRow,
  documentOf,
  documentsKept,
  documentsOf,
  lockReceived,
  makeAvailable,
  ownsLinked,
} from './documents.sql.ts';
import { FORGET_FILE } from './forget-file.ts';
import { signedAddress } from './signed-addresses.ts';

type DocumentDeps = Pick<Deps, 'db' | 'clock' | 'random' | 'secrets'> & {
  readonly oauth: Pick<Deps['oauth'], 'issuer'>;
};

const MAX_DOCUMENTS = 10_000;
const MAX_BYTES = 1_073_741_824;
const MAX_FILE_BYTES = 20_971_520;
/** A minute after a document has lapsed. */
const FORGOTTEN_SECONDS = 86_460;

/**
 * Announces a document, and says where its file is to be sent. With an idempotency key, once: a
 * repetition has a new address for the same document.
 *
 * @throws {PlatformError} BAD_USER_INPUT; NOT_FOUND for what it belongs to; QUOTA_EXCEEDED;
 *   IDEMPOTENCY_CONFLICT
 */
export async function createUpload(
  deps: DocumentDeps,
  actor: Actor,
  input: CreateNetWorthDocumentUploadInput,
): Promise<DocumentUpload> {
  const { userId } = requireUser(actor);
  const problems = new InputProblems();
  checkAnnounced(problems, input);
  problems.refuse();
  const operation = 'createNetWorthDocumentUpload';
  const request = { userId, operation, key: input.idempotencyKey ?? null, input };
  const { id } = await deps.db.transaction((tx) =>
    idempotent(tx, deps, request, () => announce(tx, deps, userId, input)),
  );
  const document = await deps.db.maybe(documentOf, userId, deps.clock.now(), id);
  if (document === null) throw notFound('Document');
  const { url, expiresAt } = signedAddress(deps, 'upload', id);
  return {
    document: withoutAddress(document),
    uploadUrl: url,
    method: 'PUT',
    expiresAt,
    maxSizeBytes: MAX_FILE_BYTES,
    headers: [{ name: 'Content-Type', value: document.mimeType }],
  };
}

async function announce(
  tx: Transaction,
  deps: DocumentDeps,
  userId: string,
  input: CreateNetWorthDocumentUploadInput,
): Promise<string> {
  await lockPerson(tx, deps, userId);
  const now = deps.clock.now();
  const linked = linkOf(input.linkedTo ?? null);
  if (linked !== null) await requireLinked(tx, userId, linked);
  const { count, bytes } = await tx.one(documentsKept, userId, now);
  if (count >= MAX_DOCUMENTS) {
    throw refuse('QUOTA_EXCEEDED', `A person may keep ${MAX_DOCUMENTS} documents`);
  }
  if (Number(bytes) + input.sizeBytes > MAX_BYTES) {
    throw refuse('QUOTA_EXCEEDED', 'A person may keep 1 GiB of documents');
  }
  const id = newId(deps.clock, deps.random);
  const row = addDocument({
    id,
    userId,
    title: input.title ?? input.fileName,
    category: input.category ?? 'OTHER',
    fileName: input.fileName,
    mimeType: input.mimeType,
    sizeBytes: input.sizeBytes,
    sha256: input.sha256.toLowerCase(),
    expiresOn: input.expiresOn ?? null,
    linkedType: linked?.type ?? null,
    linkedId: linked?.id ?? null,
    note: input.note ?? null,
    createdAt: now,
  });
  tx.send(...row);
  await requestJob(tx, { kind: FORGET_FILE, key: id, runAt: secondsAfter(now, FORGOTTEN_SECONDS) });
  return id;
}

interface Linked {
  readonly type: NetWorthLinkType;
  readonly id: string;
}

const LINKS: readonly (readonly [field: keyof NetWorthLinkInput, type: NetWorthLinkType])[] = [
  ['netWorthAssetId', 'ASSET'],
  ['liabilityId', 'LIABILITY'],
  ['incomeId', 'INCOME'],
  ['expenseId', 'EXPENSE'],
  ['goalId', 'GOAL'],
  ['portfolioId', 'PORTFOLIO'],
];

function linkOf(given: NetWorthLinkInput | null): Linked | null {
  for (const [field, type] of LINKS) {
    const id = given?.[field];
    if (id != null) return { type, id };
  }
  return null;
}

/** @throws {PlatformError} NOT_FOUND where it is not the person's */
async function requireLinked(tx: Transaction, userId: string, { type, id }: Linked): Promise<void> {
  if (type === 'ASSET') return requireAsset(tx, userId, id);
  if ((await tx.maybe(ownsLinked, userId, id, type)) === null) throw notFound(NAMES[type]);
}

const NAMES: Readonly<Record<NetWorthLinkType, string>> = {
  ASSET: 'Asset',
  LIABILITY: 'Liability',
  INCOME: 'Income',
  EXPENSE: 'Expense',
  GOAL: 'Goal',
  PORTFOLIO: 'Portfolio',
};

/**
 * Makes a document available once its file is the one that was announced.
 *
 * @throws {PlatformError} NOT_FOUND; INVALID_STATE where no file has come, or the document has
 *   lapsed; CONFLICT where it is another file
 */
export async function finalizeDocument(
  deps: DocumentDeps,
  actor: Actor,
  id: string,
): Promise<NetWorthDocument> {
  const { userId } = requireUser(actor);
  await deps.db.transaction(async (tx) => {
    const now = deps.clock.now();
    const received = await tx.maybe(lockReceived, userId, now, id);
    if (received === null) throw notFound('Document');
    if (received.status === 'AVAILABLE') return;
    requireAnnounced({ ...received, isWaiting: received.status === 'PENDING_UPLOAD' });
    await tx.run(makeAvailable, id, now);
  });
  const document = await deps.db.maybe(documentOf, userId, deps.clock.now(), id);
  if (document === null) throw notFound('Document');
  return withAddress(deps, document);
}

/** @throws {PlatformError} NOT_FOUND */
export async function deleteDocument(
  deps: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  id: string,
): Promise<void> {
  const { userId } = requireUser(actor);
  await deps.db.transaction(async (tx) => {
    if ((await tx.maybe(deleteDocumentRow, userId, id)) === null) throw notFound('Document');
    await requestJob(tx, { kind: FORGET_FILE, key: id, runAt: deps.clock.now() });
  });
}

interface DocumentsAsked {
  readonly ids?: readonly string[] | null | undefined;
  readonly linkedTo?: NetWorthLinkInput | null | undefined;
  readonly categories?: readonly NetWorthDocumentCategory[] | null | undefined;
  readonly statuses?: readonly NetWorthDocumentStatus[] | undefined;
  readonly expiresBy?: string | null | undefined;
  readonly limit?: number | undefined;
  readonly cursor?: string | null | undefined;
}

/**
 * The person's documents, newest first; with an address where one alone is asked for.
 *
 * @throws {PlatformError} NOT_FOUND for what `linkedTo` names; BAD_USER_INPUT for a cursor that
 *   this list did not give out
 */
export async function documents(
  deps: DocumentDeps & Pick<Deps, 'cursors'>,
  actor: Actor,
  asked: DocumentsAsked,
): Promise<Page<NetWorthDocument>> {
  const { userId } = requireUser(actor);
  const { ids = null, categories = null, statuses = ['AVAILABLE'], expiresBy = null } = asked;
  const linked = linkOf(asked.linkedTo ?? null);
  if (linked !== null) await deps.db.transaction((tx) => requireLinked(tx, userId, linked));
  const now = deps.clock.now();
  const filters = [ids, linked?.id ?? null, categories, statuses, expiresBy] as const;
  const page = await newestPage(
    deps,
    'netWorthDocuments',
    asked,
    (...place) => deps.db.all(documentsOf, userId, now, ...filters, ...place),
    ({ createdAt }) => createdAt,
  );
  const isOne = ids !== null && new Set(ids).size === 1;
  const nodes = page.nodes.map((row) => (isOne ? withAddress(deps, row) : withoutAddress(row)));
  return { ...page, nodes };
}

const withoutAddress = (row: DocumentRow): NetWorthDocument => ({
  ...row,
  downloadUrl: null,
  downloadUrlExpiresAt: null,
});

function withAddress(deps: DocumentDeps, row: DocumentRow): NetWorthDocument {
  if (row.status !== 'AVAILABLE') return withoutAddress(row);
  const { url, expiresAt } = signedAddress(deps, 'download', row.id);
  return { ...row, downloadUrl: url, downloadUrlExpiresAt: expiresAt };
}
