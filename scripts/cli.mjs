import { runMain } from './lib/cli.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { root, run } from './lib/process.mjs';
import { findRuntime, sourceCondition } from './lib/runtime.mjs';

/** `npm run cli -- <operation> [flags]`: the API on the command line, from its source. */
await runMain(async () => {
  await ensureInstalled(root);
  const args = [sourceCondition, 'packages/cli/src/main.ts', ...process.argv.slice(2)];
  return run(findRuntime(root), args);
});
