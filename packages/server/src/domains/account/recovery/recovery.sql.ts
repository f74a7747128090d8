import { statement } from '../../../db/statement.ts';

/** Whoever an address belongs to. */
export interface Addressee {
  readonly userId: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly pendingEmail: string | null;
}

const ADDRESSEE = `u.id as "userId", u.email, u.email_verified_at is not null as "emailVerified",
  u.pending_email as "pendingEmail"`;

/** Also finds the one person who means to change to the address and asked for it last. */
export const addresseeToConfirm = statement<Addressee, [email: string]>(
  'account_addressee_to_confirm',
  `select ${ADDRESSEE} from users u
   where (u.email = $1 and u.email_verified_at is null) or u.pending_email = $1
   order by (u.email = $1) desc, u.updated_at desc limit 1`,
);

export const addresseeOfEmail = statement<Addressee, [email: string]>(
  'account_addressee_of_email',
  `select ${ADDRESSEE} from users u where u.email = $1 and u.closed_at is null`,
);

export const addresseeOfChallenge = statement<Addressee, [challengeId: string, now: Date]>(
  'account_addressee_of_challenge',
  `select ${ADDRESSEE} from sign_in_challenges c join users u on u.id = c.user_id
   where c.id = $1 and c.expires_at > $2`,
);

export const insertReset = statement<
  { userId: string },
  [tokenHash: Buffer, userId: string, expiresAt: Date]
>(
  'account_insert_password_reset',
  `insert into password_resets (token_hash, user_id, expires_at) values ($1, $2, $3)
   returning user_id as "userId"`,
);

/** Whom a link is for, while it counts. */
export interface ResetFor {
  readonly userId: string;
  readonly email: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
}

export const openReset = statement<ResetFor, [tokenHash: Buffer, now: Date]>(
  'account_open_password_reset',
  `select u.id as "userId", u.email, u.first_name as "firstName", u.last_name as "lastName"
   from password_resets r join users u on u.id = r.user_id
   where r.token_hash = $1 and r.used_at is null and r.expires_at > $2`,
);

/** Uses a link once; the person's other links end with it. */
export const takeReset = statement<{ userId: string }, [tokenHash: Buffer, now: Date]>(
  'account_take_password_reset',
  `with taken as (
     update password_resets set used_at = $2
     where token_hash = $1 and used_at is null and expires_at > $2 returning user_id
   ), others as (
     delete from password_resets r using taken
     where r.user_id = taken.user_id and r.token_hash <> $1
   )
   select user_id as "userId" from taken`,
);

/**
 * Ends what was begun to get into an account in another way: links to choose a password, and the
 * change to another address. Who began it may not be who has the account in hand now.
 */
export const endRecovery = statement<never, [userId: string, keptEmail: string | null]>(
  'account_end_recovery',
  `with resets as (delete from password_resets where user_id = $1 and used_at is null),
   challenges as (delete from sign_in_challenges where user_id = $1)
   update users set pending_email = null
   where id = $1 and pending_email is distinct from $2`,
);

/** The link came to the address, so that it is confirmed as well. */
export const setPasswordAndConfirm = statement<
  { id: string },
  [userId: string, passwordHash: string, now: Date]
>(
  'account_set_password_and_confirm',
  `update users set password_hash = $2, updated_at = $3,
     email_verified_at = coalesce(email_verified_at, $3)
   where id = $1 returning id`,
);
