import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { Database } from '../database.ts';
import { providedDatabase } from '../testing.ts';
import { describeTables, type TableDescription } from './describe.ts';
import { generatedModules } from './generate.ts';
import { TABLE_OWNERS } from './owners.ts';

let db: Database;

beforeAll(async () => {
  db = await providedDatabase(inject('database'), inject('postgresUrl'));
});
afterAll(() => db.close());

/** Other tests of this worker have tables of their own in the same database. */
async function ownTables(): Promise<TableDescription[]> {
  const tables = await describeTables(db);
  return tables.filter(({ name }) => !name.startsWith('test_'));
}

test.each(['tables.ts', 'entities.ts'])(
  'generated/%s describes what the migrations make: else run npm run tables',
  async (name) => {
    const described = await readFile(new URL(`../generated/${name}`, import.meta.url), 'utf8');
    expect(generatedModules(await ownTables())[name]).toBe(described);
  },
);

test('every table has an owner, which alone writes it', async () => {
  const names = (await ownTables()).map(({ name }) => name);
  const owned = Object.keys(TABLE_OWNERS);
  const unowned = names.filter((name) => !owned.includes(name));
  expect(unowned, 'Say in db/tables/owners.ts whose each of these tables is').toEqual([]);
  const gone = owned.filter((name) => !names.includes(name));
  expect(gone, 'Take these out of db/tables/owners.ts: there is no such table').toEqual([]);
});
