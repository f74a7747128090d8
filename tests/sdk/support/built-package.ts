import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';

const runFile = promisify(execFile);
const require = createRequire(import.meta.url);

export const repository = fileURLToPath(new URL('../../..', import.meta.url));
const source = join(repository, 'packages/sdk');

/** The SDK as it would be published, built in a folder of its own. */
export interface BuiltPackage {
  /** Holds package.json, README.md and dist. */
  readonly folder: string;
  readonly dist: string;
  dispose(): Promise<void>;
}

/** Builds the SDK beside, not in, its source folder, so that nothing else sees it half done. */
export async function buildPackage(): Promise<BuiltPackage> {
  const folder = await mkdtemp(join(tmpdir(), 'investing-platform-sdk-'));
  const dist = join(folder, 'dist');
  for (const file of ['package.json', 'README.md']) {
    await cp(join(source, file), join(folder, file));
  }
  const tsdown = join(repository, 'node_modules/tsdown/dist/run.mjs');
  await runNode([tsdown, '--out-dir', dist, '--logLevel', 'error'], source);
  return { folder, dist, dispose: () => rm(folder, { recursive: true, force: true }) };
}

/** What a script under this Node prints; rejects where it fails. */
export async function runNode(args: readonly string[], cwd: string): Promise<string> {
  const { stdout } = await runFile(process.execPath, [...args], { cwd });
  return stdout;
}

/** What a command prints; rejects where it fails. */
async function runCommand(command: string, args: readonly string[], cwd: string): Promise<string> {
  const shell = process.platform === 'win32';
  const { stdout } = await runFile(command, [...args], { cwd, shell });
  return stdout;
}

const dependencies = ['graphql', 'graphql-request', 'graphql-ws', 'openid-client'];

/**
 * A project that has installed the packed SDK. Its dependencies are those of this repository, so
 * that the installation needs no registry.
 */
export async function installPacked({ folder }: BuiltPackage): Promise<string> {
  const project = join(folder, 'consumer');
  await mkdir(project);
  const packed = await runCommand('npm', ['pack', '--json', '--pack-destination', project], folder);
  const [{ filename }] = JSON.parse(packed) as [{ filename: string }];
  const ours = dependencies.map((name) => [name, `file:${join(repository, 'node_modules', name)}`]);
  const manifest = {
    name: 'consumer',
    private: true,
    type: 'module',
    dependencies: { ...Object.fromEntries(ours), '@investing-platform/sdk': `file:${filename}` },
  };
  await writeFile(join(project, 'package.json'), JSON.stringify(manifest));
  await runCommand('npm', ['install', '--offline', '--no-audit', '--no-fund'], project);
  return project;
}

/** The code of a minified browser bundle of a module in a project; as `iife` it is `bundled`. */
export async function bundle(
  project: string,
  text: string,
  format: 'esm' | 'iife' = 'esm',
): Promise<string> {
  const input = join(project, 'bundled.js');
  await writeFile(input, text);
  const build = await rolldown({ input, platform: 'browser', logLevel: 'silent' });
  const { output } = await build.generate({
    format,
    name: 'bundled',
    minify: true,
    codeSplitting: false,
  });
  await build.close();
  return output.map((part) => ('code' in part ? part.code : '')).join('');
}

/** How much a bundle weighs on the wire, in bytes. */
export const gzipped = (code: string): number => gzipSync(code, { level: 9 }).length;

export const compilers: readonly (readonly [string, string])[] = [
  ['6', require.resolve('typescript/lib/tsc.js')],
  ['7', join(repository, 'node_modules/typescript-native/bin/tsc')],
];
