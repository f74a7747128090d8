import type { FieldProblem } from '@investing-platform/schema';
import { countries } from '@investing-platform/schema/countries';

/** An address as it is given. */
export interface GivenAddress {
  readonly line1: string;
  readonly line2?: string | null | undefined;
  readonly city: string;
  readonly region?: string | null | undefined;
  readonly postalCode?: string | null | undefined;
  readonly country: string;
}

/** Of countries where most mistakes are made by forms that are filled in by themselves. */
const POSTAL_CODES: Readonly<Record<string, readonly [pattern: RegExp, looks: string]>> = {
  AU: [/^\d{4}$/, 'must have 4 digits in Australia'],
  NZ: [/^\d{4}$/, 'must have 4 digits in New Zealand'],
  US: [/^\d{5}(?:-?\d{4})?$/, 'must have 5 or 9 digits in the United States'],
};

/** As people write a box at a post office, in the languages of most of the countries. */
const BOXES =
  /(?:^|[\s,])(?:(?:g\.?\s?)?p\.?\s?o\.?\s?box|post(?:\s?office)?\s?box|(?:private|locked)\s+bag|postfach|postbus|apartado(?:\s+postal)?|casilla|caixa\s+postal|bo[iî]te\s+postale|b\.\s?p\.\s?\d|cp\s+\d)/i;

const byCode = new Map(countries.map((country) => [country.code, country]));

/** An address with null where nothing is given. */
export function plainAddress(address: GivenAddress) {
  const { line1, line2 = null, city, region = null, postalCode = null, country } = address;
  return { line1, line2, city, region, postalCode, country };
}

/** What is wrong with an address that letters go to. */
export function addressProblems(path: string, address: GivenAddress): FieldProblem[] {
  const problems: FieldProblem[] = [];
  const postal = POSTAL_CODES[address.country];
  if (!byCode.has(address.country)) {
    problems.push({ path: `${path}.country`, message: 'must be a country of ISO 3166-1' });
  }
  if (postal !== undefined && !postal[0].test((address.postalCode ?? '').trim())) {
    problems.push({ path: `${path}.postalCode`, message: postal[1] });
  }
  return problems;
}

/** What is wrong with an address that somebody lives at, or a company is at home at. */
export function homeProblems(path: string, address: GivenAddress): FieldProblem[] {
  const problems = addressProblems(path, address);
  const lines = [address.line1, address.line2 ?? ''];
  lines.forEach((line, at) => {
    if (!BOXES.test(line)) return;
    const message = 'must be a street address, not a post office box: letters may go to another';
    problems.push({ path: `${path}.line${at + 1}`, message });
  });
  return problems;
}

/** Whether people who live in a country may open an account. */
export function isOpenTo(country: string): boolean {
  return byCode.get(country)?.canOpenAccount === true;
}

const callingCodes = countries.map(({ callingCode }) => callingCode);
const MIN_PHONE = 8;
const MAX_PHONE = 16;

/** A phone number as E.164 writes it; null where it cannot be one. */
export function phoneNumber(text: string): string | null {
  const number = text.replaceAll(/[\s().-]/g, '');
  const isLong = number.length >= MIN_PHONE && number.length <= MAX_PHONE;
  const isPhone = isLong && /^\+\d+$/.test(number);
  return isPhone && callingCodes.some((code) => number.startsWith(code)) ? number : null;
}

export const PHONE_PROBLEM =
  'must be a phone number with its country code and 7 to 15 digits, for example +6421555012';
