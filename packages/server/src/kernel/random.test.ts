import { describe, expect, test } from 'vitest';
import { fraction, type Random, seededRandom, systemRandom, token } from './random.ts';

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

describe('a seeded source', () => {
  test('gives the same bytes on every machine', () => {
    // SHA-256 of the text "0:seed".
    expect(hex(seededRandom('seed').bytes(32))).toBe(
      'd91bf65986142d5408c942eefc2bb0e4cb849268a609653357b1941dcd593376',
    );
  });

  test('gives one stream of bytes, however it is cut', () => {
    const whole = hex(seededRandom('a').bytes(100));
    const random = seededRandom('a');
    const parts = [1, 31, 0, 33, 35].map((count) => hex(random.bytes(count))).join('');
    expect(parts).toBe(whole);
  });

  test('gives other bytes for another seed', () => {
    expect(hex(seededRandom('a').bytes(8))).not.toBe(hex(seededRandom('b').bytes(8)));
  });
});

describe('a token', () => {
  test('is its prefix and 43 base62 characters', () => {
    expect(token(systemRandom, 'at_')).toMatch(/^at_[0-9A-Za-z]{43}$/);
  });

  test.each([
    [0x00, 0n],
    [0x01, BigInt(`0x${'01'.repeat(32)}`)],
    [0xff, 2n ** 256n - 1n],
  ])('of bytes %i keeps all 256 bits at full length', (byte, value) => {
    const constant: Random = { bytes: (count) => new Uint8Array(count).fill(byte) };
    const text = token(constant, '');
    expect(text).toHaveLength(43);
    expect(number(text)).toBe(value);
  });
});

test('a fraction lies from 0 to below 1', () => {
  const constant = (byte: number): Random => ({ bytes: (n) => new Uint8Array(n).fill(byte) });
  expect(fraction(constant(0))).toBe(0);
  expect(fraction(constant(255))).toBeLessThan(1);
});

function number(text: string): bigint {
  const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
  return [...text].reduce((value, digit) => value * 62n + BigInt(digits.indexOf(digit)), 0n);
}
