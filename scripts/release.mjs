import { runMain } from './lib/cli.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { root, run } from './lib/process.mjs';
import { findRuntime, sourceCondition } from './lib/runtime.mjs';

/** `npm run release`, and `npm run release -- --dry-run`, which keeps nothing. */
await runMain(async () => {
  await ensureInstalled(root);
  return run(findRuntime(root), [
    sourceCondition,
    'scripts/release/main.ts',
    ...process.argv.slice(2),
  ]);
});
