import pg from 'pg';
import { systemClock } from '../../kernel/clock.ts';
import { newId } from '../../kernel/ids.ts';
import { systemRandom } from '../../kernel/random.ts';
import { type Database, openDatabase } from '../database.ts';
import type { Entities } from '../orm.ts';
import { statement } from '../statement.ts';
import { EMPTY_ALL_TABLES, endingListeners } from './emptied.ts';

export interface TestDatabaseOptions {
  /** Default: those of all domains. */
  readonly entities?: Entities;
  /** Whether a transaction that locks rows out of order fails; default true. */
  readonly checksLocks?: boolean;
}

export interface PostgresTestOptions extends TestDatabaseOptions {
  readonly poolSize?: number;
  /** Whether the test changes more than rows: then nobody else has the database, before or after. */
  readonly isOwn?: boolean;
}

interface Clone {
  readonly database: Database;
  readonly poolSize: number | undefined;
  /** How many things of the schema it was made with. */
  readonly things: string;
  drop(): Promise<void>;
}

const TEMPLATE = 'investing_platform_template';
const TEMPLATE_LOCK = 7_214_305_119;
let template: Promise<void> | undefined;
/** The one that was used last: to clone takes many times as long as to empty. */
let kept: Clone | undefined;

const emptyAllTables = statement<never>('test.emptyAllTables', EMPTY_ALL_TABLES);
/** What somebody still does there would be found by the next test. */
const othersAtWork = statement<{ pid: number }>(
  'test.othersAtWork',
  `select pid from pg_stat_activity where datname = current_database()
     and backend_type = 'client backend' and state <> 'idle' and pid <> pg_backend_pid()`,
);
const thingsOfSchema = statement<{ things: string }>(
  'test.thingsOfSchema',
  `select (select count(*) from pg_class where relnamespace = 'public'::regnamespace)
     + (select count(*) from pg_proc where pronamespace = 'public'::regnamespace)
     + (select count(*) from pg_trigger where not tgisinternal) as things`,
);

/**
 * A PostgreSQL database with all tables, empty: the one that the last test of this process gave
 * back with `close`, or a new one.
 *
 * @param adminUrl superuser URL of a database in the cluster
 * @throws {Error} at `close`, where the test changed the schema of a database that is not its own
 */
export async function postgresDatabase(
  adminUrl: string,
  options: PostgresTestOptions = {},
): Promise<Database> {
  const { poolSize, entities, isOwn = false, checksLocks = true } = options;
  if (isOwn || entities !== undefined || !checksLocks) {
    const { database, drop } = await clone(adminUrl, options);
    return { ...database, close: drop };
  }
  const given = (await emptied(takeKept(poolSize))) ?? (await clone(adminUrl, options));
  return endingListeners(given.database, () => keep(given));
}

function takeKept(poolSize: number | undefined): Clone | undefined {
  if (kept === undefined || kept.poolSize !== poolSize) return undefined;
  const taken = kept;
  kept = undefined;
  return taken;
}

async function emptied(given: Clone | undefined): Promise<Clone | undefined> {
  if (given === undefined) return undefined;
  if ((await given.database.all(othersAtWork)).length > 0) {
    await given.drop();
    return undefined;
  }
  await given.database.transaction((tx) => tx.run(emptyAllTables));
  return given;
}

async function keep(given: Clone): Promise<void> {
  const { things } = await given.database.one(thingsOfSchema);
  if (things !== given.things) {
    await given.drop();
    throw new Error('this test makes tables, functions or triggers: it says isOwn');
  }
  const before = kept;
  kept = given;
  await before?.drop();
}

async function clone(
  adminUrl: string,
  { poolSize, entities, checksLocks = true }: PostgresTestOptions,
): Promise<Clone> {
  template ??= makeTemplate(adminUrl);
  await template;
  const name = `test_${newId(systemClock, systemRandom).replaceAll('-', '')}`;
  await asAdmin(adminUrl, async (admin) => {
    // Cloning refuses while another clone reads the template, so clones take turns.
    await admin.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    await admin.query(`create database ${name} template ${TEMPLATE}`);
  });
  const database = await openDatabase({
    url: urlOf(adminUrl, name),
    checksLocks,
    ...(poolSize !== undefined && { poolSize }),
    ...(entities !== undefined && { entities }),
  });
  return {
    database,
    poolSize,
    things: (await database.one(thingsOfSchema)).things,
    async drop() {
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
