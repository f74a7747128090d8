import { makeBeside } from './beside.mjs';

/** What the packages are made from. */
const INPUTS = [
  'packages/sdk',
  'packages/mocks',
  'packages/cli',
  'packages/schema',
  'packages/rules/src',
  'packages/engine/src',
  'scripts/release',
];

/**
 * Packs what people install from the server where it is missing or older than its sources, beside
 * the server, which hands it out as soon as it is there.
 *
 * @param {string} root the repository's folder
 * @param {string} node path of the Node that runs it
 * @returns {{ stop(): void }}
 */
export function makePackagesBeside(root, node) {
  return makeBeside(root, node, {
    script: 'scripts/packages.ts',
    output: 'dist/packages/index.json',
    inputs: INPUTS,
    failed: 'The packages were not made: `npm run packages` says why.',
  });
}
