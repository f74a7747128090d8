import { runMain } from './lib/cli.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { root, run } from './lib/process.mjs';
import { findRuntime, sourceCondition } from './lib/runtime.mjs';

/** `npm run packages`: packs what a server hands out at `/packages`, as `npm start` does beside it. */
await runMain(async () => {
  await ensureInstalled(root);
  return run(findRuntime(root), [sourceCondition, 'scripts/packages.ts']);
});
