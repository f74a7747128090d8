import { statement } from '../../../db/statement.ts';

/** How a person can prove to be present. */
export interface Factors {
  readonly passwordHash: string | null;
  readonly hasTotp: boolean;
  readonly hasMail: boolean;
  readonly recoveryCodesLeft: number;
  readonly passkeyCount: number;
  readonly linkCount: number;
}

export const factorsOfUser = statement<Factors, [userId: string]>(
  'account_factors_of_user',
  `select u.password_hash as "passwordHash", u.mfa_email_since is not null as "hasMail",
     exists (select from totp_factors t where t.user_id = u.id and t.secret is not null)
       as "hasTotp",
     (select count(*)::int from recovery_codes r where r.user_id = u.id) as "recoveryCodesLeft",
     (select count(*)::int from passkeys p where p.user_id = u.id) as "passkeyCount",
     (select count(*)::int from identity_links l where l.user_id = u.id) as "linkCount"
   from users u where u.id = $1`,
);

export const totpSecret = statement<{ secret: string; lastStep: string }, [userId: string]>(
  'account_totp_secret',
  `select secret, last_step as "lastStep" from totp_factors
   where user_id = $1 and secret is not null`,
);

/** Takes a step, once: of two requests with the same code one finds no row. */
export const takeTotpStep = statement<
  { userId: string },
  [userId: string, secret: string, step: number]
>(
  'account_take_totp_step',
  `update totp_factors set last_step = $3
   where user_id = $1 and secret = $2 and last_step < $3::bigint returning user_id as "userId"`,
);

export const mailCode = statement<{ code: string; expiresAt: Date }, [userId: string, now: Date]>(
  'account_mail_code',
  'select code, expires_at as "expiresAt" from mfa_mail_codes where user_id = $1 and expires_at > $2',
);

export const putMailCode = statement<
  { userId: string },
  [userId: string, code: string, expiresAt: Date]
>(
  'account_put_mail_code',
  `insert into mfa_mail_codes (user_id, code, expires_at) values ($1, $2, $3)
   on conflict (user_id) do update set code = excluded.code, expires_at = excluded.expires_at
   returning user_id as "userId"`,
);

/** Uses a mailed code up, once. */
export const takeMailCode = statement<{ userId: string }, [userId: string, code: string]>(
  'account_take_mail_code',
  'delete from mfa_mail_codes where user_id = $1 and code = $2 returning user_id as "userId"',
);

export const recoverySalt = statement<{ salt: Buffer }, [userId: string]>(
  'account_recovery_salt',
  'select salt from recovery_codes where user_id = $1 limit 1',
);

/** Uses a recovery code up, once. */
export const takeRecoveryCode = statement<{ left: number }, [userId: string, digest: Buffer]>(
  'account_take_recovery_code',
  `with taken as (
     delete from recovery_codes where user_id = $1 and digest = $2 returning user_id
   )
   select (select count(*)::int - 1 from recovery_codes where user_id = $1) as left from taken`,
);

export const deleteRecoveryCodes = statement<never, [userId: string]>(
  'account_delete_recovery_codes',
  'delete from recovery_codes where user_id = $1',
);

export const insertRecoveryCodes = statement<
  never,
  [userId: string, salt: Uint8Array, digestsHex: readonly string[]]
>(
  'account_insert_recovery_codes',
  `insert into recovery_codes (user_id, salt, digest)
   select $1::uuid, $2::bytea, decode(digest, 'hex') from unnest($3::text[]) digest`,
);
