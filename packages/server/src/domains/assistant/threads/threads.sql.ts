import { namedStatement, statement } from '../../../db/statement.ts';
import { insertInto } from '../../../db/tables/named-write.ts';

/** A thread as it is shown. */
export interface ThreadShown {
  readonly id: string;
  readonly title: string;
  readonly liked: boolean;
  readonly pinned: boolean;
  readonly archived: boolean;
  readonly model: string;
  readonly messageCount: number;
  readonly lastMessageAt: Date;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

const COLUMNS = `t.id, t.title, t.liked, t.pinned, t.archived, t.model,
  t.message_count as "messageCount", t.last_message_at as "lastMessageAt",
  t.created_at as "createdAt", t.updated_at as "updatedAt"`;

const ownOf = (userId: '$1' | '$userId') => `t.user_id = ${userId} and t.deleted_at is null`;
const OWN = ownOf('$1');

export const addThread = insertInto('assistant_threads', 'assistant_add_thread', {
  columns: [
    ...(['id', 'userId', 'title', 'model', 'liked', 'pinned', 'archived'] as const),
    ...(['messageCount', 'createdAt'] as const),
  ],
  same: { updatedAt: 'createdAt', lastMessageAt: 'createdAt' },
});

export const threadOf = statement<ThreadShown, [userId: string, id: string]>(
  'assistant_thread_of',
  `select ${COLUMNS} from assistant_threads t where ${OWN} and t.id = $2`,
);

export const lockThread = statement<ThreadShown, [userId: string, id: string]>(
  'assistant_lock_thread',
  `select ${COLUMNS} from assistant_threads t where ${OWN} and t.id = $2 for update`,
);

/** Last active first. The words are looked for in the title and in the messages. */
export const threadsOf = statement<
  ThreadShown,
  [
    userId: string,
    ids: readonly string[] | null,
    pattern: string | null,
    liked: boolean | null,
    pinned: boolean | null,
    archived: boolean | null,
    before: Date | 'infinity',
    beforeId: string,
    limit: number,
  ]
>(
  'assistant_threads_of',
  `select ${COLUMNS} from assistant_threads t
   where ${OWN} and ($2::uuid[] is null or t.id = any($2))
     and ($3::text is null or t.title ilike $3 or exists (
       select from assistant_messages m where m.thread_id = t.id and m.content ilike $3))
     and ($4::boolean is null or t.liked = $4) and ($5::boolean is null or t.pinned = $5)
     and ($6::boolean is null or t.archived = $6)
     and (t.last_message_at, t.id) < ($7::timestamptz, $8::uuid)
   order by t.last_message_at desc, t.id desc limit $9`,
);

export const changeThread = namedStatement<
  ThreadShown,
  {
    readonly userId: string;
    readonly id: string;
    readonly title: string | null;
    readonly liked: boolean | null;
    readonly pinned: boolean | null;
    readonly archived: boolean | null;
    readonly now: Date;
  }
>(
  'assistant_change_thread',
  `update assistant_threads t set title = coalesce($title, t.title), liked = coalesce($liked,
     t.liked), pinned = coalesce($pinned, t.pinned), archived = coalesce($archived, t.archived),
     updated_at = $now
   where ${ownOf('$userId')} and t.id = $id returning ${COLUMNS}`,
);

/** A message and its reply were taken: the thread is taken up again. */
export const touchThread = namedStatement<
  ThreadShown,
  {
    readonly userId: string;
    readonly id: string;
    readonly messages: number;
    readonly model: string;
    readonly now: Date;
  }
>(
  'assistant_touch_thread',
  `update assistant_threads t set message_count = message_count + $messages, archived = false,
     model = $model, last_message_at = greatest(last_message_at, $now), updated_at = $now
   where ${ownOf('$userId')} and t.id = $id returning ${COLUMNS}`,
);

/** Replies in the making end first: their rows are locked before the thread's. */
export const cancelReplies = statement<
  { readonly id: string },
  [userId: string, threadId: string, now: Date]
>(
  'assistant_cancel_replies',
  `update assistant_messages set status = 'CANCELED', finished_at = $3, leased_until = null,
     asked_with = null
   where user_id = $1 and thread_id = $2 and status in ('PENDING', 'STREAMING') returning id`,
);

/** The thread is gone for everybody from now on; its rows go soon. */
export const hideThread = statement<
  { readonly id: string },
  [userId: string, id: string, now: Date]
>(
  'assistant_hide_thread',
  `update assistant_threads t set deleted_at = $3 where ${OWN} and t.id = $2 returning t.id`,
);

/** For good: their messages and events go with them. */
export const purgeThreads = statement<{ readonly id: string }, [deletedBefore: Date]>(
  'assistant_purge_threads',
  `delete from assistant_threads where id in (
     select id from assistant_threads where deleted_at < $1 limit 100 for update skip locked)
   returning id`,
);
