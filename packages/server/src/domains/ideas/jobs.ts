import type { Deps } from '../../deps.ts';
import type { JobHandler } from '../../jobs/jobs.ts';
import { followIdeas } from './trade-ideas/follow-ideas.ts';

const FOLLOW_SECONDS = 30;
const IDEAS_AT_ONCE = 500;

/** What ideas need beside requests: a look at the market. */
export function ideaJobs(deps: Pick<Deps, 'db' | 'clock' | 'marketData'>): JobHandler[] {
  return [
    {
      kind: 'trade_ideas',
      everySeconds: FOLLOW_SECONDS,
      async run(_key, signal) {
        await followIdeas(deps, IDEAS_AT_ONCE, signal);
        return null;
      },
    },
  ];
}
