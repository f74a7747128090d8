import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { Database } from '../database.ts';
import { providedDatabase } from '../testing.ts';
import { describeTables } from './describe.ts';
import { writeTables } from './write-tables.ts';

let db: Database;

beforeAll(async () => {
  db = await providedDatabase(inject('database'), inject('postgresUrl'));
});
afterAll(() => db.close());

test('The described tables are those that the migrations make: else run npm run tables', async () => {
  const described = await readFile(new URL('../generated/tables.ts', import.meta.url), 'utf8');
  expect(writeTables(await describeTables(db))).toBe(described);
});
