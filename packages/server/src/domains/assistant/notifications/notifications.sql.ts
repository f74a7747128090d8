import type {
  AssistantEntityType,
  AssistantNotificationKind,
  AssistantNotificationSeverity,
} from '@investing-platform/schema/operations';
import { statement } from '../../../db/statement.ts';

/** A notification as it is shown. */
export interface NotificationShown {
  readonly id: string;
  readonly kind: AssistantNotificationKind;
  readonly title: string;
  readonly body: string;
  readonly severity: AssistantNotificationSeverity;
  readonly reference: {
    readonly entityType: AssistantEntityType;
    readonly entityId: string;
  } | null;
  readonly threadId: null;
  readonly actions: { label: string; operation: string | null; prompt: string | null }[];
  readonly createdAt: Date;
}

/** What was told before is told no more. @param notices JSON, an array */
export const addNotices = statement<
  { readonly id: string },
  [userId: string, now: Date, notices: string]
>(
  'assistant_add_notices',
  `insert into assistant_notifications (id, user_id, kind, subject, title, body, severity,
     entity_type, entity_id, actions, created_at)
   select id, $1::uuid, kind, subject, title, body, severity, "entityType", "entityId", actions,
     $2::timestamptz
   from jsonb_to_recordset($3::jsonb) as n(id uuid, kind text, subject text, title text, body text,
     severity text, "entityType" text, "entityId" uuid, actions jsonb)
   on conflict (user_id, kind, subject) do nothing returning id`,
);

/** What is kept of a person's after one of them, or all of it; oldest first. */
export const notificationsAfter = statement<
  NotificationShown,
  [userId: string, afterId: string, since: Date, limit: number]
>(
  'assistant_notifications_after',
  `select id, kind, title, body, severity,
     case when entity_id is null then null
       else jsonb_build_object('entityType', entity_type, 'entityId', entity_id) end as reference,
     null as "threadId", actions, created_at as "createdAt"
   from assistant_notifications
   where user_id = $1 and id > $2 and created_at > $3 order by id limit $4`,
);

export const notificationOf = statement<{ readonly id: string }, [userId: string, id: string]>(
  'assistant_notification_of',
  'select id from assistant_notifications where user_id = $1 and id = $2',
);

/** Longer than they are shown: while a subject can come again. */
export const purgeNotifications = statement<{ readonly id: string }, [before: Date]>(
  'assistant_purge_notifications',
  `delete from assistant_notifications where id in (
     select id from assistant_notifications where created_at < $1 limit 5000) returning id`,
);
