import { HOUR_SECONDS } from '@investing-platform/schema/durations';
import type { Actor } from '../../../kernel/actor.ts';
import { refuse } from '../../../kernel/errors.ts';
import type { AccountDeps } from '../deps.ts';
import { networkOf } from '../network-of.ts';
import { type MailPace, takesMail } from './mail-allowance.ts';

/** More than a school or an office needs of a day, and too few to flood mailboxes with. */
const PACE: MailPace = { everySeconds: 0, mostADay: 200 };
const RETRY_AFTER_SECONDS = HOUR_SECONDS;

/**
 * For operations that mail to whatever address they are given: bounds how many strangers one
 * network can have us write to. It counts before anybody knows whose address it is.
 *
 * @throws {PlatformError} RATE_LIMITED after 200 in 24 hours
 */
export async function countMailToStranger(
  deps: Pick<AccountDeps, 'db' | 'clock'>,
  { ip }: Actor,
): Promise<void> {
  if (await takesMail(deps.db, deps, 'NETWORK', networkOf(ip), PACE)) return;
  throw refuse('RATE_LIMITED', 'Too many mails were asked for from your network today', {
    retryAfterSeconds: RETRY_AFTER_SECONDS,
  });
}
