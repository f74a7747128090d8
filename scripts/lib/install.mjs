import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './process.mjs';
import { installedBinary, runtimeProblem } from './runtime.mjs';

/**
 * Runs `npm ci` in `root` where its node_modules differ from its package-lock.json.
 *
 * @param {string} root folder that holds package-lock.json
 * @returns {Promise<void>} throws with one sentence where npm fails
 */
export async function ensureInstalled(root) {
  const lock = readPackages(join(root, 'package-lock.json'));
  if (lock === undefined) throw new Error(`${join(root, 'package-lock.json')} is missing.`);
  const installed = readPackages(join(root, 'node_modules', '.package-lock.json'));
  if (isInstalled(lock, installed)) return;
  console.log('Installing dependencies: about a minute the first time.');
  const npm = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  const exitCode = await run('npm', npm, { cwd: root, shell: process.platform === 'win32' });
  if (exitCode === 0) return;
  throw new Error(runtimeProblem(installedBinary(root)) ?? 'npm ci failed: see its message above.');
}

/**
 * Compares contents, not dates: a checkout or a second install gives files any date.
 *
 * @param {Record<string, LockEntry>} lock `packages` of package-lock.json
 * @param {Record<string, LockEntry> | undefined} installed `packages` of the copy that npm leaves
 *   in node_modules, which leaves out packages of other platforms
 */
export function isInstalled(lock, installed) {
  if (installed === undefined) return false;
  const strays = Object.keys(installed).some((path) => lock[path] === undefined);
  return (
    !strays &&
    Object.entries(lock).every(([path, wanted]) => {
      if (path === '') return true;
      const present = installed[path];
      if (present === undefined) return wanted.optional === true || wanted.devOptional === true;
      return present.version === wanted.version && present.integrity === wanted.integrity;
    })
  );
}

/**
 * @typedef {object} LockEntry
 * @property {string} [version]
 * @property {string} [integrity]
 * @property {boolean} [optional]
 * @property {boolean} [devOptional]
 */

/**
 * @param {string} path
 * @returns {Record<string, LockEntry> | undefined}
 */
function readPackages(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : undefined;
}
