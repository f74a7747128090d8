import type { FieldProblem } from '@investing-platform/schema';
import type { KycEntityType, KycPersonRole } from '@investing-platform/schema/operations';
import { decimal, ZERO } from '../numbers/decimal.ts';
import { invalidInput } from '../refusals/platform-error.ts';
import type { CivilDate } from '../time/civil-date.ts';
import { type GivenAddress, homeProblems, plainAddress } from './postal-address.ts';
import { isSameName } from './same-name.ts';
import { isNzbn } from './tax-numbers.ts';

type Given<Value> = Value | null | undefined;

interface GivenPerson {
  readonly givenName: string;
  readonly familyName: string;
  readonly dateOfBirth?: Given<CivilDate>;
  readonly email?: Given<string>;
  readonly ownershipPercent?: Given<string>;
  readonly roles: readonly KycPersonRole[];
}

export interface CompanyInput {
  readonly accountType: 'COMPANY' | 'TRUST';
  readonly legalName: string;
  readonly tradingName?: Given<string>;
  readonly companyNumber?: Given<string>;
  readonly nzbn?: Given<string>;
  readonly country: string;
  readonly incorporatedOn?: Given<CivilDate>;
  readonly entityType: KycEntityType;
  readonly address: GivenAddress;
  readonly people: readonly GivenPerson[];
  readonly sourceOfFunds?: Given<string>;
}

/** From here on somebody owns or controls a company. */
const OWNER_PERCENT = 25;
const WHOLE_PERCENT = 100;
const REGISTERED: readonly KycEntityType[] = ['LIMITED_COMPANY', 'LISTED_COMPANY'];

/**
 * The company section as it is kept.
 *
 * @param caller whose name one `SIGNATORY` has
 * @throws {PlatformError} BAD_USER_INPUT with everything that is missing or cannot be
 */
export function companySection(input: CompanyInput, caller: string, today: CivilDate) {
  const problems = [
    ...formProblems(input, today),
    ...homeProblems('params.address', input.address),
    ...input.people.flatMap((person, at) => personProblems(input, person, at, today)),
    ...peopleProblems(input, caller),
  ];
  if (problems.length > 0) throw invalidInput(problems);
  return {
    accountType: input.accountType,
    legalName: input.legalName,
    tradingName: input.tradingName ?? null,
    companyNumber: input.companyNumber ?? null,
    nzbn: input.nzbn ?? null,
    country: input.country,
    incorporatedOn: input.incorporatedOn ?? null,
    entityType: input.entityType,
    address: plainAddress(input.address),
    people: input.people.map((person) => ({
      givenName: person.givenName,
      familyName: person.familyName,
      dateOfBirth: person.dateOfBirth ?? null,
      email: person.email ?? null,
      ownershipPercent: person.ownershipPercent ?? null,
      roles: [...new Set(person.roles)],
    })),
    sourceOfFunds: input.sourceOfFunds ?? null,
  };
}

export type CompanySection = ReturnType<typeof companySection>;

function formProblems(input: CompanyInput, today: CivilDate): FieldProblem[] {
  const problems: FieldProblem[] = [];
  const say = (field: string, message: string) =>
    problems.push({ path: `params.${field}`, message });
  if ((input.entityType === 'TRUST') !== (input.accountType === 'TRUST')) {
    say('entityType', `must ${input.accountType === 'TRUST' ? '' : 'not '}be TRUST`);
  }
  if (REGISTERED.includes(input.entityType) && input.companyNumber == null) {
    say('companyNumber', 'is needed for a company in a register');
  }
  if (input.nzbn != null && !isNzbn(input.nzbn)) {
    say('nzbn', 'must be a New Zealand Business Number: 13 digits, the last a check digit');
  } else if (input.nzbn != null && input.country !== 'NZ') {
    say('nzbn', 'must be left out outside of New Zealand');
  }
  if (input.incorporatedOn != null && input.incorporatedOn > today) {
    say('incorporatedOn', 'must not be in the future');
  }
  return problems;
}

function personProblems(
  { accountType }: CompanyInput,
  { roles, dateOfBirth, ownershipPercent }: GivenPerson,
  at: number,
  today: CivilDate,
): FieldProblem[] {
  const problems: FieldProblem[] = [];
  const say = (field: string, message: string) =>
    problems.push({ path: `params.people.${at}.${field}`, message });
  const owns = decimal(ownershipPercent ?? '0');
  if (roles.includes('BENEFICIAL_OWNER')) {
    if (dateOfBirth == null) say('dateOfBirth', 'is needed for a beneficial owner');
    if (ownershipPercent == null && accountType === 'COMPANY') {
      say('ownershipPercent', 'is needed for a beneficial owner of a company');
    }
  } else if (owns.greaterThanOrEqualTo(OWNER_PERCENT)) {
    say('roles', 'must make a beneficial owner of who owns 25 percent or more');
  }
  if (dateOfBirth != null && dateOfBirth > today) say('dateOfBirth', 'must not be in the future');
  return problems;
}

function peopleProblems({ accountType, people }: CompanyInput, caller: string): FieldProblem[] {
  const problems: FieldProblem[] = [];
  const say = (message: string) => problems.push({ path: 'params.people', message });
  const head = accountType === 'TRUST' ? 'TRUSTEE' : 'DIRECTOR';
  if (!people.some(({ roles }) => roles.includes(head))) {
    say(`must hold at least one ${head.toLowerCase()}`);
  }
  const owned = people.reduce((sum, one) => sum.plus(one.ownershipPercent ?? '0'), ZERO);
  if (owned.greaterThan(WHOLE_PERCENT)) say('must own 100 percent in all at most');
  const isCaller = ({ roles, givenName, familyName }: GivenPerson): boolean =>
    roles.includes('SIGNATORY') && isSameName(`${givenName} ${familyName}`, caller);
  if (!people.some(isCaller)) {
    say('must hold you as a signatory, with your name as the identity section has it');
  }
  return problems;
}
