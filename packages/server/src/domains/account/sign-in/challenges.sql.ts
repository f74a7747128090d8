import { statement } from '../../../db/statement.ts';

/**
 * No row where the account was closed, or where the password that was shown has changed meanwhile:
 * a change under way is waited for, and one that comes later ends the challenge.
 *
 * @param passwordHash of the password that was shown; null where none was
 */
export const insertChallenge = statement<
  { id: string },
  [id: string, userId: string, expiresAt: Date, passwordHash: string | null]
>(
  'account_insert_challenge',
  `insert into sign_in_challenges (id, user_id, expires_at)
   select $1::uuid, u.id, $3::timestamptz from users u
   where u.id = $2 and u.closed_at is null and ($4::text is null or u.password_hash = $4)
   for share of u
   returning id`,
);

export const openChallenge = statement<{ userId: string }, [id: string, now: Date]>(
  'account_open_challenge',
  'select user_id as "userId" from sign_in_challenges where id = $1 and expires_at > $2',
);

/** Ends a challenge, once. */
export const takeChallenge = statement<{ userId: string }, [id: string, now: Date]>(
  'account_take_challenge',
  `delete from sign_in_challenges where id = $1 and expires_at > $2
   returning user_id as "userId"`,
);
