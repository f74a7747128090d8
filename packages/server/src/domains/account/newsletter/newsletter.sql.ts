import type { NewsletterTopic } from '@investing-platform/schema/operations';
import { namedStatement, statement } from '../../../db/statement.ts';

export interface NewsletterRow {
  readonly topics: readonly NewsletterTopic[];
  readonly confirmedAt: Date | null;
  readonly unsubscribedAt: Date | null;
  readonly pendingTopics: readonly NewsletterTopic[] | null;
  readonly pendingUntil: Date | null;
}

export const newsletterOfUser = statement<
  NewsletterRow & { readonly email: string },
  [userId: string]
>(
  'account_newsletter_of_user',
  `select u.email, coalesce(n.topics, '{}') as topics, n.confirmed_at as "confirmedAt",
     n.unsubscribed_at as "unsubscribedAt", n.pending_topics as "pendingTopics",
     n.pending_until as "pendingUntil"
   from users u left join newsletter_subscriptions n on n.email = u.email where u.id = $1`,
);

/** A later asking takes the place of one that waits. */
export const askForNewsletter = namedStatement<
  { unsubscribeToken: string; isOld: boolean },
  {
    readonly email: string;
    readonly unsubscribeHash: Buffer;
    readonly unsubscribeToken: string;
    readonly topics: readonly NewsletterTopic[];
    readonly tokenHash: Buffer;
    readonly until: Date;
  }
>(
  'account_ask_for_newsletter',
  `insert into newsletter_subscriptions (email, unsubscribe_token_hash, unsubscribe_token,
     pending_topics, pending_token_hash, pending_until)
   values ($email, $unsubscribeHash, $unsubscribeToken, $topics, $tokenHash, $until)
   on conflict (email) do update set pending_topics = excluded.pending_topics,
     pending_token_hash = excluded.pending_token_hash, pending_until = excluded.pending_until
   returning unsubscribe_token as "unsubscribeToken",
     unsubscribe_token <> $unsubscribeToken as "isOld"`,
);

/** The link stays good for its seven days, so that following it twice is no error. */
export const confirmNewsletterRow = statement<{ email: string }, [tokenHash: Buffer, now: Date]>(
  'account_confirm_newsletter',
  `update newsletter_subscriptions set topics = pending_topics,
     confirmed_at = case when unsubscribed_at is null then coalesce(confirmed_at, $2) else $2 end,
     unsubscribed_at = null
   where pending_token_hash = $1 and pending_until > $2 returning email`,
);

/** A link that waits goes too: who ends the newsletter does not want it later either. */
export const unsubscribeRow = statement<{ email: string }, [tokenHash: Buffer, now: Date]>(
  'account_unsubscribe_from_newsletter',
  `update newsletter_subscriptions set topics = '{}',
     unsubscribed_at = coalesce(unsubscribed_at, $2), pending_topics = null,
     pending_token_hash = null, pending_until = null
   where unsubscribe_token_hash = $1 returning email`,
);
