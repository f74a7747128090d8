import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const BUMPS = ['major', 'minor', 'patch'] as const;

/** The greatest step that the notes of changes since the last release ask for; none without any. */
export async function pendingBump(folder: string): Promise<(typeof BUMPS)[number] | undefined> {
  const names = (await readdir(folder)).filter((name) => /^(?!README).*\.md$/.test(name));
  const notes = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return BUMPS.find((bump) => notes.some((note) => new RegExp(`^.+: ${bump}$`, 'm').test(note)));
}
