import type { JobHandler } from '../../jobs/jobs.ts';
import { type ForgetDeps, forgettingEmails } from './emails/forget-emails.ts';
import { type ReadEmailDeps, readingEmails } from './emails/read-email.ts';
import type { ReadDeps } from './wallets/book-wallet.ts';
import { WALLET_WATCH } from './wallets/own-watches.ts';
import { readWatch } from './wallets/read-watch.ts';

/** What portfolios need beside requests: a look at the addresses that they follow. */
export function portfolioJobs(deps: ReadDeps): JobHandler[] {
  return [{ kind: WALLET_WATCH, everySeconds: null, run: (id) => readWatch(deps, id) }];
}

/** E-mails that came in are read, and forgotten in the end. */
export function emailJobs(deps: ReadEmailDeps & ForgetDeps): JobHandler[] {
  return [readingEmails(deps), forgettingEmails(deps)];
}
