import type { Database } from '../../../db/interface.ts';
import { keptBeside } from '../../../kernel/kept-beside.ts';
import { type MessageShown, replyOf } from '../messages/messages.sql.ts';
import { type EventRow, eventsAfter } from '../replies/replies.sql.ts';

export interface StreamEventShown extends EventRow {
  readonly threadId: string;
  readonly messageId: string;
  /** Of the last event; null before. */
  readonly message: MessageShown | null;
}

/** A reply that somebody follows, and whose it is. */
export interface Followed {
  readonly userId: string;
  readonly id: string;
  readonly threadId: string;
}

/** What is stored of a reply after a place: the same objects for all who asked together. */
export interface News {
  readonly events: readonly StreamEventShown[];
  /** Whether more may come where there are none now. */
  readonly goesOn: boolean;
}

/** What one read holds in memory. */
const MAX_ROWS = 200;
const ENDS: ReadonlySet<string> = new Set(['COMPLETED', 'ERROR', 'CANCELED']);

export const isEnd = ({ type }: Pick<EventRow, 'type'>): boolean => ENDS.has(type);

/** What was asked for in this turn of the event loop and is not read yet. */
const asked = keptBeside(() => new Map<string, Promise<News>>());

/**
 * Reads what came after a place, once for all who ask in the same turn: a word of the hub wakes
 * every follower of a reply at once. The read begins after the turn, so that nobody is given what
 * was there before they asked.
 */
export function newsOf(db: Database, followed: Followed, told: number): Promise<News> {
  const ofTurn = asked(db);
  const key = `${followed.userId} ${followed.id} ${told}`;
  const known = ofTurn.get(key);
  if (known !== undefined) return known;
  const news = new Promise<void>((resolve) => {
    setImmediate(resolve);
  }).then(() => {
    ofTurn.delete(key);
    return read(db, followed, told);
  });
  ofTurn.set(key, news);
  return news;
}

async function read(db: Database, { userId, id, threadId }: Followed, told: number): Promise<News> {
  let rows = await db.all(eventsAfter, id, told, MAX_ROWS);
  const reply = rows.length === 0 || rows.some(isEnd) ? await db.maybe(replyOf, userId, id) : null;
  // It may have gone on and ended between the two.
  if (rows.length === 0 && reply !== null && reply.finishedAt !== null) {
    rows = await db.all(eventsAfter, id, told, MAX_ROWS);
  }
  const events = rows.map((row) => {
    const message = isEnd(row) ? reply : null;
    return { ...row, threadId, messageId: id, message };
  });
  return { events, goesOn: reply !== null && reply.finishedAt === null };
}
