import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { runMain } from './lib/cli.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { root, run } from './lib/process.mjs';
import { findRuntime, sourceCondition } from './lib/runtime.mjs';

const folder = join(root, 'examples');

/** `npm run example -- <name> [arguments]`; without a name it lists them. */
await runMain(async () => {
  const [name, ...args] = process.argv.slice(2);
  if (name === undefined) {
    console.log(`Examples: ${exampleNames().join(', ')}`);
    return 0;
  }
  const file = join(folder, `${name}.ts`);
  if (!existsSync(file)) {
    throw new Error(`There is no example ${name}. There are: ${exampleNames().join(', ')}.`);
  }
  await ensureInstalled(root);
  return run(findRuntime(root), [sourceCondition, file, ...args]);
});

function exampleNames() {
  const files = readdirSync(folder).filter((file) => file.endsWith('.ts'));
  return files.filter((file) => !file.endsWith('.test.ts')).map((file) => file.slice(0, -3));
}
