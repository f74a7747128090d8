import { expect, test } from 'vitest';
import { isNewEnough } from './runtime.mjs';

test.each([
  ['20.20.2', false],
  ['22.17.1', false],
  ['22.18.0', true],
  ['24.0.0', true],
  ['26.10.0', true],
])('Node %s runs TypeScript without a flag: %s', (version, expected) => {
  expect(isNewEnough(version)).toBe(expected);
});
