import { setIdentityProvider } from '../../db/identity-provider.ts';
import type { Deps } from '../../deps.ts';
import type { JobHandler } from '../../jobs/jobs.ts';
import type { OpenAccount } from './review/decide.ts';
import { type ReviewDeps, reviewJob } from './review/review-job.ts';

export { agreementPages } from './agreement-pages.ts';
export { closing } from './closing.ts';
export { hasSigned } from './has-signed.ts';
export { recordSignature } from './record-signature.ts';
export { resealChecks } from './reseal-checks.ts';
export { approve, askFor, reject } from './review/decide.ts';
export { checkTold, waitingLines } from './review/told-to-operator.ts';

/** Work of identity checks that is due at a moment. */
export function kycJobs(deps: ReviewDeps, openAccount: OpenAccount): JobHandler[] {
  return [reviewJob(deps, openAccount)];
}

/** Notes who compares people with their papers, which completeness asks in the database. */
export async function keepIdentityProvider({
  db,
  identityCheck,
}: Pick<Deps, 'db' | 'identityCheck'>): Promise<void> {
  await db.transaction((tx) => tx.run(setIdentityProvider, identityCheck?.name ?? null));
}
