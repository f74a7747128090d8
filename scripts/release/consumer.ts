import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ensureServerBuilt } from '../lib/built.mjs';
import { freePort } from '../lib/free-port.ts';
import { root } from '../lib/process.mjs';
import { type RunningServer, runServer } from '../lib/server-process.ts';
import { installIn, readManifest } from './published.ts';

const TYPES = 'node_modules/typescript/lib/tsc.js';

/**
 * Installs tarballs as a user would, in a project with nothing else in it, and tries them: the
 * example that the README shows is type-checked and run against a server of this repository, the
 * mocks answer it too, and the command lists the operations.
 *
 * @param project an empty folder
 * @throws Error with what a step printed, where one fails
 */
export async function tryAsUser(
  project: string,
  tarballs: Readonly<Record<string, string>>,
  print: (line: string) => void,
): Promise<void> {
  const { peerDependencies } = await readManifest(join(root, 'packages', 'mocks'));
  const files = Object.entries(tarballs).map(([name, path]): [string, string] => [
    `@investing-platform/${name}`,
    `file:${path}`,
  ]);
  await installIn(project, { ...Object.fromEntries(files), ...Object(peerDependencies) });
  print('installed, with what they depend on');
  cpSync(join(root, 'examples'), project, { recursive: true, filter: isExample });
  typeCheck(project);
  print('the example of the README type-checks');
  const said = await runExample(project);
  print('the example of the README runs:');
  for (const line of said.trimEnd().split('\n')) print(`  ${line}`);
  print(`the mocks answer the client: ${askMocks(project)} positions`);
  const count = listOperations(project);
  print(`the command knows ${count} operations`);
}

function isExample(path: string): boolean {
  return !path.includes('node_modules') && !/^(package|tsconfig)\.json$/.test(basename(path));
}

function typeCheck(project: string): void {
  const options = ['--module', 'nodenext', '--target', 'es2024', '--strict', '--noEmit'];
  const loose = ['--skipLibCheck', '--allowImportingTsExtensions', '--types', 'node'];
  const roots = ['--typeRoots', join(root, 'node_modules/@types')];
  const args = [...options, ...loose, ...roots, 'main-job.ts'];
  execFileSync(process.execPath, [join(root, TYPES), ...args], { cwd: project });
}

async function runExample(project: string): Promise<string> {
  const data = join(project, 'data');
  await ensureServerBuilt(root, process.execPath);
  const server = runServer({ PORT: String(await freePort()), DATA_DIR: data });
  try {
    await server.ready();
    const args = ['main-job.ts', join(data, 'demo.json')];
    return execFileSync(process.execPath, args, { cwd: project, encoding: 'utf8' });
  } finally {
    await end(server);
  }
}

const ASK = `
import { setupMockServer } from '@investing-platform/mocks/node';
import { clientCredentials, createClient } from '@investing-platform/sdk';
const baseUrl = 'https://api.example.com';
const mocks = setupMockServer({ baseUrl });
mocks.listen();
const { clientId, clientSecret } = mocks.world.person.credential;
const scopes = ['portfolio.read'];
const auth = clientCredentials({ baseUrl, clientId, clientSecret, scopes });
const positions = await createClient({ baseUrl, auth }).getPositions({});
mocks.close();
console.log(positions.length);`;

function askMocks(project: string): number {
  const args = ['--input-type=module', '--eval', ASK];
  const said = execFileSync(process.execPath, args, { cwd: project, encoding: 'utf8' });
  const count = Number(said);
  if (!(count > 0)) throw new Error(`The mocks gave no positions: ${said}`);
  return count;
}

function listOperations(project: string): number {
  const main = join(project, 'node_modules/@investing-platform/cli/dist/main.js');
  const args = [main, 'list', '--format', 'json'];
  const said = execFileSync(process.execPath, args, { cwd: project, encoding: 'utf8' });
  return (JSON.parse(said) as unknown[]).length;
}

async function end({ child }: RunningServer): Promise<void> {
  if (child.exitCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  await exited;
}
