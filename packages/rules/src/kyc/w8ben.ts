import type { FieldProblem } from '@investing-platform/schema';
import { countries } from '@investing-platform/schema/countries';
import { decimal } from '../numbers/decimal.ts';
import { invalidInput, refuse } from '../refusals/platform-error.ts';
import { type CivilDate, yearOf } from '../time/civil-date.ts';
import { fullName, type IdentitySection, isUsByIdentity } from './identity.ts';
import {
  addressProblems,
  type GivenAddress,
  homeProblems,
  plainAddress,
} from './postal-address.ts';
import { isSameName } from './same-name.ts';
import { maskedTaxNumber, taxNumber } from './tax-numbers.ts';

type Given<Value> = Value | null | undefined;

export interface W8BenInput {
  readonly fullName: string;
  readonly countryOfCitizenship: string;
  readonly permanentAddress: GivenAddress;
  readonly mailingAddress?: Given<GivenAddress>;
  readonly taxId: {
    readonly ssnOrItin?: Given<string>;
    readonly foreignTaxId?: Given<string>;
    readonly foreignTaxIdNotRequired?: Given<boolean>;
  };
  readonly referenceNumber?: Given<string>;
  readonly dateOfBirth: CivilDate;
  readonly treatyClaim?: Given<{
    readonly country: string;
    readonly article?: Given<string>;
    readonly ratePercent?: Given<string>;
    readonly incomeType?: Given<string>;
  }>;
  readonly signerName: string;
  readonly certify: boolean;
}

/** Who signs, as the sections have them. */
export interface W8BenPerson {
  readonly identity: IdentitySection | null;
  readonly usPerson: boolean;
}

/** The revision of the form whose content ours has. */
export const FORM_REVISION = '10-2021';
/** Without a form, and without a treaty. */
export const FULL_RATE_PERCENT = '30';
const VALID_YEARS = 3;

/** The last day of a form: 31 December of the third year after its signature. */
export function w8benExpiresOn(signedOn: CivilDate): CivilDate {
  return `${yearOf(signedOn) + VALID_YEARS}-12-31`;
}

/** What the form says beside the name, which alone is no electronic signature. */
export function signatureStatement(name: string, at: Date, ipAddress: string): string {
  return `Signed electronically by ${name} on ${at.toISOString()} from ${ipAddress}.`;
}

/**
 * A tax form as it is kept, with the numbers whole beside it, which only the form itself shows.
 *
 * @throws {PlatformError} BAD_USER_INPUT with everything that is wrong; INVALID_STATE for a US
 *   person, and before the identity section is saved
 */
export function w8benForm(input: W8BenInput, { identity, usPerson }: W8BenPerson) {
  if (usPerson || (identity !== null && isUsByIdentity(identity))) {
    throw refuse('INVALID_STATE', 'A US person signs no W-8BEN: leave the section out');
  }
  if (identity === null) {
    throw refuse('INVALID_STATE', 'Save the identity section first: the form is compared with it');
  }
  const number = numberOf(input, identity);
  const problems = [
    ...wordProblems(input, identity),
    ...placeProblems(input, identity),
    ...number.problems,
    ...treatyProblems(input, identity),
  ];
  if (problems.length > 0) throw invalidInput(problems);
  return {
    numbers: { ssnOrItin: number.ssnOrItin, foreignTaxId: number.foreignTaxId },
    form: {
      fullName: input.fullName,
      countryOfCitizenship: input.countryOfCitizenship,
      permanentAddress: plainAddress(input.permanentAddress),
      mailingAddress: input.mailingAddress == null ? null : plainAddress(input.mailingAddress),
      ssnOrItinMasked: masked(number.ssnOrItin),
      foreignTaxIdMasked: masked(number.foreignTaxId),
      foreignTaxIdNotRequired: input.taxId.foreignTaxIdNotRequired === true,
      referenceNumber: input.referenceNumber ?? null,
      dateOfBirth: input.dateOfBirth,
      treatyClaim: claimOf(input),
      signerName: input.signerName,
      formRevision: FORM_REVISION,
    },
  };
}

export type W8BenForm = ReturnType<typeof w8benForm>['form'];
export type W8BenNumbers = ReturnType<typeof w8benForm>['numbers'];

const masked = (number: string | null): string | null =>
  number === null ? null : maskedTaxNumber(number);

function claimOf({ treatyClaim }: W8BenInput) {
  if (treatyClaim == null) return null;
  const { country, article = null, ratePercent, incomeType } = treatyClaim;
  return {
    country,
    article,
    ratePercent: ratePercent ?? treatyRate(country) ?? FULL_RATE_PERCENT,
    incomeType: incomeType ?? null,
  };
}

const treatyRate = (country: string): string | null =>
  countries.find(({ code }) => code === country)?.w8benTreatyRatePercent ?? null;

function wordProblems(input: W8BenInput, identity: IdentitySection): FieldProblem[] {
  const problems: FieldProblem[] = [];
  const say = (field: string, message: string) =>
    problems.push({ path: `params.${field}`, message });
  if (!input.certify) say('certify', 'must be true: the form is signed under penalties of perjury');
  const name = fullName(identity);
  if (!isSameName(input.fullName, name)) say('fullName', 'must be as the identity section has it');
  if (!isSameName(input.signerName, name)) say('signerName', 'must be your own name');
  if (input.dateOfBirth !== identity.dateOfBirth) {
    say('dateOfBirth', 'must be as the identity section has it');
  }
  return problems;
}

function placeProblems(input: W8BenInput, identity: IdentitySection): FieldProblem[] {
  const problems = homeProblems('params.permanentAddress', input.permanentAddress);
  const say = (field: string, message: string) =>
    problems.push({ path: `params.${field}`, message });
  if (!identity.citizenships.includes(input.countryOfCitizenship)) {
    say('countryOfCitizenship', 'must be one of those of the identity section');
  }
  if (input.permanentAddress.country === 'US') {
    say('permanentAddress.country', 'must be outside of the United States');
  }
  if (input.mailingAddress != null) {
    problems.push(...addressProblems('params.mailingAddress', input.mailingAddress));
  }
  return problems;
}

function numberOf({ taxId }: W8BenInput, { countryOfTaxResidence, taxIdType }: IdentitySection) {
  const none = { ssnOrItin: null, foreignTaxId: null, problems: [] as FieldProblem[] };
  const wrong = (field: string, message: string) => ({
    ...none,
    problems: [{ path: `params.taxId.${field}`, message }],
  });
  if (taxId.ssnOrItin != null) {
    const [ssn, itin] = (['USA_SSN', 'USA_ITIN'] as const).map((type) =>
      taxNumber(type, taxId.ssnOrItin ?? ''),
    );
    const found = ssn?.number ?? itin?.number;
    if (found != null) return { ...none, ssnOrItin: found };
    return wrong('ssnOrItin', ssn?.problem ?? 'is no number that is given out');
  }
  if (taxId.foreignTaxId != null) {
    const usual = countries.find(({ code }) => code === countryOfTaxResidence)?.taxIdTypes ?? [];
    const type = taxIdType !== null && usual.includes(taxIdType) ? taxIdType : 'OTHER_GOV_ID';
    const read = taxNumber(type, taxId.foreignTaxId);
    if (read.number !== null) return { ...none, foreignTaxId: read.number };
    return wrong('foreignTaxId', read.problem);
  }
  if (taxId.foreignTaxIdNotRequired === true) return none;
  return wrong('foreignTaxIdNotRequired', 'must be true, or another of the three be given');
}

function treatyProblems({ treatyClaim }: W8BenInput, identity: IdentitySection): FieldProblem[] {
  if (treatyClaim == null) return [];
  const say = (field: string, message: string) => [
    { path: `params.treatyClaim.${field}`, message },
  ];
  const { country, ratePercent } = treatyClaim;
  if (country !== identity.countryOfTaxResidence) {
    return say('country', 'must be the country of tax residence of the identity section');
  }
  const rate = treatyRate(country);
  if (rate === null) {
    return say('country', 'has no treaty that lowers the tax: leave the claim out');
  }
  if (ratePercent == null || decimal(ratePercent).greaterThanOrEqualTo(rate)) return [];
  return say('ratePercent', `must be at least ${rate}, which the treaty grants`);
}
