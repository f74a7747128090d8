import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { root } from '../lib/process.mjs';
import { typePrograms } from './type-programs.ts';

const EDITORS = '{packages/*,packages/docs/.vitepress,examples,scripts,tests,bench}/tsconfig.json';

function read(config: string) {
  const { config: json, error } = ts.readConfigFile(config, (path) => readFileSync(path, 'utf8'));
  expect(error).toBeUndefined();
  const folder = config.slice(0, config.lastIndexOf(sep));
  return ts.parseJsonConfigFileContent(json, ts.sys, folder, undefined, config);
}

function filesOf(configs: readonly string[]): string[] {
  return configs.flatMap((config) => read(join(root, config)).fileNames);
}

test.each([
  { hasBench: true, left: [] },
  { hasBench: false, left: ['bench/tsconfig.json'] },
])('Every file is in a program of the type check, bench installed: $hasBench', (row) => {
  const editors = globSync(EDITORS, { cwd: root }).filter((config) => !row.left.includes(config));
  expect(editors.length).toBeGreaterThan(8);
  const checked = new Set(filesOf(typePrograms(row)));
  expect(filesOf(editors).filter((file) => !checked.has(file))).toEqual([]);
});

test('What runs on Node is checked without the DOM, and as strictly as every package', () => {
  const base = read(join(root, 'tsconfig.base.json')).options;
  for (const config of typePrograms({ hasBench: true })) {
    const { lib, strict, noUncheckedIndexedAccess, exactOptionalPropertyTypes } = read(
      join(root, config),
    ).options;
    expect({ strict, noUncheckedIndexedAccess, exactOptionalPropertyTypes }).toEqual({
      strict: true,
      noUncheckedIndexedAccess: true,
      exactOptionalPropertyTypes: true,
    });
    if (config.includes('node')) expect(lib).toEqual(base.lib);
  }
  expect(base.lib?.filter((name) => name.includes('dom'))).toEqual([]);
});
