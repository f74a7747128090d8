import { escaped } from '../../../kernel/escaped.ts';
import { quietPage } from '../../../kernel/quiet-page.ts';
import type { AccountDeps } from '../deps.ts';
import { newestMails, type OutboxRow } from './outbox.sql.ts';

const SHOWN_MAILS = 50;
/**
 * The newest 50 mails as an HTML document, so that a person can follow their links where no mail
 * leaves the machine. For development only: who reads it can take over every account.
 */
export async function renderOutbox(deps: Pick<AccountDeps, 'db'>): Promise<string> {
  const mails = await deps.db.all(newestMails, SHOWN_MAILS);
  const items =
    mails.length === 0
      ? '<p class="fine">No mails yet. Open an account, and its first one is here.</p>'
      : mails.map(article).join('\n');
  const about = `<p class="fine">Mails of this development server, newest first: a new one is here
within two seconds. None has left the machine.</p>`;
  return quietPage('Outbox', `${about}\n${items}`);
}

function article(mail: OutboxRow): string {
  return `<article>
<h2>${escaped(mail.subject)}</h2>
<p class="fine">To ${escaped(mail.recipient)}, ${sentAt(mail.createdAt)}</p>
<pre>${linked(escaped(mail.text))}</pre>
</article>`;
}

function sentAt(moment: Date): string {
  const text = moment.toISOString();
  return `<time datetime="${text}">${text.slice(0, 19).replace('T', ' ')} UTC</time>`;
}

/** Turns addresses in escaped text into links. */
function linked(text: string): string {
  return text.replaceAll(/https?:\/\/[^\s<>&]+/g, (url) => `<a href="${url}">${url}</a>`);
}
