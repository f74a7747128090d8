import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { root } from '../lib/process.mjs';
import { type Manifest, publishedManifest } from './manifest.ts';

const runFile = promisify(execFile);

/** The packages that are published, each after those that it depends on. */
export const PUBLISHED = ['sdk', 'mocks', 'cli', 'schema'] as const;

/** A package as it is published, built in a folder of its own. */
export interface BuiltPackage {
  /** Holds package.json, README.md, LICENSE, dist and, once there is one, CHANGELOG.md. */
  readonly folder: string;
  readonly dist: string;
  dispose(): Promise<void>;
}

/** Builds a package beside, not in, its source folder, so that nothing else sees it half done. */
export async function buildPublished(name: (typeof PUBLISHED)[number]): Promise<BuiltPackage> {
  const source = join(root, 'packages', name);
  const folder = await mkdtemp(join(tmpdir(), `investing-platform-${name}-`));
  const dist = join(folder, 'dist');
  const manifest = await readManifest(source);
  const { repository } = await readManifest(root);
  const published = publishedManifest(manifest, await siblings(), addressOf(repository));
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(published, null, 2)}\n`);
  await cp(join(root, 'LICENSE'), join(folder, 'LICENSE'));
  for (const file of ['README.md', 'CHANGELOG.md']) {
    if ((await readdir(source)).includes(file)) await cp(join(source, file), join(folder, file));
  }
  const tsdown = join(root, 'node_modules/tsdown/dist/run.mjs');
  await runNode([tsdown, '--out-dir', dist, '--logLevel', 'error'], source);
  return { folder, dist, dispose: () => rm(folder, { recursive: true, force: true }) };
}

/** What the checkers of packages have against one, in their own words; empty where nothing. */
export async function faultsOf({ folder }: BuiltPackage): Promise<string[]> {
  const { messages, pkg } = await publint({ pkgDir: folder, strict: true });
  const faults = messages.map((message) => formatMessage(message, pkg, { color: false }) ?? '');
  const attw = join(root, 'node_modules/@arethetypeswrong/cli/dist/index.js');
  // What offers no other form is not looked at under those who want it.
  const { exports = {} } = await readManifest(folder);
  const offers = JSON.stringify(exports).includes('"require"') ? 'node16' : 'esm-only';
  const files = Object.keys(exports).filter((path) => path.endsWith('.graphql'));
  const args = ['--pack', folder, '--profile', offers, '--no-emoji', '--no-color'];
  if (files.length > 0) args.push('--exclude-entrypoints', ...files);
  const wrongTypes = await runNode([attw, ...args], folder).then(
    () => [],
    (error: unknown) => [saidOf(error)],
  );
  return [...faults, ...wrongTypes];
}

/** Packs a built package; the path of its tarball in `target`. */
export async function pack({ folder }: BuiltPackage, target: string): Promise<string> {
  const packed = await runNpm(['pack', '--json', '--pack-destination', target], folder);
  const [{ filename }] = JSON.parse(packed) as [{ filename: string }];
  return join(target, filename);
}

/**
 * A project with nothing but these packages in it.
 *
 * @param dependencies where npm finds each, by name
 * @param options of `npm install`, such as `--offline`
 */
export async function installIn(
  project: string,
  dependencies: Readonly<Record<string, string>>,
  ...options: string[]
): Promise<void> {
  const manifest = { name: 'consumer', private: true, type: 'module', dependencies };
  await writeFile(join(project, 'package.json'), JSON.stringify(manifest));
  await runNpm(['install', '--no-audit', '--no-fund', ...options], project);
}

/** What a script under this Node prints; rejects where it fails. */
export async function runNode(args: readonly string[], cwd: string): Promise<string> {
  const { stdout } = await runFile(process.execPath, [...args], { cwd });
  return stdout;
}

async function runNpm(args: readonly string[], cwd: string): Promise<string> {
  const { stdout } = await runFile('npm', [...args], { cwd, shell: process.platform === 'win32' });
  return stdout;
}

export async function readManifest(folder: string): Promise<Manifest> {
  return JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
}

async function siblings(): Promise<Map<string, Manifest>> {
  const names = await readdir(join(root, 'packages'));
  const manifests = await Promise.all(
    names.map((name) => readManifest(join(root, 'packages', name))),
  );
  return new Map(manifests.map((manifest) => [manifest.name, manifest]));
}

/** `repository` of a package.json is an address, or an object that has one. */
function addressOf(repository: unknown): string | undefined {
  const address = typeof repository === 'string' ? repository : Object(repository).url;
  return typeof address === 'string' ? address : undefined;
}

/** What a tool said that ended with a failure. */
function saidOf(error: unknown): string {
  const { stdout, stderr } = Object(error);
  return `${stdout ?? ''}${stderr ?? ''}`.trim() || String(error);
}
