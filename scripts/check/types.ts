import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { runMain } from '../lib/cli.mjs';
import { root } from '../lib/process.mjs';
import { runSteps, toolStep } from './steps.ts';

/** TypeScript 7 checks; `typescript` itself stays at 6 for the tools that call its old API. */
const COMPILER = 'node_modules/typescript-native/bin/tsc';
const CONFIGS = '{packages/*,examples,scripts,tests,bench}/tsconfig.json';
const BENCH = 'bench/tsconfig.json';

/** Each part is checked on its own, since each has other globals in view: the DOM or not. */
await runMain(async () => {
  const benchIsInstalled = existsSync(join(root, 'bench/node_modules'));
  const found = globSync(CONFIGS, { cwd: root }).sort();
  const configs = found.filter((config) => config !== BENCH || benchIsInstalled);
  const steps = configs.map((config) =>
    toolStep(config, COMPILER, '--pretty', 'false', '-p', config),
  );
  const failed = await runSteps(steps, console.log);
  return failed.length > 0 ? 1 : 0;
});
