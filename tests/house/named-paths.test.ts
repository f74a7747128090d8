import { expect, test } from 'vitest';
import { sourceFiles } from './support/source-files.ts';

/** Where a path that a document names can begin. */
const BEGINNINGS = [
  '',
  'packages/',
  'packages/schema/src/',
  'packages/server/src/',
  'packages/server/src/domains/',
];
const PATH = /`((?:[\w.-]+\/)+[\w.-]+\.(?:ts|tsx|mjs|graphql|md|sh))`/g;

const files = sourceFiles();
const paths = new Set(files.map(({ path }) => path));
/** What is made where it is needed, and is not in the repository. */
const MADE = /^packages\/schema\/releases\//;

test('every file that a document names is there', () => {
  const missing = files
    .filter(({ path }) => path.endsWith('.md'))
    .flatMap(({ path, lines }) =>
      lines.flatMap((line, index) =>
        [...line.matchAll(PATH)]
          .map(([, named = '']) => named)
          .filter((named) => !MADE.test(named) && !isThere(path, named))
          .map((named) => `${path}:${index + 1}: ${named}`),
      ),
    );
  expect(missing).toEqual([]);
});

function isThere(document: string, named: string): boolean {
  const folder = document.slice(0, document.lastIndexOf('/') + 1);
  return [...BEGINNINGS, folder, `${folder}src/`].some((beginning) =>
    paths.has(`${beginning}${named}`),
  );
}
