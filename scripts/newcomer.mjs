import { parseArgs } from 'node:util';
import { runMain } from './lib/cli.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { root, run } from './lib/process.mjs';
import { findRuntime, sourceCondition } from './lib/runtime.mjs';

/**
 * `npm run newcomer`: goes the way of somebody who finds this repository, from a clone to a figure
 * in a terminal, a test, a web page and a spreadsheet, and says how long each step took. With
 * `--here` it starts the server of this folder instead of one that it clones and installs.
 */
const USAGE = `Usage: npm run newcomer -- [--here]

Goes the way of a newcomer, from a clone to a figure in a terminal, a test, a web page and a
spreadsheet, and says how long each step took. It takes some minutes.

  --here      start the server of this folder, not one that is cloned and installed
  -h, --help  print this`;

await runMain(async () => {
  const options = /** @type {const} */ ({
    here: { type: 'boolean' },
    help: { type: 'boolean', short: 'h' },
  });
  const { values } = parseArgs({ options });
  if (values.help) {
    console.log(USAGE);
    return 0;
  }
  await ensureInstalled(root);
  return run(findRuntime(root), [
    sourceCondition,
    'scripts/newcomer/main.ts',
    ...process.argv.slice(2),
  ]);
});
