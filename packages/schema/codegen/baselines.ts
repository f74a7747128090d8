import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The contract as a release had it. */
export interface Baseline {
  readonly version: string;
  readonly sdl: string;
}

const HASHES = 'hashes.json';
const hashOf = (sdl: string) => createHash('sha256').update(sdl).digest('hex');

/** Keeps the contract of a version, with its hash. A version is frozen once. */
export async function freeze(folder: string, { version, sdl }: Baseline): Promise<void> {
  await mkdir(folder, { recursive: true });
  const hashes = await readHashes(folder);
  if (hashes[version] !== undefined) throw new Error(`${version} is frozen already.`);
  await writeFile(join(folder, `${version}.graphql`), sdl);
  const all = { ...hashes, [version]: hashOf(sdl) };
  await writeFile(join(folder, HASHES), `${JSON.stringify(all, null, 2)}\n`);
}

/**
 * The frozen contracts, oldest first.
 *
 * @throws Error where one was edited, added or taken away since it was frozen
 */
export async function readBaselines(folder: string): Promise<Baseline[]> {
  const hashes = await readHashes(folder);
  const files = (await filesIn(folder)).filter((name) => name.endsWith('.graphql'));
  const found = files.map((name) => name.slice(0, -'.graphql'.length));
  for (const version of new Set([...found, ...Object.keys(hashes)])) {
    const name = `${version}.graphql`;
    if (!files.includes(name)) throw new Error(`${name} is missing: take it back from its tag.`);
    if (hashes[version] !== hashOf(await readFile(join(folder, name), 'utf8'))) {
      throw new Error(`${name} was edited after its release: take it back from its tag.`);
    }
  }
  return Promise.all(
    found.sort(byVersion).map(async (version) => ({
      version,
      sdl: await readFile(join(folder, `${version}.graphql`), 'utf8'),
    })),
  );
}

async function readHashes(folder: string): Promise<Record<string, string>> {
  const found = (await filesIn(folder)).includes(HASHES);
  return found ? JSON.parse(await readFile(join(folder, HASHES), 'utf8')) : {};
}

/** Before the first release there is no folder. */
async function filesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: unknown) => {
    if (Object(error).code === 'ENOENT') return [];
    throw error;
  });
}

function byVersion(one: string, other: string): number {
  return one.localeCompare(other, 'en', { numeric: true });
}
