import { expect, test } from 'vitest';
import { findLines, sourceFiles } from './support/source-files.ts';

const contract = sourceFiles().filter(
  ({ path }) => path.startsWith('packages/schema/src/') && path.endsWith('.graphql'),
);

test('the rules see the contract', () => {
  expect(contract.length).toBeGreaterThan(80);
});

test.each([
  ['is wider than 100 columns, examples apart', /^(?!\s*(params|none):).{101,}/],
  ['says "alone" for "only"', /\balone\b/],
  ['says "Null where" for "Null if"', /\bNull (too )?where\b/],
])('no line of the contract %s', (_title, pattern) => {
  expect(findLines(contract, pattern)).toEqual([]);
});
