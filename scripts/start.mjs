import { runMain } from './lib/cli.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { root, run } from './lib/process.mjs';
import { findRuntime, serverFlags } from './lib/runtime.mjs';
import { ensureWebBuilt } from './lib/web.mjs';

/** `npm start` on a fresh clone: installs and builds what is missing, then runs the server. */
await runMain(async () => {
  await ensureInstalled(root);
  const node = findRuntime(root);
  await ensureWebBuilt(root, node);
  const args = [...serverFlags, 'packages/server/src/main.mjs', ...process.argv.slice(2)];
  return run(node, args);
});
