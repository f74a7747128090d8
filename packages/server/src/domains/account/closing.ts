import { statement } from '../../db/statement.ts';
import { type ClosingPart, deletingRows } from '../../db/tables/closing-part.ts';

const standing = statement<{ readonly sessionCount: number }, [userId: string, now: Date]>(
  'account_standing_of_account',
  `select count(*)::int as "sessionCount" from sessions
   where user_id = $1 and ended_at is null and expires_at > $2`,
);

const ERASED = [
  'sign_in_challenges',
  'passkey_ceremonies',
  'passkeys',
  'identity_links',
  'totp_factors',
  'recovery_codes',
  'mfa_mail_codes',
  'password_resets',
  'email_verifications',
  'known_browsers',
  'device_tokens',
  'notification_preferences',
  'investor_preferences',
  'appointments',
] as const;

/** The row of `users` stays, without the person (`closure/forget-person.ts`). */
export const closing: ClosingPart = {
  erased: ERASED,
  kept: {
    security_events: 'two years, in case of fraud',
    sessions: '30 days, ended: what a security event refers to',
  },
  async standing(reader, userId, now) {
    return { counts: await reader.one(standing, userId, now) };
  },
  erase: deletingRows(ERASED),
};
