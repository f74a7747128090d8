import { expect, test } from 'vitest';
import { equalSecrets, sha256, sha256Hex } from './hash.ts';

test('SHA-256 gives the published value for "abc" (FIPS 180-4 examples)', () => {
  const expected = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';
  expect(sha256Hex('abc')).toBe(expected);
  expect(sha256('abc').toString('hex')).toBe(expected);
});

test.each([
  ['secret', 'secret', true],
  ['secret', 'Secret', false],
  ['secret', 'secret ', false],
  ['', '', true],
])('%j and %j are the same secret: %s', (left, right, same) => {
  expect(equalSecrets(Buffer.from(left), Buffer.from(right))).toBe(same);
});
