import type { AccountDeps } from './deps.ts';
import { newestMails, type OutboxRow } from './outbox.sql.ts';

const SHOWN_MAILS = 50;
const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#39;'],
]);

/**
 * The newest 50 mails as an HTML document, so that a person can follow their links where no mail
 * leaves the machine. For development only: who reads it can take over every account.
 */
export async function renderOutbox(deps: Pick<AccountDeps, 'db'>): Promise<string> {
  const mails = await deps.db.all(newestMails, SHOWN_MAILS);
  const items =
    mails.length === 0
      ? '<p class="none">No mails yet. Open an account, and its first one is here.</p>'
      : mails.map(article).join('\n');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Outbox · Investing Platform</title>
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="/dev/mail.css">
</head>
<body>
<h1>Outbox</h1>
<p>Mails of this development server, newest first: a new one is here within two seconds.
None has left the machine.</p>
${items}
</body>
</html>
`;
}

function article(mail: OutboxRow): string {
  return `<article>
<h2>${escaped(mail.subject)}</h2>
<p>To ${escaped(mail.recipient)}, ${sentAt(mail.createdAt)}</p>
<pre>${linked(escaped(mail.text))}</pre>
</article>`;
}

function sentAt(moment: Date): string {
  const text = moment.toISOString();
  return `<time datetime="${text}">${text.slice(0, 19).replace('T', ' ')} UTC</time>`;
}

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ENTITIES.get(character) ?? '');
}

/** Turns addresses in escaped text into links. */
function linked(text: string): string {
  return text.replaceAll(/https?:\/\/[^\s<>&]+/g, (url) => `<a href="${url}">${url}</a>`);
}
