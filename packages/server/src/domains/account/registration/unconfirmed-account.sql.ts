import { statement } from '../../../db/statement.ts';
import type { ClosingPart } from '../../../db/tables/closing-part.ts';

/** What every account has, used or not: these rows go with the user's own. */
const OF_EVERY_ACCOUNT: ReadonlySet<string> = new Set([
  ...['sessions', 'email_verifications', 'sign_in_challenges', 'password_resets'],
  ...['known_browsers', 'security_events', 'idempotency_keys', 'notification_preferences'],
  ...['access_tokens', 'authorization_codes', 'remembered_consents'],
]);

/** Where rows of what only an account that was used has are found, as `<table>.<column>`. */
export function usedColumns(parts: readonly ClosingPart[]): string[] {
  const personal = parts.flatMap(({ erased = [], kept = {} }) => [...erased, ...Object.keys(kept)]);
  const others = parts.flatMap((part) => Object.entries(part.others ?? {}));
  return [
    ...others.map(([table, column]) => `${table}.${column}`),
    ...personal.filter((table) => !OF_EVERY_ACCOUNT.has(table)).map((table) => `${table}.user_id`),
  ];
}

/** Deletes an account that nobody confirmed or used; no row where there is none such. */
export function deleteUnusedUser(parts: readonly ClosingPart[]) {
  const isUsed = usedColumns(parts).map((column) => {
    const [table] = column.split('.');
    return `exists (select from ${table} where ${column} = u.id)`;
  });
  return statement<{ id: string }, [userId: string]>(
    'account_delete_unused_user',
    `delete from users u where u.id = $1 and u.email_verified_at is null
       and not (${isUsed.join(' or ')})
     returning u.id`,
  );
}

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
