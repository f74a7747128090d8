import type { WayIn } from '@investing-platform/schema/operations';
import { statement } from '../../../db/statement.ts';

/** How many of one kind of ways in there are; kinds of which there is none have no row. */
export interface WaysInRow {
  readonly kind: WayIn;
  readonly count: number;
  readonly newestAt: Date;
}

/** Of connected apps those that get new tokens unasked: live tokens end with the old password. */
export const waysInOfUser = statement<WaysInRow, [userId: string, now: Date]>(
  'account_ways_in_of_user',
  `select kind, count, "newestAt" from (
     select 1 as place, 'API_CREDENTIALS' as kind, count(*)::int as count,
       max(created_at) as "newestAt" from api_credentials where user_id = $1
     union all
     select 2, 'PASSKEYS', count(*)::int, max(created_at) from passkeys where user_id = $1
     union all
     select 3, 'OUTSIDE_SIGN_INS', count(*)::int, max(created_at)
     from identity_links where user_id = $1
     union all
     select 4, 'CONNECTED_APPS', count(distinct credential_id)::int, max(allowed_at)
     from remembered_consents where user_id = $1 and expires_at > $2::timestamptz
   ) kinds where count > 0 order by place`,
);

export const removePasskeys = statement<{ name: string }, [userId: string]>(
  'account_remove_passkeys',
  'delete from passkeys where user_id = $1 returning name',
);

export const removeLinks = statement<{ name: string }, [userId: string]>(
  'account_remove_identity_links',
  'delete from identity_links where user_id = $1 returning provider as name',
);
