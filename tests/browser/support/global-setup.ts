import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import { findChromium } from './find-chromium.ts';

const WEB = join(import.meta.dirname, '../../../packages/web');
const MISSING =
  'No Chromium was found: install `chromium` or name one in CHROMIUM_PATH. The tests in a browser ';

/**
 * Builds the application once for all files. Without a browser the tests are left out, which is
 * said, and never passes for a success where the whole check is made.
 */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const chromium = findChromium();
  const isRequired = process.env.CI === 'true' || process.env.REACH === '1';
  if (chromium === null && isRequired) throw new Error(`${MISSING}cannot run.`);
  if (chromium === null) process.stderr.write(`${MISSING}are left out.\n`);
  const folder = await mkdtemp(join(tmpdir(), 'web-application-'));
  if (chromium !== null) await build(folder);
  project.provide('chromium', chromium);
  project.provide('pagesFolder', folder);
  return () => rm(folder, { recursive: true, force: true });
}

async function build(folder: string): Promise<void> {
  const require = createRequire(join(WEB, 'package.json'));
  const vite = join(dirname(require.resolve('vite/package.json')), 'bin/vite.js');
  const args = [vite, 'build', '--logLevel', 'warn', '--outDir', folder, '--emptyOutDir'];
  // Under NODE_ENV=test the build would hold React's development version.
  const env = { ...process.env, NODE_ENV: 'production' };
  await promisify(execFile)(process.execPath, args, { cwd: WEB, env });
}
