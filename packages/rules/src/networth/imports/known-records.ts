/** A trade or a dividend that a portfolio has, or had. */
export interface KnownRecord {
  readonly id: string;
  readonly content: string;
  readonly uniqueIdentifier: string | null;
}

const OF_CONTENT = 'content';
const MAX_CHARACTERS = 120;

/**
 * Finds what was brought before. A broker's own name of a trade tells it for good; where there is
 * none, its content does, with the how-manieth of its kind it is in the file, so that two equal
 * trades both count and a second import adds neither.
 */
export class Known {
  readonly #byName = new Map<string, KnownRecord>();
  readonly #byContent: ReadonlyMap<string, readonly KnownRecord[]>;
  readonly #taken = new Set<string>();
  readonly #counts = new Map<string, number>();
  readonly #broker: string;

  constructor(known: readonly KnownRecord[], broker: string | null) {
    this.#broker = broker === null ? 'file' : broker.toLowerCase().replace(/[^a-z0-9]+/g, '-');
    this.#byContent = Map.groupBy(known, ({ content }) => content);
    for (const record of known) {
      if (record.uniqueIdentifier !== null) this.#byName.set(record.uniqueIdentifier, record);
    }
  }

  /** What says the same, or the name that a new one gets. */
  find(content: string, externalId: string | null) {
    const space = externalId === null ? OF_CONTENT : this.#broker;
    const uniqueIdentifier = this.#nameOf(`${space}:${externalId ?? content}`);
    const named = this.#byName.get(uniqueIdentifier);
    const same =
      named ??
      this.#byContent
        .get(content)
        ?.find((one) => !this.#taken.has(one.id) && !isOf(one.uniqueIdentifier, space));
    if (same !== undefined) this.#taken.add(same.id);
    return { uniqueIdentifier, duplicateOfId: same?.id ?? null };
  }

  /** The second of a name is another one. */
  #nameOf(name: string): string {
    const cut = name.slice(0, MAX_CHARACTERS - 8).toWellFormed();
    const count = (this.#counts.get(cut) ?? 0) + 1;
    this.#counts.set(cut, count);
    return count === 1 ? cut : `${cut}/${count}`;
  }
}

/** What has a name of the same kind, and another one, is another trade. */
const isOf = (name: string | null, space: string): boolean =>
  name?.startsWith(`${space}:`) ?? false;
