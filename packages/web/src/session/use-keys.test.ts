import { expect, test } from 'vitest';
import { newKeys } from './use-keys.ts';

function countingKeys() {
  let count = 0;
  return newKeys(() => {
    count += 1;
    return `key-${count}`;
  });
}

test('the same input keeps its key until it has gone well', () => {
  const { keyFor, done } = countingKeys();
  expect([keyFor({ a: 1 }), keyFor({ a: 1 })]).toEqual(['key-1', 'key-1']);
  done();
  expect(keyFor({ a: 1 })).toBe('key-2');
});

test('other input gets a key of its own', () => {
  const { keyFor } = countingKeys();
  expect([keyFor({ a: 1 }), keyFor({ a: 2 }), keyFor({ a: 1 })]).toEqual([
    'key-1',
    'key-2',
    'key-3',
  ]);
});

test('keys are 32 characters that fit the contract, and never the same', () => {
  const first = newKeys().keyFor({});
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(newKeys().keyFor({})).not.toBe(first);
});
