import { runMain } from './lib/cli.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { root, run, toolEnvironment } from './lib/process.mjs';
import { findRuntime } from './lib/runtime.mjs';

/**
 * `npm test` on a fresh clone: installs what is missing, then checks everything.
 * `npm test -- <filter>` runs only the tests that the filter names; `--long` the long ones too.
 * `--reach` (`npm run test:reach`) fails where a program is missing without which some are skipped.
 */
await runMain(async () => {
  await ensureInstalled(root);
  const node = findRuntime(root);
  const args = process.argv.slice(2);
  const long = args.includes('--long');
  const reach = args.includes('--reach');
  const switches = { ...(long ? { LONG: '1' } : {}), ...(reach ? { REACH: '1' } : {}) };
  const filters = args.filter((arg) => arg !== '--long' && arg !== '--reach');
  const env = { ...toolEnvironment(), ...switches };
  return run(node, ['scripts/check/main.ts', ...filters], { env });
});
