import { runMain } from './lib/cli.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { root, run } from './lib/process.mjs';
import { findRuntime, sourceCondition } from './lib/runtime.mjs';

/** `npm run docs`: builds the reference, which the server then serves at `/docs`. */
await runMain(async () => {
  await ensureInstalled(root);
  const args = [sourceCondition, 'packages/docs/src/main.ts', ...process.argv.slice(2)];
  return run(findRuntime(root), args);
});
