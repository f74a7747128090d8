import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { sourceFiles } from './support/source-files.ts';

const COMPILER = 'node_modules/typescript-native/bin/tsc';
const ARGUMENTS = '--pretty false --noEmit --noPropertyAccessFromIndexSignature -p packages/mocks';
const COMPILE_MS = 120_000;
/** `packages/mocks/src/x.ts(1,2): error TS4111: …`: a field that no type knows. */
const UNTYPED = /^(packages\/mocks\/\S+): error TS4111/gm;
/** A value's field by its name in brackets, which the compiler lets pass. */
const IN_BRACKETS = /(?<![A-Z]\w*|typeof \w+\)?)[\w)\]]\??\.?\['[a-z]\w*'\]/g;
/** Examples and what any operation is given, whose types only the operation knows. */
const MAX_IN_BRACKETS = 21;

const compiled = async (): Promise<string> => {
  try {
    await promisify(execFile)(COMPILER, ARGUMENTS.split(' '));
    return '';
  } catch (error) {
    return String(Object(error).stdout);
  }
};

test(
  'no field of a row or an input is read in the mocks without its type',
  async () => {
    expect([...(await compiled()).matchAll(UNTYPED)].map(([, place]) => place)).toEqual([]);
  },
  COMPILE_MS,
);

test('fields are read in brackets only where all types are treated alike', () => {
  const reads = sourceFiles()
    .filter(({ path }) => /^packages\/mocks\/src\/(?!contract\/|generated\/)/.test(path))
    .filter(({ path }) => path.endsWith('.ts') && !/\.(test|fixture)\.ts$/.test(path))
    .flatMap(({ path, lines }) =>
      lines.flatMap((line) => [...line.matchAll(IN_BRACKETS)].map(([read]) => `${path}: ${read}`)),
    );
  expect(reads.length, reads.join('\n')).toBeLessThanOrEqual(MAX_IN_BRACKETS);
});
