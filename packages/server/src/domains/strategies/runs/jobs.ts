import type { Deps } from '../../../deps.ts';
import type { JobHandler } from '../../../jobs/jobs.ts';
import type { TradingDeps } from '../../trading/index.ts';
import { RUN_JOB } from '../actives/change-active.ts';
import { startDueRuns } from '../actives/check-actives.ts';
import { reckonReturns } from '../definitions/returns-job.ts';
import { advanceRun } from './advance-run.ts';
import { NOTICE_JOB, tellFollowers } from './notices.ts';

const TRIGGERS_SECONDS = 5;
const RETURNS_SECONDS = 30;
const RETURNS_AT_ONCE = 2;

/** What strategies do beside requests: runs, and what starts them by itself. */
export function strategyJobs(deps: TradingDeps & Pick<Deps, 'secrets'>): JobHandler[] {
  return [
    { kind: RUN_JOB, everySeconds: null, run: (runId) => advanceRun(deps, runId) },
    {
      kind: NOTICE_JOB,
      everySeconds: null,
      async run(strategyId) {
        await tellFollowers(deps, strategyId);
        return null;
      },
    },
    {
      kind: 'strategy_triggers',
      everySeconds: TRIGGERS_SECONDS,
      async run(_key, signal) {
        await startDueRuns(deps, signal);
        return null;
      },
    },
    {
      kind: 'strategy_returns',
      everySeconds: RETURNS_SECONDS,
      async run() {
        await reckonReturns(deps, RETURNS_AT_ONCE);
        return null;
      },
    },
  ];
}
