import type { EntityManager } from '@mikro-orm/postgresql';
import { PlatformError } from '../../kernel/errors.ts';
import { invariant } from '../../kernel/invariant.ts';
import type { Random } from '../../kernel/random.ts';
import { turns } from '../../kernel/turns.ts';
import { clearFault } from '../faults.ts';
import type {
  Database,
  EntityTransaction,
  Reader,
  Transaction,
  TransactionOptions,
} from '../interface.ts';
import { lockOrder } from '../locks/lock-order.ts';
import type { Orm, OrmContext } from '../orm.ts';
import type { Engine, Query, QueryResult, Session } from '../session.ts';
import { boundValues, type Statement } from '../statement.ts';
import { withinDeadline } from './deadline.ts';
import { retried } from './retry.ts';
import { type SentStatements, sentStatements } from './sent-statements.ts';

const PING: Query = { name: 'db.ping', text: 'select 1', values: [] };
const NOTIFY = 'select pg_notify($1, $2)';
const MAX_PAYLOAD_BYTES = 7_999;

export interface DatabaseSettings {
  readonly random: Random;
  /** A transaction that takes longer is rolled back; default 30. */
  readonly transactionTimeoutSeconds?: number;
  /** Whether a transaction that locks rows out of order fails; default false. */
  readonly checksLocks?: boolean;
}

const USUAL_TRANSACTION_TIMEOUT_SECONDS = 30;

/** Transactions of one turn that may wait or run: some seconds' worth. */
const MAX_WAITING = 200;

function tooManyWait(): PlatformError {
  const message = `More than ${MAX_WAITING} changes to one account are under way. Wait for them.`;
  return new PlatformError('RATE_LIMITED', message, { retryAfterSeconds: 1 });
}

/**
 * Puts the common interface on an engine.
 *
 * @param orm the ORM, or what loads it: called once, before the first transaction with entities
 *   begins
 */
export function databaseOn(
  engine: Engine,
  orm: Orm | (() => Promise<Orm>),
  settings: DatabaseSettings,
): Database {
  const { transactionTimeoutSeconds = USUAL_TRANSACTION_TIMEOUT_SECONDS } = settings;
  const checksLocks = settings.checksLocks ?? false;
  const { inTurn } = turns(MAX_WAITING, () => undefined);
  let loaded = typeof orm === 'function' ? undefined : Promise.resolve(orm);
  const loadOnce = (): Promise<Orm> => {
    loaded ??= typeof orm === 'function' ? orm() : Promise.resolve(orm);
    return loaded;
  };
  const query = async (request: Query): Promise<QueryResult> => {
    try {
      return await engine.query(request);
    } catch (error) {
      throw clearFault(error);
    }
  };
  const attempt = <T>(
    work: (tx: EntityTransaction) => Promise<T>,
    own: Orm | undefined,
    { isolation = 'read committed', timeoutSeconds }: TransactionOptions,
  ): Promise<T> =>
    retried(settings.random, async () => {
      const sent = sentStatements();
      try {
        const result = await engine.transaction(async (session) => {
          if (timeoutSeconds !== undefined) await session.liftTimeLimit();
          const limit = timeoutSeconds ?? transactionTimeoutSeconds;
          const checked = checksLocks ? checkingLocks(session) : session;
          return runTransaction(session, checked, own, work, sent, limit);
        }, isolation);
        // Where one failed on PGlite, the commit has rolled back.
        await sent.answered();
        return result;
      } catch (error) {
        throw sent.failure() ?? error;
      }
    });
  return {
    dialect: engine.dialect,
    ...reader(query),
    async transaction<T>(
      work: (tx: EntityTransaction) => Promise<T>,
      options: TransactionOptions = {},
    ) {
      try {
        const { turnOf, entities } = options;
        const own = entities === true ? await loadOnce() : undefined;
        const run = () => attempt(work, own, options);
        return await (turnOf === undefined ? run() : inTurn(turnOf, run, tooManyWait));
      } catch (error) {
        throw clearFault(error);
      }
    },
    listen: (topic, handler, onGap) => engine.listen(topic, handler, onGap),
    async ping() {
      await query(PING);
    },
    close: () => engine.close(),
  };
}

/** The connection, except that it refuses statements that lock rows out of order. */
function checkingLocks(session: Session): Pick<Session, 'query'> {
  const locks = lockOrder();
  return {
    async query(request) {
      const answered = locks(request);
      const result = await session.query(request);
      answered(result);
      return result;
    },
  };
}

async function runTransaction<T>(
  session: Session,
  asked: Pick<Session, 'query'>,
  orm: Orm | undefined,
  work: (tx: EntityTransaction) => Promise<T>,
  sent: SentStatements,
  timeoutSeconds: number,
): Promise<T> {
  const context = await orm?.contextOf(session);
  const tx = openTransaction(asked, context, sent);
  try {
    const result = await withinDeadline(timeoutSeconds, work(tx.handle));
    await tx.finish();
    return result;
  } finally {
    tx.end();
  }
}

function openTransaction(
  session: Pick<Session, 'query'>,
  context: OrmContext | undefined,
  sent: SentStatements,
) {
  let em: EntityManager | undefined;
  let isOver = false;
  let hasFailed = false;
  const query = async (request: Query): Promise<QueryResult> => {
    invariant(!isOver, 'a transaction is used only until it ends');
    try {
      return await session.query(request);
    } catch (error) {
      hasFailed = true;
      throw error;
    }
  };
  const read = reader(query);
  const ormOf = (): OrmContext => {
    invariant(!isOver, 'a transaction is used only until it ends');
    invariant(context !== undefined, 'a transaction that writes entities says `entities: true`');
    return context;
  };
  // Inherited, so that who copies a transaction does not ask for it.
  const access = {
    get em() {
      const { entityManager } = ormOf();
      em ??= entityManager();
      return em;
    },
    get entities() {
      return ormOf().entities;
    },
  };
  const statements: Transaction = {
    all: (asked, ...params) => heard(read.all(asked, ...params)),
    maybe: (asked, ...params) => heard(read.maybe(asked, ...params)),
    one: (asked, ...params) => heard(read.one(asked, ...params)),
    run: (asked, ...params) => heard(query(queryOf(asked, params)).then(countOf)),
    send<R, P extends readonly unknown[]>(
      asked: Statement<R, P>,
      params: P,
      explain?: (error: unknown) => unknown,
    ) {
      // Nobody would hear of its failure.
      invariant(!isOver, 'a transaction is used only until it ends');
      const rows = query(queryOf(asked, params)).then((result) => result.rows as R[]);
      sent.add(rows, explain);
      return { rows };
    },
    async notify(topic, payload) {
      invariant(Buffer.byteLength(payload) <= MAX_PAYLOAD_BYTES, 'a payload is short');
      await query({ name: 'db.notify', text: NOTIFY, values: [topic, payload] });
    },
  };
  const handle: EntityTransaction = Object.assign(Object.create(access), statements);
  return {
    handle,
    async finish() {
      await em?.flush();
      // After a failed statement a commit would silently roll back: this one fails instead.
      if (hasFailed) await session.query(PING);
    },
    end() {
      isOver = true;
      em?.resetTransactionContext();
    },
  };
}

const countOf = ({ affectedCount }: QueryResult): number => affectedCount;

/**
 * The work may have stopped waiting when a statement is passed over, since another has failed. The
 * transaction fails all the same; nobody else has to hear of it.
 */
function heard<T>(answer: Promise<T>): Promise<T> {
  answer.catch(() => undefined);
  return answer;
}

function reader(query: (request: Query) => Promise<QueryResult>): Reader {
  const all = async <R, P extends readonly unknown[]>(
    statement: Statement<R, P>,
    ...params: P
  ): Promise<R[]> => (await query(queryOf(statement, params))).rows as R[];
  return {
    all,
    async maybe(statement, ...params) {
      const rows = await all(statement, ...params);
      invariant(rows.length <= 1, `${statement.name} returns at most one row`);
      return rows[0] ?? null;
    },
    async one(statement, ...params) {
      const [row, ...others] = await all(statement, ...params);
      invariant(
        row !== undefined && others.length === 0,
        `${statement.name} returns exactly one row`,
      );
      return row;
    },
  };
}

function queryOf(
  statement: Statement<unknown, readonly unknown[]>,
  params: readonly unknown[],
): Query {
  return { name: statement.name, text: statement.text, values: boundValues(statement, params) };
}
