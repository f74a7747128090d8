import type { EventStream } from '../../../events/event-stream.ts';
import { type Actor, requireUser } from '../../../kernel/actor.ts';
import { notFound } from '../../../kernel/errors.ts';
import type { AssistantDeps } from '../deps.ts';
import { replyOf } from '../messages/messages.sql.ts';
import { replyWent } from '../topics.ts';
import { type Followed, isEnd, newsOf, type StreamEventShown } from './news-of.ts';

export interface AssistantStreamInput {
  readonly messageId: string;
  /** Default 0: from the beginning. */
  readonly afterSequence?: number | undefined;
}

type StreamDeps = Pick<AssistantDeps, 'db' | 'hub'>;

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

function eventsOf(
  { db }: StreamDeps,
  followed: Followed,
  wakes: EventStream<true>,
  afterSequence: number,
): EventStream<StreamEventShown> {
  /** An iterator lets go of its array once that is read. */
  let events: Iterator<StreamEventShown, undefined> = [].values();
  let told = afterSequence;
  let isOver = false;

  function take(): StreamEventShown | undefined {
    const event = events.next().value;
    if (event === undefined) return undefined;
    told = event.sequence;
    if (isEnd(event)) isOver = true;
    return event;
  }

  async function next(): Promise<IteratorResult<StreamEventShown, undefined>> {
    while (!isOver) {
      const event = take();
      if (event !== undefined) {
        if (isOver) await wakes.return?.();
        return { done: false, value: event };
      }
      const news = await newsOf(db, followed, told);
      events = news.events.values();
      if (news.events.length > 0) continue;
      // What ended before the place that the follower knows has nothing more to tell.
      if (!news.goesOn || (await wakes.next()).done === true) break;
    }
    return end();
  }

  async function end(): Promise<IteratorReturnResult<undefined>> {
    isOver = true;
    events = [].values();
    await wakes.return?.();
    return { done: true, value: undefined };
  }

  const stream: EventStream<StreamEventShown> = {
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
    [Symbol.asyncIterator]: () => stream,
  };
  return stream;
}
