import { runMain } from './lib/cli.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { root, run } from './lib/process.mjs';
import { findRuntime, sourceCondition } from './lib/runtime.mjs';

/**
 * `npm run newcomer`: goes the way of somebody who finds this repository, from a clone to a figure
 * in a terminal, a test, a web page and a spreadsheet, and says how long each step took. With
 * `--here` it starts the server of this folder instead of one that it clones and installs.
 */
await runMain(async () => {
  await ensureInstalled(root);
  return run(findRuntime(root), [
    sourceCondition,
    'scripts/newcomer/main.ts',
    ...process.argv.slice(2),
  ]);
});
