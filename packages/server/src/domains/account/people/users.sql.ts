import type { KycStatus } from '@investing-platform/schema/operations';
import { planInForce } from '../../../db/plan-in-force.ts';
import { namedStatement, statement } from '../../../db/statement.ts';
import type { Plan } from '../../../kernel/actor.ts';
import type { UserRow } from './user.ts';

/** A `UserRow` from the table `users u`. */
export const USER_COLUMNS = `u.id, u.name, u.email, u.first_name as "firstName",
  u.last_name as "lastName", u.display_name as "displayName", u.bio, u.avatar_url as "avatarUrl",
  u.phone, u.country, u.time_zone as "timeZone", u.locale, u.pending_email as "pendingEmail",
  u.email_verified_at is not null as "emailVerified", ${planInForce('u')} as tier,
  u.kyc_status as "kycStatus", u.chart_start_at_zero as "chartStartAtZero",
  u.net_worth_as_home_page as "netWorthAsHomePage", u.marketing_opt_in as "marketingEmails",
  u.last_sign_in_at as "lastSignInAt", u.created_at as "createdAt", u.updated_at as "updatedAt"`;

export const userById = statement<UserRow, [userId: string]>(
  'account_user_by_id',
  `select ${USER_COLUMNS} from users u where u.id = $1`,
);

export const userByEmail = statement<UserRow, [email: string]>(
  'account_user_by_email',
  `select ${USER_COLUMNS} from users u where u.email = $1`,
);

/** Null where the address is taken. */
export const insertUser = namedStatement<
  UserRow,
  {
    readonly id: string;
    readonly email: string;
    readonly passwordHash: string | null;
    readonly name: string;
    readonly firstName: string | null;
    readonly lastName: string | null;
    readonly country: string | null;
    readonly plan: Plan;
    readonly emailVerifiedAt: Date | null;
    readonly kycStatus: KycStatus;
    readonly marketingOptIn: boolean;
    readonly now: Date;
  }
>(
  'account_insert_user',
  `insert into users as u (id, email, password_hash, name, first_name, last_name, country, plan,
     email_verified_at, kyc_status, marketing_opt_in, terms_accepted_at, notified_at, created_at,
     updated_at)
   values ($id, $email, $passwordHash, $name, $firstName, $lastName, $country, $plan,
     $emailVerifiedAt, $kycStatus, $marketingOptIn, $now, $now, $now, $now)
   on conflict (email) do nothing returning ${USER_COLUMNS}`,
);

/** Whether a taken address may be written to now; where it may, that is noted. */
export const claimNotice = statement<
  { id: string; replaceable: boolean },
  [email: string, now: Date, confirmedBefore: Date, unconfirmedBefore: Date]
>(
  'account_claim_notice',
  `update users set notified_at = $2
   where email = $1
     and notified_at <= case when email_verified_at is null then $4::timestamptz
                             else $3::timestamptz end
   returning id, email_verified_at is null and plan = 'FREE' and kyc_status = 'NOT_STARTED'
     as replaceable`,
);

export const setPassword = statement<
  { id: string },
  [userId: string, passwordHash: string, now: Date]
>(
  'account_set_password',
  'update users set password_hash = $2, updated_at = $3 where id = $1 returning id',
);

/**
 * Locks the person's row to the end of the transaction. No row where the account is suspended or
 * closed, or where the password that was shown has changed meanwhile.
 *
 * @param passwordHash of the password that was shown; null where none was
 */
export const noteSignIn = statement<
  { id: string },
  [userId: string, now: Date, passwordHash: string | null]
>(
  'account_note_sign_in',
  `update users set last_sign_in_at = $2
   where id = $1 and suspended_at is null and closed_at is null
     and ($3::text is null or password_hash = $3)
   returning id`,
);

export const isSuspended = statement<{ isSuspended: boolean }, [userId: string]>(
  'account_is_suspended',
  'select suspended_at is not null as "isSuspended" from users where id = $1',
);

export const passwordOfEmail = statement<
  { userId: string; passwordHash: string | null },
  [email: string]
>(
  'account_password_of_email',
  'select id as "userId", password_hash as "passwordHash" from users where email = $1',
);

export const permissionToTrade = statement<
  { kycApproved: boolean; agreementSigned: boolean },
  [userId: string]
>(
  'account_permission_to_trade',
  `select u.kyc_status = 'APPROVED' as "kycApproved",
     exists (select from signed_agreements a where a.user_id = u.id and a.type = 'CUSTOMER')
       as "agreementSigned"
   from users u where u.id = $1`,
);
