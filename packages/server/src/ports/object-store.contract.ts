import { describe, expect, test } from 'vitest';
import type { ObjectStore } from './object-store.ts';

async function* chunks(...texts: string[]): AsyncGenerator<Uint8Array> {
  for (const text of texts) yield Buffer.from(text);
}

async function textOf(store: ObjectStore, key: string): Promise<string | null> {
  const found = await store.get(key);
  if (found === null) return null;
  const parts: Uint8Array[] = [];
  for await (const part of found.bytes) parts.push(part);
  const text = Buffer.concat(parts).toString();
  expect(found.sizeBytes).toBe(text.length);
  return text;
}

/** What every adapter of the object store keeps to. */
export function objectStoreContract(name: string, open: () => Promise<ObjectStore> | ObjectStore) {
  describe(`the object store, ${name}`, () => {
    test('gives back what was put there, in whatever pieces it came', async () => {
      const store = await open();
      await store.put('a-1', chunks('one ', '', 'two'));
      await store.put('a-2', chunks());
      expect([await textOf(store, 'a-1'), await textOf(store, 'a-2')]).toEqual(['one two', '']);
    });

    test('keeps what was put there last, and nothing once it is deleted', async () => {
      const store = await open();
      expect(await textOf(store, 'b')).toBeNull();
      await store.put('b', chunks('longer'));
      await store.put('b', chunks('new'));
      expect(await textOf(store, 'b')).toBe('new');
      await store.delete('b');
      await store.delete('b');
      expect(await textOf(store, 'b')).toBeNull();
    });

    test('names what it keeps', async () => {
      const store = await open();
      for (const key of ['k-1', 'k-2', 'k-3', 'k-4']) await store.put(key, chunks(key));
      await store.delete('k-2');
      const keys: string[] = [];
      for await (const key of store.keys()) keys.push(key);
      expect(keys.sort()).toEqual(['k-1', 'k-3', 'k-4']);
    });

    test('keeps nothing of a source that fails, and what was there stays', async () => {
      const store = await open();
      async function* failing(): AsyncGenerator<Uint8Array> {
        yield Buffer.from('half');
        throw new Error('the sender is gone');
      }
      await expect(store.put('c', failing())).rejects.toThrow('the sender is gone');
      expect(await textOf(store, 'c')).toBeNull();
      await store.put('c', chunks('whole'));
      await expect(store.put('c', failing())).rejects.toThrow('the sender is gone');
      expect(await textOf(store, 'c')).toBe('whole');
    });

    test.each(['', '..', 'a/b', 'A', 'a.tmp', 'x'.repeat(101)])('takes no key %j', async (key) => {
      const store = await open();
      await expect(store.put(key, chunks('x'))).rejects.toThrow('key');
      await expect(store.get(key)).rejects.toThrow('key');
      await expect(store.delete(key)).rejects.toThrow('key');
    });
  });
}
