import type { NotificationTopic } from '@investing-platform/schema/operations';
import { namedStatement, statement } from '../../../db/statement.ts';
import type { UserRow } from '../people/user.ts';
import { USER_COLUMNS } from '../people/users.sql.ts';

/** Fields by column; those that are not named stay as they are. */
export interface ProfileChanges {
  readonly first_name?: string | null;
  readonly last_name?: string | null;
  readonly display_name?: string | null;
  readonly bio?: string | null;
  readonly avatar_url?: string | null;
  readonly time_zone?: string;
  readonly locale?: string;
  readonly marketing_opt_in?: boolean;
  readonly phone?: string | null;
  readonly country?: string | null;
  readonly pending_email?: string | null;
  readonly password_hash?: string;
  readonly name?: string;
  readonly quiet_from_hour?: number | null;
  readonly quiet_to_hour?: number | null;
}

const COLUMNS = [
  ...['first_name', 'last_name', 'display_name', 'bio', 'avatar_url', 'time_zone', 'locale'],
  ...['phone', 'country', 'pending_email', 'password_hash', 'name'],
];
const assignments = COLUMNS.map(
  (column) =>
    `${column} = case when $2::jsonb ? '${column}' then $2::jsonb->>'${column}' else ${column} end`,
).join(', ');

const HOURS = ['quiet_from_hour', 'quiet_to_hour']
  .map(
    (column) =>
      `${column} = case when $2::jsonb ? '${column}' then ($2::jsonb->>'${column}')::smallint
         else ${column} end`,
  )
  .join(', ');

/** One statement for every set of changes: a JSON object tells a field left out from null. */
export const changeUser = statement<UserRow, [userId: string, changes: ProfileChanges, now: Date]>(
  'account_change_user',
  `update users as u set ${assignments},
     ${HOURS},
     marketing_opt_in = coalesce(($2::jsonb->>'marketing_opt_in')::boolean, marketing_opt_in),
     updated_at = $3
   where id = $1 returning ${USER_COLUMNS}`,
);

/** Locked, so that an identity that is approved meanwhile keeps the names that were looked at. */
export const namesForChange = statement<
  Pick<UserRow, 'firstName' | 'lastName' | 'kycStatus'>,
  [userId: string]
>(
  'account_names_for_change',
  `select first_name as "firstName", last_name as "lastName", kyc_status as "kycStatus"
   from users where id = $1 for update`,
);

export const setChartStartAtZero = statement<
  UserRow,
  [userId: string, enabled: boolean, now: Date]
>(
  'account_set_chart_start_at_zero',
  `update users as u set chart_start_at_zero = $2, updated_at = $3 where id = $1
   returning ${USER_COLUMNS}`,
);

export const setNetWorthAsHomePage = statement<
  UserRow,
  [userId: string, enabled: boolean, now: Date]
>(
  'account_set_net_worth_as_home_page',
  `update users as u set net_worth_as_home_page = $2, updated_at = $3 where id = $1
   returning ${USER_COLUMNS}`,
);

/** Null: as it is, or as it is at first. */
export const putNotification = namedStatement<
  { topic: string },
  {
    readonly userId: string;
    readonly topic: NotificationTopic;
    readonly push: boolean | null;
    readonly email: boolean | null;
    readonly pushAtFirst: boolean;
    readonly emailAtFirst: boolean;
  }
>(
  'account_put_notification_preference',
  `insert into notification_preferences as n (user_id, topic, push, email)
   values ($userId, $topic, coalesce($push::boolean, $pushAtFirst::boolean),
     coalesce($email::boolean, $emailAtFirst::boolean))
   on conflict (user_id, topic) do update
     set push = coalesce($push::boolean, n.push), email = coalesce($email::boolean, n.email)
   returning topic`,
);
