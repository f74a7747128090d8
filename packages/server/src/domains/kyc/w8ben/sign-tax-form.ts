import {
  signatureStatement,
  type W8BenInput,
  w8benExpiresOn,
  w8benForm,
} from '@investing-platform/rules/kyc/w8ben';
import type { UserActor } from '../../../kernel/actor.ts';
import { newId } from '../../../kernel/ids.ts';
import { type CheckDeps, changeCheck } from '../checks/change-check.ts';
import { noteExpiry } from '../checks/checks.sql.ts';
import type { KycShown } from '../checks/show-check.ts';
import { formContext, type SealedForm } from './show-tax-form.ts';
import { LAST_ZONE } from './tax-standing.ts';
import { insertTaxForm, invalidateTaxForms } from './w8bens.sql.ts';

/**
 * Signs a W-8BEN as of now, in the place of an earlier one.
 *
 * @throws {PlatformError} BAD_USER_INPUT; INVALID_STATE, for a US person too
 */
export function signTaxForm(
  deps: CheckDeps,
  actor: UserActor,
  input: W8BenInput,
): Promise<KycShown> {
  const { clock, random, secrets } = deps;
  return changeCheck(deps, actor, 'W8BEN', async (tx, { userId, person, before, today }) => {
    const usPerson = before.read('DISCLOSURES')?.usPerson === true;
    const signed = w8benForm(input, { identity: before.read('IDENTITY'), usPerson });
    const createdAt = clock.now();
    const content: SealedForm = {
      ...signed,
      statement: signatureStatement(input.signerName, createdAt, actor.ip),
      ipAddress: actor.ip,
    };
    const id = newId(clock, random);
    const expiresOn = w8benExpiresOn(today);
    await tx.run(invalidateTaxForms, userId);
    const row = {
      id,
      userId,
      content: secrets.seal(JSON.stringify(content), formContext(id)),
      signedOn: today,
      expiresOn,
      treatyRatePercent: signed.form.treatyClaim?.ratePercent ?? null,
      createdAt,
    };
    tx.send(...insertTaxForm(row));
    if (person.kycStatus === 'APPROVED') await tx.run(noteExpiry, userId, LAST_ZONE);
    return {};
  });
}
