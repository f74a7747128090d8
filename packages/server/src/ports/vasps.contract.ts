import { describe, expect, test } from 'vitest';
import type { VaspDirectory, VaspSearch } from './vasps.ts';

const ALL: VaspSearch = { ids: null, query: null, country: null, limit: 50 };

/**
 * What every directory keeps to.
 *
 * @param known a provider of it, and a country that is none of its
 */
export function vaspContract(
  name: string,
  open: () => VaspDirectory,
  known: { readonly id: string; readonly query: string; readonly elsewhere: string },
) {
  describe(`the directory of providers, ${name}`, () => {
    test('a provider is found by a part of its name in either case, the best fit first', async () => {
      const found = await open().search({ ...ALL, query: known.query.toUpperCase() });
      expect(found[0]?.id).toBe(known.id);
    });

    test('providers are found by their ids, and unknown ones are passed over', async () => {
      const found = await open().search({ ...ALL, ids: ['did:web:nobody.example', known.id] });
      expect(found.map(({ id }) => id)).toEqual([known.id]);
    });

    test('a country leaves out who is neither registered nor licensed there', async () => {
      const search = { ...ALL, query: known.query, country: known.elsewhere };
      expect(await open().search(search)).toEqual([]);
    });

    test('no more come than are asked for, and each has a decentralized identifier', async () => {
      const found = await open().search({ ...ALL, query: 'o', limit: 3 });
      expect(found).toHaveLength(3);
      for (const { id } of found) expect(id).toMatch(/^did:[a-z0-9]+:.+$/);
    });

    test('nothing is known of an address that nobody has used', async () => {
      const facts = await open().factsOf('BTC', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4');
      expect(facts).toEqual({ keptBy: null, sanctioned: false });
    });
  });
}
