import { type Actor, requireUser } from '../../../kernel/actor.ts';
import { newestPage, type Page } from '../../../kernel/page.ts';
import type { AssistantDeps } from '../deps.ts';
import { ownThread } from '../threads/own-threads.ts';
import type { ThreadShown } from '../threads/threads.sql.ts';
import { type MessageShown, messagesOf } from './messages.sql.ts';

export interface FetchThreadInput {
  readonly id: string;
  readonly limit?: number | undefined;
  readonly cursor?: string | null | undefined;
}

export interface MessagePage extends Page<MessageShown> {
  readonly thread: ThreadShown;
}

/**
 * A thread with its messages, newest first.
 *
 * @throws {PlatformError} NOT_FOUND; BAD_USER_INPUT for a cursor that this query did not give out
 */
export async function fetchThread(
  deps: Pick<AssistantDeps, 'db' | 'cursors'>,
  actor: Actor,
  input: FetchThreadInput,
): Promise<MessagePage> {
  const { userId } = requireUser(actor);
  const thread = await ownThread(deps, actor, input.id);
  const page = await newestPage(
    deps,
    `fetchAssistantThreadById ${thread.id}`,
    input,
    (before, beforeId, limit) =>
      deps.db.all(messagesOf, userId, thread.id, before, beforeId, limit),
    ({ createdAt }) => createdAt,
  );
  return { ...page, thread };
}
