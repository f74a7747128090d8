import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Decimal, decimal, sum, toPlain } from './decimal.ts';

describe('plain notation', () => {
  test.each([
    ['0', '0'],
    ['-0', '0'],
    ['0.000', '0'],
    ['-0.00', '0'],
    ['1.50', '1.5'],
    ['-1.50', '-1.5'],
    ['100', '100'],
    ['100.', '100'],
    ['.5', '0.5'],
    ['007', '7'],
    ['1e21', '1000000000000000000000'],
    ['1E-20', '0.00000000000000000001'],
    ['-12.3400e2', '-1234'],
    ['123456789012345678901234567890.123456789', '123456789012345678901234567890.123456789'],
  ])('writes %s as %s', (text, plain) => {
    expect(toPlain(text)).toBe(plain);
    expect(toPlain(decimal(text))).toBe(plain);
  });

  test('is also what template texts and JSON show', () => {
    expect(`${decimal('1e-30')}`).toBe('0.000000000000000000000000000001');
    expect(JSON.stringify(decimal('1e30'))).toBe('"1000000000000000000000000000000"');
  });

  test('says the same number and never uses an exponent, for any number', () => {
    fc.assert(
      fc.property(fc.bigInt(), fc.integer({ min: -60, max: 60 }), (digits, exponent) => {
        const text = `${digits}e${exponent}`;
        const plain = toPlain(text);
        expect(plain).toMatch(/^-?(0|[1-9]\d*)(\.\d*[1-9])?$/);
        expect(decimal(plain).equals(decimal(text))).toBe(true);
      }),
    );
  });
});

describe('reading a number', () => {
  test.each([
    'NaN',
    'Infinity',
    '-Infinity',
    '1e501',
    '',
    'abc',
    '1,5',
    '0x10',
    '0b1',
    ' 1',
    '1 ',
    '.',
  ])('refuses %j', (text) => {
    expect(() => decimal(text)).toThrow();
  });

  test('rounds nothing', () => {
    const digits = '1234567890'.repeat(10);
    expect(toPlain(decimal(digits))).toBe(digits);
    expect(toPlain(decimal(9_007_199_254_740_993n))).toBe('9007199254740993');
  });
});

describe('arithmetic', () => {
  test('rounds half to even', () => {
    const half = (text: string) => toPlain(decimal(text).toDecimalPlaces(0));
    expect(['0.5', '1.5', '2.5', '-2.5', '2.500001'].map(half)).toEqual(['0', '2', '2', '-2', '3']);
  });

  test('keeps 60 significant digits', () => {
    expect(toPlain(new Decimal(1).div(3))).toBe(`0.${'3'.repeat(60)}`);
  });

  test('sums exactly, also nothing', () => {
    expect(toPlain(sum([decimal('0.1'), decimal('0.2'), decimal('-0.3')]))).toBe('0');
    expect(toPlain(sum([]))).toBe('0');
  });
});
