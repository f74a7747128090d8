import type pg from 'pg';
import type { Isolation, Query, QueryResult, Session } from '../session.ts';
import { Asked } from './ask.ts';
import { answerOf, errorAfter, sendStatements } from './statement.ts';

/** One write has no more statements than this. */
const MAX_BATCH = 100;
const LIFT_TIME_LIMIT: Query = {
  name: 'db.liftTimeLimit',
  text: 'set local statement_timeout = 0',
  values: [],
};
const COMMIT: Query = { name: 'db.commit', text: 'commit', values: [] };
const BEGIN: Readonly<Record<Isolation, Query>> = {
  'read committed': { name: 'db.begin', text: 'begin', values: [] },
  'repeatable read': {
    name: 'db.begin.repeatable',
    text: 'begin isolation level repeatable read',
    values: [],
  },
  serializable: {
    name: 'db.begin.serializable',
    text: 'begin isolation level serializable',
    values: [],
  },
};

/** The transactions of one connection. */
export interface PostgresSession extends Session {
  /** Goes out with the first statement. Where it fails, no statement after it is sent. */
  begin(isolation: Isolation): void;
  commit(): Promise<QueryResult>;
  /** Statements that were asked for and not sent yet are not sent any more. */
  rollback(): Promise<void>;
  /** The connection is in nobody's use. */
  end(): void;
  /** Whether a statement may take as long as it takes. */
  readonly isWithoutTimeLimit: boolean;
}

const sessions = new WeakMap<pg.PoolClient, PostgresSession>();

export function sessionOf(client: pg.PoolClient): PostgresSession {
  const known = sessions.get(client);
  if (known !== undefined) return known;
  const session = newSession(client);
  sessions.set(client, session);
  return session;
}

/**
 * Statements that are asked for in one turn, before anything is waited for, go to the server in one
 * write, and their answers come in one as well.
 */
function newSession(client: pg.PoolClient): PostgresSession {
  const waiting: Asked[] = [];
  let isSending = false;
  let isWithoutTimeLimit = false;
  let begun: Promise<unknown> = Promise.resolve();
  let failedBegin: unknown;
  const skip = (cause: unknown): void => {
    for (const asked of waiting.splice(0)) asked.reject(errorAfter(cause));
  };
  const send = (): void => {
    // The next write takes all that has been asked for by then.
    if (isSending || waiting.length === 0) return;
    isSending = true;
    sendStatements(client, waiting.splice(0, MAX_BATCH), (failure) => {
      isSending = false;
      if (failure === undefined) send();
      else skip(failure.error);
    });
  };
  const add = (query: Query): Promise<QueryResult> => {
    const asked = new Asked(query);
    waiting.push(asked);
    // A tick comes when all that could go on has gone on, and has asked for what it needs.
    if (waiting.length === 1) process.nextTick(send);
    return answerOf(asked);
  };
  const query = async (request: Query): Promise<QueryResult> => {
    // What follows would take effect by itself.
    if (failedBegin !== undefined) throw failedBegin;
    return add(request);
  };
  return {
    query,
    async script(text) {
      await begun;
      await client.query(text);
    },
    async liftTimeLimit() {
      isWithoutTimeLimit = true;
      await query(LIFT_TIME_LIMIT);
    },
    get isWithoutTimeLimit() {
      return isWithoutTimeLimit;
    },
    begin(isolation) {
      failedBegin = undefined;
      begun = add(BEGIN[isolation]).catch((error: unknown) => {
        failedBegin = error;
      });
    },
    commit: () => query(COMMIT),
    async rollback() {
      skip(undefined);
      await client.query('rollback');
    },
    end() {
      isWithoutTimeLimit = false;
    },
  };
}
