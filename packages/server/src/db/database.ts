import { type Random, systemRandom } from '../kernel/random.ts';
import { clearFault } from './faults.ts';
import type { Database } from './interface.ts';
import { isUpToDate, migrate } from './migrate.ts';
import { migrationNames } from './migration-names.ts';
import type { Entities, Orm } from './orm.ts';
import { pgliteEngine } from './pglite/engine.ts';
import { postgresEngine } from './postgres/engine.ts';
import type { Engine, Warn } from './session.ts';
import { databaseOn } from './transactions/database-on-engine.ts';

export interface DatabaseOptions {
  /** PostgreSQL, as `postgresql://user:password@host:5432/name`. */
  readonly url?: string;
  /** The embedded database, kept in this directory. */
  readonly dataDir?: string;
  /** The embedded database, gone when the process ends. */
  readonly memory?: boolean;
  /** Connections to PostgreSQL at most, beside one that listens; default 10. */
  readonly poolSize?: number;
  readonly log?: { warn(details: object, message: string): void };
  /** Spreads retries; default the system's. */
  readonly random?: Random;
  /** Default: those of all domains. */
  readonly entities?: Entities;
  /** Whether a transaction that locks rows out of order fails: outside production. Default false. */
  readonly checksLocks?: boolean;
}

export type {
  Database,
  EntityTransaction,
  PersonalEntity,
  Reader,
  Transaction,
  TransactionOptions,
} from './interface.ts';
export type { Unlisten } from './session.ts';

const USUAL_POOL_SIZE = 10;

/**
 * Opens the one database that the options name and brings it up to date.
 *
 * @throws {Error} where another process has the data directory, or a migration fails
 * @throws {PlatformError} PROVIDER_UNAVAILABLE where the database cannot be reached
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const warn: Warn = (error, message) => options.log?.warn({ err: error }, message);
  const engine = await openEngine(options, warn);
  try {
    if (!(await isUpToDate(engine, migrationNames()))) await bringUpToDate(engine);
    return databaseOn(engine, () => loadOrm(options.entities), {
      random: options.random ?? systemRandom,
      checksLocks: options.checksLocks ?? false,
    });
  } catch (error) {
    await engine.close();
    throw clearFault(error);
  }
}

/** The ORM takes 40 MB, and a server that only reads never needs it. */
async function loadOrm(entities?: Entities): Promise<Orm> {
  const { openOrm } = await import('./orm.ts');
  return openOrm(entities);
}

async function bringUpToDate(engine: Engine): Promise<void> {
  const { migrations } = await import('./migrations/index.ts');
  await migrate(engine, await loadOrm([]), migrations);
}

async function openEngine(options: DatabaseOptions, warn: Warn): Promise<Engine> {
  const { url, dataDir, memory = false } = options;
  const given = [url, dataDir, memory || undefined].filter((value) => value !== undefined);
  if (given.length !== 1) {
    throw new Error('The database is given by exactly one of url, dataDir and memory.');
  }
  if (url === undefined) {
    return pgliteEngine({ dataDir, warn });
  }
  return postgresEngine({
    url,
    poolSize: options.poolSize ?? USUAL_POOL_SIZE,
    warn,
  });
}
