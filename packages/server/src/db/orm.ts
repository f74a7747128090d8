import type {
  AbstractSqlDriver,
  Configuration,
  EntityManager,
  Options,
} from '@mikro-orm/postgresql';
import { MikroORM } from '@mikro-orm/postgresql';
import {
  type CompiledQuery,
  type ControlledTransaction,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import { invariant } from '../kernel/invariant.ts';
import { entities as generated } from './generated/entities.ts';
import type { Session } from './session.ts';

export type Entities = NonNullable<Options['entities']>;

export interface Orm {
  /** What the constructors of MikroORM's migrations take. */
  readonly migrationContext: { driver: AbstractSqlDriver; config: Configuration };
  /** What binds entity managers to the transaction that a session runs. */
  contextOf(session: Session): Promise<OrmContext>;
}

export interface OrmContext {
  readonly entities: typeof generated;
  /** An empty entity manager on the running transaction. */
  entityManager(): EntityManager;
}

type Trx = ControlledTransaction<unknown>;

/**
 * MikroORM on the connections of our own engines: it opens none itself, begins and ends no
 * transaction but savepoints, and cannot be used outside of a transaction.
 *
 * @param entities default: those of all tables that have any; MikroORM scans no files
 */
export function openOrm(entities: Entities = Object.values(generated)): Orm {
  const mikro = new MikroORM({
    entities,
    dbName: 'investing-platform',
    driverOptions: dialect(undefined),
    ensureDatabase: false,
    discovery: { warnWhenNoEntities: false },
    metadataCache: { enabled: false },
    debug: false,
  });
  const contexts = new WeakMap<Session, Trx>();
  return {
    migrationContext: { driver: mikro.em.getDriver(), config: mikro.config },
    async contextOf(session) {
      let trx = contexts.get(session);
      if (trx === undefined) {
        trx = await new Kysely<unknown>({ dialect: dialect(session) }).startTransaction().execute();
        contexts.set(session, trx);
      }
      const bound = trx;
      return { entities: generated, entityManager: () => entityManager(mikro, bound) };
    },
  };
}

function entityManager(mikro: MikroORM, trx: Trx): EntityManager {
  const em = mikro.em.fork({ clear: true, useContext: false });
  em.setTransactionContext(trx);
  return em;
}

function dialect(session: Session | undefined): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => sessionDriver(session),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

/** The engine has begun the transaction and ends it, so the driver does neither. */
function sessionDriver(session: Session | undefined): Driver {
  const connection = session === undefined ? undefined : sessionConnection(session);
  const nothing = async (): Promise<void> => undefined;
  const savepointCommand = (verb: string) => (_: DatabaseConnection, name: string) =>
    command(session, `${verb} "${name.replaceAll('"', '""')}"`);
  return {
    init: nothing,
    async acquireConnection() {
      invariant(connection !== undefined, 'entities are read and written in transactions only');
      return connection;
    },
    beginTransaction: nothing,
    commitTransaction: nothing,
    rollbackTransaction: nothing,
    savepoint: savepointCommand('savepoint'),
    rollbackToSavepoint: savepointCommand('rollback to savepoint'),
    releaseSavepoint: savepointCommand('release savepoint'),
    releaseConnection: nothing,
    destroy: nothing,
  };
}

async function command(session: Session | undefined, text: string): Promise<void> {
  await session?.query({ text, values: [] });
}

function sessionConnection(session: Session): DatabaseConnection {
  return {
    async executeQuery<R>(compiled: CompiledQuery) {
      const { rows, affectedCount } = await session.query({
        text: compiled.sql,
        values: compiled.parameters,
        shape: 'orm',
      });
      return { rows: rows as R[], numAffectedRows: BigInt(affectedCount) };
    },
    streamQuery() {
      throw new Error('rows are not streamed through the ORM');
    },
  };
}
