import { statement } from '../../db/statement.ts';

export const insertVerification = statement<
  { userId: string },
  [tokenHash: Buffer, userId: string, expiresAt: Date]
>(
  'account_insert_verification',
  `insert into email_verifications (token_hash, user_id, expires_at) values ($1, $2, $3)
   returning user_id as "userId"`,
);

/** Uses a link once, however many requests come at a time; null where it is of no use. */
export const redeemVerification = statement<{ userId: string }, [tokenHash: Buffer, now: Date]>(
  'account_redeem_verification',
  `with redeemed as (
     update email_verifications set used_at = $2
     where token_hash = $1 and used_at is null and expires_at > $2
     returning user_id
   )
   update users set email_verified_at = coalesce(email_verified_at, $2), updated_at = $2
   from redeemed where users.id = redeemed.user_id
   returning users.id as "userId"`,
);
