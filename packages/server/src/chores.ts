import { purgeIdempotencyKeys } from './db/idempotency.ts';
import type { Deps } from './deps.ts';
import { type Background, repeat } from './jobs/repeat.ts';
import { purgeExpired } from './oauth/index.ts';

const EVERY_MS = 600_000;
/** Rows that one statement deletes at most, so that it never holds up the database. */
const MAX_ROWS = 5_000;
/** Strangers can leave 30,000 rows and more in one turn's time, each to expire within it. */
const MAX_ROUNDS = 100;

type ChoreDeps = Pick<Deps, 'db' | 'clock' | 'log'>;

/** Deletes what nothing can use any more, every ten minutes. A failure is logged, no more. */
export const startPurging = (deps: ChoreDeps): Background =>
  repeat(deps, EVERY_MS, 'purge', () => purge(deps));

async function purge(deps: ChoreDeps): Promise<void> {
  await untilNone(() => purgeExpired(deps, MAX_ROWS));
  await untilNone(() => purgeIdempotencyKeys(deps, MAX_ROWS));
}

async function untilNone(purgeSome: () => Promise<number>): Promise<void> {
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    if ((await purgeSome()) === 0) return;
  }
}
