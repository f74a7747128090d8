import { runMain } from './lib/cli.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { root, run } from './lib/process.mjs';
import { findRuntime, sourceCondition } from './lib/runtime.mjs';

/** `npm run operator -- <command>`: what only the operator of a server may do. */
await runMain(async () => {
  await ensureInstalled(root);
  const args = [sourceCondition, 'packages/server/src/operator/main.ts', ...process.argv.slice(2)];
  return run(findRuntime(root), args);
});
