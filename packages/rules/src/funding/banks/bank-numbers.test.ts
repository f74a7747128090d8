import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  maskedNumber,
  nzBankAccount,
  routingNumber,
  swiftBic,
  usBankAccount,
} from './bank-numbers.ts';

describe('a New Zealand bank account number', () => {
  test.each([
    ['01-902-0068389-00', '01-0902-0068389-000'],
    ['08-6523-1954512-001', '08-6523-1954512-001'],
    ['26-2600-0320871-032', '26-2600-0320871-032'],
    ['01-0242-0100194-00', '01-0242-0100194-000'],
    ['01 0242 0100194 00', '01-0242-0100194-000'],
    ['010242010019400', '01-0242-0100194-000'],
    ['0102420100194000', '01-0242-0100194-000'],
    ['01-0242-00100194-00', '01-0242-0100194-000'],
    ['1-242-100194-0', '01-0242-0100194-000'],
  ])('%s is taken as %s', (text, number) => {
    expect(nzBankAccount(text)).toMatchObject({ number, problem: null });
  });

  test.each([
    ['01-0242-0100195-00', 'check digits'],
    ['01-9999-0100197-00', 'no branch 9999 of ANZ'],
    ['07-0242-0100194-00', 'no bank of the number 07'],
    ['01-0242-0000000-00', 'check digits'],
    ['01-0242-0100194', 'must be bank, branch'],
    ['01-0242-11001940-00', 'must be bank, branch'],
    ['01-0242-O100194-00', 'must be bank, branch'],
    ['01024201001940', 'must be bank, branch'],
    ['', 'must be bank, branch'],
  ])('%s is refused: %s', (text, problem) => {
    const answer = nzBankAccount(text);
    expect(answer.number).toBeNull();
    expect(answer.problem).toContain(problem);
  });

  test.each([
    ['25-2500-0000079-00', true],
    ['25-2500-0000078-00', false],
    ['31-2825-1234567-00', true],
    ['12-3100-0990007-00', false],
    // 5·1 + 4·1 + 3·0 + 2·1 = 11
    ['09-0000-0001101-0000', true],
    ['09-0000-0001101-0001', false],
    // 5·9 = 45 counts 4 + 5 = 9, and 2·1 makes it 11
    ['09-0000-0009001-000', true],
    ['09-0000-0009002-000', false],
    ['26-2600-0320871-033', false],
    ['26-2700-0320871-032', false],
    ['28-2149-0320871-032', true],
    ['29-2150-0320871-032', true],
    ['29-2300-0320871-032', false],
    ['33-6700-0000079-00', true],
    ['33-6700-0000078-00', false],
    ['35-2400-0000009-00', true],
    ['35-2400-0000008-00', false],
  ])('%s follows the check digits of its own bank: %s', (text, isTaken) => {
    expect(nzBankAccount(text).number !== null).toBe(isTaken);
  });

  test('no single wrong digit of bank 01 is taken for another account of the branch', () => {
    fc.assert(
      fc.property(fc.nat({ max: 6 }), fc.integer({ min: 1, max: 9 }), (at, more) => {
        const digits = [...'0100194'].map(Number);
        digits[at] = ((digits[at] ?? 0) + more) % 10;
        const text = `01-0242-${digits.join('')}-00`;
        // From 990000 on other weights hold, which leave out bank and branch.
        fc.pre(Number(digits.join('')) < 990_000 && at > 0);
        expect(nzBankAccount(text).number).toBeNull();
      }),
    );
  });
});

describe('an ABA routing number', () => {
  test.each(['111000025', '021000021', '011401533', '091000019'])('%s is taken', (text) => {
    expect(routingNumber(text)).toEqual({ number: text, problem: null });
  });

  test.each(['123456789', '111000026', '000000000', '02100002', '0210000211', '02100002A'])(
    '%s is refused',
    (text) => {
      expect(routingNumber(text).number).toBeNull();
    },
  );
});

test.each([
  ['1234', true],
  ['12345678901234567', true],
  ['123', false],
  ['123456789012345678', false],
  ['12-345', false],
  ['0000', false],
])('the United States account %s is one: %s', (text, isTaken) => {
  expect(usBankAccount(text).number !== null).toBe(isTaken);
});

test.each([
  ['hudsus33', 'HUDSUS33'],
  ['HUDSUS33XXX', 'HUDSUS33XXX'],
  ['HUDSUS3', null],
  ['12345678', null],
])('the SWIFT code %s is read as %s', (text, number) => {
  expect(swiftBic(text).number).toBe(number);
});

test.each([
  ['01-0242-0100194-000', '••-••••-••••••4-000'],
  ['000123456789', '••••••••6789'],
  ['1234', '1234'],
])('of %s a person sees %s', (number, masked) => {
  expect(maskedNumber(number)).toBe(masked);
});
