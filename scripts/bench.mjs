import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runMain } from './lib/cli.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { root, run } from './lib/process.mjs';
import { findRuntime, sourceCondition } from './lib/runtime.mjs';

/** The benchmark has a lock of its own, so that the peers it measures never enter the product. */
await runMain(async () => {
  await ensureInstalled(root);
  const bench = join(root, 'bench');
  if (!existsSync(join(bench, 'package.json'))) throw new Error('bench/package.json is missing.');
  await ensureInstalled(bench);
  const args = [sourceCondition, 'bench/src/main.ts', ...process.argv.slice(2)];
  return run(findRuntime(root), args);
});
