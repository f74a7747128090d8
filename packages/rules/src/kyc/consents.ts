import type { AgreementType } from '@investing-platform/schema/operations';
import { invalidInput, refuse } from '../refusals/platform-error.ts';
import { isSameName } from './same-name.ts';

/** A person's consent to one agreement. */
export interface Consent {
  readonly type: AgreementType;
  readonly version: string;
  readonly accepted: boolean;
  readonly signerName: string;
}

/** An agreement in the version that is in force. */
export interface InForce {
  readonly type: AgreementType;
  readonly version: string;
}

/**
 * What may be signed: agreements that are needed, each once, accepted, under a name of the person's
 * own and in the version that is in force.
 *
 * @param ownNames as the account and the identity section have it
 * @throws {PlatformError} BAD_USER_INPUT with everything that is wrong; CONFLICT for a version that
 *   is not in force
 */
export function requireConsents(
  consents: readonly Consent[],
  needed: readonly InForce[],
  ownNames: readonly string[],
): void {
  const problems = consents.flatMap(({ type, accepted, signerName }, at) => {
    const wrong: [field: string, message: string][] = [];
    if (!needed.some((one) => one.type === type)) {
      wrong.push(['type', 'is no agreement that the identity check needs']);
    } else if (consents.findIndex((one) => one.type === type) < at) {
      wrong.push(['type', 'must be named once']);
    }
    if (!accepted) wrong.push(['accepted', 'must be true: read the agreement and accept it']);
    if (!ownNames.some((name) => isSameName(signerName, name))) {
      wrong.push(['signerName', 'must be your own name']);
    }
    return wrong.map(([field, message]) => ({ path: `params.agreements.${at}.${field}`, message }));
  });
  if (problems.length > 0) throw invalidInput(problems);
  for (const { type, version } of consents) {
    const current = needed.find((one) => one.type === type)?.version;
    if (current === version) continue;
    throw refuse('CONFLICT', `Another version of ${type} is in force: ${current}`);
  }
}
