import { expect, test } from 'vitest';
import { changedPaths } from './generated.ts';

test('a file that changed, came or went is named, in order', () => {
  const before = new Map([
    ['same', 'a'],
    ['went', 'b'],
    ['changed', 'c'],
  ]);
  const after = new Map([
    ['changed', 'd'],
    ['same', 'a'],
    ['came', 'e'],
  ]);
  expect(changedPaths(before, after)).toEqual(['came', 'changed', 'went']);
});
