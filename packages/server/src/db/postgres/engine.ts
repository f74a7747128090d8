import pg from 'pg';
import { type Schedule, systemSchedule } from '../../kernel/schedule.ts';
import { sqlState } from '../faults.ts';
import type { Engine, Isolation, Query, QueryResult, Session, Warn } from '../session.ts';
import { postgresListener } from './listener.ts';
import { sessionOf } from './session.ts';
import { endSilentConnections } from './silence.ts';
import { runStatement } from './statement.ts';

export interface PostgresOptions {
  readonly url: string;
  /** Connections at most, beside the one that listens. */
  readonly poolSize: number;
  readonly warn: Warn;
  /** For tests; default real time. */
  readonly schedule?: Schedule;
}

const CONNECT_TIMEOUT_MS = 5_000;
const IDLE_TIMEOUT_MS = 30_000;
const STATEMENT_TIMEOUT_MS = 30_000;
const IDLE_IN_TRANSACTION_MS = 30_000;
/** A peer that is gone without a word is noticed ten probes, a second apart, after this. */
const KEEP_ALIVE_MS = 10_000;
/** A prepared text whose tables have changed since: only a new connection prepares it anew. */
const CACHED_PLAN_OUTDATED = '0A000';

/** PostgreSQL behind a pool; connects at the first use. */
export function postgresEngine(options: PostgresOptions): Engine {
  const { schedule = systemSchedule } = options;
  const connection: pg.ClientConfig = {
    connectionString: options.url,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    application_name: 'investing-platform',
    options: '-c timezone=UTC',
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
  };
  const pool = new pg.Pool({
    ...connection,
    max: options.poolSize,
    idleTimeoutMillis: IDLE_TIMEOUT_MS,
  });
  // Without a listener a connection that the server drops would end the process.
  pool.on('error', (error) => options.warn(error, 'an idle database connection was lost'));
  // One in use has lost the pool's listener, and may be dropped in the packet that answers it.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const stopWatching = endSilentConnections(pool, { schedule, warn: options.warn });
  const listener = postgresListener({
    createClient: (stream) => new pg.Client({ ...connection, stream }),
    warn: options.warn,
    schedule,
  });
  return {
    dialect: 'postgresql',
    query: (query) => poolQuery(pool, query),
    transaction: (work, isolation) => transaction(pool, work, isolation),
    listen: (topic, handler, onGap) => listener.listen(topic, handler, onGap),
    async close() {
      await listener.close();
      await pool.end();
      stopWatching();
    },
  };
}

async function poolQuery(pool: pg.Pool, query: Query): Promise<QueryResult> {
  try {
    return await onPooledClient(pool, query);
  } catch (error) {
    if (query.name === undefined || sqlState(error) !== CACHED_PLAN_OUTDATED) throw error;
    // Other connections may hold the outdated plan too, so this once nothing is prepared.
    const { name: _, ...unnamed } = query;
    return onPooledClient(pool, unnamed);
  }
}

async function onPooledClient(pool: pg.Pool, query: Query): Promise<QueryResult> {
  const client = await pool.connect();
  let isOutdated = false;
  try {
    return await runStatement(client, query);
  } catch (error) {
    isOutdated = sqlState(error) === CACHED_PLAN_OUTDATED;
    throw error;
  } finally {
    client.release(isOutdated);
  }
}

async function transaction<T>(
  pool: pg.Pool,
  work: (session: Session) => Promise<T>,
  isolation: Isolation,
): Promise<T> {
  const client = await pool.connect();
  const session = sessionOf(client);
  let broken: Error | undefined;
  const onError = (error: Error): void => {
    broken = error;
  };
  // The pool hands a client's errors to whoever holds it; the query in flight rejects as well.
  client.on('error', onError);
  try {
    session.begin(isolation);
    const result = await work(session);
    await session.commit();
    return result;
  } catch (error) {
    if (sqlState(error) === CACHED_PLAN_OUTDATED) broken = new Error('outdated plans');
    await session.rollback().catch(onError);
    throw error;
  } finally {
    client.off('error', onError);
    session.end();
    client.release(broken);
  }
}
