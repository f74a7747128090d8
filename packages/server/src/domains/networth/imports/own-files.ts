import {
  type ColumnTold,
  columnsLack,
} from '@investing-platform/rules/networth/imports/layout-by-hand';
import type { FileExtractionStatus } from '@investing-platform/schema/operations';
import { idempotent } from '../../../db/idempotency.ts';
import type { Deps } from '../../../deps.ts';
import type {
  DeleteNetWorthFileInput,
  RetryNetWorthFileExtractionInput,
  UploadNetWorthFileInput,
} from '../../../graphql/generated/resolver-types.ts';
import { requestJob } from '../../../jobs/jobs.ts';
import { type Actor, requireUser } from '../../../kernel/actor.ts';
import { badInput, notFound, refuse } from '../../../kernel/errors.ts';
import { newestPage, type Page } from '../../../kernel/page.ts';
import { lockPerson, ownPortfolio, undoImport } from '../../holdings/index.ts';
import { contentOf, type ScanDeps, useContent } from '../../uploads/index.ts';
import { signedAddress } from '../documents/signed-addresses.ts';
import { unlinkAssets } from '../liabilities/links.ts';
import { deleteFileRow, type FileRow, type FileShown, fileOf, filesOf } from './files.sql.ts';
import { READ_FILE } from './forget-imports.ts';
import { sealedPassword } from './password.ts';
import { readFileAgain } from './read-file-again.ts';
import { keeping, layFile, storeFile } from './take-file.ts';

type FileDeps = Pick<Deps, 'db' | 'clock' | 'random' | 'objects' | 'secrets' | 'cursors'> &
  ScanDeps & { readonly oauth: Pick<Deps['oauth'], 'issuer'> };

/**
 * Adds a file to a portfolio, and has it read. With an idempotency key, once.
 *
 * @throws {PlatformError} BAD_USER_INPUT; NOT_FOUND for the portfolio or the upload; INVALID_STATE;
 *   QUOTA_EXCEEDED; IDEMPOTENCY_CONFLICT; PROVIDER_UNAVAILABLE while files cannot be scanned
 */
export async function uploadFile(
  deps: FileDeps,
  actor: Actor,
  input: UploadNetWorthFileInput,
): Promise<FileShown> {
  const { userId } = requireUser(actor);
  checkColumns(input.columns ?? null);
  const operation = 'uploadNetWorthFile';
  const request = { userId, operation, key: input.idempotencyKey ?? null, input };
  const content = await contentOf(deps, userId, 'params.content', input.content);
  const file = {
    userId,
    portfolioId: input.portfolioId,
    name: input.fileName,
    source: 'UPLOAD',
    extract: input.extract ?? true,
    broker: input.broker ?? null,
    columns: input.columns ?? null,
  } as const;
  const laid = content === null ? null : await layFile(deps, { ...file, bytes: content.bytes });
  const store = () =>
    deps.db.transaction((tx) =>
      idempotent(tx, deps, request, async () => {
        if (laid === null) throw notFound('Upload');
        await useContent(tx, deps, userId, content);
        return storeFile(tx, deps, laid);
      }),
    );
  const id = await keeping(deps, laid, async () => (await store()).id);
  return shownById(deps, userId, id);
}

/** @throws {PlatformError} BAD_USER_INPUT */
function checkColumns(columns: readonly ColumnTold[] | null): void {
  const lack = columns === null ? null : columnsLack(columns);
  if (lack !== null) throw badInput('params.columns', lack);
}

async function shownById(deps: FileDeps, userId: string, id: string): Promise<FileShown> {
  const file = await deps.db.maybe(fileOf, userId, id);
  if (file === null) throw notFound('File');
  return withAddress(deps, file);
}

/**
 * Has a file read again. With an idempotency key, once.
 *
 * @throws {PlatformError} NOT_FOUND; INVALID_STATE where it was read well, or is being read;
 *   IDEMPOTENCY_CONFLICT
 */
export async function retryFile(
  deps: FileDeps,
  actor: Actor,
  input: RetryNetWorthFileExtractionInput,
): Promise<FileShown> {
  const { userId } = requireUser(actor);
  const { id, broker = null, password = null, columns = null } = input;
  checkColumns(columns);
  const operation = 'retryNetWorthFileExtraction';
  const request = { userId, operation, key: input.idempotencyKey ?? null, input };
  await deps.db.transaction((tx) =>
    idempotent(tx, deps, request, async () => {
      await lockPerson(tx, deps, userId);
      const hints = {
        broker,
        columns: columns === null ? null : JSON.stringify(columns),
        sealedPassword: sealedPassword(deps, id, password),
      };
      const outcome = await readFileAgain(tx, deps, { userId, id }, hints);
      if (outcome === 'unknown') throw notFound('File');
      if (outcome === 'unneeded') {
        throw refuse('INVALID_STATE', 'Only a file that failed or needs review is read again');
      }
      return id;
    }),
  );
  return shownById(deps, userId, id);
}

/**
 * Deletes a file, and takes back what it brought: what waits, and where asked what counts too.
 *
 * @throws {PlatformError} NOT_FOUND; INSUFFICIENT_QUANTITY where other sales need what it brought
 */
export async function deleteFile(
  deps: Pick<Deps, 'db' | 'clock' | 'random'>,
  actor: Actor,
  { id, deleteExtracted = false }: DeleteNetWorthFileInput,
): Promise<void> {
  const { userId } = requireUser(actor);
  await deps.db.transaction(async (tx) => {
    await lockPerson(tx, deps, userId);
    const file = await tx.maybe(fileOf, userId, id);
    if (file === null) throw notFound('File');
    await tx.run(deleteFileRow, userId, id);
    const undone = { userId, fileId: file.id, withConfirmed: deleteExtracted };
    await unlinkAssets(tx, userId, await undoImport(tx, deps, undone), deps.clock.now());
    await requestJob(tx, { kind: READ_FILE, key: file.id, runAt: deps.clock.now() });
  });
}

interface FilesAsked {
  readonly ids?: readonly string[] | null | undefined;
  readonly statuses?: readonly FileExtractionStatus[] | null | undefined;
  readonly limit?: number | undefined;
  readonly cursor?: string | null | undefined;
}

/**
 * The files of one portfolio, newest first; with an address where one alone is asked for.
 *
 * @throws {PlatformError} NOT_FOUND; BAD_USER_INPUT for a cursor that this list did not give out
 */
export async function portfolioFiles(
  deps: FileDeps,
  actor: Actor,
  asked: FilesAsked & { readonly portfolioId: string },
): Promise<Page<FileShown>> {
  const { userId } = requireUser(actor);
  const { portfolioId } = asked;
  const portfolio = await deps.db.maybe(ownPortfolio, userId, portfolioId);
  if (portfolio === null) throw notFound('Portfolio');
  return filesPage(deps, userId, portfolioId, asked, 'netWorthPortfolioFiles');
}

/**
 * The same of all portfolios.
 *
 * @throws {PlatformError} BAD_USER_INPUT for a cursor that this list did not give out
 */
export async function allFiles(
  deps: FileDeps,
  actor: Actor,
  asked: FilesAsked,
): Promise<Page<FileShown>> {
  const { userId } = requireUser(actor);
  return filesPage(deps, userId, null, asked, 'netWorthAllPortfolioFiles');
}

async function filesPage(
  deps: FileDeps,
  userId: string,
  portfolioId: string | null,
  asked: FilesAsked,
  list: string,
): Promise<Page<FileShown>> {
  const { ids = null, statuses = null } = asked;
  const page = await newestPage(
    deps,
    list,
    asked,
    (...place) => deps.db.all(filesOf, userId, ids, portfolioId, statuses, ...place),
    ({ createdAt }) => createdAt,
  );
  const isOne = ids !== null && new Set(ids).size === 1;
  const nodes = page.nodes.map((row) => (isOne ? withAddress(deps, row) : withoutAddress(row)));
  return { ...page, nodes };
}

const withoutAddress = (row: FileRow): FileShown => ({
  ...row,
  downloadUrl: null,
  downloadUrlExpiresAt: null,
});

function withAddress(deps: FileDeps, row: FileRow): FileShown {
  const { url, expiresAt } = signedAddress(deps, 'import', row.id);
  return { ...row, downloadUrl: url, downloadUrlExpiresAt: expiresAt };
}
