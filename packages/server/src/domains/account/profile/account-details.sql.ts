import type { QuietHours } from '@investing-platform/rules/assistant/quiet-hours';
import type { NotificationTopic, OAuthProvider } from '@investing-platform/schema/operations';
import { statement } from '../../../db/statement.ts';
import type { Factors } from '../proof/factors.sql.ts';

export interface LinkDetail {
  readonly id: string;
  readonly provider: OAuthProvider;
  readonly providerUserId: string;
  readonly email: string | null;
  /** RFC 3339. */
  readonly lastUsedAt: string | null;
  readonly createdAt: string;
}

export interface NotificationDetail {
  readonly topic: NotificationTopic;
  readonly push: boolean;
  readonly email: boolean;
}

/** What `UserAccount` shows beside the person's own row. */
export interface AccountDetails extends Omit<Factors, 'passwordHash' | 'linkCount'> {
  readonly hasPassword: boolean;
  readonly hasAntiPhishingCode: boolean;
  /** Oldest first. */
  readonly links: readonly LinkDetail[];
  /** Only those that were ever switched. */
  readonly notifications: readonly NotificationDetail[];
  readonly quietHours: QuietHours | null;
  readonly webPushKey: string | null;
}

export const accountDetails = statement<AccountDetails, [userId: string]>(
  'account_details',
  `select u.password_hash is not null as "hasPassword",
     u.anti_phishing_code is not null as "hasAntiPhishingCode",
     u.mfa_email_since is not null as "hasMail",
     exists (select from totp_factors t where t.user_id = u.id and t.secret is not null)
       as "hasTotp",
     (select count(*)::int from recovery_codes r where r.user_id = u.id) as "recoveryCodesLeft",
     (select count(*)::int from passkeys p where p.user_id = u.id) as "passkeyCount",
     coalesce((
       select json_agg(json_build_object('id', l.id, 'provider', l.provider,
         'providerUserId', l.provider_user_id, 'email', l.email, 'lastUsedAt', l.last_used_at,
         'createdAt', l.created_at) order by l.created_at, l.id)
       from identity_links l where l.user_id = u.id), '[]') as links,
     coalesce((
       select json_agg(json_build_object('topic', n.topic, 'push', n.push, 'email', n.email))
       from notification_preferences n where n.user_id = u.id), '[]') as notifications,
     case when u.quiet_from_hour is not null then
       json_build_object('fromHour', u.quiet_from_hour, 'toHour', u.quiet_to_hour) end
       as "quietHours",
     (select k.public_key from push_keys k) as "webPushKey"
   from users u where u.id = $1`,
);
