import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { sourceCondition } from './runtime.mjs';
import { isStale } from './web.mjs';

/** What the reference is made from. */
const INPUTS = [
  'packages/docs/src',
  'packages/docs/guides',
  'packages/docs/.vitepress/config.ts',
  'packages/docs/.vitepress/theme',
  'packages/schema/generated',
];
/** The server comes first. */
const START_AFTER_MS = 4_000;
/** The lowest: whatever else wants the processor goes first. */
const PRIORITY = 19;

/**
 * Builds the reference where it is missing or older than its sources, beside the server, which
 * serves it as soon as it is there.
 *
 * @param {string} root the repository's folder
 * @param {string} node path of the Node that runs it
 * @returns {{ stop(): void }}
 */
export function buildDocsBeside(root, node) {
  const docs = join(root, 'packages', 'docs');
  const inputs = INPUTS.map((path) => join(root, path)).filter((path) => existsSync(path));
  if (inputs.length === 0 || !isStale(join(docs, 'dist', 'index.html'), inputs)) {
    return { stop: () => undefined };
  }
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let child;
  const timer = setTimeout(() => {
    const args = [sourceCondition, join(docs, 'src', 'main.ts')];
    child = spawn(node, args, { cwd: root, stdio: 'ignore' });
    if (child.pid !== undefined) setPriority(child.pid, PRIORITY);
    child.once('error', () => tellFailure());
    child.once('exit', (code) => {
      if (code !== 0 && code !== null) tellFailure();
    });
  }, START_AFTER_MS);
  return {
    stop() {
      clearTimeout(timer);
      child?.kill();
    },
  };
}

function tellFailure() {
  console.error('The reference did not build: `npm run docs` says why.');
}
