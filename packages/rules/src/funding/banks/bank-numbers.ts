import { type CheckDigits, nzBanks } from './nz-banks.ts';

/** A number that is written as it is stored, or what is wrong with it as the end of a sentence. */
export type BankNumber<Extra = object> =
  | ({ readonly number: string; readonly problem: null } & Extra)
  | { readonly number: null; readonly problem: string };

const PART_LENGTHS = [2, 4, 7, 3] as const;
const MAX_BASE = 8;
const MAX_SUFFIX = 4;
/** Without separators: bank, branch and base have full length, and the suffix has 2 or 3 digits. */
const RUN_LENGTHS = [15, 16];
const MIN_OF_B = 990_000;

interface Weighing {
  /** For the 16 digits of 2-4-7-3. */
  readonly weights: readonly number[];
  readonly modulus: number;
  /** Whether the digits of each product are added up until one is left. */
  readonly addsDigits?: true;
}

/** Inland Revenue, RWT and NRWT certificate filing specification, chapter 8. */
const WEIGHINGS: Readonly<Record<Exclude<CheckDigits, 'NONE'> | 'B', Weighing>> = {
  A: { weights: [0, 0, 6, 3, 7, 9, 0, 10, 5, 8, 4, 2, 1, 0, 0, 0], modulus: 11 },
  B: { weights: [0, 0, 0, 0, 0, 0, 0, 10, 5, 8, 4, 2, 1, 0, 0, 0], modulus: 11 },
  D: { weights: [0, 0, 0, 0, 0, 0, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0], modulus: 11 },
  E: {
    weights: [0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 4, 3, 2, 0, 0, 1],
    modulus: 11,
    addsDigits: true,
  },
  F: { weights: [0, 0, 0, 0, 0, 0, 1, 7, 3, 1, 7, 3, 1, 0, 0, 0], modulus: 10 },
  G: {
    weights: [0, 0, 0, 0, 0, 0, 1, 3, 7, 1, 3, 7, 1, 3, 7, 1],
    modulus: 10,
    addsDigits: true,
  },
};

const wrong = (problem: string) => ({ number: null, problem });

/**
 * Reads a New Zealand bank account number: bank, branch, account and suffix, with dashes or spaces
 * between them, or without where the parts have full length.
 *
 * @returns `number` as `01-0242-0100194-000`, with the bank's name where the register has one
 */
export function nzBankAccount(text: string): BankNumber<{ readonly bankName: string | null }> {
  const parts = partsOf(text.trim());
  if (parts === null) return wrong('must be bank, branch, account and suffix: 01-0242-0100194-00');
  const [bankNumber, branch, base] = parts;
  const bank = nzBanks.get(bankNumber);
  if (bank === undefined) return wrong(`has no bank of the number ${bankNumber}`);
  const place = Number(branch);
  if (!bank.branches.some(([first, last]) => first <= place && place <= last)) {
    return wrong(
      `has no branch ${branch} of ${bank.name ?? `the bank of the number ${bankNumber}`}`,
    );
  }
  if (Number(base) === 0 || !isBalanced(parts.join(''), bank.checkDigits)) {
    return wrong('has a digit too many, too few or wrong: its check digits do not fit');
  }
  return { number: parts.join('-'), problem: null, bankName: bank.name };
}

type Parts = [bank: string, branch: string, base: string, suffix: string];

function partsOf(text: string): Parts | null {
  const given = text.split(/[-\s]+/);
  const run = given.length === 1 ? (given[0] ?? '') : '';
  const parts = RUN_LENGTHS.includes(run.length) ? cut(run) : given;
  if (parts.length !== PART_LENGTHS.length || !parts.every((part) => /^\d+$/.test(part))) {
    return null;
  }
  const [bank = '', branch = '', base = '', suffix = ''] = parts;
  // Some banks print the account or the suffix with a leading zero.
  const digits = base.length === MAX_BASE ? base.replace(/^0/, '') : base;
  const ending = suffix.length === MAX_SUFFIX ? suffix.replace(/^0/, '') : suffix;
  const padded = [bank, branch, digits, ending].map((part, at) =>
    part.padStart(PART_LENGTHS[at] ?? 0, '0'),
  );
  const fits = padded.every((part, at) => part.length === PART_LENGTHS[at]);
  return fits ? (padded as Parts) : null;
}

function cut(run: string): string[] {
  return [run.slice(0, 2), run.slice(2, 6), run.slice(6, 13), run.slice(13)];
}

function isBalanced(digits: string, checkDigits: CheckDigits): boolean {
  if (checkDigits === 'NONE') return true;
  const isB = checkDigits === 'A' && Number(digits.slice(6, 13)) >= MIN_OF_B;
  const { weights, modulus, addsDigits } = WEIGHINGS[isB ? 'B' : checkDigits];
  const sum = weights.reduce((total, weight, at) => {
    const product = weight * Number(digits[at]);
    return total + (addsDigits ? sumOfDigits(product) : product);
  }, 0);
  return sum % modulus === 0;
}

/** One digit: 14 is 1 + 4, and 49 is 4 + 9 = 13, so 1 + 3. */
function sumOfDigits(product: number): number {
  return product === 0 ? 0 : ((product - 1) % 9) + 1;
}

const ROUTING_WEIGHTS = [3, 7, 1, 3, 7, 1, 3, 7, 1];
/** Federal Reserve districts, thrift institutions, electronic transactions, traveller's cheques. */
const ROUTING_PREFIXES = [
  [0, 12],
  [21, 32],
  [61, 72],
  [80, 80],
] as const;

/** Reads an ABA routing number: nine digits, the last of which checks the others. */
export function routingNumber(text: string): BankNumber {
  const number = text.trim();
  if (!/^\d{9}$/.test(number)) return wrong('must be 9 digits');
  const prefix = Number(number.slice(0, 2));
  const isIssued = ROUTING_PREFIXES.some(([first, last]) => first <= prefix && prefix <= last);
  const sum = ROUTING_WEIGHTS.reduce((total, weight, at) => total + weight * Number(number[at]), 0);
  // Zeros alone pass the sum.
  if (!isIssued || sum % 10 !== 0 || /^0+$/.test(number)) {
    return wrong('is no routing number: look for a wrong digit');
  }
  return { number, problem: null };
}

/** Reads the number of a United States bank account: 4 to 17 digits. */
export function usBankAccount(text: string): BankNumber {
  const number = text.trim();
  if (!/^\d{4,17}$/.test(number) || /^0+$/.test(number)) return wrong('must be 4 to 17 digits');
  return { number, problem: null };
}

/** ISO 9362: four letters, a country, two of the place, and three of the branch or none. */
const BIC = /^[A-Z]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$/;

/** Reads a SWIFT code (BIC) of 8 or 11 characters, in either case. */
export function swiftBic(text: string): BankNumber {
  const number = text.trim().toUpperCase();
  return BIC.test(number)
    ? { number, problem: null }
    : wrong('must be 8 or 11 characters, such as HUDSUS33');
}

const HIDDEN = /[0-9A-Za-z](?=(?:[^0-9A-Za-z]*[0-9A-Za-z]){4})/g;

/** The number with all but its last four digits hidden. */
export function maskedNumber(number: string): string {
  return number.replaceAll(HIDDEN, '•');
}
