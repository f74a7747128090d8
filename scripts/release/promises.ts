import { join } from 'node:path';
import { breakingChanges, readBaselines } from '@investing-platform/schema/codegen';
import { publicTypeDefs } from '@investing-platform/schema/public-type-defs';
import { buildSchema } from 'graphql';
import { root } from '../lib/process.mjs';
import { pendingBump } from './changes.ts';

export const BASELINES = join(root, 'packages/schema/releases');
export const CHANGES = join(root, '.changeset');

/**
 * What the contract breaks of the last release, a sentence each; nothing before the first release,
 * and where a note of a major change waits.
 *
 * @param today as `YYYY-MM-DD`: what was deprecated until an earlier day may go
 */
export async function brokenPromises(today: string): Promise<string[]> {
  const last = (await readBaselines(BASELINES)).at(-1);
  if (last === undefined || (await pendingBump(CHANGES)) === 'major') return [];
  return breakingChanges(buildSchema(last.sdl), buildSchema(publicTypeDefs), today);
}
