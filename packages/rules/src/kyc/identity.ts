import type { FieldProblem } from '@investing-platform/schema';
import { countries } from '@investing-platform/schema/countries';
import type { FundingSource, TaxIdType } from '@investing-platform/schema/operations';
import { decimal } from '../numbers/decimal.ts';
import { invalidInput } from '../refusals/platform-error.ts';
import { addMonths, type CivilDate } from '../time/civil-date.ts';
import { maskedTaxNumber, taxNumber } from './tax-numbers.ts';

type Given<Value> = Value | null | undefined;

interface GivenRange {
  readonly min?: Given<string>;
  readonly max?: Given<string>;
  readonly currency: string;
}

interface GivenTaxId {
  readonly number?: Given<{ readonly type: TaxIdType; readonly value: string }>;
  readonly notRequiredReason?: Given<string>;
}

interface GivenPerson {
  readonly givenName: string;
  readonly middleName?: Given<string>;
  readonly familyName: string;
  readonly dateOfBirth: CivilDate;
  readonly citizenships: readonly string[];
  readonly countryOfTaxResidence: string;
  readonly taxId?: Given<GivenTaxId>;
}

export interface IdentityInput extends GivenPerson {
  readonly countryOfBirth?: Given<string>;
  readonly visaType?: Given<string>;
  readonly visaExpiresOn?: Given<CivilDate>;
  readonly permanentResident?: Given<boolean>;
  readonly fundingSources: readonly FundingSource[];
  readonly annualIncome?: Given<GivenRange>;
  readonly liquidNetWorth?: Given<GivenRange>;
  readonly totalNetWorth?: Given<GivenRange>;
  readonly coHolder?: Given<GivenPerson & { readonly email: string }>;
}

/** A tax number as it is kept and shown: never whole. */
export interface TaxIdKept {
  readonly taxIdType: TaxIdType | null;
  readonly taxIdMasked: string | null;
  readonly taxIdNotRequiredReason: string | null;
}

export const NO_TAX_ID: TaxIdKept = {
  taxIdType: null,
  taxIdMasked: null,
  taxIdNotRequiredReason: null,
};

const MIN_AGE_YEARS = 18;
const MAX_AGE_YEARS = 120;
const known = new Set(countries.map(({ code }) => code));
const RANGES = ['annualIncome', 'liquidNetWorth', 'totalNetWorth'] as const;

/**
 * The identity section as it is kept.
 *
 * @param kept the tax number that was saved before, which stays where none is given
 * @throws {PlatformError} BAD_USER_INPUT with everything that is wrong
 */
export function identitySection(input: IdentityInput, today: CivilDate, kept: TaxIdKept) {
  const { coHolder } = input;
  const { taxIdType, taxIdMasked, taxIdNotRequiredReason } = kept;
  const problems = [
    ...personProblems('params', input, today),
    ...(coHolder == null ? [] : personProblems('params.coHolder', coHolder, today)),
    ...countryProblems(input),
    ...visaProblems(input, today),
    ...RANGES.flatMap((field) => rangeProblems(`params.${field}`, input[field])),
  ];
  if (coHolder != null && coHolder.taxId == null) {
    problems.push({ path: 'params.coHolder.taxId', message: 'is needed, or why there is none' });
  }
  if (problems.length > 0) throw invalidInput(problems);
  return {
    givenName: input.givenName,
    middleName: input.middleName ?? null,
    familyName: input.familyName,
    dateOfBirth: input.dateOfBirth,
    countryOfBirth: input.countryOfBirth ?? null,
    citizenships: [...new Set(input.citizenships)],
    countryOfTaxResidence: input.countryOfTaxResidence,
    ...(input.taxId == null
      ? { taxIdType, taxIdMasked, taxIdNotRequiredReason }
      : keptTaxId(input.taxId)),
    visaType: input.visaType ?? null,
    visaExpiresOn: input.visaExpiresOn ?? null,
    permanentResident: input.permanentResident ?? null,
    fundingSources: [...new Set(input.fundingSources)],
    annualIncome: plainRange(input.annualIncome),
    liquidNetWorth: plainRange(input.liquidNetWorth),
    totalNetWorth: plainRange(input.totalNetWorth),
    coHolder: coHolder == null ? null : plainCoHolder(coHolder),
  };
}

export type IdentitySection = ReturnType<typeof identitySection>;

/** The number that was given, as it is compared; null where none was. */
export function givenTaxNumber({ taxId }: Pick<IdentityInput, 'taxId'>): string | null {
  const given = taxId?.number;
  return given == null ? null : taxNumber(given.type, given.value).number;
}

/** What makes a person who they are. */
export interface PersonTold {
  readonly givenName?: string;
  readonly middleName?: string | null;
  readonly familyName?: string;
  readonly dateOfBirth?: CivilDate;
  readonly citizenships?: readonly string[];
  readonly countryOfTaxResidence?: string;
  readonly coHolder?: object | null;
}

/** Whether the person is another since: names, day of birth, citizenships or country of tax. */
export function isAnotherPerson(one: PersonTold, other: PersonTold): boolean {
  const told = (person: PersonTold) => [
    person.givenName,
    person.middleName ?? null,
    person.familyName,
    person.dateOfBirth,
    person.countryOfTaxResidence,
    (person.citizenships ?? []).toSorted(),
    Object.entries(person.coHolder ?? {}).toSorted(),
  ];
  return JSON.stringify(told(one)) !== JSON.stringify(told(other));
}

/** Whether citizenship or tax country make somebody a US person. */
export function isUsByIdentity(
  identity: Pick<IdentitySection, 'citizenships' | 'countryOfTaxResidence'>,
): boolean {
  return identity.citizenships.includes('US') || identity.countryOfTaxResidence === 'US';
}

/** The whole name, as a paper has it. */
export function fullName({
  givenName,
  middleName,
  familyName,
}: Pick<IdentitySection, 'givenName' | 'middleName' | 'familyName'>): string {
  return [givenName, middleName, familyName].filter(Boolean).join(' ');
}

function plainCoHolder(person: NonNullable<IdentityInput['coHolder']>) {
  return {
    givenName: person.givenName,
    middleName: person.middleName ?? null,
    familyName: person.familyName,
    email: person.email,
    dateOfBirth: person.dateOfBirth,
    citizenships: [...new Set(person.citizenships)],
    countryOfTaxResidence: person.countryOfTaxResidence,
    ...keptTaxId(person.taxId ?? {}),
  };
}

function keptTaxId({ number, notRequiredReason = null }: GivenTaxId): TaxIdKept {
  if (number == null) return { ...NO_TAX_ID, taxIdNotRequiredReason: notRequiredReason };
  const read = taxNumber(number.type, number.value).number ?? number.value;
  return {
    taxIdType: number.type,
    taxIdMasked: maskedTaxNumber(read),
    taxIdNotRequiredReason: null,
  };
}

function personProblems(path: string, person: GivenPerson, today: CivilDate): FieldProblem[] {
  const problems: FieldProblem[] = [];
  const age = ageProblem(person.dateOfBirth, today);
  if (age !== null) problems.push({ path: `${path}.dateOfBirth`, message: age });
  const number = person.taxId?.number;
  if (number != null) {
    const { problem } = taxNumber(number.type, number.value);
    if (problem !== null) {
      problems.push({ path: `${path}.taxId.number.value`, message: problem });
    }
  }
  return problems;
}

/** Why nobody who was born on a day may open an account; null where they may. */
function ageProblem(dateOfBirth: CivilDate, today: CivilDate): string | null {
  if (dateOfBirth > today) return 'must not be in the future';
  if (addMonths(dateOfBirth, MAX_AGE_YEARS * 12) < today) return 'must be in the last 120 years';
  if (addMonths(dateOfBirth, MIN_AGE_YEARS * 12) <= today) return null;
  return 'must be at least 18 years ago: younger people cannot open an account';
}

function countryProblems(input: IdentityInput): FieldProblem[] {
  const { citizenships, countryOfBirth, countryOfTaxResidence, coHolder } = input;
  const named: readonly (readonly [string, Given<string>])[] = [
    ['params.countryOfBirth', countryOfBirth],
    ['params.countryOfTaxResidence', countryOfTaxResidence],
    ['params.coHolder.countryOfTaxResidence', coHolder?.countryOfTaxResidence],
    ...citizenships.map((code, at) => [`params.citizenships.${at}`, code] as const),
    ...(coHolder?.citizenships ?? []).map(
      (code, at) => [`params.coHolder.citizenships.${at}`, code] as const,
    ),
  ];
  return named
    .filter(([, code]) => code != null && !known.has(code))
    .map(([path]) => ({ path, message: 'must be a country of ISO 3166-1' }));
}

function visaProblems(
  { visaType, visaExpiresOn }: IdentityInput,
  today: CivilDate,
): FieldProblem[] {
  const say = (field: string, message: string) => [{ path: `params.${field}`, message }];
  if (visaType != null && visaExpiresOn == null) {
    return say('visaExpiresOn', 'is needed with `visaType`');
  }
  if (visaType == null && visaExpiresOn != null) {
    return say('visaType', 'is needed with `visaExpiresOn`');
  }
  if (visaExpiresOn == null || visaExpiresOn >= today) return [];
  return say('visaExpiresOn', 'must not be in the past: give the visa that you live on now');
}

function rangeProblems(path: string, range: Given<GivenRange>): FieldProblem[] {
  if (range == null) return [];
  if (range.min == null && range.max == null) return [{ path, message: 'needs `min` or `max`' }];
  if (range.min == null || range.max == null) return [];
  if (decimal(range.min).lessThanOrEqualTo(range.max)) return [];
  return [{ path: `${path}.min`, message: 'must not be above `max`' }];
}

function plainRange(range: Given<GivenRange>) {
  if (range == null) return null;
  const { min = null, max = null, currency } = range;
  return { min, max, currency };
}
