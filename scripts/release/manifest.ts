/** What of a package.json matters to a release; the rest goes through as it is. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly exports?: Entries;
  readonly dependencies?: Readonly<Record<string, string>>;
  /** What stands in place of the fields of the same name once it is published. */
  readonly publishConfig?: {
    readonly exports?: Entries;
    readonly dependencies?: Readonly<Record<string, string>>;
    readonly [option: string]: unknown;
  };
  readonly [field: string]: unknown;
}

const SCOPE = '@investing-platform/';
/** What only the repository itself has a use for. */
const OF_THE_REPOSITORY = ['private', 'scripts', 'devDependencies'];

/**
 * The package.json as it is published: without what only the repository uses, entries that point to
 * sources among it. A sibling is part of what was built, so that the package installs from wherever
 * it lies; what the sibling depends on stands in its place.
 *
 * @param siblings the package.json of each package of the repository, by name
 * @param repository the address that the sources are public at, `git+https://...`, where it is known
 */
export function publishedManifest(
  manifest: Manifest,
  siblings: ReadonlyMap<string, Manifest>,
  repository?: string,
): Manifest {
  const { exports = manifest.exports, dependencies = dependenciesOf(manifest, siblings) } =
    manifest.publishConfig ?? {};
  const kept = Object.entries(manifest).filter(([field]) => !OF_THE_REPOSITORY.includes(field));
  const directory = `packages/${manifest.name.slice(SCOPE.length)}`;
  return {
    ...Object.fromEntries(kept),
    name: manifest.name,
    version: manifest.version,
    exports: publishedEntries(exports ?? {}),
    dependencies,
    publishConfig: { access: 'public', provenance: true },
    ...(repository === undefined
      ? {}
      : { repository: { type: 'git', url: repository, directory } }),
  };
}

function dependenciesOf(
  { dependencies = {} }: Manifest,
  siblings: ReadonlyMap<string, Manifest>,
): Record<string, string> {
  const all = Object.entries(dependencies).map(([name, version]) => {
    const sibling = siblings.get(name);
    return sibling === undefined ? { [name]: version } : dependenciesOf(sibling, siblings);
  });
  return Object.assign({}, ...all);
}

type Entries = Readonly<Record<string, string | Conditions>>;

interface Conditions {
  readonly [condition: string]: string | Conditions;
}

function publishedEntries(entries: Entries): Entries {
  const published = Object.entries(entries).map(([path, target]): [string, Entries[string]] => {
    if (typeof target === 'string') return [path, target];
    const conditions = Object.entries(target).filter(([name]) => !name.startsWith(SCOPE));
    return [path, Object.fromEntries(conditions)];
  });
  return Object.fromEntries(published.filter(([, target]) => Object.keys(target).length > 0));
}
