import type { Database } from '../../db/database.ts';
import type { OAuthDeps } from '../deps.ts';
import { USE_RECORDED_EVERY_SECONDS } from '../lifetimes.ts';
import { recordUse } from '../store/tokens.sql.ts';

type Deps = Pick<OAuthDeps, 'db' | 'clock' | 'log'>;

/** Tokens whose use is being written, by database; a burst of requests writes once. */
const underWay = new WeakMap<Database, Set<string>>();
const MAX_UNDER_WAY = 1000;

/** Whether the last recorded use is long enough ago to record another. */
export function isUseDue(lastUsedAt: Date | null, nowMs: number): boolean {
  return lastUsedAt === null || nowMs - lastUsedAt.getTime() >= USE_RECORDED_EVERY_SECONDS * 1000;
}

/**
 * Writes down time and address of a use, in the background: no request waits for it or fails with
 * it. A credential is written at most once a minute (spec part 2).
 */
export function recordTokenUse(deps: Deps, tokenHash: Buffer, ip: string): void {
  const writing = underWay.get(deps.db) ?? new Set<string>();
  underWay.set(deps.db, writing);
  const key = tokenHash.toString('latin1');
  if (writing.has(key) || writing.size >= MAX_UNDER_WAY) return;
  writing.add(key);
  deps.db
    .all(recordUse, tokenHash, deps.clock.now(), ip, USE_RECORDED_EVERY_SECONDS)
    .catch((error: unknown) => deps.log.error({ err: error }, 'use of a token was not recorded'))
    .finally(() => writing.delete(key));
}
