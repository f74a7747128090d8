/** A trade or a dividend that a portfolio has, or had. */
export interface KnownRecord {
  readonly id: string;
  readonly content: string;
  readonly uniqueIdentifier: string | null;
}

const OF_CONTENT = 'content';
const MAX_CHARACTERS = 120;

/**
 * Names what a file tells. A broker's own name of a trade tells it for good; where there is none,
 * its content does, with the how-manieth of its kind it is in the file, so that two equal trades
 * both count and a second import adds neither.
 */
export class Names {
  readonly #counts = new Map<string, number>();
  readonly #broker: string;

  constructor(broker: string | null) {
    this.#broker = broker === null ? 'file' : broker.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  }

  /** Of whose names it is one. */
  space(externalId: string | null): string {
    return externalId === null ? OF_CONTENT : this.#broker;
  }

  /** The name of the next record of a file. */
  next(content: string, externalId: string | null): string {
    const name = `${this.space(externalId)}:${externalId ?? content}`;
    const cut = name.slice(0, MAX_CHARACTERS - 8).toWellFormed();
    const count = (this.#counts.get(cut) ?? 0) + 1;
    this.#counts.set(cut, count);
    return count === 1 ? cut : `${cut}/${count}`;
  }
}

/** Finds what was brought before: what has the name, else what says the same. */
export class Known {
  readonly #byName = new Map<string, KnownRecord>();
  readonly #byContent: ReadonlyMap<string, readonly KnownRecord[]>;
  readonly #taken = new Set<string>();
  readonly #names: Names;

  constructor(known: readonly KnownRecord[], broker: string | null) {
    this.#names = new Names(broker);
    this.#byContent = Map.groupBy(known, ({ content }) => content);
    for (const record of known) {
      if (record.uniqueIdentifier !== null) this.#byName.set(record.uniqueIdentifier, record);
    }
  }

  /** What says the same, or the name that a new one gets. */
  find(content: string, externalId: string | null) {
    const space = this.#names.space(externalId);
    const uniqueIdentifier = this.#names.next(content, externalId);
    const named = this.#byName.get(uniqueIdentifier);
    const same =
      named ??
      this.#byContent
        .get(content)
        ?.find((one) => !this.#taken.has(one.id) && !isOf(one.uniqueIdentifier, space));
    if (same !== undefined) this.#taken.add(same.id);
    return { uniqueIdentifier, duplicateOfId: same?.id ?? null };
  }
}

/** What has a name of the same kind, and another one, is another trade. */
const isOf = (name: string | null, space: string): boolean =>
  name?.startsWith(`${space}:`) ?? false;
