import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

const repository = join(import.meta.dirname, '../../..');

/**
 * What the compiler says of modules, each on its own, and nothing where all of them compile. Faults
 * of the workspace's own packages belong to its type check.
 *
 * @param modules their text by a name
 */
export async function typeErrors(modules: ReadonlyMap<string, string>): Promise<readonly string[]> {
  // Below the repository, so that the packages of the workspace resolve.
  const cache = join(repository, 'node_modules/.cache');
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(join(cache, 'docs-samples-'));
  try {
    for (const [name, text] of modules) await writeFile(join(folder, `${name}.ts`), text);
    const config = {
      extends: join(repository, 'tsconfig.base.json'),
      compilerOptions: {
        lib: ['ES2024', 'DOM', 'DOM.Iterable', 'DOM.AsyncIterable'],
        typeRoots: [join(repository, 'node_modules/@types')],
      },
      include: ['*.ts'],
    };
    await writeFile(join(folder, 'package.json'), JSON.stringify({ type: 'module' }));
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(config));
    const problems = await compile(folder);
    return problems.filter((problem) => problem.includes(basename(folder)));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** One entry for each error, with the lines that explain it. */
function compile(folder: string): Promise<readonly string[]> {
  const compiler = join(repository, 'node_modules/typescript-native/bin/tsc');
  const args = [compiler, '--pretty', 'false', '-p', folder];
  const limits = { maxBuffer: 10_000_000, timeout: 170_000 };
  return new Promise((resolve, reject) => {
    execFile(process.execPath, args, limits, (error, stdout) => {
      if (error !== null && stdout === '') reject(error);
      else resolve(stdout.split(/\n(?=\S)/));
    });
  });
}
