import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

const root = join(import.meta.dirname, '../../..');
const skipped = new Set(['node_modules', 'dist', '.turbo', '.data']);
const copied = [
  'packages',
  'examples',
  'tests/support',
  'codegen.ts',
  'package.json',
  'tsconfig.base.json',
];

/** A copy of the workspace's sources in a temporary folder, on the installed dependencies. */
export function copyWorkspace(): string {
  const copy = mkdtempSync(join(tmpdir(), 'lockstep-'));
  for (const name of copied) {
    cpSync(join(root, name), join(copy, name), {
      recursive: true,
      filter: (path) => !skipped.has(relative(root, path).split(/[\\/]/).at(-1) ?? ''),
    });
  }
  linkDependencies(join(root, 'node_modules'), join(copy, 'node_modules'));
  for (const name of readdirSync(join(copy, 'packages'))) {
    const own = join(root, 'packages', name, 'node_modules');
    if (existsSync(own)) symlinkSync(own, join(copy, 'packages', name, 'node_modules'));
  }
  return copy;
}

/** Links every dependency, and leads the workspace's own packages to the copy. */
function linkDependencies(from: string, to: string): void {
  const ours = '@investing-platform';
  mkdirSync(join(to, ours), { recursive: true });
  for (const name of readdirSync(from)) {
    if (name !== ours) symlinkSync(join(from, name), join(to, name));
  }
  for (const name of readdirSync(join(from, ours))) {
    const target = name === 'examples' ? '../../examples' : `../../packages/${name}`;
    symlinkSync(target, join(to, ours, name));
  }
}

/** Runs a script of a dependency within the copy; gives its exit code and what it printed. */
export function runInCopy(
  copy: string,
  script: string,
  args: readonly string[],
): Promise<{ exitCode: number; output: string }> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [join(root, 'node_modules', script), ...args],
      { cwd: copy, timeout: 170_000, maxBuffer: 16 * 2 ** 20 },
      (error, stdout, stderr) =>
        resolve({ exitCode: error ? Number(error.code ?? 1) : 0, output: stdout + stderr }),
    );
  });
}
