/** What of a package.json matters to a release; the rest goes through as it is. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly exports?: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly [field: string]: unknown;
}

const SCOPE = '@investing-platform/';
/** What only the repository itself has a use for. */
const OF_THE_REPOSITORY = ['private', 'scripts', 'devDependencies'];

/**
 * The package.json as it is published: without what only the repository uses, entries that point to
 * sources among it.
 *
 * @param versions the version of each package of the repository, by name
 * @param repository the address that the sources are public at, `git+https://...`, where it is known
 * @throws Error for a dependency on a sibling that is not exactly its version: others would be
 *   installed together that were never tested together
 */
export function publishedManifest(
  manifest: Manifest,
  versions: ReadonlyMap<string, string>,
  repository?: string,
): Manifest {
  for (const [name, range] of Object.entries(manifest.dependencies ?? {})) {
    if (name.startsWith(SCOPE) && range !== versions.get(name)) {
      throw new Error(
        `${manifest.name} depends on ${name} ${range}: name its exact version, ${versions.get(name)}.`,
      );
    }
  }
  const kept = Object.entries(manifest).filter(([field]) => !OF_THE_REPOSITORY.includes(field));
  const directory = `packages/${manifest.name.slice(SCOPE.length)}`;
  return {
    ...Object.fromEntries(kept),
    name: manifest.name,
    version: manifest.version,
    exports: publishedEntries(manifest.exports ?? {}),
    publishConfig: { access: 'public', provenance: true },
    ...(repository === undefined
      ? {}
      : { repository: { type: 'git', url: repository, directory } }),
  };
}

type Entries = NonNullable<Manifest['exports']>;

function publishedEntries(entries: Entries): Entries {
  const published = Object.entries(entries).map(([path, target]): [string, Entries[string]] => {
    if (typeof target === 'string') return [path, target];
    const conditions = Object.entries(target).filter(([name]) => !name.startsWith(SCOPE));
    return [path, Object.fromEntries(conditions)];
  });
  return Object.fromEntries(
    published.filter(([, target]) => typeof target === 'string' || target['default'] !== undefined),
  );
}
