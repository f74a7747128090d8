import { type Consent, requireConsents } from '@investing-platform/rules/kyc/consents';
import { fullName } from '@investing-platform/rules/kyc/identity';
import type { UserActor } from '../../../kernel/actor.ts';
import { signOne } from '../sign-agreements.ts';
import { type CheckDeps, changeCheck } from './change-check.ts';
import { kycAgreements } from './check-facts.ts';
import type { KycShown } from './show-check.ts';

/**
 * Signs agreements as a section of the caller's check, all or none. A version signed already keeps
 * its signature.
 *
 * @throws {PlatformError} BAD_USER_INPUT; CONFLICT; INVALID_STATE
 */
export function signSection(
  deps: CheckDeps,
  actor: UserActor,
  { agreements: consents }: { readonly agreements: readonly Consent[] },
): Promise<KycShown> {
  const { userId, ip } = actor;
  return changeCheck(deps, actor, 'AGREEMENTS', async (tx, { before, person }) => {
    const identity = before.read('IDENTITY');
    const names = identity === null ? [person.name] : [fullName(identity), person.name];
    requireConsents(consents, kycAgreements, names);
    for (const { type, signerName } of consents) {
      const agreement = kycAgreements.find((one) => one.type === type);
      if (agreement !== undefined) await signOne(tx, deps, { userId, ip, signerName }, agreement);
    }
    return {};
  });
}
