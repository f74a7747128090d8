import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { pendingBump } from './changes.ts';
import { brokenPromises } from './promises.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'changes-'));
});
afterEach(() => rm(folder, { recursive: true }));

const note = (bump: string) => `---\n"@investing-platform/sdk": ${bump}\n---\n\nA change.\n`;

test.each([
  [[], undefined],
  [['patch'], 'patch'],
  [['patch', 'minor'], 'minor'],
  [['minor', 'major', 'patch'], 'major'],
])('Notes of %j wait for a version of the step %s', async (bumps, step) => {
  await writeFile(join(folder, 'README.md'), 'What is not of a note: major');
  for (const bump of bumps) await writeFile(join(folder, `${bump}.md`), note(bump));
  expect(await pendingBump(folder)).toBe(step);
});

test('No release was edited, and what breaks the last one waits for a major version', async () => {
  expect(await brokenPromises(new Date().toISOString().slice(0, 10))).toEqual([]);
});
