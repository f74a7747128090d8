import {
  modelAmong,
  replyUnderWay,
  requireRoom,
  requireShort,
} from '@investing-platform/rules/assistant/threads';
import { titleOf } from '@investing-platform/rules/assistant/title';
import { idempotent } from '../../../db/idempotency.ts';
import type { Transaction } from '../../../db/interface.ts';
import type { AssistantQuota } from '../../../graphql/generated/resolver-types.ts';
import { type Actor, requireUser, type UserActor } from '../../../kernel/actor.ts';
import { notFound } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import { invariant } from '../../../kernel/invariant.ts';
import type { AssistantDeps } from '../deps.ts';
import { readQuota, takeThread, takeTurn } from '../quota.ts';
import { rightOf } from '../replies/asker.ts';
import {
  addThread,
  lockThread,
  type ThreadShown,
  threadOf,
  touchThread,
} from '../threads/threads.sql.ts';
import { ASSISTANT_CHANNEL, tells } from '../topics.ts';
import {
  addQuestion,
  addReply,
  exchangeOf,
  type MessageShown,
  type NamedReference,
  type Reference,
  repliesUnderWay,
} from './messages.sql.ts';
import { nameReferences } from './references.ts';

type SayDeps = Pick<AssistantDeps, 'db' | 'clock' | 'random' | 'languageModels' | 'ask'>;

export interface Exchange {
  readonly thread: ThreadShown;
  readonly userMessage: MessageShown;
  readonly assistantMessage: MessageShown;
  readonly quota: AssistantQuota;
}

interface Said {
  readonly content: string;
  readonly context?: readonly Reference[] | null | undefined;
  readonly idempotencyKey?: string | null | undefined;
}

export interface StartThreadInput extends Said {
  readonly title?: string | null | undefined;
  readonly model?: string | null | undefined;
}

/**
 * Opens a thread with a first message; the reply is written by whoever takes it.
 *
 * @throws {PlatformError} QUOTA_EXCEEDED, and nothing is counted; BAD_USER_INPUT for an unknown
 *   model; NOT_FOUND, FORBIDDEN or PLAN_REQUIRED for an object of `context`; IDEMPOTENCY_CONFLICT;
 *   PROVIDER_UNAVAILABLE where there is no model
 */
export async function startThread(
  deps: SayDeps,
  actor: Actor,
  input: StartThreadInput,
): Promise<Exchange> {
  const user = requireUser(actor);
  const model = modelFor(deps, input.model ?? null);
  const context = await nameReferences(deps.ask, actor, input.context ?? []);
  return exchange(deps, user, 'startAssistantThreadWithMessage', input, async (tx) => {
    await takeThread(tx, deps, user);
    await requireRoomOf(tx, user.userId);
    const id = newId(deps.clock, deps.random);
    const now = deps.clock.now();
    const title = input.title ?? titleOf(input.content);
    const marks = { liked: false, pinned: false, archived: false };
    const { userId } = user;
    tx.send(...addThread({ id, userId, title, model, ...marks, messageCount: 2, createdAt: now }));
    return say(tx, deps, user, { threadId: id, model, content: input.content, context, now });
  });
}

export interface InsertMessageInput extends Said {
  readonly threadId: string;
}

/**
 * Adds a message to a thread of the caller's.
 *
 * @throws {PlatformError} NOT_FOUND; CONFLICT while a reply of the thread is being written;
 *   QUOTA_EXCEEDED; NOT_FOUND, FORBIDDEN or PLAN_REQUIRED for an object of `context`;
 *   IDEMPOTENCY_CONFLICT; PROVIDER_UNAVAILABLE where there is no model
 */
export async function insertMessage(
  deps: SayDeps,
  actor: Actor,
  input: InsertMessageInput,
): Promise<Exchange> {
  const user = requireUser(actor);
  const context = await nameReferences(deps.ask, actor, input.context ?? []);
  return exchange(deps, user, 'insertMessageIntoAssistantThread', input, async (tx) => {
    await takeTurn(tx, deps, user.userId);
    const thread = await tx.maybe(lockThread, user.userId, input.threadId);
    if (thread === null) throw notFound('Assistant thread');
    const { isOfThread } = await tx.one(repliesUnderWay, user.userId, thread.id);
    if (isOfThread) throw replyUnderWay();
    await requireRoomOf(tx, user.userId);
    requireShort(thread.messageCount);
    // One that the operator no longer offers is replaced by the operator's choice.
    const isOffered = deps.languageModels.some(({ name }) => name === thread.model);
    const model = modelFor(deps, isOffered ? thread.model : null);
    const now = deps.clock.now();
    await tx.one(touchThread, { userId: user.userId, id: thread.id, messages: 2, model, now });
    const { id: threadId } = thread;
    return say(tx, deps, user, { threadId, model, content: input.content, context, now });
  });
}

/** @throws {PlatformError} BAD_USER_INPUT for an unknown name; PROVIDER_UNAVAILABLE */
function modelFor({ languageModels }: SayDeps, name: string | null): string {
  return modelAmong(
    languageModels.map((one) => one.name),
    name,
  );
}

/** @throws {PlatformError} QUOTA_EXCEEDED */
async function requireRoomOf(tx: Transaction, userId: string): Promise<void> {
  const { count } = await tx.one(repliesUnderWay, userId, null);
  requireRoom(count);
}

interface NewMessage {
  readonly threadId: string;
  readonly model: string;
  readonly content: string;
  readonly context: readonly NamedReference[];
  readonly now: Date;
}

/** Stores the message and the reply that somebody is to write. @returns the reply's id */
async function say(
  tx: Transaction,
  { clock, random }: SayDeps,
  user: UserActor,
  { threadId, model, content, context, now }: NewMessage,
): Promise<string> {
  const [id, replyId] = [newId(clock, random), newId(clock, random)];
  const both = { userId: user.userId, threadId, createdAt: now };
  const question = { ...both, id, content, context: JSON.stringify(context), finishedAt: now };
  tx.send(...addQuestion({ ...question, model: null, repliesTo: null, askedWith: null }));
  const reply = { ...both, id: replyId, content: '', context: '[]', finishedAt: null };
  tx.send(...addReply({ ...reply, model, repliesTo: id, askedWith: rightOf(user) }));
  await tx.notify(ASSISTANT_CHANNEL, tells.asked);
  return replyId;
}

async function exchange(
  deps: SayDeps,
  user: UserActor,
  operation: string,
  input: Said,
  store: (tx: Transaction) => Promise<string>,
): Promise<Exchange> {
  const { userId } = user;
  const request = { userId, operation, key: input.idempotencyKey ?? null, input };
  return deps.db.transaction(async (tx) => {
    const { id } = await idempotent(tx, deps, request, () => store(tx));
    const [userMessage, assistantMessage] = await tx.all(exchangeOf, userId, id);
    const threadId = userMessage?.threadId ?? '';
    const thread = threadId === '' ? null : await tx.maybe(threadOf, userId, threadId);
    // Asked for again after the thread was deleted.
    if (thread === null) throw notFound('Assistant thread');
    invariant(userMessage !== undefined && assistantMessage !== undefined, 'both were stored');
    return { thread, userMessage, assistantMessage, quota: await readQuota(tx, deps, user) };
  });
}
