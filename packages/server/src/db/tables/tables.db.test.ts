import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { Database } from '../database.ts';
import { providedDatabase } from '../testing.ts';
import { describeTables } from './describe.ts';
import { generatedModules } from './generate.ts';

let db: Database;

beforeAll(async () => {
  db = await providedDatabase(inject('database'), inject('postgresUrl'));
});
afterAll(() => db.close());

test.each(['tables.ts', 'entities.ts'])(
  'generated/%s describes what the migrations make: else run npm run tables',
  async (name) => {
    const described = await readFile(new URL(`../generated/${name}`, import.meta.url), 'utf8');
    const tables = await describeTables(db);
    // Other tests of this worker have tables of their own in the same database.
    const own = tables.filter((table) => !table.name.startsWith('test_'));
    expect(generatedModules(own)[name]).toBe(described);
  },
);
