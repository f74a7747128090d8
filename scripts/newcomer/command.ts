import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const runFile = promisify(execFile);
const MAX_BYTES = 10_000_000;
const PATIENCE_MS = 10 * 60_000;
/** What npm tells the scripts that it runs, and what is set for the API or its server. */
const NOT_THEIRS = /^(npm_|INVESTING_|PORT$|DATA_DIR$|DEMO_FILE$|NODE_ENV$|CI$)/i;

/** The environment of somebody who opens a terminal. */
export function ownEnvironment(): NodeJS.ProcessEnv {
  const entries = Object.entries(process.env).filter(([name]) => !NOT_THEIRS.test(name));
  return Object.fromEntries(entries);
}

/**
 * Runs a program in a folder, with no settings but the given ones.
 *
 * @returns what it wrote
 * @throws {Error} with what it said, where it fails
 */
export async function runIn(
  folder: string,
  program: string,
  args: readonly string[],
  settings: Readonly<Record<string, string>> = {},
): Promise<string> {
  const env = { ...ownEnvironment(), ...settings };
  const options = { cwd: folder, env, maxBuffer: MAX_BYTES, timeout: PATIENCE_MS };
  try {
    const { stdout } = await runFile(program, [...args], options);
    return stdout;
  } catch (error) {
    const { stdout, stderr } = Object(error);
    throw new Error(`${program} ${args.join(' ')} failed:\n${stdout ?? ''}${stderr ?? ''}`);
  }
}

/** Makes the folder a project and installs into it, as the pages say. */
export async function install(folder: string, ...what: string[]): Promise<void> {
  await runIn(folder, 'npm', ['init', '--yes', '--init-type=module']);
  await runIn(folder, 'npm', ['install', '--no-audit', '--no-fund', ...what]);
}
