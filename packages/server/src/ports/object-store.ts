/** What a store answers for a key: the bytes as they were put there. */
export interface StoredObject {
  readonly bytes: AsyncIterable<Uint8Array>;
  readonly sizeBytes: number;
}

/** Files of people, by keys that the server gives out. What they may hold, others check. */
export interface ObjectStore {
  /**
   * Keeps the bytes under a key, all of them or, where their source fails, none. They take the
   * place of what was there.
   *
   * @param key 1 to 100 of `a-z`, `0-9` and `-`
   * @throws what the source throws
   */
  put(key: string, bytes: AsyncIterable<Uint8Array>): Promise<void>;
  /** @returns null where nothing is kept under the key */
  get(key: string): Promise<StoredObject | null>;
  /** Also of what is not there. */
  delete(key: string): Promise<void>;
  /** Every key that something is kept under, in no order. */
  keys(): AsyncIterable<string>;
}
