import { HOUR_SECONDS } from '@investing-platform/schema/durations';
import type { Deps } from '../../../deps.ts';
import type { JobHandler } from '../../../jobs/jobs.ts';
import { FIRST_ID } from '../../../kernel/ids.ts';
import { papersAccounts } from './documents.sql.ts';
import { type IssueDeps, issueDocuments, lastSettledDay } from './issue-documents.ts';

type JobDeps = IssueDeps & { readonly log: Pick<Deps['log'], 'error'> };

const EVERY_SECONDS = HOUR_SECONDS;
const ACCOUNTS_A_PAGE = 200;
/** So many of one account before the next one has a turn. */
const MAX_OF_ACCOUNT = 12;

/**
 * Issues the papers of platform accounts that are due: an account after the other, each as far as
 * it goes. Who is not reached within the time of a job is reached by the next one, which begins
 * where this one stopped.
 */
export function documentIssues(deps: JobDeps): JobHandler {
  let after = FIRST_ID;
  let doneUntil = '';
  return {
    kind: 'brokerage.issue-documents',
    everySeconds: EVERY_SECONDS,
    async run(_key, signal) {
      const last = lastSettledDay(deps.clock.now());
      // Until a day is over nothing new is due.
      if (doneUntil === last) return null;
      let isDone = true;
      for (;;) {
        const accounts = await deps.db.all(papersAccounts, after, ACCOUNTS_A_PAGE);
        for (const account of accounts) {
          if (signal.aborted) return deps.clock.now();
          if (!(await issueSafely(deps, account))) isDone = false;
          after = account.id;
        }
        if (accounts.length < ACCOUNTS_A_PAGE) break;
      }
      after = FIRST_ID;
      if (!isDone) return deps.clock.now();
      doneUntil = last;
      return null;
    },
  };
}

/**
 * One account whose papers cannot be issued keeps no other waiting.
 *
 * @returns whether none are left that could be issued now
 */
async function issueSafely(
  deps: JobDeps,
  account: Parameters<typeof issueDocuments>[1],
): Promise<boolean> {
  try {
    return (await issueDocuments(deps, account, MAX_OF_ACCOUNT)) < MAX_OF_ACCOUNT;
  } catch (error) {
    deps.log.error({ err: error, accountId: account.id }, 'papers could not be issued');
    return true;
  }
}
