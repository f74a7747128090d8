import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { run, toolEnvironment } from './process.mjs';

const LOCK = 'package-lock.json';
/** What the builds read; the lock file stands for what is installed. */
const WEB_INPUTS = ['packages/web', 'packages/sdk/src', 'packages/schema/generated', LOCK];
const SERVER_INPUTS = [
  ...['server', 'engine', 'mcp', 'rules', 'schema', 'spreadsheets'].flatMap((name) =>
    ['src', 'data', 'generated', 'package.json'].map((part) => `packages/${name}/${part}`),
  ),
  'packages/server/tsdown.config.ts',
  LOCK,
];
const SKIPPED = /^(node_modules|dist.*|.*[.]test[.]tsx?)$/;

/**
 * Builds the web application where its output is missing or older than its sources.
 *
 * @param {string} root the repository's folder
 * @param {string} node path of the Node that runs Vite
 */
export async function ensureWebBuilt(root, node) {
  const web = join(root, 'packages', 'web');
  if (!existsSync(join(web, 'vite.config.ts'))) return;
  if (!isStale(root, 'packages/web/dist/index.html', WEB_INPUTS)) return;
  console.log('Building the web application.');
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const args = [vite, 'build', '--logLevel', 'warn'];
  const exitCode = await run(node, args, { cwd: web, env: toolEnvironment() });
  if (exitCode !== 0) throw new Error('The web application did not build: see above.');
}

/**
 * Builds the server where its output is missing or older than its sources. It is put in place at
 * once, so that two starts of one checkout do not read what the other is writing.
 *
 * @param {string} root the repository's folder
 * @param {string} node path of the Node that runs tsdown
 */
export async function ensureServerBuilt(root, node) {
  const server = join(root, 'packages', 'server');
  const output = join(server, 'dist');
  if (!isStale(root, 'packages/server/dist/main.js', SERVER_INPUTS)) return;
  console.log('Building the server.');
  const made = join(server, `dist-${process.pid}`);
  const tsdown = join(root, 'node_modules', 'tsdown', 'dist', 'run.mjs');
  const args = [tsdown, '--out-dir', made, '--logLevel', 'warn'];
  try {
    const exitCode = await run(node, args, { cwd: server, env: toolEnvironment() });
    if (exitCode !== 0) throw new Error('The server did not build: see above.');
    rmSync(output, { recursive: true, force: true });
    renameSync(made, output);
  } finally {
    rmSync(made, { recursive: true, force: true });
  }
}

/**
 * @param {string} root the repository's folder
 * @param {string} output path of a file below it
 * @param {readonly string[]} inputs paths of files or folders below it; not all need be there
 * @returns {boolean} whether the output is missing or older than any input; false without any
 */
export function isStale(root, output, inputs) {
  const present = inputs.map((path) => join(root, path)).filter((path) => existsSync(path));
  if (present.length === 0) return false;
  const made = join(root, output);
  if (!existsSync(made)) return true;
  const madeAt = statSync(made).mtimeMs;
  return present.some((path) => newestChange(path) > madeAt);
}

/**
 * @param {string} path of a file or folder
 * @returns {number} milliseconds since the epoch
 */
function newestChange(path) {
  const stats = statSync(path);
  if (!stats.isDirectory()) return stats.mtimeMs;
  const names = readdirSync(path).filter((name) => !SKIPPED.test(name));
  return names.reduce((newest, name) => Math.max(newest, newestChange(join(path, name))), 0);
}
