import { DAY_SECONDS } from '@investing-platform/schema/durations';
import type { Reader } from '../../../db/database.ts';
import { secondsAfter } from '../../../kernel/clock.ts';
import { sha256 } from '../../../kernel/hash.ts';
import type { AccountDeps } from '../deps.ts';
import { takeMailAllowance } from './mail-requests.sql.ts';

/** How often mails of one kind go to one address or account. */
export interface MailPace {
  /** Seconds from one to the next. */
  readonly everySeconds: number;
  /** In 24 hours from the first. */
  readonly mostADay: number;
}

/**
 * Whether one more mail of a kind may go to a target now; it counts where it may. Addresses are
 * kept as hashes: nobody's list of who asked for what.
 */
export async function takesMail(
  writer: Reader,
  { clock }: Pick<AccountDeps, 'clock'>,
  kind: string,
  target: string,
  { everySeconds, mostADay }: MailPace,
): Promise<boolean> {
  const now = clock.now();
  const notSince = secondsAfter(now, -everySeconds);
  const dayAgo = secondsAfter(now, -DAY_SECONDS);
  const key = sha256(`${kind}\n${target}`);
  return (
    (await writer.maybe(takeMailAllowance, { keyHash: key, now, notSince, dayAgo, mostADay })) !==
    null
  );
}
