import { runMain } from './lib/cli.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { root, run } from './lib/process.mjs';
import { findRuntime, sourceCondition } from './lib/runtime.mjs';

/** `npm run tables`: describes the tables as the migrations make them. */
await runMain(async () => {
  await ensureInstalled(root);
  return run(findRuntime(root), [sourceCondition, 'packages/server/src/db/tables/main.ts']);
});
