import { statement } from '../../../db/statement.ts';

/** A later enrollment takes the place of one that waits. */
export const putPendingTotp = statement<
  { userId: string },
  [userId: string, secret: string, until: Date]
>(
  'account_put_pending_totp',
  `insert into totp_factors (user_id, pending_secret, pending_until) values ($1, $2, $3)
   on conflict (user_id) do update
     set pending_secret = excluded.pending_secret, pending_until = excluded.pending_until
   returning user_id as "userId"`,
);

export const pendingTotp = statement<{ secret: string }, [userId: string, now: Date]>(
  'account_pending_totp',
  `select pending_secret as secret from totp_factors
   where user_id = $1 and pending_secret is not null and pending_until > $2`,
);

/** Puts an enrollment in force, once; the code that confirmed it counts no more. */
export const confirmTotp = statement<
  { userId: string },
  [userId: string, secret: string, step: number]
>(
  'account_confirm_totp',
  `update totp_factors
   set secret = pending_secret, last_step = $3, pending_secret = null, pending_until = null
   where user_id = $1 and pending_secret = $2 returning user_id as "userId"`,
);

export const switchTotpOff = statement<{ userId: string }, [userId: string]>(
  'account_switch_totp_off',
  'delete from totp_factors where user_id = $1 and secret is not null returning user_id as "userId"',
);

export const switchMailOn = statement<{ userId: string }, [userId: string, now: Date]>(
  'account_switch_mail_factor_on',
  `update users set mfa_email_since = coalesce(mfa_email_since, $2) where id = $1
   returning id as "userId"`,
);

export const switchMailOff = statement<{ userId: string }, [userId: string]>(
  'account_switch_mail_factor_off',
  `update users set mfa_email_since = null where id = $1 and mfa_email_since is not null
   returning id as "userId"`,
);

/** Changes of one person's factors wait for each other. */
export const lockFactors = statement<{ email: string; emailVerified: boolean }, [userId: string]>(
  'account_lock_factors',
  `select email, email_verified_at is not null as "emailVerified" from users where id = $1
   for update`,
);
