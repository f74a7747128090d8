import { requireToProve } from '@investing-platform/rules/kyc/provider-session';
import { kycProblems } from '@investing-platform/rules/kyc/sections';
import type { KycAccountType } from '@investing-platform/schema/operations';
import { requestJob } from '../../../jobs/jobs.ts';
import type { UserActor } from '../../../kernel/actor.ts';
import { badInput, invalidInput } from '../../../kernel/errors.ts';
import { setKycStatus } from '../../account/index.ts';
import { REVIEW } from '../review/review-job.ts';
import type { CheckDeps } from './change-check.ts';
import { factsFrom } from './check-facts.ts';
import { factsOfUser, lockChecked, noteSubmission } from './checks.sql.ts';
import { type KycShown, showCheck } from './show-check.ts';

export interface SubmitKycInput {
  readonly accountType?: KycAccountType | null | undefined;
  readonly confirmAccurate: boolean;
}

/**
 * Submits the caller's check for review.
 *
 * @throws {PlatformError} BAD_USER_INPUT with everything that is missing; INVALID_STATE where it is
 *   neither begun nor to be mended
 */
export async function submitKyc(
  deps: CheckDeps,
  { userId }: UserActor,
  { accountType, confirmAccurate }: SubmitKycInput,
): Promise<KycShown> {
  if (!confirmAccurate) throw badInput('params.confirmAccurate', 'must be true');
  return deps.db.transaction(async (tx) => {
    const { kycStatus } = await tx.one(lockChecked, userId);
    requireToProve(kycStatus);
    const facts = factsFrom(await tx.one(factsOfUser, userId));
    const submitted = { ...facts, accountType: accountType ?? facts.accountType };
    const problems = kycProblems(submitted);
    if (problems.length > 0) throw invalidInput(problems.map(asField));
    const now = deps.clock.now();
    const { accountType: type } = submitted;
    tx.send(...noteSubmission({ userId }, { accountType: type, submittedAt: now, updatedAt: now }));
    await tx.one(setKycStatus, userId, 'SUBMITTED', now);
    await requestJob(tx, { kind: REVIEW, key: userId, runAt: now });
    return showCheck(tx, deps, userId);
  });
}

const asField = ({ section, field, message }: ReturnType<typeof kycProblems>[number]) => ({
  path: field === null ? section : `${section}.${field}`,
  message,
});
