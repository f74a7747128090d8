import { paperType } from '@investing-platform/rules/kyc/paper-types';
import {
  type GivenPaper,
  isReplacing,
  refuseTooManyPapers,
  requirePapers,
} from '@investing-platform/rules/kyc/papers';
import { DAY_SECONDS } from '@investing-platform/schema/durations';
import type { KycDocumentSide, KycDocumentType } from '@investing-platform/schema/operations';
import type { Transaction } from '../../../db/database.ts';
import { idempotent } from '../../../db/idempotency.ts';
import type { Deps } from '../../../deps.ts';
import { type JobHandler, requestJob } from '../../../jobs/jobs.ts';
import type { UserActor } from '../../../kernel/actor.ts';
import { secondsAfter } from '../../../kernel/clock.ts';
import { badInput, notFound, refuse } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import {
  contentOf,
  type FileContent,
  type FileContentInput,
  requireClean,
  type ScanDeps,
  useContent,
} from '../../uploads/index.ts';
import { type CheckDeps, changeSection } from '../checks/change-check.ts';
import { type KycShown, showCheck } from '../checks/show-check.ts';
import {
  countPapers,
  deletePaper,
  insertPaper,
  paperIsKept,
  paperStatus,
  replacedPapers,
} from './papers.sql.ts';
import { paperObject, type SealedPaper, sealPaper } from './sealed-paper.ts';
import { paperProblem } from './sound-paper.ts';

/** Of jobs; the key is the paper's id. */
export const FORGET_PAPER = 'kyc.forget_paper';

export type PaperDeps = CheckDeps & Pick<Deps, 'objects'> & ScanDeps;

export interface HandInInput {
  readonly add?: readonly (GivenPaper & { readonly content: FileContentInput })[] | undefined;
  readonly removeIds?: readonly string[] | undefined;
  readonly idempotencyKey?: string | null | undefined;
}

/** A paper whose bytes lie in the object store, before its row is there. */
interface LaidPaper extends Pick<SealedPaper, 'fileKey'> {
  readonly id: string;
  readonly type: KycDocumentType;
  readonly side: KycDocumentSide | null;
  readonly coHolder: boolean;
  readonly fileName: string;
  readonly mimeType: string;
  readonly sizeBytes: number;
  /** Without its bytes: ten files of 20 MiB are not held at a time. */
  readonly content: FileContent;
}

/**
 * Hands in papers and takes some back, all of it or nothing. With an idempotency key, once.
 *
 * @throws {PlatformError} BAD_USER_INPUT; NOT_FOUND; QUOTA_EXCEEDED; INVALID_STATE;
 *   IDEMPOTENCY_CONFLICT; PROVIDER_UNAVAILABLE while papers cannot be scanned
 */
export async function handInPapers(
  deps: PaperDeps,
  { userId }: UserActor,
  input: HandInInput,
): Promise<KycShown> {
  const { add = [], removeIds = [], idempotencyKey: key = null } = input;
  requirePapers(add, removeIds);
  const laid: (LaidPaper | null)[] = [];
  for (const at of add.keys()) laid.push(await layPaper(deps, userId, input, at));
  const request = { userId, operation: 'updateUserKycFileDocuments', key, input };
  return deps.db.transaction(async (tx) => {
    await idempotent(tx, deps, request, async () => {
      await changeSection(tx, deps, userId, 'DOCUMENTS', async (_tx, { person }) => {
        const isApproved = person.kycStatus === 'APPROVED';
        for (const id of new Set(removeIds)) await takeBack(tx, deps, userId, id, isApproved);
        for (const paper of laid) await keepPaper(tx, deps, userId, paper);
        const { count } = await tx.one(countPapers, userId);
        refuseTooManyPapers(count);
        return {};
      });
      return userId;
    });
    return showCheck(tx, deps, userId);
  });
}

/** Null where the upload is not there any more: a repetition does not need it. */
async function layPaper(
  deps: PaperDeps,
  userId: string,
  { add = [] }: HandInInput,
  at: number,
): Promise<LaidPaper | null> {
  const given = add[at];
  if (given === undefined) return null;
  const path = `params.add.${at}.content`;
  const content = await contentOf(deps, userId, path, given.content);
  if (content === null) return null;
  const { bytes } = content;
  const mimeType = paperType(path, bytes);
  await requireClean(deps, path, bytes);
  const problem = await paperProblem(mimeType, bytes);
  if (problem !== null) throw badInput(path, problem);
  const { type, side = null, coHolder = false, fileName } = given;
  const id = newId(deps.clock, deps.random);
  const sealed = sealPaper(deps, { id, userId }, bytes);
  // Whatever happens to this request, bytes without a row are removed.
  const runAt = secondsAfter(deps.clock.now(), DAY_SECONDS);
  await deps.db.transaction((tx) => requestJob(tx, { kind: FORGET_PAPER, key: id, runAt }));
  await deps.objects.put(paperObject(id), oneOf(sealed.bytes));
  const about = { id, type, side, coHolder, fileName, mimeType, sizeBytes: bytes.length };
  const used = { ...content, bytes: new Uint8Array() };
  return { ...about, fileKey: sealed.fileKey, content: used };
}

async function* oneOf(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

async function keepPaper(
  tx: Transaction,
  deps: PaperDeps,
  userId: string,
  paper: LaidPaper | null,
): Promise<void> {
  if (paper === null) throw notFound('Upload');
  const { id, type, side, coHolder, fileName, mimeType, sizeBytes, fileKey, content } = paper;
  const now = deps.clock.now();
  await useContent(tx, deps, userId, content);
  if (isReplacing(paper)) {
    for (const old of await tx.all(replacedPapers, userId, type, side, coHolder)) {
      await requestJob(tx, { kind: FORGET_PAPER, key: old.id, runAt: now });
    }
  }
  const about = { id, userId, type, side, coHolder, fileName, mimeType, sizeBytes, fileKey };
  tx.send(...insertPaper({ ...about, createdAt: now }));
}

async function takeBack(
  tx: Transaction,
  deps: PaperDeps,
  userId: string,
  id: string,
  isApproved: boolean,
): Promise<void> {
  const paper = await tx.maybe(paperStatus, userId, id);
  if (paper === null) throw notFound('Paper');
  if (isApproved && paper.status === 'ACCEPTED') {
    throw refuse('INVALID_STATE', 'The approval rests on this paper: it cannot be taken back');
  }
  await tx.run(deletePaper, userId, id);
  await requestJob(tx, { kind: FORGET_PAPER, key: id, runAt: deps.clock.now() });
}

/** Removes the bytes of papers that have no row. Their key went with it. */
export function forgetPapers({ db, objects }: Pick<Deps, 'db' | 'objects'>): JobHandler {
  return {
    kind: FORGET_PAPER,
    everySeconds: null,
    async run(id) {
      if ((await db.maybe(paperIsKept, id)) === null) await objects.delete(paperObject(id));
      return null;
    },
  };
}
