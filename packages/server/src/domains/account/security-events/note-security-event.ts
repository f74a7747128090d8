import type { Reader, Transaction } from '../../../db/database.ts';
import { newId } from '../../../kernel/ids.ts';
import type { AccountDeps } from '../deps.ts';
import { type PostDeps, postToUser } from '../mail/outbox.ts';
import { noticeLetter } from './notices.ts';
import type { SecurityEvent } from './security-event.ts';
import { insertFailedSignIn, insertSecurityEvent } from './security-events.sql.ts';

/** What comes beyond, until the chore's next turn, is not noted. */
const MAX_WAITING = 5_000;

/** Writes an event down, without a mail. */
export async function noteSecurityEvent(
  writer: Reader,
  deps: Pick<AccountDeps, 'clock' | 'random'>,
  { userId, kind, ip, browser, detail = null }: SecurityEvent,
): Promise<void> {
  const id = newId(deps.clock, deps.random);
  const at = deps.clock.now();
  await writer.one(insertSecurityEvent, { id, userId, kind, at, ip, browser, detail });
}

/** Writes an event down, and tells the person by mail where the kind is worth one. */
export async function recordSecurityEvent(
  tx: Transaction,
  deps: PostDeps & Pick<AccountDeps, 'oauth'>,
  event: SecurityEvent,
): Promise<void> {
  await noteSecurityEvent(tx, deps, event);
  const letter = noticeLetter(deps.oauth.issuer, event, deps.clock.now());
  if (letter !== null) await postToUser(tx, deps, event.userId, letter);
}

/**
 * Notes a wrong password. Nobody waits for it, and whose address it is, if anybody's, is looked up
 * later by a chore: the time of the answer does not tell whether there is an account.
 */
export function noteFailedSignIn(
  { db, clock, random, log }: Pick<AccountDeps, 'db' | 'clock' | 'random' | 'log'>,
  email: string,
  ip: string,
  browser: string | null,
): void {
  db.maybe(insertFailedSignIn, {
    id: newId(clock, random),
    email,
    at: clock.now(),
    ip,
    browser,
    most: MAX_WAITING,
  }).catch((error: unknown) => log.error({ err: error }, 'failed sign-in was not noted'));
}
