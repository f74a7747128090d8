import { isSameName } from '@investing-platform/rules/kyc/same-name';
import type { JobHandler } from '../../../jobs/jobs.ts';
import { secondsAfter } from '../../../kernel/clock.ts';
import type { FundingDeps } from '../deps.ts';
import { identityOf, lockBankAccount, setRejected, setVerified } from './bank-accounts.sql.ts';

export const VERIFY_JOB = 'funding.verify-bank-account';

/** How often an account is looked at while the identity check is not approved. */
const AGAIN_SECONDS = 300;
const OTHER_NAME = 'The account is held in another name than that of your identity check';

/** Compares the holder of a new account with the identity check, once that is approved. */
export function bankAccountVerification(deps: Pick<FundingDeps, 'db' | 'clock'>): JobHandler {
  return {
    kind: VERIFY_JOB,
    everySeconds: null,
    run: (id) =>
      deps.db.transaction(async (tx) => {
        const row = await tx.maybe(lockBankAccount, id);
        if (row?.status !== 'PENDING_VERIFICATION') return null;
        const now = deps.clock.now();
        const { kycApproved, legalName } = await tx.one(identityOf, row.userId);
        if (!kycApproved) return secondsAfter(now, AGAIN_SECONDS);
        if (isSameName(row.accountHolder, legalName)) await tx.run(setVerified, id, now);
        else await tx.run(setRejected, id, OTHER_NAME, now);
        return null;
      }),
  };
}
