import { agreementNeeded } from '@investing-platform/rules/kyc/agreement-needed';
import { lockPerson } from '../../db/locks/lock-person.ts';
import type { UserActor } from '../../kernel/actor.ts';
import {
  chooseInterest,
  type EnrollmentShown,
  type InterestDeps,
  type OptInInput,
  requireEarning,
} from '../interest/index.ts';
import { hasSigned } from '../kyc/index.ts';
import { liveAccount } from './live-account.ts';

/**
 * Opts the caller's cash in one currency in to interest, or out of it.
 *
 * @throws {PlatformError} BAD_USER_INPUT for a currency that earns none; KYC_REQUIRED;
 *   AGREEMENT_REQUIRED; ACCOUNT_RESTRICTED; INVALID_STATE while the opposite is under way
 */
export async function optInInterest(
  deps: InterestDeps,
  { userId }: UserActor,
  input: OptInInput,
): Promise<EnrollmentShown> {
  requireEarning(deps, input.currency);
  return deps.db.transaction(async (tx) => {
    await tx.one(lockPerson, userId);
    const account = await liveAccount(tx, userId);
    if (input.optIn && !(await hasSigned(tx, userId, 'INTEREST_SWEEP'))) {
      throw agreementNeeded('INTEREST');
    }
    return chooseInterest(tx, deps, account, input);
  });
}
