import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const program = require
  .resolve('@modelcontextprotocol/conformance/package.json')
  .replace('package.json', 'dist/index.js');

const SUMMARY = /^[✓✗] ([\w-]+): (\d+) passed, (\d+) failed$/gm;
const MAX_OUTPUT_BYTES = 100_000_000;

/**
 * Runs every scenario that a revision of the protocol requires of servers.
 *
 * @returns by scenario, how many of its checks passed and failed
 */
export async function conformanceOf(
  url: string,
  revision: string,
): Promise<ReadonlyMap<string, { readonly passed: number; readonly failed: number }>> {
  const args = [program, 'server', '--url', url, '--requirements', revision];
  const output = await new Promise<string>((resolve) => {
    // It ends with 1 where any check failed, which the caller looks at one by one.
    const options = { maxBuffer: MAX_OUTPUT_BYTES };
    execFile(process.execPath, args, options, (_error, written) => resolve(written));
  });
  const found = [...output.matchAll(SUMMARY)];
  return new Map(
    found.map(([, name = '', passed, failed]) => [
      name,
      { passed: Number(passed), failed: Number(failed) },
    ]),
  );
}
