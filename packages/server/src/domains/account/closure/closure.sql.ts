import { statement } from '../../../db/statement.ts';

export const eraseNewsletter = statement<never, [email: string]>(
  'account_erase_newsletter',
  'delete from newsletter_subscriptions where email = $1',
);

/** The row that what is kept refers to; its address is nobody's and free for a new account. */
export const anonymizeUser = statement<{ id: string }, [userId: string, now: Date]>(
  'account_anonymize_user',
  `update users set email = 'closed-' || id || '@account.invalid', name = 'Closed account',
     password_hash = null, first_name = null, last_name = null, display_name = null, bio = null,
     avatar_url = null, phone = null, country = null, pending_email = null,
     anti_phishing_code = null, mfa_email_since = null, marketing_opt_in = false,
     email_verified_at = null, plan = 'FREE', closed_at = $2, updated_at = $2
   where id = $1 and closed_at is null returning id`,
);
