import type { AssistantNotificationSeverity } from '@investing-platform/schema/operations';
import { planInForce } from '../../../db/plan-in-force.ts';
import { statement } from '../../../db/statement.ts';
import type { Plan } from '../../../kernel/actor.ts';

/** When a person wants their quiet, by which clock. */
export const quietOf = statement<
  {
    readonly timeZone: string;
    readonly fromHour: number | null;
    readonly toHour: number | null;
  },
  [userId: string]
>(
  'assistant_quiet_of',
  `select time_zone as "timeZone", quiet_from_hour as "fromHour", quiet_to_hour as "toHour"
   from users where id = $1`,
);

/**
 * By the ways that the person chose, or that hold at first. By mail only to an address that is
 * confirmed, and to browsers only where there are some.
 *
 * @param told JSON, an array: of each notification its id, its topic, what holds at first and when
 *   it is due
 */
export const addDeliveries = statement<never, [userId: string, told: string]>(
  'assistant_add_deliveries',
  `insert into assistant_deliveries (notification_id, user_id, channel, due_at, attempts)
   select n.id, u.id, c.channel, n."dueAt", 0
   from jsonb_to_recordset($2::jsonb)
       as n(id uuid, topic text, push boolean, email boolean, "dueAt" timestamptz)
     cross join (values ('PUSH'), ('EMAIL')) as c(channel)
     join users u on u.id = $1 and u.suspended_at is null and u.closed_at is null
     left join notification_preferences p on p.user_id = u.id and p.topic = n.topic
   where case c.channel
     when 'PUSH' then coalesce(p.push, n.push) and exists (
       select from device_tokens d
       where d.user_id = u.id and d.provider = 'WEB_PUSH' and d.is_active)
     else coalesce(p.email, n.email) and u.email_verified_at is not null end`,
);

/** Somebody to look at things for: those first that nobody looked at for longest. */
export const peopleToWatch = statement<
  { readonly userId: string; readonly plan: Plan; readonly rounds: number },
  [before: Date, now: Date, limit: number]
>(
  'assistant_people_to_watch',
  `insert into assistant_watches as w (user_id, looked_at, rounds)
   select p.id, $2::timestamptz, 1 from (
     select u.id from users u left join assistant_watches s on s.user_id = u.id
     where u.suspended_at is null and u.closed_at is null and ${planInForce('u')} <> 'FREE'
       and (s.looked_at is null or s.looked_at <= $1)
       and (u.email_verified_at is not null or exists (
         select from device_tokens d
         where d.user_id = u.id and d.provider = 'WEB_PUSH' and d.is_active))
     order by s.looked_at nulls first, u.id limit $3) as p
   on conflict (user_id) do update set looked_at = excluded.looked_at, rounds = w.rounds + 1
   where w.looked_at <= $1
   returning w.user_id as "userId", w.rounds,
     (select ${planInForce('u')} from users u where u.id = w.user_id) as plan`,
);

/** Everything that is due by mail for whoever waits longest, taken out of the table. */
export const takeMail = statement<
  { readonly userId: string; readonly title: string; readonly body: string },
  [now: Date, limit: number]
>(
  'assistant_take_mail',
  `with first as (
     select user_id from assistant_deliveries where channel = 'EMAIL' and due_at <= $1
     order by due_at limit 1),
   due as (
     select d.notification_id from assistant_deliveries d join first f on f.user_id = d.user_id
     where d.channel = 'EMAIL' and d.due_at <= $1
     order by d.notification_id limit $2 for update of d skip locked)
   delete from assistant_deliveries d using due, assistant_notifications n
   where d.notification_id = due.notification_id and d.channel = 'EMAIL'
     and n.id = d.notification_id
   returning d.user_id as "userId", n.title, n.body`,
);

export interface DuePush {
  readonly id: string;
  readonly userId: string;
  readonly title: string;
  readonly body: string;
  readonly severity: AssistantNotificationSeverity;
  /** This one among them. */
  readonly attempts: number;
}

/** Later each time; a process that dies meanwhile leaves it for then. */
export const takePushes = statement<DuePush, [now: Date, limit: number]>(
  'assistant_take_pushes',
  `update assistant_deliveries d set attempts = attempts + 1,
     due_at = $1 + interval '1 minute' * power(4, d.attempts)
   from assistant_notifications n
   where n.id = d.notification_id and d.channel = 'PUSH' and d.notification_id in (
     select notification_id from assistant_deliveries where channel = 'PUSH' and due_at <= $1
     order by due_at limit $2 for update skip locked)
   returning n.id, n.user_id as "userId", n.title, n.body, n.severity, d.attempts`,
);

export const endPush = statement<never, [notificationId: string]>(
  'assistant_end_push',
  `delete from assistant_deliveries where notification_id = $1 and channel = 'PUSH'`,
);
