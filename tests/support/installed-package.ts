import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../../scripts/lib/process.mjs';
import {
  type BuiltPackage,
  installIn,
  pack,
  readManifest,
} from '../../scripts/release/published.ts';

/**
 * A project that has installed a packed package. What that depends on is taken from this
 * repository, so that the installation needs no registry.
 */
export async function installPacked(built: BuiltPackage): Promise<string> {
  const project = join(built.folder, 'consumer');
  await mkdir(project);
  const tarball = await pack(built, project);
  const { name, dependencies, peerDependencies } = await readManifest(built.folder);
  const needed = Object.keys({ ...dependencies, ...Object(peerDependencies) });
  const ours = needed.map((one) => [one, `file:${join(root, 'node_modules', one)}`]);
  await installIn(project, { ...Object.fromEntries(ours), [name]: `file:${tarball}` }, '--offline');
  return project;
}
