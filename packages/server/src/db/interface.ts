import type { EntityManager, EntityName } from '@mikro-orm/postgresql';
import type { entities } from './generated/entities.ts';
import type { Isolation, Unlisten } from './session.ts';
import type { Statement } from './statement.ts';

/** Runs named statements. Values are bound, never part of the text. */
export interface Reader {
  /** Every row. The statement itself bounds how many there can be. */
  all<R, P extends readonly unknown[]>(statement: Statement<R, P>, ...params: P): Promise<R[]>;
  /** The row, or null. More than one row is a fault of the statement. */
  maybe<R, P extends readonly unknown[]>(
    statement: Statement<R, P>,
    ...params: P
  ): Promise<R | null>;
  /** The row. None, or more than one, is a fault of the statement. */
  one<R, P extends readonly unknown[]>(statement: Statement<R, P>, ...params: P): Promise<R>;
}

/**
 * One running transaction. It is of no use once `transaction` has returned. Statements that are asked
 * for in one turn, before anything is waited for, go to PostgreSQL in one write, in that order.
 */
export interface Transaction extends Reader {
  /** Runs a statement for its effect; returns how many rows it changed. */
  run<R, P extends readonly unknown[]>(statement: Statement<R, P>, ...params: P): Promise<number>;
  /**
   * Runs a statement and waits for nothing: it travels with the next one that is
   * waited for, or with the commit. Where it fails, so does the transaction, with that error.
   *
   * @param explain makes of that error what the caller of `transaction` is told
   */
  send<R, P extends readonly unknown[]>(
    statement: Statement<R, P>,
    params: P,
    explain?: (error: unknown) => unknown,
  ): Sent<R>;
  /**
   * Reaches listeners in every server process when the transaction commits. The payload has 7,999
   * bytes at most; one that a transaction sends several times arrives once.
   */
  notify(topic: string, payload: string): Promise<void>;
}

/** A transaction with `entities: true`. */
export interface EntityTransaction extends Transaction {
  /**
   * MikroORM on this transaction, for entity writes. What it holds is flushed before the commit;
   * call `em.flush()` yourself where a later statement reads what you wrote.
   */
  readonly em: EntityManager;
  /** What it writes, by the names of their tables. */
  readonly entities: typeof entities;
}

/** An entity with rows of people, which say when they were made and changed. */
export type PersonalEntity = EntityName<{
  id: string;
  userId: string;
  createdAt: Date;
  updatedAt: Date;
}>;

/** A statement that need not be waited for. */
export interface Sent<R> {
  /** They are there once the transaction has ended well, at the latest. */
  readonly rows: Promise<R[]>;
}

export interface TransactionOptions {
  /**
   * Whether the work writes entities. The first one loads the ORM, before it begins: a server that
   * only reads never needs it.
   */
  readonly entities?: true;
  /** Default `read committed`. PGlite runs one transaction at a time, so there all are alike. */
  readonly isolation?: Isolation;
  /**
   * After which it is rolled back; default 30, and 30 for each of its statements. A limit that is
   * given stands for both: for what an operator waits for.
   */
  readonly timeoutSeconds?: number;
  /**
   * What others must not hold a connection for meanwhile: those of one name run one after the other
   * in this process, and wait without a connection.
   */
  readonly turnOf?: string;
}

/** What the work is given. */
export type TransactionWith<Options extends TransactionOptions> = [Options] extends [
  { readonly entities: true },
]
  ? EntityTransaction
  : Transaction;

export interface Database extends Reader {
  readonly dialect: 'postgresql' | 'pglite';
  /**
   * Commits what `work` did, or nothing where it rejects. Inside, only `tx` may be used: PGlite has
   * one connection, on which a statement outside of the transaction waits for its end.
   * On serialization failure and deadlock (SQLSTATE 40001, 40P01) `work` runs again, at most five
   * times. So its only effects are on the database.
   *
   * @throws {PlatformError} PROVIDER_UNAVAILABLE where the database cannot be reached; whether
   *   a commit under way took effect is then unknown; RATE_LIMITED where too many wait for one turn
   */
  transaction<T, Options extends TransactionOptions = TransactionOptions>(
    work: (tx: TransactionWith<Options>) => Promise<T>,
    options?: Options,
  ): Promise<T>;
  /**
   * Calls `handler` with each payload sent to the topic from now on; `onGap` after a lost
   * connection was opened anew, when payloads may have been missed.
   */
  listen(topic: string, handler: (payload: string) => void, onGap?: () => void): Promise<Unlisten>;
  /** Resolves where the database answers. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
