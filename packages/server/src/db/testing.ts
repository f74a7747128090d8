import pg from 'pg';
import { systemClock } from '../kernel/clock.ts';
import { newId } from '../kernel/ids.ts';
import { invariant } from '../kernel/invariant.ts';
import { systemRandom } from '../kernel/random.ts';
import { type Database, openDatabase, type Unlisten } from './database.ts';
import { databaseOn } from './database-on-engine.ts';
import { entities as allEntities } from './entities.ts';
import { type Entities, type Orm, openOrm } from './orm.ts';
import type { Engine } from './session.ts';
import { migratedMemoryEngine } from './testing-embedded.ts';

export interface TestDatabaseOptions {
  /** Default: those of all domains. */
  readonly entities?: Entities;
}

const SETTINGS = { random: systemRandom };
/** Triggers that keep journals append-only do not fire for replicas (manual, `create trigger`). */
const EMPTY_ALL_TABLES = `
  set session_replication_role = replica;
  do $$
  declare
    name text;
    has_rows boolean;
  begin
    for name in select format('%I', tablename) from pg_tables
      where schemaname = 'public' and tablename <> 'mikro_orm_migrations'
    loop
      execute 'select exists (select from ' || name || ')' into has_rows;
      if has_rows then execute 'truncate ' || name || ' restart identity cascade'; end if;
    end loop;
  end $$;
  set session_replication_role = origin;`;

const orms = new Map<Entities, Orm>();

function ormOf(entities: Entities): Orm {
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
  const orm = ormOf(options.entities ?? allEntities);
  return withoutClosing(databaseOn(engine, orm, SETTINGS));
}

/** `close` ends what was listened to and leaves the engine to the next test file. */
function withoutClosing(database: Database): Database {
  const listening: Unlisten[] = [];
  return {
    ...database,
    async listen(...args) {
      const stop = await database.listen(...args);
      listening.push(stop);
      return stop;
    },
    async close() {
      for (const stop of listening.splice(0)) await stop();
    },
  };
}

const TEMPLATE = 'investing_platform_template';
const TEMPLATE_LOCK = 7_214_305_119;
let template: Promise<void> | undefined;

/**
 * A new PostgreSQL database with all tables, empty. `close` drops it.
 *
 * @param adminUrl superuser URL of a database in the cluster
 */
export async function postgresDatabase(
  adminUrl: string,
  options: TestDatabaseOptions & { readonly poolSize?: number } = {},
): Promise<Database> {
  template ??= makeTemplate(adminUrl);
  await template;
  const name = `test_${newId(systemClock, systemRandom).replaceAll('-', '')}`;
  await asAdmin(adminUrl, async (admin) => {
    // Cloning refuses while another clone reads the template, so clones take turns.
    await admin.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    await admin.query(`create database ${name} template ${TEMPLATE}`);
  });
  const database = await openDatabase({ ...options, url: urlOf(adminUrl, name) });
  return {
    ...database,
    async close() {
      await database.close();
      await asAdmin(adminUrl, (admin) => admin.query(`drop database ${name} with (force)`));
    },
  };
}

/** Once per cluster: test files run in several processes. */
async function makeTemplate(adminUrl: string): Promise<void> {
  await asAdmin(adminUrl, async (admin) => {
    await admin.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    const { rowCount } = await admin.query('select from pg_database where datname = $1', [
      TEMPLATE,
    ]);
    if (rowCount === 1) return;
    await admin.query(`create database ${TEMPLATE}`);
    const database = await openDatabase({ url: urlOf(adminUrl, TEMPLATE), poolSize: 1 });
    await database.close();
  });
}

async function asAdmin<T>(adminUrl: string, work: (admin: pg.Client) => Promise<T>): Promise<T> {
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  try {
    return await work(admin);
  } finally {
    await admin.end();
  }
}

function urlOf(adminUrl: string, database: string): string {
  const url = new URL(adminUrl);
  url.pathname = `/${database}`;
  return url.href;
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
