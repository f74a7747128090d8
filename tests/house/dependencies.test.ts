import { existsSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../../scripts/lib/process.mjs';
import { isCode, isFixture, isTest, type SourceFile, sourceFiles } from './support/source-files.ts';

/** Statements but those of types alone, which are gone once the code runs. */
const STATIC = /^(?:import|export)\s(?!type\s)(?:[^;'"`]*?\sfrom\s*)?['"]([^'"]+)['"]/gm;
/** Code that is loaded, found or required where it runs; a type that is imported is none. */
const LATER =
  /(?<!typeof |[:|&<] )\bimport\(\s*['"]([^'"]+)['"]\s*\)(?!\.[A-Z])|\b(?:require(?:\.resolve)?|import\.meta\.resolve)\(\s*['"]([^'"]+)['"]/g;
const COMMENTS = /^\s*(?:\/\/|\/?\*).*$/gm;
/** Entered by tests of other packages alone. */
const FOR_TESTS = /\/(?:testing\.ts$|testing\/|test\/|conformance\/)|[.]contract[.]ts$/;

const files = sourceFiles().filter((file) => isCode(file) && /\/src\//.test(file.path));
const packages = [
  ...new Set(files.flatMap(({ path }) => /^packages\/[^/]+/.exec(path) ?? [])),
].sort();

interface Manifest {
  readonly name: string;
  readonly dependencies?: object;
  readonly peerDependencies?: object;
  readonly devDependencies?: object;
}

/** The packages that a file imports when it runs, ours and others', each by its name. */
function importedBy({ lines }: Pick<SourceFile, 'lines'>): string[] {
  const text = lines.join('\n').replaceAll(COMMENTS, '');
  const named = [...text.matchAll(STATIC), ...text.matchAll(LATER)].flatMap(
    ([, one, other]) => one ?? other ?? [],
  );
  return named
    .filter((name) => !/^(?:[./]|node:|virtual:)/.test(name) && !builtinModules.includes(name))
    .map((name) => /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name);
}

/** What a folder's manifest brings along; what is bundled into it may stand for development. */
function brought(folder: string): readonly string[] {
  const text = readFileSync(join(root, folder, 'package.json'), 'utf8');
  const manifest: Manifest = JSON.parse(text);
  const { name, dependencies, peerDependencies, devDependencies } = manifest;
  const isBundled = ['tsdown.config.ts', 'vite.config.ts'].some(
    (file) => folder !== 'packages/schema' && existsSync(join(root, folder, file)),
  );
  const bundled = isBundled ? devDependencies : {};
  return [name, ...Object.keys({ ...dependencies, ...peerDependencies, ...bundled })];
}

describe('the reader of imports', () => {
  test.each<[string, string[]]>([
    [`import { a } from 'graphql';`, ['graphql']],
    [`import {\n  a,\n  type B,\n} from '@scope/name/part';`, ['@scope/name']],
    [`import 'pg';`, ['pg']],
    [`export * from 'ws';`, ['ws']],
    [`const { a } = await import('pdfkit');`, ['pdfkit']],
    [`const load = () => import('ai').then(({ a }) => a);`, ['ai']],
    [`const path = require.resolve('marked/lib');`, ['marked']],
    [`import type { A } from 'stripe';\nexport type { B } from 'stripe';`, []],
    [`let a: typeof import('stripe');\nlet b: import('stripe').Stripe;`, []],
    [`import { a } from './a.ts';\nimport { b } from 'node:fs';`, []],
    [` * import { a } from 'unpdf';`, []],
  ])('%s', (text, expected) => {
    expect(importedBy({ lines: text.split('\n') })).toEqual(expected);
  });
});

test.each(packages)('%s depends on everything that it imports when it runs', (folder) => {
  const names = brought(folder);
  const missing = files
    .filter(({ path }) => path.startsWith(`${folder}/src/`) && !FOR_TESTS.test(path))
    .filter((file) => !isTest(file) && !isFixture(file))
    .flatMap((file) => importedBy(file).map((name) => ({ path: file.path, name })))
    .filter(({ name }) => !names.includes(name))
    .map(({ path, name }) => `${path}: ${name}`);
  expect(missing).toEqual([]);
});
