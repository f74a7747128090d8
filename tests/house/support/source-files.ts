import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface SourceFile {
  /** Relative to the repository's folder, with forward slashes. */
  readonly path: string;
  readonly lines: readonly string[];
}

const root = fileURLToPath(new URL('../../..', import.meta.url));
const TEXT = /\.(ts|tsx|mjs|js|json|graphql|md|css|html|sql|sh|yml|yaml)$/;
const NOT_OURS = /(^|\/)package-lock\.json$/;

/** Every file that git tracks or would track, in these folders or everywhere. */
export function repositoryPaths(folders: readonly string[] = []): string[] {
  const asked = ['ls-files', '-co', '--exclude-standard', '-z', '--', ...folders];
  const listing = execFileSync('git', asked, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 16 * 1024 * 1024,
  });
  return listing.split('\0').filter((path) => path !== '' && existsSync(join(root, path)));
}

/**
 * Every text file of the repository that git tracks or would track.
 *
 * @param folders those to look in; empty: everywhere
 */
export function sourceFiles(folders: readonly string[] = []): SourceFile[] {
  return repositoryPaths(folders)
    .filter((path) => (TEXT.test(path) || path === '.ci/run') && !NOT_OURS.test(path))
    .map((path) => ({ path, lines: readFileSync(join(root, path), 'utf8').split('\n') }));
}

export const isGenerated = ({ path }: SourceFile): boolean =>
  /(^|\/)generated\/|\.generated\.ts$|^packages\/schema\/operations\//.test(path);

export const isCode = ({ path }: SourceFile): boolean => /\.(ts|tsx|mjs)$/.test(path);

export const isTest = ({ path }: SourceFile): boolean =>
  path.startsWith('tests/') || /\.test\.tsx?$/.test(path);

export const isFixture = ({ path }: SourceFile): boolean => path.endsWith('.fixture.ts');

/** What a package is built from: no test, and no migration, which stays as it has shipped. */
export const builtFiles = (folder: string): SourceFile[] =>
  sourceFiles([folder])
    .filter((file) => isCode(file) && !isGenerated(file) && !isTest(file) && !isFixture(file))
    .filter(({ path }) => !path.includes('/migrations/'));

/** Lines that a rule is about, as `path:line: text`, so that a failure leads to the place. */
export function findLines(
  files: readonly SourceFile[],
  rule: RegExp | ((line: string) => boolean),
): string[] {
  const applies = rule instanceof RegExp ? (line: string) => rule.test(line) : rule;
  return files.flatMap(({ path, lines }) =>
    lines.flatMap((line, index) => (applies(line) ? [`${path}:${index + 1}: ${line.trim()}`] : [])),
  );
}
