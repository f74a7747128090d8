import type { Migration } from '@mikro-orm/migrations';
import { invariant } from '../kernel/invariant.ts';
import { sqlState } from './faults.ts';
import type { Orm } from './orm.ts';
import type { Engine, Session } from './session.ts';

export interface MigrationEntry {
  /** `<nnnn>-<domain>`; kept in the database, so it never changes. */
  readonly name: string;
  readonly migration: new (...args: ConstructorParameters<typeof Migration>) => Migration;
}

/** Any number: it marks this program's migrations among advisory locks. */
const ADVISORY_LOCK = 7_214_305_118;
const JOURNAL = `
  create table if not exists mikro_orm_migrations (
    id serial primary key,
    name text not null unique,
    executed_at timestamptz not null default current_timestamp
  )`;

const UNDEFINED_TABLE = '42P01';

/** Whether the database has exactly these migrations, so that `migrate` would change nothing. */
export async function isUpToDate(engine: Engine, names: readonly string[]): Promise<boolean> {
  try {
    const executed = await executedNames(engine);
    return executed.size === names.length && names.every((name) => executed.has(name));
  } catch (error) {
    if (sqlState(error) === UNDEFINED_TABLE) return false;
    throw error;
  }
}

/**
 * Brings the database up to date. Each migration runs in a transaction of its own together with
 * the row that records it. Server processes that start at once take turns.
 *
 * @throws {Error} where the database has migrations that this program does not know: it is older
 */
export async function migrate(
  engine: Engine,
  orm: Orm,
  migrations: readonly MigrationEntry[],
): Promise<void> {
  await inTurn(engine, (session) => session.script(JOURNAL));
  const executed = await inTurn(engine, executedNames);
  const known = new Set(migrations.map(({ name }) => name));
  invariant(known.size === migrations.length, 'every migration has a name of its own');
  const unknown = [...executed].filter((name) => !known.has(name));
  if (unknown.length > 0) {
    throw new Error(`The database was migrated by a newer version: ${unknown.join(', ')}`);
  }
  for (const entry of migrations) {
    if (!executed.has(entry.name)) await inTurn(engine, (session) => run(session, orm, entry));
  }
}

function inTurn<T>(engine: Engine, work: (session: Session) => Promise<T>): Promise<T> {
  return engine.transaction(async (session) => {
    // Another process may hold the lock for as long as its migration takes.
    await session.liftTimeLimit();
    await session.query({ text: 'select pg_advisory_xact_lock($1)', values: [ADVISORY_LOCK] });
    return work(session);
  }, 'read committed');
}

async function executedNames(session: Pick<Session, 'query'>): Promise<Set<string>> {
  const { rows } = await session.query({
    text: 'select name from mikro_orm_migrations',
    values: [],
  });
  return new Set(rows.map((row) => String(row.name)));
}

async function run(session: Session, orm: Orm, entry: MigrationEntry): Promise<void> {
  // Another process may have run it while this one waited for its turn.
  if ((await executedNames(session)).has(entry.name)) return;
  const { driver, config } = orm.migrationContext;
  const migration = new entry.migration(driver, config);
  await migration.up();
  for (const query of migration.getQueries()) {
    invariant(typeof query === 'string', 'a migration adds SQL texts');
    await session.script(query);
  }
  await session.query({
    text: 'insert into mikro_orm_migrations (name) values ($1)',
    values: [entry.name],
  });
}
