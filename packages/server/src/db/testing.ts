import { invariant } from '../kernel/invariant.ts';
import { systemRandom } from '../kernel/random.ts';
import type { Database } from './database.ts';
import { type Entities, type Orm, openOrm } from './orm.ts';
import type { Engine } from './session.ts';
import { migratedMemoryEngine } from './testing/embedded.ts';
import { EMPTY_ALL_TABLES, endingListeners } from './testing/emptied.ts';
import { postgresDatabase, type TestDatabaseOptions } from './testing/postgres.ts';
import { databaseOn } from './transactions/database-on-engine.ts';

export { postgresDatabase };

const orms = new Map<Entities | undefined, Orm>();

function ormOf(entities: Entities | undefined): Orm {
  const orm = orms.get(entities) ?? openOrm(entities);
  orms.set(entities, orm);
  return orm;
}

let shared: Promise<Engine> | undefined;

/**
 * An empty embedded database in memory, migrated once per worker. Every call empties the same one,
 * so a test file has one at a time. `close` leaves it open for the next call.
 */
export async function testDatabase(options: TestDatabaseOptions = {}): Promise<Database> {
  shared ??= migratedMemoryEngine();
  const engine = await shared;
  await engine.transaction((session) => session.script(EMPTY_ALL_TABLES), 'read committed');
  const orm = ormOf(options.entities);
  const settings = { random: systemRandom, checksLocks: options.checksLocks ?? true };
  return endingListeners(databaseOn(engine, orm, settings), async () => undefined);
}

/**
 * A database of the kind that a test file runs on, from what vitest provides:
 * `providedDatabase(inject('database'), inject('postgresUrl'))`.
 */
export function providedDatabase(
  kind: 'embedded' | 'postgres',
  adminUrl: string | undefined,
  options: TestDatabaseOptions = {},
): Promise<Database> {
  if (kind === 'embedded') return testDatabase(options);
  invariant(adminUrl !== undefined, 'tests on PostgreSQL are given the URL of a cluster');
  return postgresDatabase(adminUrl, options);
}
