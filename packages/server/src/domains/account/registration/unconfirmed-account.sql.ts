import { statement } from '../../../db/statement.ts';
import { ERASED_TABLES, KEPT_TABLES } from '../closure/personal-tables.ts';

/** What every account has, used or not: these rows go with the user's own. */
const OF_EVERY_ACCOUNT: ReadonlySet<string> = new Set([
  ...['sessions', 'email_verifications', 'sign_in_challenges', 'password_resets'],
  ...['known_browsers', 'security_events', 'idempotency_keys', 'notification_preferences'],
  ...['access_tokens', 'authorization_codes', 'remembered_consents'],
]);

/** What only an account that was used has. */
export const USED_TABLES = [...ERASED_TABLES, ...KEPT_TABLES].filter(
  (table) => !OF_EVERY_ACCOUNT.has(table),
);

const isUsed = [
  'exists (select from strategies s where s.owner_id = u.id)',
  ...USED_TABLES.map((table) => `exists (select from ${table} t where t.user_id = u.id)`),
].join(' or ');

/** Deletes an account that nobody confirmed or used; no row where there is none such. */
export const deleteUnusedUser = statement<{ id: string }, [userId: string]>(
  'account_delete_unused_user',
  `delete from users u where u.id = $1 and u.email_verified_at is null and not (${isUsed})
   returning u.id`,
);

/** Accounts opened before a time whose address nobody has confirmed, the oldest first. */
export const unconfirmedUsers = statement<{ id: string }, [openedBefore: Date, limit: number]>(
  'account_unconfirmed_users',
  `select id from users
   where email_verified_at is null and closed_at is null and suspended_at is null
     and plan = 'FREE' and kyc_status = 'NOT_STARTED' and created_at < $1
   order by created_at, id limit $2::int`,
);

/** Locks one of them to the end of the transaction; no row where it was confirmed meanwhile. */
export const lockUnconfirmed = statement<{ id: string }, [userId: string]>(
  'account_lock_unconfirmed',
  `select id from users where id = $1 and email_verified_at is null and closed_at is null
   for update`,
);
