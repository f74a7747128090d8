import { purgeIdempotencyKeys } from './db/idempotency.ts';
import type { Deps } from './deps.ts';
import { purgeExpired } from './oauth/index.ts';

const EVERY_MS = 600_000;
/** Rows that one statement deletes at most, so that it never holds up the database. */
const MAX_ROWS = 5_000;
/** Strangers can leave 30,000 rows and more in one turn's time, each to expire within it. */
const MAX_ROUNDS = 100;

type ChoreDeps = Pick<Deps, 'db' | 'clock' | 'log'>;

/** Work beside the requests. */
export interface Background {
  /** Resolves when what is under way has ended. */
  stop(): Promise<void>;
}

/** Deletes what nothing can use any more, every ten minutes. A failure is logged, no more. */
export function startPurging(deps: ChoreDeps): Background {
  let underWay: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    underWay = purge(deps).catch((error: unknown) =>
      deps.log.error({ err: error }, 'purge failed'),
    );
  }, EVERY_MS);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await underWay;
    },
  };
}

async function purge(deps: ChoreDeps): Promise<void> {
  await untilNone(() => purgeExpired(deps, MAX_ROWS));
  await untilNone(() => purgeIdempotencyKeys(deps, MAX_ROWS));
}

async function untilNone(purgeSome: () => Promise<number>): Promise<void> {
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    if ((await purgeSome()) === 0) return;
  }
}
