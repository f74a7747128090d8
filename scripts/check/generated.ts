import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '../lib/process.mjs';
import { type Outcome, runTool } from './steps.ts';

const GENERATOR = 'node_modules/@graphql-codegen/cli/esm/bin.js';
const GENERATED = [
  'packages/*/generated/**/*',
  'packages/*/src/**/generated/**/*',
  'packages/*/src/**/*.generated.ts',
  'docs/**/*',
];

/**
 * Runs the code generators and compares what they wrote with what was there, by content: it fails
 * where any file changed, came or went.
 */
export async function checkGenerated(): Promise<Outcome> {
  const before = hashGenerated();
  const outcome = await runTool(GENERATOR, ['--config', 'codegen.ts']);
  if (outcome.exitCode !== 0) return outcome;
  const stale = changedPaths(before, hashGenerated());
  if (stale.length === 0) return outcome;
  const list = stale.map((path) => `  ${path}`).join('\n');
  return { exitCode: 1, output: `These were stale and are now regenerated; commit them:\n${list}` };
}

/** Paths, sorted, that changed, came or went between two maps of hash by path. */
export function changedPaths(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): string[] {
  const paths = new Set([...before.keys(), ...after.keys()]);
  return [...paths].filter((path) => before.get(path) !== after.get(path)).sort();
}

function hashGenerated(): Map<string, string> {
  const hashes = new Map<string, string>();
  for (const entry of globSync(GENERATED, { cwd: root, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    hashes.set(relative(root, path), createHash('sha256').update(readFileSync(path)).digest('hex'));
  }
  return hashes;
}
