import { beforeEach, expect, inject } from 'vitest';
import type { Database } from '../db/database.ts';
import { providedDatabase } from '../db/testing.ts';
import { faultsOfTheBooks } from '../domains/trading/settlement/books.fixture.ts';

type SetUp = (db: Database) => Promise<void>;

const provided = (): Promise<Database> =>
  providedDatabase(inject('database'), inject('postgresUrl'));

/**
 * Sets up each test of a file on an empty database, which is closed after it.
 *
 * @param setUp makes what the tests need
 * @param open default: a database of the kind that the file runs on
 */
export function onDatabase(setUp: SetUp, open = provided): void {
  beforeEach(async () => {
    const db = await open();
    await orClose(db, setUp);
    return () => db.close();
  });
}

/** As `onDatabase`, and what the test leaves in the books has to add up. */
export function onBooks(setUp: SetUp, open = provided): void {
  beforeEach(async () => {
    const db = await open();
    await orClose(db, setUp);
    return async () => {
      expect(await faultsOfTheBooks(db)).toEqual([]);
      await db.close();
    };
  });
}

async function orClose(db: Database, setUp: SetUp): Promise<void> {
  try {
    await setUp(db);
  } catch (error) {
    await db.close();
    throw error;
  }
}
