import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const runFile = promisify(execFile);

export const repository = fileURLToPath(new URL('../../..', import.meta.url));
const source = join(repository, 'packages/mocks');

/** The mocks as they would be published, built in a folder of their own. */
export interface BuiltMocks {
  /** Holds package.json, README.md and dist. */
  readonly folder: string;
  readonly dist: string;
  dispose(): Promise<void>;
}

export async function buildMocks(): Promise<BuiltMocks> {
  const folder = await mkdtemp(join(tmpdir(), 'investing-platform-mocks-'));
  const dist = join(folder, 'dist');
  for (const file of ['package.json', 'README.md']) {
    await cp(join(source, file), join(folder, file));
  }
  const tsdown = join(repository, 'node_modules/tsdown/dist/run.mjs');
  await runNode([tsdown, '--out-dir', dist, '--logLevel', 'error'], source);
  return { folder, dist, dispose: () => rm(folder, { recursive: true, force: true }) };
}

/** What a script under this Node prints; rejects with what it says where it fails. */
export async function runNode(args: readonly string[], cwd: string): Promise<string> {
  const { stdout } = await runFile(process.execPath, [...args], { cwd });
  return stdout;
}

async function npm(args: readonly string[], cwd: string): Promise<string> {
  const { stdout } = await runFile('npm', [...args], { cwd, shell: process.platform === 'win32' });
  return stdout;
}

const PEERS = ['graphql', 'graphql-ws', 'msw'];

/**
 * A project that has installed the packed mocks. What they need is taken from this repository, so
 * that the installation needs no registry.
 */
export async function installPacked({ folder }: BuiltMocks): Promise<string> {
  const project = join(folder, 'consumer');
  await mkdir(project);
  const packed = await npm(['pack', '--json', '--pack-destination', project], folder);
  const [{ filename }] = JSON.parse(packed) as [{ filename: string }];
  const ours = PEERS.map((name) => [name, `file:${join(repository, 'node_modules', name)}`]);
  const manifest = {
    name: 'consumer',
    private: true,
    type: 'module',
    dependencies: { ...Object.fromEntries(ours), '@investing-platform/mocks': `file:${filename}` },
  };
  await writeFile(join(project, 'package.json'), JSON.stringify(manifest));
  await npm(['install', '--offline', '--no-audit', '--no-fund'], project);
  return project;
}
