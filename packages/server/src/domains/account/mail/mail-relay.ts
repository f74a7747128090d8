import { secondsAfter } from '../../../kernel/clock.ts';
import type { MailOutcome } from '../../../ports/mail.ts';
import type { AccountDeps } from '../deps.ts';
import { claimDueMails, type OutboxRow, recordAttempt } from './outbox.sql.ts';

const MAILS_AT_ONCE = 10;
const MAX_ROUNDS = 100;
const DEADLINE_SECONDS = 10;
/** After this long a process that took a mail is taken for dead. */
const LEASE_SECONDS = 60;
/** The last of the pauses, which double from 30 seconds, is about two hours. */
const MAX_ATTEMPTS = 10;
const FIRST_PAUSE_SECONDS = 30;

type RelayDeps = Pick<AccountDeps, 'db' | 'clock' | 'log' | 'mail'>;

/**
 * Hands every due mail of the outbox over, ten at a time; returns how many it took. Any number of
 * processes may do so at once: each mail is taken by one.
 */
export async function relayMails(deps: RelayDeps): Promise<number> {
  let total = 0;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const now = deps.clock.now();
    const leasedUntil = secondsAfter(now, LEASE_SECONDS);
    const mails = await deps.db.all(claimDueMails, now, leasedUntil, MAILS_AT_ONCE);
    await Promise.all(mails.map((mail) => deliver(deps, mail)));
    total += mails.length;
    if (mails.length < MAILS_AT_ONCE) break;
  }
  return total;
}

async function deliver(deps: RelayDeps, mail: OutboxRow): Promise<void> {
  const { id, recipient, subject, text, html, attemptCount } = mail;
  const message = { id, recipient, subject, text, html };
  const outcome = await deps.mail.deliver(message, AbortSignal.timeout(DEADLINE_SECONDS * 1000));
  const now = deps.clock.now();
  const sentAt = outcome.kind === 'ok' ? now : null;
  const nextAttemptAt = nextAttempt(outcome, attemptCount, now);
  const problem = outcome.kind === 'ok' ? null : `${outcome.kind}: ${outcome.problem}`;
  if (problem !== null) deps.log.warn({ mailId: id, attemptCount, problem }, 'mail was not sent');
  await deps.db.maybe(recordAttempt, { id, attemptCount, sentAt, nextAttemptAt, problem });
}

/** When to try again; null where there is nothing left to try. */
function nextAttempt(outcome: MailOutcome, attemptCount: number, now: Date): Date | null {
  if (outcome.kind === 'ok' || outcome.kind === 'refused') return null;
  if (attemptCount >= MAX_ATTEMPTS) return null;
  return secondsAfter(now, FIRST_PAUSE_SECONDS * 2 ** (attemptCount - 1));
}
