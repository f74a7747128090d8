import type { Statement } from '../db/statement.ts';
import { secondsAfter } from '../kernel/clock.ts';
import type { OAuthDeps } from './deps.ts';
import { EXPIRED_TOKEN_KEPT_SECONDS, UNUSED_REGISTRATION_SECONDS } from './lifetimes.ts';
import {
  purgeCodes,
  purgeConsents,
  purgeRegistrations,
  purgeRequests,
  purgeTokens,
} from './store/expired.sql.ts';

type Purge = Statement<{ readonly count: number }, [before: Date, limit: number]>;

/** What goes, and how many seconds after its expiry (after its creation, for registrations). */
const purges: readonly (readonly [Purge, number])[] = [
  [purgeTokens, EXPIRED_TOKEN_KEPT_SECONDS],
  // A replay is recognised for as long as the token that the code gave can live.
  [purgeCodes, EXPIRED_TOKEN_KEPT_SECONDS],
  [purgeRequests, 0],
  [purgeConsents, 0],
  [purgeRegistrations, UNUSED_REGISTRATION_SECONDS],
];

/**
 * Removes rows that nothing can use any more; to be called now and then by one job.
 *
 * @param limit rows of each kind at most
 * @returns how many rows went; call again while it is not 0
 */
export async function purgeExpired(
  deps: Pick<OAuthDeps, 'db' | 'clock'>,
  limit: number,
): Promise<number> {
  let total = 0;
  for (const [purge, keptSeconds] of purges) {
    const before = secondsAfter(deps.clock.now(), -keptSeconds);
    total += (await deps.db.one(purge, before, limit)).count;
  }
  return total;
}
