import type { NewsletterTopic } from '@investing-platform/schema/operations';
import type { NewsletterSubscription } from '../../../graphql/generated/resolver-types.ts';
import type { UserActor } from '../../../kernel/actor.ts';
import { secondsAfter } from '../../../kernel/clock.ts';
import { badInput, refuse } from '../../../kernel/errors.ts';
import { sha256 } from '../../../kernel/hash.ts';
import { token } from '../../../kernel/random.ts';
import type { AccountDeps, SecurityDeps } from '../deps.ts';
import { NEWSLETTER_LINK_SECONDS } from '../lifetimes.ts';
import { post } from '../mail/outbox.ts';
import { canonicalEmail } from '../people/user.ts';
import { type MailPace, takesMail } from '../recovery/mail-allowance.ts';
import {
  askForNewsletter,
  confirmNewsletterRow,
  type NewsletterRow,
  newsletterOfUser,
  unsubscribeRow,
} from './newsletter.sql.ts';
import { newsletterLetter } from './newsletter-letter.ts';

const PACE: MailPace = { everySeconds: 0, mostADay: 3 };
const CONFIRM_PREFIX = 'ip_nc_';
const UNSUBSCRIBE_PREFIX = 'ip_nu_';

/**
 * Asks for the newsletter: mails a link, and nothing is sent before it was followed. The fourth
 * mail of a day to an address is dropped, and the answer is the same.
 */
export async function subscribeToNewsletter(
  deps: Pick<SecurityDeps, 'db' | 'clock' | 'random' | 'secrets' | 'oauth'>,
  input: { readonly email: string; readonly topics: readonly NewsletterTopic[] },
): Promise<void> {
  const email = canonicalEmail(input.email);
  const confirm = token(deps.random, CONFIRM_PREFIX);
  const fresh = token(deps.random, UNSUBSCRIBE_PREFIX);
  const context = `newsletter:${email}`;
  const until = secondsAfter(deps.clock.now(), NEWSLETTER_LINK_SECONDS);
  await deps.db.transaction(async (tx) => {
    if (!(await takesMail(tx, deps, 'NEWSLETTER', email, PACE))) return;
    const row = await tx.one(askForNewsletter, {
      email,
      unsubscribeHash: sha256(fresh),
      unsubscribeToken: deps.secrets.seal(fresh, context),
      topics: [...new Set(input.topics)],
      tokenHash: sha256(confirm),
      until,
    });
    const unsubscribe = row.isOld ? deps.secrets.open(row.unsubscribeToken, context) : fresh;
    const links = { confirm, unsubscribe };
    await post(tx, deps, newsletterLetter(deps.oauth.issuer, email, links));
  });
}

/** @throws {PlatformError} BAD_USER_INPUT where the token is unknown or older than 7 days */
export async function confirmNewsletter(
  deps: Pick<AccountDeps, 'db' | 'clock'>,
  input: { readonly token: string },
): Promise<void> {
  const tokenHash = sha256(input.token);
  if ((await deps.db.maybe(confirmNewsletterRow, tokenHash, deps.clock.now())) !== null) return;
  throw badInput('params.token', 'is unknown, or older than 7 days');
}

/** @throws {PlatformError} BAD_USER_INPUT where the token is unknown */
export async function unsubscribeFromNewsletter(
  deps: Pick<AccountDeps, 'db' | 'clock'>,
  input: { readonly token: string },
): Promise<void> {
  const tokenHash = sha256(input.token);
  if ((await deps.db.maybe(unsubscribeRow, tokenHash, deps.clock.now())) !== null) return;
  throw badInput('params.token', 'is unknown');
}

/** How the newsletter stands for the caller's address. One statement. */
export async function getNewsletterStatus(
  deps: Pick<AccountDeps, 'db' | 'clock'>,
  { userId }: UserActor,
): Promise<NewsletterSubscription> {
  const row = await deps.db.maybe(newsletterOfUser, userId);
  if (row === null) throw refuse('UNAUTHENTICATED', 'The account does not exist any more');
  const { email, confirmedAt, unsubscribedAt } = row;
  const status = statusOf(row, deps.clock.now());
  const topics = status === 'PENDING' ? (row.pendingTopics ?? []) : row.topics;
  return {
    email,
    status,
    topics: status === 'PENDING' || status === 'SUBSCRIBED' ? [...topics] : [],
    confirmedAt,
    unsubscribedAt,
  };
}

function statusOf(row: NewsletterRow, now: Date): NewsletterSubscription['status'] {
  if (row.confirmedAt !== null && row.unsubscribedAt === null) return 'SUBSCRIBED';
  if (row.pendingUntil !== null && row.pendingUntil > now) return 'PENDING';
  return row.unsubscribedAt === null ? 'NOT_SUBSCRIBED' : 'UNSUBSCRIBED';
}
