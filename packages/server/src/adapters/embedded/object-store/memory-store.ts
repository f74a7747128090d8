import type { ObjectStore } from '../../../ports/object-store.ts';
import { requireKey } from './key.ts';

/** Keeps objects for as long as the process runs: for tests. */
export function memoryStore(): ObjectStore {
  const objects = new Map<string, Buffer>();
  return {
    async put(key, bytes) {
      requireKey(key);
      const parts: Uint8Array[] = [];
      for await (const part of bytes) parts.push(part);
      objects.set(key, Buffer.concat(parts));
    },
    async get(key) {
      requireKey(key);
      const found = objects.get(key);
      return found === undefined ? null : { bytes: once(found), sizeBytes: found.length };
    },
    async delete(key) {
      requireKey(key);
      objects.delete(key);
    },
    async *keys() {
      yield* [...objects.keys()];
    },
  };
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
