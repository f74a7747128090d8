import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { isStale } from './built.mjs';
import { sourceCondition } from './runtime.mjs';

/** The server comes first. */
const START_AFTER_MS = 4_000;
/** The lowest: whatever else wants the processor goes first. */
const PRIORITY = 19;

/**
 * Makes something beside the server where it is missing or older than its sources.
 *
 * @param {string} root the repository's folder
 * @param {string} node path of the Node that runs it
 * @param {{ script: string, output: string, inputs: readonly string[], failed: string }} work paths
 *   below the root, and what is said where it fails
 * @returns {{ stop(): void }}
 */
export function makeBeside(root, node, { script, output, inputs, failed }) {
  if (!isStale(root, output, inputs)) return { stop: () => undefined };
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let child;
  const timer = setTimeout(() => {
    child = spawn(node, [sourceCondition, join(root, script)], { cwd: root, stdio: 'ignore' });
    if (child.pid !== undefined) setPriority(child.pid, PRIORITY);
    child.once('error', () => console.error(failed));
    child.once('exit', (code) => {
      if (code !== 0 && code !== null) console.error(failed);
    });
  }, START_AFTER_MS);
  return {
    stop() {
      clearTimeout(timer);
      child?.kill();
    },
  };
}
