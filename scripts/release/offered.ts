import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildPublished, PUBLISHED, pack, readManifest } from './published.ts';

/** A package as a server hands it out; `packages/server/src/http/packages` reads this. */
interface OfferedPackage {
  /** As people import it. */
  readonly name: string;
  readonly version: string;
  /** Named by its content: another content is another file. */
  readonly file: string;
  readonly bytes: number;
  /** As package-lock.json has it. */
  readonly integrity: string;
}

/**
 * Packs what can be installed into a folder, and lists it in `index.json`, which is written last:
 * while that is missing, the folder is not ready.
 */
export async function makeOffered(folder: string): Promise<readonly OfferedPackage[]> {
  await mkdir(folder, { recursive: true });
  const scratch = await mkdtemp(join(tmpdir(), 'investing-platform-packages-'));
  try {
    const offered: OfferedPackage[] = [];
    for (const name of PUBLISHED) offered.push(await makeOne(name, scratch, folder));
    const unfinished = join(folder, 'index.json.unfinished');
    await writeFile(unfinished, `${JSON.stringify({ packages: offered }, null, 2)}\n`);
    await rename(unfinished, join(folder, 'index.json'));
    return offered;
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

async function makeOne(
  name: (typeof PUBLISHED)[number],
  scratch: string,
  folder: string,
): Promise<OfferedPackage> {
  const built = await buildPublished(name);
  try {
    const packed = await pack(built, scratch);
    const content = await readFile(packed);
    const { name: fullName, version } = await readManifest(built.folder);
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 16);
    const file = `${name}-${version}-${hash}.tgz`;
    const unfinished = join(folder, `${file}.unfinished`);
    await writeFile(unfinished, content);
    await rename(unfinished, join(folder, file));
    const integrity = `sha512-${createHash('sha512').update(content).digest('base64')}`;
    return { name: fullName, version, file, bytes: content.length, integrity };
  } finally {
    await built.dispose();
  }
}
