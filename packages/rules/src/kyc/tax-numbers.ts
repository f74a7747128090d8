import type { TaxIdType } from '@investing-platform/schema/operations';
import {
  alternatingSum,
  digitSum,
  isElevenTested,
  isLuhn,
  isMod11And10,
  weighted,
} from './check-digits.ts';

/** A number as it is compared, or what is wrong with it as the end of a sentence. */
export type TaxNumber =
  | { readonly number: string; readonly problem: null }
  | { readonly number: null; readonly problem: string };

interface Form {
  /** Of the number without spaces, dots, hyphens and slashes, in capitals. */
  readonly pattern: RegExp;
  /** What the pattern says, as the end of a sentence. */
  readonly looks: string;
  /** Whether its check digits fit, where it has some that are published. */
  readonly fits?: (number: string) => boolean;
}

const SEPARATORS = /[\s.\-/]/g;
/** Any number of a government. */
const ANY: Form = {
  pattern: /^(?=.*\d)[\p{L}\p{N}]{4,30}$/u,
  looks: 'must have 4 to 30 letters and digits',
};

const digits = (count: number, fits?: (number: string) => boolean): Form => ({
  pattern: new RegExp(`^\\d{${count}}$`),
  looks: `must have ${count} digits`,
  ...(fits === undefined ? {} : { fits }),
});

/** Inland Revenue, RWT and NRWT certificate filing specification: two rows of weights. */
const IRD_WEIGHTS = [
  [3, 2, 7, 6, 5, 4, 3, 2],
  [7, 4, 3, 2, 5, 2, 7, 6],
] as const;
const IRD_FROM = 10_000_000;
const IRD_TO = 150_000_000;

function isIrd(number: string): boolean {
  const value = Number(number);
  if (value < IRD_FROM || value > IRD_TO) return false;
  const body = number.padStart(9, '0');
  const check = Number(body[8]);
  for (const weights of IRD_WEIGHTS) {
    const rest = weighted(body.slice(0, 8), weights) % 11;
    const expected = rest === 0 ? 0 : 11 - rest;
    if (expected !== 10) return expected === check;
  }
  return false;
}

/** The Social Security Administration gives out no area 000, 666 or 9xx, group 00, serial 0000. */
const SSN = /^(?!000|666|9)\d{3}(?!00)\d{2}(?!0000)\d{4}$/;
/** IRS: 9, and a group of 50-65, 70-88, 90-92 or 94-99. */
const ITIN = /^9\d{2}(?:5\d|6[0-5]|7\d|8[0-8]|9[0-24-9])\d{4}$/;
/** HMRC: neither D, F, I, Q, U, V first or second, nor O second, nor a prefix that is not given out. */
const NINO = /^(?!BG|GB|KN|NK|NT|TN|ZZ)[A-CEGHJ-PR-TW-Z][A-CEGHJ-NPR-TW-Z]\d{6}[A-D]$/;

const UTR_WEIGHTS = [6, 7, 8, 9, 10, 5, 4, 3, 2];
const UTR_CHECKS = '21987654321';
const NRIC_LETTERS: Readonly<Record<string, readonly [start: number, letters: string]>> = {
  S: [0, 'JZIHGFEDCBA'],
  T: [4, 'JZIHGFEDCBA'],
  F: [0, 'XWUTRQPNMLK'],
  G: [4, 'XWUTRQPNMLK'],
  M: [3, 'XWUTRQPNJLK'],
};
const NRIC_WEIGHTS = [2, 7, 6, 5, 4, 3, 2];

function isNric(number: string): boolean {
  const [start, letters] = NRIC_LETTERS[number[0] ?? ''] ?? [0, ''];
  return letters[(start + weighted(number.slice(1, 8), NRIC_WEIGHTS)) % 11] === number[8];
}

/** Each check digit of a CPF weighs the digits before it, from 10 or 11 down to 2. */
function isCpf(number: string): boolean {
  return [9, 10].every((length) => {
    const weights = Array.from({ length }, (_, at) => length + 1 - at);
    const check = ((weighted(number.slice(0, length), weights) * 10) % 11) % 10;
    return check === Number(number[length]) && !/^(\d)\1*$/.test(number);
  });
}

/** Of the Chilean RUT, 10 is written K. */
function isRut(number: string): boolean {
  const body = number.slice(0, -1);
  const weights = Array.from(body, (_, at) => ((body.length - 1 - at) % 6) + 2);
  const rest = (11 - (weighted(body, weights) % 11)) % 11;
  return (rest === 10 ? 'K' : String(rest)) === number.at(-1);
}

const FORMS: Partial<Readonly<Record<TaxIdType, Form>>> = {
  NZL_IRD: { pattern: /^\d{8,9}$/, looks: 'must have 8 or 9 digits', fits: isIrd },
  AUS_TFN: {
    pattern: /^\d{8,9}$/,
    looks: 'must have 8 or 9 digits',
    fits: (number) =>
      weighted(
        number,
        number.length === 9 ? [1, 4, 3, 7, 5, 8, 6, 9, 10] : [10, 7, 8, 4, 6, 3, 5, 1],
      ) %
        11 ===
      0,
  },
  AUS_ABN: digits(11, (number) => {
    const lessOne = `${Number(number[0]) - 1}${number.slice(1)}`;
    const weights = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19];
    return number[0] !== '0' && weighted(lessOne, weights) % 89 === 0;
  }),
  USA_SSN: digits(9, (number) => SSN.test(number)),
  USA_ITIN: digits(9, (number) => ITIN.test(number)),
  GBR_UTR: {
    pattern: /^\d{10}K?$/,
    looks: 'must have 10 digits',
    fits: (number) => number[0] === UTR_CHECKS[weighted(number.slice(1, 10), UTR_WEIGHTS) % 11],
  },
  GBR_NINO: {
    pattern: /^[A-Z]{2}\d{6}[A-Z]$/,
    looks: 'must be two letters, six digits and a letter',
    fits: (number) => NINO.test(number),
  },
  ARG_AR_CUIT: digits(11, (number) => {
    const rest = weighted(number.slice(0, 10), [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11;
    return (11 - rest) % 11 === Number(number[10]);
  }),
  BRA_CPF: digits(11, isCpf),
  CHL_RUT: {
    pattern: /^\d{7,8}[\dK]$/,
    looks: 'must have 7 or 8 digits and K or a digit',
    fits: isRut,
  },
  DEU_TAX_ID: digits(11, (number) => number[0] !== '0' && isMod11And10(number)),
  FRA_SPI: digits(13, (number) => {
    return Number(number.slice(0, 10)) % 511 === Number(number.slice(10));
  }),
  IND_PAN: {
    pattern: /^[A-Z]{5}\d{4}[A-Z]$/,
    looks: 'must be five letters, four digits and a letter',
  },
  ISR_TAX_ID: digits(9, (number) => isLuhn(number)),
  ITA_TAX_ID: {
    pattern: /^[A-Z]{6}[\dLMNP-V]{2}[A-EHLMPRST][\dLMNP-V]{2}[A-Z][\dLMNP-V]{3}[A-Z]$/,
    looks: 'must have the 16 letters and digits of a codice fiscale',
    fits: (number) => alternatingSum(number.slice(0, 15)) % 26 === number.charCodeAt(15) - 65,
  },
  JPN_TAX_ID: digits(12, (number) => {
    const rest = weighted(number.slice(0, 11), [6, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11;
    return Number(number[11]) === (rest <= 1 ? 0 : 11 - rest);
  }),
  NLD_TIN: digits(9, isElevenTested),
  SGP_NRIC: {
    pattern: /^[ST]\d{7}[A-Z]$/,
    looks: 'must be S or T, seven digits and a letter',
    fits: isNric,
  },
  SGP_FIN: {
    pattern: /^[FGM]\d{7}[A-Z]$/,
    looks: 'must be F, G or M, seven digits and a letter',
    fits: isNric,
  },
  SWE_TAX_ID: {
    pattern: /^(?:\d{2})?\d{10}$/,
    looks: 'must have 10 or 12 digits',
    fits: (number) => isLuhn(number.slice(-10)),
  },
};

/** Reads a tax number: its form, and its check digits where its country publishes how they follow. */
export function taxNumber(type: TaxIdType, text: string): TaxNumber {
  const number = text.replaceAll(SEPARATORS, '').toUpperCase();
  const { pattern, looks, fits } = FORMS[type] ?? ANY;
  if (!pattern.test(number)) return { number: null, problem: looks };
  if (/^0+$/.test(number) || fits?.(number) === false) {
    return { number: null, problem: 'is no number that is given out: compare it with your papers' };
  }
  return { number, problem: null };
}

/** A New Zealand Business Number: a GS1 number of 13 digits that begins with 94. */
export function isNzbn(text: string): boolean {
  return /^94\d{11}$/.test(text) && digitSum(text, (place) => (place % 2 === 0 ? 1 : 3)) % 10 === 0;
}

/** As it is shown: all but the last three characters hidden. */
export function maskedTaxNumber(number: string): string {
  return `•••• ${number.slice(-3)}`;
}
