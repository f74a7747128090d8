import { type CompanyInput, companySection } from '@investing-platform/rules/kyc/company';
import {
  type ContactInput,
  contactSection,
  type DisclosuresInput,
  disclosuresSection,
  type TrustedContactInput,
  trustedContactSection,
} from '@investing-platform/rules/kyc/contact-and-disclosures';
import {
  fullName,
  givenTaxNumber,
  type IdentityInput,
  type IdentitySection,
  identitySection,
  isAnotherPerson,
  isUsByIdentity,
  NO_TAX_ID,
} from '@investing-platform/rules/kyc/identity';
import type { KycAccountType } from '@investing-platform/schema/operations';
import type { Transaction } from '../../../db/database.ts';
import type { UserActor } from '../../../kernel/actor.ts';
import { type CheckDeps, changeCheck, type OpenCheck } from './change-check.ts';
import {
  factsOfUser,
  noteCompany,
  noteIdentity,
  noteTaxIdPrint,
  noteUsPerson,
} from './checks.sql.ts';
import { keepSection } from './sealed-sections.ts';
import type { KycShown } from './show-check.ts';

/** @throws {PlatformError} BAD_USER_INPUT; INVALID_STATE */
export function saveContact(
  deps: CheckDeps,
  actor: UserActor,
  input: ContactInput,
): Promise<KycShown> {
  return changeCheck(deps, actor, 'CONTACT', async (tx, check) => {
    const content = contactSection(input, check.person.email);
    const old = check.before.read('CONTACT');
    keepSection(tx, deps, check, 'CONTACT', content);
    const hasMoved = old !== null && old.address.country !== content.address.country;
    return { isMaterial: hasMoved, endsTaxForm: hasMoved };
  });
}

/** @throws {PlatformError} BAD_USER_INPUT; INVALID_STATE */
export function saveIdentity(
  deps: CheckDeps,
  actor: UserActor,
  input: IdentityInput,
): Promise<KycShown> {
  return changeCheck(deps, actor, 'IDENTITY', async (tx, check) => {
    const old = check.before.read('IDENTITY');
    const content = identitySection(input, check.today, old ?? NO_TAX_ID);
    keepSection(tx, deps, check, 'IDENTITY', content);
    await noteFacts(tx, deps, check, input, content);
    const isOther = old !== null && isAnotherPerson(old, content);
    return { isMaterial: isOther, endsTaxForm: isOther, endsSessions: isOther };
  });
}

async function noteFacts(
  tx: Transaction,
  { secrets }: CheckDeps,
  { userId }: OpenCheck,
  input: IdentityInput,
  content: IdentitySection,
): Promise<void> {
  const { accountType } = await tx.one(factsOfUser, userId);
  const facts = {
    usByIdentity: isUsByIdentity(content),
    hasTaxId: content.taxIdMasked !== null || content.taxIdNotRequiredReason !== null,
    hasCoHolder: content.coHolder !== null,
    accountType: heldBy(accountType, content),
  };
  tx.send(...noteIdentity({ userId }, facts));
  if (input.taxId == null) return;
  const number = givenTaxNumber(input);
  const context = `kyc-tax-id:${content.taxIdType}`;
  const taxIdPrint = number === null ? null : secrets.fingerprint(number, context);
  tx.send(...noteTaxIdPrint({ userId }, { taxIdPrint }));
}

/** An account is joint where there is a co-holder, unless it is a company's or a trust's. */
function heldBy(type: KycAccountType, { coHolder }: IdentitySection): KycAccountType {
  if (type === 'COMPANY' || type === 'TRUST') return type;
  return coHolder === null ? 'INDIVIDUAL' : 'JOINT';
}

/** @throws {PlatformError} BAD_USER_INPUT; INVALID_STATE */
export function saveDisclosures(
  deps: CheckDeps,
  actor: UserActor,
  input: DisclosuresInput,
): Promise<KycShown> {
  return changeCheck(deps, actor, 'DISCLOSURES', async (tx, check) => {
    const content = disclosuresSection(input);
    keepSection(tx, deps, check, 'DISCLOSURES', content);
    tx.send(...noteUsPerson({ userId: check.userId }, { usPerson: content.usPerson }));
    return { endsTaxForm: content.usPerson };
  });
}

/** @throws {PlatformError} BAD_USER_INPUT; INVALID_STATE */
export function saveTrustedContact(
  deps: CheckDeps,
  actor: UserActor,
  input: TrustedContactInput,
): Promise<KycShown> {
  return changeCheck(deps, actor, 'TRUSTED_CONTACT', async (tx, check) => {
    const contact = check.before.read('CONTACT');
    const emails = [check.person.email, ...(contact === null ? [] : [contact.email])];
    const content = trustedContactSection(input, { emails, phone: contact?.phone ?? null });
    keepSection(tx, deps, check, 'TRUSTED_CONTACT', content);
    return {};
  });
}

/** @throws {PlatformError} BAD_USER_INPUT; INVALID_STATE */
export function saveCompany(
  deps: CheckDeps,
  actor: UserActor,
  input: CompanyInput,
): Promise<KycShown> {
  return changeCheck(deps, actor, 'COMPANY', async (tx, check) => {
    const identity = check.before.read('IDENTITY');
    const caller = identity === null ? check.person.name : fullName(identity);
    const content = companySection(input, caller, check.today);
    keepSection(tx, deps, check, 'COMPANY', content);
    const { accountType } = content;
    tx.send(...noteCompany({ userId: check.userId }, { companyType: accountType, accountType }));
    return { isMaterial: true };
  });
}
