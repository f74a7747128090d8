import type { FieldProblem } from '@investing-platform/schema';
import type { EmploymentStatus } from '@investing-platform/schema/operations';
import { eitherOr, invalidInput } from '../refusals/platform-error.ts';
import {
  addressProblems,
  type GivenAddress,
  homeProblems,
  isOpenTo,
  PHONE_PROBLEM,
  phoneNumber,
  plainAddress,
} from './postal-address.ts';

type Given<Value> = Value | null | undefined;

export interface ContactInput {
  readonly email?: Given<string>;
  readonly phone: string;
  readonly address: GivenAddress;
  readonly mailingAddress?: Given<GivenAddress>;
}

/** To be thrown where anything is wrong. */
function refuseAny(problems: readonly FieldProblem[]): void {
  if (problems.length > 0) throw invalidInput(problems);
}

/**
 * The contact section as it is kept.
 *
 * @param ownEmail the one to sign in with
 * @throws {PlatformError} BAD_USER_INPUT with everything that is wrong
 */
export function contactSection(input: ContactInput, ownEmail: string) {
  const { email, address, mailingAddress } = input;
  const phone = phoneNumber(input.phone);
  const problems = homeProblems('params.address', address);
  if (phone === null) problems.unshift({ path: 'params.phone', message: PHONE_PROBLEM });
  if (problems.length === 0 && !isOpenTo(address.country)) {
    const message = 'must be a country whose people may open an account: see getAvailableCountries';
    problems.push({ path: 'params.address.country', message });
  }
  if (mailingAddress != null) {
    problems.push(...addressProblems('params.mailingAddress', mailingAddress));
  }
  refuseAny(problems);
  return {
    email: email ?? ownEmail,
    phone: phone ?? input.phone,
    address: plainAddress(address),
    mailingAddress: mailingAddress == null ? null : plainAddress(mailingAddress),
  };
}

export type ContactSection = ReturnType<typeof contactSection>;

export interface DisclosuresInput {
  readonly controlPerson: boolean;
  readonly controlledCompanies?: Given<readonly string[]>;
  readonly affiliatedWithExchangeOrFinra: boolean;
  readonly affiliatedFirm?: Given<string>;
  readonly politicallyExposed: boolean;
  readonly immediateFamilyExposed: boolean;
  readonly politicallyExposedNames?: Given<readonly string[]>;
  readonly employmentStatus: EmploymentStatus;
  readonly employerName?: Given<string>;
  readonly employerAddress?: Given<string>;
  readonly position?: Given<string>;
  readonly usPerson: boolean;
}

/**
 * The disclosures as they are kept.
 *
 * @throws {PlatformError} BAD_USER_INPUT where an answer needs another that is missing
 */
export function disclosuresSection(input: DisclosuresInput) {
  const isExposed = input.politicallyExposed || input.immediateFamilyExposed;
  const works = input.employmentStatus === 'EMPLOYED' || input.employmentStatus === 'SELF_EMPLOYED';
  const needs: readonly [boolean, keyof DisclosuresInput, string][] = [
    [input.controlPerson, 'controlledCompanies', 'is needed where `controlPerson` is true'],
    [
      input.affiliatedWithExchangeOrFinra,
      'affiliatedFirm',
      'is needed where `affiliatedWithExchangeOrFinra` is true',
    ],
    [isExposed, 'politicallyExposedNames', 'is needed where somebody holds a public office'],
    [works, 'employerName', 'is needed for people who work'],
    [works, 'position', 'is needed for people who work'],
  ];
  refuseAny(
    needs
      .filter(([isNeeded, field]) => isNeeded && isEmpty(input[field]))
      .map(([, field, message]) => ({ path: `params.${field}`, message })),
  );
  return {
    controlPerson: input.controlPerson,
    controlledCompanies: [...(input.controlledCompanies ?? [])],
    affiliatedWithExchangeOrFinra: input.affiliatedWithExchangeOrFinra,
    affiliatedFirm: input.affiliatedFirm ?? null,
    politicallyExposed: input.politicallyExposed,
    immediateFamilyExposed: input.immediateFamilyExposed,
    politicallyExposedNames: [...(input.politicallyExposedNames ?? [])],
    employmentStatus: input.employmentStatus,
    employerName: input.employerName ?? null,
    employerAddress: input.employerAddress ?? null,
    position: input.position ?? null,
    usPerson: input.usPerson,
  };
}

export type DisclosuresSection = ReturnType<typeof disclosuresSection>;

const isEmpty = (value: unknown): boolean =>
  value == null || (Array.isArray(value) ? value.length === 0 : value === '');

export interface TrustedContactInput {
  readonly contact?: Given<{
    readonly givenName: string;
    readonly familyName: string;
    readonly email?: Given<string>;
    readonly phone?: Given<string>;
    readonly address?: Given<GivenAddress>;
  }>;
  readonly declined?: Given<boolean>;
}

/** How the person is reached, whom the contact is to be another than. */
export interface OwnReach {
  readonly emails: readonly string[];
  readonly phone: string | null;
}

/**
 * The trusted contact as it is kept.
 *
 * @throws {PlatformError} BAD_USER_INPUT where both or none of the two are given, or the contact
 *   cannot be reached
 */
export function trustedContactSection({ contact, declined }: TrustedContactInput, own: OwnReach) {
  if ((contact != null) === (declined != null)) {
    throw eitherOr('params', ['contact', 'declined'], contact != null);
  }
  if (contact == null) {
    if (declined === false) {
      throw invalidInput([{ path: 'params.declined', message: 'must be true, or left out' }]);
    }
    const nobody = { givenName: null, familyName: null, email: null, phone: null, address: null };
    return { declined: true, ...nobody };
  }
  const { givenName, familyName, email = null, address } = contact;
  const phone = contact.phone == null ? null : phoneNumber(contact.phone);
  refuseAny(contactProblems(contact, phone, own));
  return {
    declined: false,
    givenName,
    familyName,
    email,
    phone,
    address: address == null ? null : plainAddress(address),
  };
}

export type TrustedContactSection = ReturnType<typeof trustedContactSection>;

function contactProblems(
  { email, phone: text, address }: NonNullable<NonNullable<TrustedContactInput['contact']>>,
  phone: string | null,
  own: OwnReach,
): FieldProblem[] {
  const problems: FieldProblem[] = [];
  const say = (field: string, message: string) =>
    problems.push({ path: `params.contact${field}`, message });
  if (email == null && text == null && address == null) {
    say('', 'needs an e-mail address, a phone number or an address');
  }
  if (email != null && own.emails.some((one) => one.toLowerCase() === email.toLowerCase())) {
    say('.email', 'must be another than your own');
  }
  if (text != null && phone === null) say('.phone', PHONE_PROBLEM);
  if (phone !== null && phone === own.phone) say('.phone', 'must be another than your own');
  if (address != null) problems.push(...addressProblems('params.contact.address', address));
  return problems;
}
