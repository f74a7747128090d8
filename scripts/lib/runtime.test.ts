import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { isNewEnough, runtimeProblem } from './runtime.mjs';

test.each([
  ['20.20.2', false],
  ['22.17.1', false],
  ['22.18.0', true],
  ['24.0.0', true],
  ['26.10.0', true],
])('Node %s runs TypeScript without a flag: %s', (version, expected) => {
  expect(isNewEnough(version)).toBe(expected);
});

let folder: string | undefined;

afterEach(() => {
  if (folder !== undefined) rmSync(folder, { recursive: true });
  folder = undefined;
});

test.each([
  ['libatomic.so.1: cannot open shared object file', /libatomic.so.1.*apt-get install libatomic1/],
  ['GLIBC_2.28 not found', /GLIBC_2.28 not found\. Install what it lacks/],
])('a Node that says "%s" is told with what repairs it', (said, expected) => {
  folder = mkdtempSync(join(tmpdir(), 'runtime-'));
  const binary = join(folder, 'node');
  writeFileSync(binary, `#!/bin/sh\necho '${said}' >&2\nexit 127\n`, { mode: 0o755 });
  expect(runtimeProblem(binary)).toMatch(expected);
});

test('a Node that runs has no problem, and neither has one that npm did not install', () => {
  expect(runtimeProblem(process.execPath)).toBeUndefined();
  expect(runtimeProblem(undefined)).toBeUndefined();
});
