import { statement } from '../../../db/statement.ts';

export const insertVerification = statement<
  { userId: string },
  [tokenHash: Buffer, userId: string, newEmail: string | null, expiresAt: Date]
>(
  'account_insert_verification',
  `insert into email_verifications (token_hash, user_id, new_email, expires_at)
   values ($1, $2, $3, $4)
   returning user_id as "userId"`,
);

/** Uses a link once, however many requests come at a time; null where it is of no use. */
export const redeemVerification = statement<
  { userId: string; newEmail: string | null },
  [tokenHash: Buffer, now: Date]
>(
  'account_redeem_verification',
  `update email_verifications set used_at = $2
   where token_hash = $1 and used_at is null and expires_at > $2
   returning user_id as "userId", new_email as "newEmail"`,
);

export const confirmEmail = statement<{ isFirst: boolean }, [userId: string, now: Date]>(
  'account_confirm_email',
  `with before as (select id, email_verified_at from users where id = $1 for update)
   update users u set email_verified_at = coalesce(u.email_verified_at, $2), updated_at = $2
   from before where u.id = before.id
   returning before.email_verified_at is null as "isFirst"`,
);

/** The address that was left; no row where the person meanwhile wants another one, or none. */
export const changeEmail = statement<
  { oldEmail: string },
  [userId: string, newEmail: string, now: Date]
>(
  'account_change_email',
  `with old as (select id, email from users where id = $1 and pending_email = $2 for update)
   update users u set email = $2, pending_email = null, email_verified_at = $3, updated_at = $3
   from old where u.id = old.id returning old.email as "oldEmail"`,
);

/** Whoever has an address, and whether the account is one that nobody has confirmed or used. */
export const holderOfEmail = statement<{ id: string; isReplaceable: boolean }, [email: string]>(
  'account_holder_of_email',
  `select id, email_verified_at is null and plan = 'FREE' and kyc_status = 'NOT_STARTED'
     as "isReplaceable"
   from users where email = $1 for update`,
);
