import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../../scripts/lib/process.mjs';
import type { Manifest } from '../../../scripts/release/manifest.ts';
import {
  type BuiltPackage,
  buildPublished,
  installIn,
  PUBLISHED,
  pack,
  readManifest,
} from '../../../scripts/release/published.ts';

export type PackageName = (typeof PUBLISHED)[number];

/** All packages as they are handed out, installed together in one empty project. */
export interface Installed {
  readonly project: string;
  built(name: PackageName): BuiltPackage;
  manifest(name: PackageName): Promise<Manifest>;
  /** The texts of what was built, of files with this ending. */
  texts(name: PackageName, ending: string): Promise<readonly string[]>;
  dispose(): Promise<void>;
}

/** What people bring beside the packages, for the tests that use it. */
const BROUGHT = ['gql.tada', 'vitest'];

/**
 * Builds, packs and installs; all of them, or some. What the packages depend on is taken from this
 * repository, so that the installation needs no registry.
 */
export async function installAll(names: readonly PackageName[] = PUBLISHED): Promise<Installed> {
  const folder = await mkdtemp(join(tmpdir(), 'investing-platform-installed-'));
  const project = join(folder, 'consumer');
  await mkdir(project);
  const made = new Map(
    await Promise.all(
      names.map(async (name) => {
        const built = await buildPublished(name);
        return [name, { built, tarball: await pack(built, folder) }] as const;
      }),
    ),
  );
  const ours: Record<string, string> = {};
  for (const [folderName, { built, tarball }] of made) {
    const { name, dependencies, peerDependencies } = await readManifest(built.folder);
    ours[name] = `file:${tarball}`;
    const source = join(root, 'packages', folderName);
    for (const one of Object.keys({ ...dependencies, ...Object(peerDependencies) })) {
      ours[one] = `file:${installedFolder(one, source)}`;
    }
  }
  for (const one of BROUGHT) ours[one] = `file:${installedFolder(one, root)}`;
  await installIn(project, ours, '--offline', '--legacy-peer-deps');
  const built = (name: PackageName): BuiltPackage => {
    const found = made.get(name)?.built;
    if (found === undefined) throw new Error(`${name} is not published`);
    return found;
  };
  return {
    project,
    built,
    manifest: (name) => readManifest(built(name).folder),
    async texts(name, ending) {
      const { dist } = built(name);
      const names = (await readdir(dist)).filter((file) => file.endsWith(ending));
      return Promise.all(names.map((file) => readFile(join(dist, file), 'utf8')));
    },
    async dispose() {
      for (const one of made.values()) await one.built.dispose();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Where this repository has a dependency of one of its packages: in the package's own folder where
 * the root holds another version for somebody else.
 */
function installedFolder(dependency: string, source: string): string {
  const nearest = join(source, 'node_modules', dependency);
  return existsSync(nearest) ? nearest : join(root, 'node_modules', dependency);
}

/** The packages that a module imports, by any form of words. */
export function importedBy(text: string): readonly string[] {
  const found = text.matchAll(
    /(?:^(?:import|export)\s[^;'"]*|\b(?:import|require)\(\s*)["']([^."'][^"']*)["']/gm,
  );
  return [...found].flatMap(([, name]) => name ?? []);
}
