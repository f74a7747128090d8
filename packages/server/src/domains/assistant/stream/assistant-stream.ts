import type { EventStream } from '../../../events/event-stream.ts';
import { type Actor, requireUser } from '../../../kernel/actor.ts';
import { notFound } from '../../../kernel/errors.ts';
import type { AssistantDeps } from '../deps.ts';
import { type MessageShown, replyOf } from '../messages/messages.sql.ts';
import { type EventRow, eventsAfter } from '../replies/replies.sql.ts';
import { replyWent } from '../topics.ts';

export interface AssistantStreamInput {
  readonly messageId: string;
  /** Default 0: from the beginning. */
  readonly afterSequence?: number | undefined;
}

export interface StreamEventShown extends EventRow {
  readonly threadId: string;
  readonly messageId: string;
  /** Of the last event alone. */
  readonly message: MessageShown | null;
}

type StreamDeps = Pick<AssistantDeps, 'db' | 'hub'>;

/** What one follower holds in memory at most. */
const MAX_ROWS = 200;
const ENDS: ReadonlySet<string> = new Set(['COMPLETED', 'ERROR', 'CANCELED']);

/**
 * A reply as it is written: what is stored of it after a place, then each new event, without gaps
 * and each once. Ends by itself.
 *
 * @throws {PlatformError} before the stream starts: NOT_FOUND for a reply that is not the caller's,
 *   or whose thread is deleted; RATE_LIMITED
 */
export async function assistantStream(
  deps: StreamDeps,
  actor: Actor,
  { messageId, afterSequence = 0 }: AssistantStreamInput,
): Promise<AsyncIterableIterator<StreamEventShown>> {
  const { userId } = requireUser(actor);
  const id = messageId.toLowerCase();
  // Before what is there is read, so that nothing that comes meanwhile gets lost.
  const wakes = deps.hub.subscribe(replyWent, [id]);
  try {
    const reply = await deps.db.maybe(replyOf, userId, id);
    if (reply === null || reply.isDeleted) throw notFound('Assistant message');
    return eventsOf(deps, { userId, id, threadId: reply.threadId }, wakes, afterSequence);
  } catch (error) {
    await wakes.return?.();
    throw error;
  }
}

interface Followed {
  readonly userId: string;
  readonly id: string;
  readonly threadId: string;
}

function eventsOf(
  { db }: StreamDeps,
  { userId, id, threadId }: Followed,
  wakes: EventStream<true>,
  afterSequence: number,
): EventStream<StreamEventShown> {
  let waiting: StreamEventShown[] = [];
  let told = afterSequence;
  let isOver = false;

  function take(): StreamEventShown | undefined {
    const event = waiting.shift();
    if (event === undefined) return undefined;
    told = event.sequence;
    if (ENDS.has(event.type)) isOver = true;
    return event;
  }

  /** @returns whether the reply can still go on where nothing came */
  async function read(): Promise<boolean> {
    let rows = await db.all(eventsAfter, id, told, MAX_ROWS);
    const end = rows.some(({ type }) => ENDS.has(type));
    const reply = end || rows.length === 0 ? await db.maybe(replyOf, userId, id) : null;
    // It may have gone on and ended between the two.
    if (rows.length === 0 && reply !== null && reply.finishedAt !== null) {
      rows = await db.all(eventsAfter, id, told, MAX_ROWS);
    }
    waiting = rows.map((row) => ({
      ...row,
      threadId,
      messageId: id,
      message: ENDS.has(row.type) ? reply : null,
    }));
    return rows.length > 0 || (reply !== null && reply.finishedAt === null);
  }

  async function next(): Promise<IteratorResult<StreamEventShown, undefined>> {
    while (!isOver) {
      const event = take();
      if (event !== undefined) {
        if (isOver) await wakes.return?.();
        return { done: false, value: event };
      }
      const goesOn = await read();
      if (waiting.length > 0) continue;
      // What ended before the place that the follower knows has nothing more to tell.
      if (!goesOn || (await wakes.next()).done === true) break;
    }
    return end();
  }

  async function end(): Promise<IteratorReturnResult<undefined>> {
    isOver = true;
    waiting = [];
    await wakes.return?.();
    return { done: true, value: undefined };
  }

  const events: EventStream<StreamEventShown> = {
    next,
    takeNow() {
      const event = isOver ? undefined : take();
      return event === undefined ? null : { event };
    },
    return: end,
    async throw(reason) {
      await end();
      throw reason;
    },
    [Symbol.asyncIterator]: () => events,
  };
  return events;
}
