import type { Part } from '@investing-platform/rules/assistant/parts';
import type {
  AssistantFailureCode,
  AssistantStreamEventType,
} from '@investing-platform/schema/operations';
import { namedStatement, statement } from '../../../db/statement.ts';
import type { NamedReference } from '../messages/messages.sql.ts';

/** A reply that this process is to write, until its lease ends. */
export interface ClaimedReply {
  readonly id: string;
  readonly userId: string;
  readonly threadId: string;
  readonly model: string;
  readonly askedWith: AskedWith;
  /** Rises with every claim: whoever has an older one has lost the reply. */
  readonly attempt: number;
}

/** By what right a reply reads: of a token its hash, in hexadecimal digits. */
export type AskedWith =
  | { readonly kind: 'token'; readonly tokenHash: string; readonly ip: string }
  | { readonly kind: 'session'; readonly sessionId: string; readonly ip: string };

/** The oldest that nobody writes, or that its writer began nothing of before the lease ended. */
export const claimReply = statement<ClaimedReply, [now: Date, until: Date]>(
  'assistant_claim_reply',
  `update assistant_messages set leased_until = $2, attempt = attempt + 1
   where id = (
     select id from assistant_messages
     where status = 'PENDING' and (leased_until is null or leased_until <= $1)
     order by created_at, id limit 1 for update skip locked
   )
   returning id, user_id as "userId", thread_id as "threadId", model, asked_with as "askedWith",
     attempt`,
);

type Claim = [id: string, attempt: number];
const mineOf = (id: '$1' | '$id', attempt: '$2' | '$attempt') =>
  `id = ${id} and attempt = ${attempt} and status in ('PENDING', 'STREAMING')`;
const MINE = mineOf('$1', '$2');

/** No row where the thread was deleted, or the lease ended. */
export const noteWritten = statement<
  { readonly id: string },
  [...Claim, content: string, parts: string]
>(
  'assistant_note_written',
  `update assistant_messages set status = 'STREAMING', content = $3, parts = $4::jsonb
   where ${MINE} returning id`,
);

export const finishReply = namedStatement<
  { readonly id: string },
  {
    readonly id: string;
    readonly attempt: number;
    readonly status: 'COMPLETED' | 'FAILED';
    readonly content: string;
    readonly parts: string;
    readonly citations: string;
    readonly inputTokenCount: number | null;
    readonly outputTokenCount: number | null;
    readonly failureReason: string | null;
    readonly failureCode: AssistantFailureCode | null;
    readonly now: Date;
  }
>(
  'assistant_finish_reply',
  `update assistant_messages set status = $status, content = $content, parts = $parts::jsonb,
     citations = $citations::jsonb, input_token_count = $inputTokenCount,
     output_token_count = $outputTokenCount, failure_reason = $failureReason,
     failure_code = $failureCode, finished_at = $now, leased_until = null, asked_with = null
   where ${mineOf('$id', '$attempt')} returning id`,
);

export const isMine = statement<{ readonly id: string }, Claim>(
  'assistant_reply_is_mine',
  `select id from assistant_messages where ${MINE}`,
);

/** Nothing was written of it yet: somebody else may. The try was not to blame. */
export const releaseReply = statement<{ readonly id: string }, Claim>(
  'assistant_release_reply',
  `update assistant_messages set leased_until = null, attempt = attempt - 1
   where id = $1 and attempt = $2 and status = 'PENDING' returning id`,
);

/** Replies whose writer died with a part of them written. */
export const failAbandoned = statement<{ readonly id: string }, [now: Date, reason: string]>(
  'assistant_fail_abandoned',
  `update assistant_messages set status = 'FAILED', failure_reason = $2,
     failure_code = 'INTERRUPTED', finished_at = $1, leased_until = null, asked_with = null
   where id in (
     select id from assistant_messages where status = 'STREAMING' and leased_until <= $1
     order by created_at limit 100 for update skip locked
   ) returning id`,
);

export const touchReplied = statement<never, [id: string, now: Date]>(
  'assistant_touch_replied',
  `update assistant_threads set last_message_at = greatest(last_message_at, $2), updated_at = $2
   where id = $1`,
);

/** @param events JSON, an array */
export const addEvents = statement<never, [messageId: string, events: string]>(
  'assistant_add_events',
  `insert into assistant_events (message_id, sequence, type, delta, part, at)
   select $1::uuid, sequence, type, delta, part, at from jsonb_to_recordset($2::jsonb)
     as e(sequence integer, type text, delta text, part jsonb, at timestamptz)`,
);

/** What comes after all others. The reply's row is locked, so that no other comes meanwhile. */
export const lastEvent = statement<
  never,
  [messageId: string, type: AssistantStreamEventType, now: Date]
>(
  'assistant_last_event',
  `insert into assistant_events (message_id, sequence, type, at)
   select $1::uuid, coalesce(max(sequence), 0) + 1, $2::text, $3::timestamptz
   from assistant_events where message_id = $1::uuid`,
);

export interface EventRow {
  readonly sequence: number;
  readonly type: AssistantStreamEventType;
  readonly delta: string | null;
  readonly part: Part | null;
  readonly at: Date;
}

/** Of a reply that the caller may see. */
export const eventsAfter = statement<
  EventRow,
  [messageId: string, sequence: number, limit: number]
>(
  'assistant_events_after',
  `select sequence, type, delta, part, at from assistant_events
   where message_id = $1 and sequence > $2 order by sequence limit $3`,
);

/** All but the last of each reply, a while after the reply has ended. */
export const purgeEvents = statement<{ readonly messageId: string }, [before: Date]>(
  'assistant_purge_events',
  `delete from assistant_events where (message_id, sequence) in (
     select message_id, sequence from assistant_events
     where at < $1 and type not in ('COMPLETED', 'ERROR', 'CANCELED') limit 5000)
   returning message_id as "messageId"`,
);

/** What was said in a thread up to a reply, oldest first: the latest of it. */
export const saidBefore = statement<
  {
    readonly role: 'USER' | 'ASSISTANT';
    readonly content: string;
    readonly context: NamedReference[];
  },
  [threadId: string, replyId: string, limit: number]
>(
  'assistant_said_before',
  `select role, content, context from (
     select m.role, m.content, m.context, m.created_at, m.id from assistant_messages m
     join assistant_messages r on r.id = $2
     where m.thread_id = $1 and m.id <> r.id and (m.created_at, m.id) < (r.created_at, r.id)
     order by m.created_at desc, m.id desc limit $3) as latest
   order by created_at, id`,
);
