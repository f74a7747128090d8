import { ensureServerBuilt, ensureWebBuilt } from './lib/built.mjs';
import { runMain } from './lib/cli.mjs';
import { buildDocsBeside } from './lib/docs.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { makePackagesBeside } from './lib/packages.mjs';
import { root, run } from './lib/process.mjs';
import { findRuntime, serverFlags, serverMain } from './lib/runtime.mjs';

/**
 * `npm start` on a fresh clone: installs and builds what is missing, then runs the server. The
 * reference and the packages are built beside it, since nothing of the server waits for them.
 */
await runMain(async () => {
  await ensureInstalled(root);
  const node = findRuntime(root);
  await ensureWebBuilt(root, node);
  await ensureServerBuilt(root, node);
  const args = [...serverFlags, serverMain, ...process.argv.slice(2)];
  const beside = [makePackagesBeside(root, node), buildDocsBeside(root, node)];
  try {
    return await run(node, args);
  } finally {
    for (const work of beside) work.stop();
  }
});
