import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runMain } from '../lib/cli.mjs';
import { run } from '../lib/process.mjs';
import { checkGenerated } from './generated.ts';
import { countLine, type Report } from './report.ts';
import { runSteps, toolStep } from './steps.ts';

const filters = process.argv.slice(2);

await runMain(async () => {
  const failed = filters.length === 0 ? await checkSources() : [];
  const { exitCode, report } = await runTests();
  if (failed.length > 0) console.log(`\nFailed before the tests: ${failed.join(', ')}`);
  console.log(countLine(report));
  return exitCode !== 0 || failed.length > 0 ? 1 : 0;
});

/** The generators write files that other steps read, so those come after them. */
async function checkSources(): Promise<string[]> {
  const writers = [
    { name: 'generated files are current', check: checkGenerated },
    toolStep(
      'format and lint',
      'node_modules/@biomejs/biome/bin/biome',
      'ci',
      '--colors=off',
      '--error-on-warnings',
      '--diagnostic-level=warn',
      '.',
    ),
  ];
  const readers = [
    toolStep('types', 'scripts/check/types.ts'),
    toolStep(
      'who may import whom',
      'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs',
      '--config=.dependency-cruiser.mjs',
      'packages',
      'examples',
      'tests',
    ),
    toolStep('dead code and unused dependencies', 'node_modules/knip/bin/knip.js'),
  ];
  const failed = await runSteps(writers, console.log);
  return [...failed, ...(await runSteps(readers, console.log))];
}

async function runTests(): Promise<{ exitCode: number; report: Report }> {
  const folder = mkdtempSync(join(tmpdir(), 'investing-platform-tests-'));
  const reportFile = join(folder, 'report.json');
  try {
    const reporters = ['--reporter=default', '--reporter=json'];
    const args = ['run', ...reporters, `--outputFile.json=${reportFile}`, ...filters];
    const exitCode = await run(process.execPath, ['node_modules/vitest/vitest.mjs', ...args]);
    if (!existsSync(reportFile)) throw new Error('The tests ended before they could be counted.');
    return { exitCode, report: JSON.parse(readFileSync(reportFile, 'utf8')) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
