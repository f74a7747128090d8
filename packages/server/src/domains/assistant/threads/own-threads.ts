import { requireChange } from '@investing-platform/rules/assistant/threads';
import type { Transaction } from '../../../db/interface.ts';
import type { AssistantQuota, OperationResult } from '../../../graphql/generated/resolver-types.ts';
import { type Actor, requireUser } from '../../../kernel/actor.ts';
import { notFound } from '../../../kernel/errors.ts';
import { newestPage, type Page } from '../../../kernel/page.ts';
import type { AssistantDeps } from '../deps.ts';
import { readQuota } from '../quota.ts';
import { lastEvent } from '../replies/replies.sql.ts';
import { ASSISTANT_CHANNEL, tells } from '../topics.ts';
import {
  cancelReplies,
  changeThread,
  hideThread,
  type ThreadShown,
  threadOf,
  threadsOf,
} from './threads.sql.ts';

export interface FetchMyThreadsInput {
  readonly ids?: readonly string[] | null | undefined;
  readonly search?: string | null | undefined;
  readonly liked?: boolean | null | undefined;
  readonly pinned?: boolean | null | undefined;
  readonly archived?: boolean | null | undefined;
  readonly limit?: number | undefined;
  readonly cursor?: string | null | undefined;
}

export interface ThreadPage extends Page<ThreadShown> {
  readonly quota: AssistantQuota;
}

/**
 * The caller's threads, last active first.
 *
 * @throws {PlatformError} BAD_USER_INPUT for a cursor that this query did not give out
 */
export async function fetchMyThreads(
  deps: Pick<AssistantDeps, 'db' | 'clock' | 'cursors'>,
  actor: Actor,
  input: FetchMyThreadsInput,
): Promise<ThreadPage> {
  const user = requireUser(actor);
  const pattern = input.search == null ? null : `%${literally(input.search)}%`;
  const { liked = null, pinned = null, archived = null, ids = null } = input;
  const [page, quota] = await Promise.all([
    newestPage(
      deps,
      'fetchMyAssistantThreads',
      input,
      (before, beforeId, limit) =>
        deps.db.all(
          threadsOf,
          ...([user.userId, ids, pattern, liked, pinned, archived] as const),
          ...([before, beforeId, limit] as const),
        ),
      ({ lastMessageAt }) => lastMessageAt,
    ),
    readQuota(deps.db, deps, user),
  ]);
  return { ...page, quota };
}

/** A text as a pattern of `like` that means itself. */
const literally = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

export interface UpdateThreadInput {
  readonly id: string;
  readonly title?: string | null | undefined;
  readonly liked?: boolean | null | undefined;
  readonly pinned?: boolean | null | undefined;
  readonly archived?: boolean | null | undefined;
  readonly stopReply?: boolean | null | undefined;
}

/**
 * Renames a thread, marks it, or stops the reply that is being written.
 *
 * @throws {PlatformError} NOT_FOUND; BAD_USER_INPUT where nothing is given to change
 */
export async function updateThread(
  { db, clock }: Pick<AssistantDeps, 'db' | 'clock'>,
  actor: Actor,
  { id, title, liked, pinned, archived, stopReply }: UpdateThreadInput,
): Promise<ThreadShown> {
  requireChange([title, liked, pinned, archived, stopReply]);
  const { userId } = requireUser(actor);
  return db.transaction(async (tx) => {
    const now = clock.now();
    if (stopReply === true) await stopReplies(tx, userId, id, now);
    const thread = await tx.maybe(changeThread, {
      userId,
      id,
      title: title ?? null,
      liked: liked ?? null,
      pinned: pinned ?? null,
      archived: archived ?? null,
      now,
    });
    return thread ?? missing();
  });
}

/** What is written of them stays. Who follows them is told, and who writes them finds out. */
async function stopReplies(tx: Transaction, userId: string, id: string, now: Date): Promise<void> {
  for (const reply of await tx.all(cancelReplies, userId, id, now)) {
    tx.send(lastEvent, [reply.id, 'CANCELED', now]);
    await tx.notify(ASSISTANT_CHANNEL, tells.went(reply.id));
  }
}

/**
 * Deletes a thread with its messages. A reply in the making is stopped, and who follows it is told.
 *
 * @throws {PlatformError} NOT_FOUND
 */
export async function deleteThread(
  { db, clock }: Pick<AssistantDeps, 'db' | 'clock'>,
  actor: Actor,
  { id }: { readonly id: string },
): Promise<OperationResult> {
  const { userId } = requireUser(actor);
  await db.transaction(async (tx) => {
    const now = clock.now();
    await stopReplies(tx, userId, id, now);
    if ((await tx.maybe(hideThread, userId, id, now)) === null) missing();
  });
  return { id, affectedCount: 1, affectedIds: [id], message: 'The thread was deleted.' };
}

/** @throws {PlatformError} NOT_FOUND */
export async function ownThread(
  { db }: Pick<AssistantDeps, 'db'>,
  actor: Actor,
  id: string,
): Promise<ThreadShown> {
  return (await db.maybe(threadOf, requireUser(actor).userId, id)) ?? missing();
}

function missing(): never {
  throw notFound('Assistant thread');
}
