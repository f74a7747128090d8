import { setIdentityProvider } from '../../db/identity-provider.ts';
import type { Deps } from '../../deps.ts';
import type { JobHandler } from '../../jobs/jobs.ts';
import { agreementPages, html, type Served } from './agreement-pages.ts';
import { sessionErasing } from './idv/erase-sessions.ts';
import { type FollowDeps, sessionWork } from './idv/follow-session.ts';
import { SIMULATED_CHECK_PATH, simulatedCheckPage } from './idv/simulated-page.ts';
import { forgetPapers } from './papers/hand-in.ts';
import type { OpenAccount } from './review/decide.ts';
import { type ReviewDeps, reviewJob } from './review/review-job.ts';
import { endedApprovals } from './schedules/end-approvals.ts';
import { endingLetters } from './schedules/ending-letters.ts';
import { type ForgetDeps, forgottenChecks } from './schedules/forget-checks.ts';

export { checkNeeded } from './checks/check-facts.ts';
export { closing } from './closing.ts';
export { hasSigned } from './has-signed.ts';
export { receiveIdentityEvent } from './idv/follow-session.ts';
export { SIMULATED_CHECK_PATH } from './idv/simulated-page.ts';
export { dateThePaper, readPaper, refusePaper } from './papers/for-operator.ts';
export { recordSignature } from './record-signature.ts';
export { resealChecks } from './reseal-checks.ts';
export { approve, askFor, reject } from './review/decide.ts';
export { checkTold, waitingLines } from './review/told-to-operator.ts';
export { setLegalHold } from './schedules/schedules.sql.ts';
export { sendTaxForm } from './w8ben/tax-form-paper.ts';
export { taxStanding } from './w8ben/tax-standing.ts';

/** The agreements' texts, and what stands in the place of a provider's page. */
export function kycPages(): Served[] {
  return [...agreementPages(), [SIMULATED_CHECK_PATH, () => html(simulatedCheckPage())]];
}

/** Work of identity checks that is due at a moment. */
export function kycJobs(
  deps: ReviewDeps & FollowDeps & ForgetDeps & Pick<Deps, 'objects'>,
  openAccount: OpenAccount,
): JobHandler[] {
  return [
    reviewJob(deps, openAccount),
    sessionWork(deps),
    sessionErasing(deps),
    forgetPapers(deps),
    endedApprovals(deps),
    ...endingLetters(deps),
    forgottenChecks(deps),
  ];
}

/** Notes who compares people with their papers, which completeness asks in the database. */
export async function keepIdentityProvider({
  db,
  identityCheck,
}: Pick<Deps, 'db' | 'identityCheck'>): Promise<void> {
  await db.transaction((tx) => tx.run(setIdentityProvider, identityCheck?.name ?? null));
}
