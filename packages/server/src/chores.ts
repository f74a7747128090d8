import { purgeIdempotencyKeys } from './db/idempotency.ts';
import type { Deps } from './deps.ts';
import { purgeExpired } from './oauth/index.ts';

const EVERY_MILLISECONDS = 600_000;
/** Rows that one turn deletes at most, so that it never holds up the database. */
const MOST_ROWS = 5_000;

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
  }, EVERY_MILLISECONDS);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await underWay;
    },
  };
}

async function purge(deps: ChoreDeps): Promise<void> {
  await purgeExpired(deps, MOST_ROWS);
  await purgeIdempotencyKeys(deps, MOST_ROWS);
}
