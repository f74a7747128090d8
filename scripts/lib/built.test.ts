import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isStale } from './built.mjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'investing-platform-built-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function writeAt(path: string, changedAtSeconds: number) {
  const full = join(folder, path);
  mkdirSync(dirname(full), { recursive: true });
  writeFileSync(full, path);
  utimesSync(full, changedAtSeconds, changedAtSeconds);
}

test.each([
  ['missing is stale', undefined, 100, true],
  ['newer than its sources is not stale', 200, 100, false],
  ['older than a nested source is stale', 100, 200, true],
])('output that is %s', (_title, builtAtSeconds, changedAtSeconds, expected) => {
  writeAt('web/src/deep/page.ts', changedAtSeconds);
  writeAt('web/node_modules/tool/index.js', 900);
  writeAt('web/src/deep/page.test.ts', 900);
  if (builtAtSeconds !== undefined) writeAt('web/dist/index.html', builtAtSeconds);
  expect(isStale(folder, 'web/dist/index.html', ['web', 'sdk'])).toBe(expected);
});

test('what there is nothing to make of is not stale', () => {
  expect(isStale(folder, 'web/dist/index.html', ['web'])).toBe(false);
});
