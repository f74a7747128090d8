import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** The environment in which `node` and every tool is the repository's own. */
export function toolEnvironment() {
  const bin = join(root, 'node_modules', '.bin');
  return { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}` };
}

const PARENT_CHECK_MS = 250;

/**
 * Runs a command on this terminal, passes signals on to it, and gives its exit code.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, shell?: boolean }} [options]
 * @returns {Promise<number>} 128 + the signal's number where a signal ended it
 */
export function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, ...options, stdio: 'inherit' });
    const stopForwarding = forwardSignals(child);
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      stopForwarding();
      resolve(signal === null ? (code ?? 1) : 128 + constants.signals[signal]);
    });
  });
}

/**
 * A terminal sends Ctrl-C to the child by itself; only without one is SIGINT passed on too, so
 * that the child never takes one Ctrl-C for two. npm sends signals to a shell that dies of them
 * without passing them on: under npm, the end of this process's parent stands for SIGTERM.
 *
 * @param {import('node:child_process').ChildProcess} child
 * @returns {() => void} ends the forwarding
 */
function forwardSignals(child) {
  /** @param {NodeJS.Signals} signal */
  const forward = (signal) => {
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
  };
  /** @type {NodeJS.Signals[]} */
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, forward);
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.env.npm_lifecycle_event === undefined || process.ppid === parent) return;
    clearInterval(watch);
    forward('SIGTERM');
  }, PARENT_CHECK_MS);
  return () => {
    clearInterval(watch);
    for (const signal of signals) process.off(signal, forward);
  };
}
