import { makeBeside } from './beside.mjs';

/** What the reference is made from. */
const INPUTS = [
  'packages/docs/src',
  'packages/docs/guides',
  'packages/docs/.vitepress/config.ts',
  'packages/docs/.vitepress/theme',
  'packages/schema/generated',
];

/**
 * Builds the reference where it is missing or older than its sources, beside the server, which
 * serves it as soon as it is there.
 *
 * @param {string} root the repository's folder
 * @param {string} node path of the Node that runs it
 * @returns {{ stop(): void }}
 */
export function buildDocsBeside(root, node) {
  return makeBeside(root, node, {
    script: 'packages/docs/src/main.ts',
    output: 'packages/docs/dist/index.html',
    inputs: INPUTS,
    failed: 'The reference did not build: `npm run docs` says why.',
  });
}
