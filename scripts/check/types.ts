import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runMain } from '../lib/cli.mjs';
import { root } from '../lib/process.mjs';
import { runSteps, toolStep } from './steps.ts';
import { typePrograms } from './type-programs.ts';

/** TypeScript 7 checks; `typescript` itself stays at 6 for the tools that call its old API. */
const COMPILER = 'node_modules/typescript-native/bin/tsc';
/** What was checked before is not checked again, unless it or what it uses has changed. */
const CHECKED = 'node_modules/.cache/types';
/** Each checker finds out about the libraries' types anew, and both programs run at once. */
const CHECKERS = ['--checkers', '2'];

await runMain(async () => {
  const programs = typePrograms({ hasBench: existsSync(join(root, 'bench/node_modules')) });
  const steps = programs.map((config) =>
    toolStep(
      config,
      COMPILER,
      '--pretty',
      'false',
      ...CHECKERS,
      '--incremental',
      '--tsBuildInfoFile',
      `${CHECKED}/${config.replace('.json', '.tsbuildinfo')}`,
      '-p',
      config,
    ),
  );
  const failed = await runSteps(steps, console.log);
  return failed.length > 0 ? 1 : 0;
});
