import { expect, test } from 'vitest';
import { canonicalJson } from './canonical-json.ts';

test.each([
  ['the order of keys', { b: 1, a: { d: 2, c: 3 } }, { a: { c: 3, d: 2 }, b: 1 }],
  ['keys without a value', { a: 1, b: undefined }, { a: 1 }],
  ['objects that write themselves', { a: { toJSON: () => '1.5' } }, { a: '1.5' }],
  ['dates', { a: new Date(0) }, { a: '1970-01-01T00:00:00.000Z' }],
])('%s makes no difference', (_, left, right) => {
  expect(canonicalJson(left)).toBe(canonicalJson(right));
});

test.each([
  ['null and absence', { a: null }, {}],
  ['the order of a list', { a: [1, 2] }, { a: [2, 1] }],
  ['number and text', { a: 1 }, { a: '1' }],
  ['a key and its nesting', { a: { b: 1 } }, { b: { a: 1 } }],
  ['a key called __proto__', JSON.parse('{"__proto__":{"a":1}}'), {}],
])('%s is a difference', (_, left, right) => {
  expect(canonicalJson(left)).not.toBe(canonicalJson(right));
});

test('left out are only the named keys of the top level', () => {
  const input = { mfaCode: '123456', order: { mfaCode: 'kept' } };
  expect(canonicalJson(input, ['mfaCode'])).toBe('{"order":{"mfaCode":"kept"}}');
});

test('nothing at all is null', () => {
  expect(canonicalJson(undefined)).toBe('null');
});
