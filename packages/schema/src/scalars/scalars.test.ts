import { parseValue } from 'graphql';
import { describe, expect, test } from 'vitest';
import { isCanonicalDecimal } from './decimal.ts';
import { canonicalDecimal, scalars } from './index.ts';
import { randomFrom } from './random.fixture.ts';

const { Decimal, Date: CalendarDate, DateTime, CurrencyCode, CountryCode } = scalars;

describe('A Decimal is read exactly and written plainly', () => {
  test.each([
    ['0', '0'],
    ['-0', '0'],
    ['+5', '5'],
    ['007', '7'],
    ['1.50', '1.5'],
    ['1.', '1'],
    ['-0.00', '0'],
    ['1e3', '1000'],
    ['1.25e1', '12.5'],
    ['12e-4', '0.0012'],
    ['0.1e-1', '0.01'],
    ['100e-2', '1'],
    ['123456789012345678901234567890.123456789', '123456789012345678901234567890.123456789'],
  ])('the text %s is %s', (text, plain) => {
    expect(canonicalDecimal(text)).toBe(plain);
    expect(Decimal.parseValue(text)).toBe(plain);
  });

  test.each([
    '',
    ' 1',
    '1 ',
    '1,5',
    '.5',
    'abc',
    '0x10',
    'NaN',
    'Infinity',
    '1e999',
    '9'.repeat(101),
  ])('the text %j is refused', (text) =>
    expect(() => Decimal.parseValue(text)).toThrow('Decimal cannot represent'),
  );

  test.each([
    ['1e-99', `0.${'0'.repeat(98)}1`],
    ['-1e-98', `-0.${'0'.repeat(97)}1`],
    ['1e100', `1${'0'.repeat(100)}`],
    ['1234e98', `1234${'0'.repeat(98)}`],
  ])('the text %s is refused, since an answer could not print it', (text, plain) => {
    expect(plain.length).toBeGreaterThan(100);
    for (const read of [
      () => Decimal.parseValue(text),
      () => Decimal.parseLiteral(parseValue(text), {}),
    ]) {
      expect(read).toThrow('written plainly it takes more than 100 characters. Round it.');
    }
  });

  test('what is read can be printed, and reads back as itself', () => {
    const next = randomFrom(20_261_123);
    const below = (most: number) => Math.floor(next() * most);
    const digits = (most: number) => Array.from({ length: 1 + below(most) }, () => below(10));
    let taken = 0;
    for (let round = 0; round < 20_000; round += 1) {
      const sign = ['', '-', '+'][below(3)];
      const fraction = below(2) === 0 ? '' : `.${digits(60).join('')}`;
      const exponent = below(2) === 0 ? '' : `e${below(240) - 120}`;
      const text = `${sign}${digits(60).join('')}${fraction}${exponent}`;
      const plain = canonicalDecimal(text);
      if (plain === null) continue;
      taken += 1;
      expect([text, Decimal.serialize(plain)]).toEqual([text, plain]);
      expect(Decimal.parseValue(plain)).toBe(plain);
      expect(isCanonicalDecimal(plain)).toBe(true);
    }
    expect(taken).toBeGreaterThan(10_000);
  });

  test.each([
    ['1e-99', '0'],
    [`0.${'0'.repeat(120)}1`, '0'],
    [`-0.${'0'.repeat(120)}1`, '0'],
    [`0.${'3'.repeat(150)}`, `0.${'3'.repeat(98)}`],
    [`0.${'6'.repeat(150)}`, `0.${'6'.repeat(97)}7`],
    [`-0.${'6'.repeat(150)}`, `-0.${'6'.repeat(96)}7`],
    [`0.${'0'.repeat(97)}15`, `0.${'0'.repeat(97)}2`],
    [`0.${'0'.repeat(97)}25`, `0.${'0'.repeat(97)}2`],
    [`0.${'0'.repeat(97)}250000000001`, `0.${'0'.repeat(97)}3`],
    [`9.${'9'.repeat(150)}`, '10'],
    [`${'9'.repeat(98)}.${'9'.repeat(150)}`, `1${'0'.repeat(98)}`],
  ])('the stored or calculated %s is printed as %s', (stored, printed) => {
    expect(Decimal.serialize(stored)).toBe(printed);
    expect(Decimal.serialize({ toFixed: () => stored })).toBe(printed);
  });

  const canonical = ['0', '5', '10', '-5', '0.5', '-0.5', '10.01', '-12345.6789'];
  const others = ['-0', '00', '01', '-01', '0.', '.5', '-', '-.5', '0.50', '5.0', '-0.0', '1.2.3'];
  const wrong = ['1e5', '+1', ' 1', '', '1'.repeat(101), '--1', '1-'];
  test.each([
    ...canonical.map((text) => [text, true] as const),
    ...[...others, ...wrong].map((text) => [text, false] as const),
  ])('the text %j is canonical already: %s', (text, isCanonical) => {
    expect(isCanonicalDecimal(text)).toBe(isCanonical);
    expect(canonicalDecimal(text) === text).toBe(isCanonical);
  });

  test.each([
    [1, '1'],
    [0.1, '0.1'],
    [1e21, '1000000000000000000000'],
    [123456789.012345, '123456789.012345'],
    [-2.5e-7, '-0.00000025'],
  ])('the JSON number %s is %s', (number, plain) => {
    expect(Decimal.parseValue(number)).toBe(plain);
  });

  test.each([0.1 + 0.2, 1234567890.1234567, Number.MAX_SAFE_INTEGER])(
    'the JSON number %s has more than 15 significant digits: the advice is to send a string',
    (number) => expect(() => Decimal.parseValue(number)).toThrow('Send it as a string'),
  );

  test.each([[true], [{}], [[]], [null], [Number.NaN]])('the value %j is refused', (value) => {
    expect(() => Decimal.parseValue(value)).toThrow('Decimal cannot represent');
  });

  test.each([
    ['12345678901234567890.123', '12345678901234567890.123'],
    ['1.10', '1.1'],
    ['"2.50"', '2.5'],
    ['7', '7'],
  ])('the literal %s in a document keeps every digit: %s', (literal, plain) => {
    expect(Decimal.parseLiteral(parseValue(literal), {})).toBe(plain);
  });

  test.each(['true', 'BUY', '[1]', '{a: 1}'])('the literal %s is refused', (literal) => {
    expect(() => Decimal.parseLiteral(parseValue(literal), {})).toThrow();
  });

  test('answers are strings without trailing zeros, whatever they were computed with', () => {
    expect(Decimal.serialize('10.500')).toBe('10.5');
    expect(Decimal.serialize({ toFixed: () => '3.140' })).toBe('3.14');
    expect(Decimal.serialize(12n)).toBe('12');
    expect(() => Decimal.serialize({})).toThrow();
  });
});

describe('A Date is a calendar day that exists', () => {
  test.each(['2026-11-20', '2024-02-29', '0001-01-01'])('%s is read', (text) => {
    expect(CalendarDate.parseValue(text)).toBe(text);
  });
  test.each(['2026-02-29', '2026-13-01', '2026-1-1', '20261120', '0000-01-01', '', 20261120, null])(
    '%j is refused, never read as today',
    (value) => expect(() => CalendarDate.parseValue(value)).toThrow('Date cannot represent'),
  );
});

describe('A DateTime is a moment in RFC 3339', () => {
  test.each([
    ['2026-11-20T14:30:00Z', '2026-11-20T14:30:00.000Z'],
    ['2026-11-20T14:30:00.5+13:00', '2026-11-20T01:30:00.500Z'],
    ['2026-11-20t14:30:00z', '2026-11-20T14:30:00.000Z'],
  ])('%s is %s', (text, utc) => {
    expect(DateTime.serialize(DateTime.parseValue(text))).toBe(utc);
  });
  test.each([
    '2026-11-20',
    '2026-11-20T14:30:00',
    '2026-02-30T00:00:00Z',
    '2026-11-20T24:00:00Z',
    '2026-11-20 14:30:00Z',
    1_700_000_000_000,
    null,
  ])('%j is refused', (value) => {
    expect(() => DateTime.parseValue(value)).toThrow('DateTime cannot represent');
  });
});

describe('A DateTime stays within the years 1 to 9999 of UTC, whatever its zone', () => {
  test.each([
    ['0001-01-01T00:00:00Z', '0001-01-01T00:00:00.000Z'],
    ['0001-01-01T05:00:00+05:00', '0001-01-01T00:00:00.000Z'],
    ['9999-12-31T23:59:59.999999999Z', '9999-12-31T23:59:59.999Z'],
    ['9999-12-31T18:59:59-05:00', '9999-12-31T23:59:59.000Z'],
  ])('%s is %s', (text, utc) => {
    expect(DateTime.serialize(DateTime.parseValue(text))).toBe(utc);
  });
  test.each([
    '0001-01-01T00:00:00+00:01',
    '0001-01-01T12:00:00+14:00',
    '9999-12-31T23:59:59-00:01',
    '9999-12-31T12:00:00-23:59',
  ])('%s is refused', (text) => {
    expect(() => DateTime.parseValue(text)).toThrow('in UTC it is outside the years 1 to 9999');
  });
});

test('A DateTime answer is the moment it was given, whatever was answered before', () => {
  const [early, late] = [new Date('2026-11-20T00:00:00Z'), new Date('2026-11-20T00:00:01Z')];
  expect([early, early, late, early].map((at) => DateTime.serialize(at))).toEqual([
    '2026-11-20T00:00:00.000Z',
    '2026-11-20T00:00:00.000Z',
    '2026-11-20T00:00:01.000Z',
    '2026-11-20T00:00:00.000Z',
  ]);
  expect(() => DateTime.serialize(new Date(Number.NaN))).toThrow();
});

describe('Codes are those of their standards', () => {
  test.each(['NZD', 'USD', 'BTC'])('the currency %s is known', (code) => {
    expect(CurrencyCode.parseValue(code)).toBe(code);
  });
  test.each(['nzd', 'XXQ', '', 1])('the currency %j is refused', (code) => {
    expect(() => CurrencyCode.parseValue(code)).toThrow('write it like "NZD"');
  });
  test('countries have two letters, and there are 249 of them', () => {
    expect(CountryCode.parseValue('NZ')).toBe('NZ');
    expect(() => CountryCode.parseValue('NZL')).toThrow('write it like "NZ"');
  });
});
