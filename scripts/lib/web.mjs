import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { run, toolEnvironment } from './process.mjs';

/** What the web application's build reads, beside its own folder. */
const INPUTS = ['packages/web', 'packages/sdk/src', 'packages/schema/generated'];
const SKIPPED = new Set(['node_modules', 'dist']);

/**
 * Builds the web application where its output is missing or older than its sources.
 *
 * @param {string} root the repository's folder
 * @param {string} node path of the Node that runs Vite
 */
export async function ensureWebBuilt(root, node) {
  const web = join(root, 'packages', 'web');
  if (!existsSync(join(web, 'vite.config.ts'))) return;
  const inputs = INPUTS.map((path) => join(root, path)).filter((path) => existsSync(path));
  if (!isStale(join(web, 'dist', 'index.html'), inputs)) return;
  console.log('Building the web application.');
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const args = [vite, 'build', '--logLevel', 'warn'];
  const exitCode = await run(node, args, { cwd: web, env: toolEnvironment() });
  if (exitCode !== 0) throw new Error('The web application did not build: see above.');
}

/**
 * @param {string} output path of a file
 * @param {readonly string[]} inputs paths of files or folders
 * @returns {boolean} whether the output is missing or older than any input
 */
export function isStale(output, inputs) {
  if (!existsSync(output)) return true;
  const builtAt = statSync(output).mtimeMs;
  return inputs.some((path) => newestChange(path) > builtAt);
}

/**
 * @param {string} path of a file or folder
 * @returns {number} milliseconds since the epoch
 */
function newestChange(path) {
  const stats = statSync(path);
  if (!stats.isDirectory()) return stats.mtimeMs;
  const names = readdirSync(path).filter((name) => !SKIPPED.has(name));
  return names.reduce((newest, name) => Math.max(newest, newestChange(join(path, name))), 0);
}
