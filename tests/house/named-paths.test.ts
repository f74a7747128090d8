import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../scripts/lib/process.mjs';
import { repositoryPaths, type SourceFile, sourceFiles } from './support/source-files.ts';

/** Where a path that a document names can begin. */
const BEGINNINGS = [
  '',
  'packages/',
  'packages/schema/src/',
  'packages/server/src/',
  'packages/server/src/domains/',
];
const IN_QUOTES = /`([\w.-]+(?:\/[\w.-]*)+)`/g;
/** Media types, and what is made where it is needed: it is not in the repository. */
const NOT_OURS =
  /^(application|text|image)\/|^(dist|release|\.data|DATA_DIR|investing)\/|^data\/(stocks|sp500-2000)\.csv$/;
const NPM_SCRIPT = /\bnpm run (?:--silent )?([a-z][\w:-]*)/g;
const HELP_OF_OPERATOR = 'packages/server/src/operator/help-layout.ts';
const OPERATOR_COMMAND = /\bnpm run operator -- ([a-z][\w-]*)/g;

const files = sourceFiles();
const documents = files.filter(({ path }) => path.endsWith('.md'));
const paths = new Set(
  repositoryPaths().flatMap((path) => {
    const parts = path.split('/');
    return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
  }),
);

/** What documents name and `exists` does not know, each with its place. */
function missing(
  named: RegExp,
  exists: (name: string, document: string) => boolean,
  among: readonly SourceFile[] = documents,
): string[] {
  return among.flatMap(({ path, lines }) =>
    lines.flatMap((line, index) =>
      [...line.matchAll(named)]
        .filter(([, name = '']) => !exists(name, path))
        .map(([, name]) => `${path}:${index + 1}: ${name}`),
    ),
  );
}

function isThere(named: string, document: string): boolean {
  const folder = document.slice(0, document.lastIndexOf('/') + 1);
  const path = named.replace(/\/$/, '');
  return (
    NOT_OURS.test(named) ||
    [...BEGINNINGS, folder, `${folder}src/`].some((beginning) => paths.has(`${beginning}${path}`))
  );
}

test('every file and folder that a document names is there', () => {
  expect(missing(IN_QUOTES, isThere)).toEqual([]);
});

test('every command that a document names is there', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  expect(missing(NPM_SCRIPT, (name) => name in scripts)).toEqual([]);
  const help = files.find(({ path }) => path === HELP_OF_OPERATOR)?.lines.join('\n') ?? '';
  expect(missing(OPERATOR_COMMAND, (name) => help.includes(`'${name}'`))).toEqual([]);
});

test('a path and a command that are not there are found', () => {
  const lines = ['See `http/nowhere.ts`, `http/router.ts` and `domains/trading/`.', 'npm run fly'];
  const document = [{ path: 'docs/X.md', lines }];
  expect(missing(IN_QUOTES, isThere, document)).toEqual(['docs/X.md:1: http/nowhere.ts']);
  expect(missing(NPM_SCRIPT, () => false, document)).toEqual(['docs/X.md:2: fly']);
});
