import type { Part } from '@investing-platform/rules/assistant/parts';
import type {
  AssistantEntityType,
  AssistantFailureCode,
  AssistantMessageStatus,
  AssistantRole,
} from '@investing-platform/schema/operations';
import { statement } from '../../../db/statement.ts';
import { insertInto } from '../../../db/tables/named-write.ts';

export interface Reference {
  readonly entityType: AssistantEntityType;
  readonly entityId: string;
}

/** An object that a message is about, with what its own query calls it. */
export interface NamedReference extends Reference {
  readonly title: string;
}

export interface Citation {
  readonly title: string;
  readonly reference: Reference | null;
  readonly url: string | null;
  readonly excerpt: string | null;
}

/** A message as it is shown. */
export interface MessageShown {
  readonly id: string;
  readonly threadId: string;
  readonly role: AssistantRole;
  readonly status: AssistantMessageStatus;
  readonly content: string;
  readonly parts: Part[];
  readonly citations: Citation[];
  readonly context: NamedReference[];
  readonly model: string | null;
  readonly inputTokenCount: number | null;
  readonly outputTokenCount: number | null;
  readonly failureReason: string | null;
  readonly failureCode: AssistantFailureCode | null;
  readonly createdAt: Date;
  readonly finishedAt: Date | null;
}

const COLUMNS = `m.id, m.thread_id as "threadId", m.role, m.status, m.content, m.parts,
  m.citations, m.context, m.model, m.input_token_count as "inputTokenCount",
  m.output_token_count as "outputTokenCount", m.failure_reason as "failureReason",
  m.failure_code as "failureCode",
  m.created_at as "createdAt", m.finished_at as "finishedAt"`;

const MESSAGE = {
  columns: [
    ...(['id', 'userId', 'threadId', 'content', 'context', 'createdAt', 'model'] as const),
    ...(['repliesTo', 'askedWith', 'finishedAt'] as const),
  ],
  fixed: { parts: '[]', citations: '[]', attempt: '0' },
} as const;

export const addQuestion = insertInto('assistant_messages', 'assistant_add_question', {
  columns: MESSAGE.columns,
  fixed: { ...MESSAGE.fixed, role: 'USER', status: 'COMPLETED' },
});

export const addReply = insertInto('assistant_messages', 'assistant_add_reply', {
  columns: MESSAGE.columns,
  fixed: { ...MESSAGE.fixed, role: 'ASSISTANT', status: 'PENDING' },
});

/** Of a thread that the caller may see, newest first. */
export const messagesOf = statement<
  MessageShown,
  [userId: string, threadId: string, before: Date | 'infinity', beforeId: string, limit: number]
>(
  'assistant_messages_of',
  `select ${COLUMNS} from assistant_messages m
   where m.user_id = $1 and m.thread_id = $2 and (m.created_at, m.id) < ($3::timestamptz, $4::uuid)
   order by m.created_at desc, m.id desc limit $5`,
);

/** The person's message, then the reply to it. */
export const exchangeOf = statement<MessageShown, [userId: string, replyId: string]>(
  'assistant_exchange_of',
  `select ${COLUMNS} from assistant_messages r
   join assistant_messages m on m.id in (r.id, r.replies_to)
   where r.user_id = $1 and r.id = $2 order by m.role desc limit 2`,
);

/** How many replies of a person are being made, and whether one of the thread is. */
export const repliesUnderWay = statement<
  { readonly count: number; readonly isOfThread: boolean },
  [userId: string, threadId: string | null]
>(
  'assistant_replies_under_way',
  `select count(*)::int as count, coalesce(bool_or(thread_id = $2), false) as "isOfThread"
   from assistant_messages where user_id = $1 and status in ('PENDING', 'STREAMING')`,
);

/** A reply of the caller's, also where its thread is being deleted. */
export const replyOf = statement<
  MessageShown & { readonly isDeleted: boolean },
  [userId: string, id: string]
>(
  'assistant_reply_of',
  `select ${COLUMNS}, t.deleted_at is not null as "isDeleted"
   from assistant_messages m join assistant_threads t on t.id = m.thread_id
   where m.user_id = $1 and m.id = $2 and m.role = 'ASSISTANT'`,
);
