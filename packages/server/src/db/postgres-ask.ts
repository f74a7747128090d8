import type pg from 'pg';
import type { StatementMessages } from './postgres-messages.ts';
import { columnsOf, compiledRowReader, type Row, type RowReader, rowReader } from './row-reader.ts';
import type { Query, QueryResult, WireValue } from './session.ts';
import { wireValue } from './wire-values.ts';

declare module 'pg' {
  /** What the driver's types leave out of it. */
  interface Connection {
    /** Texts by the names under which they are prepared; the driver keeps it. */
    readonly parsedStatements: Readonly<Record<string, string>>;
    sendCopyFail(message: string): void;
  }
}

export interface RowDescription {
  readonly fields: readonly { readonly name: string; readonly dataTypeID: number }[];
}

const readNothing: RowReader = () => ({});

/**
 * What reads the rows of prepared statements, by connection. A statement keeps its columns for as
 * long as it is prepared: where they would change, PostgreSQL refuses to run it (0A000).
 */
const readers = new WeakMap<object, Map<string, RowReader>>();

function readersOf(connection: object): Map<string, RowReader> {
  let known = readers.get(connection);
  if (known === undefined) {
    known = new Map();
    readers.set(connection, known);
  }
  return known;
}

/** A statement that is to be sent, and what becomes of its answer. */
export interface Asked {
  readonly answered: Promise<QueryResult>;
  reject(error: unknown): void;
  /** What to send; `isNew` tells whether nothing before it in the same write prepares its text. */
  messages(connection: pg.Connection, isNew: (name: string) => boolean): StatementMessages;
  readonly name: string;
  readonly text: string;
  describe(message: RowDescription): void;
  take(fields: readonly (string | null)[]): void;
  complete(tag: string): void;
  resolve(): void;
}

/** @throws {InvariantViolation} for a value that was never given */
export function ask(query: Query): Asked {
  const { name = '', text, shape = 'plain' } = query;
  const values: readonly WireValue[] = query.values.map(wireValue);
  const { promise: answered, resolve, reject } = Promise.withResolvers<QueryResult>();
  const rows: Row[] = [];
  let affectedCount = 0;
  let known: Map<string, RowReader> | undefined;
  let read: RowReader | undefined;
  let failure: { readonly error: unknown } | undefined;
  return {
    ...{ answered, reject, name, text },
    messages(connection, isNew) {
      const isPrepared = name !== '' && connection.parsedStatements[name] !== undefined;
      if (name !== '') known = readersOf(connection);
      read = isPrepared ? known?.get(name) : undefined;
      const isSent = isPrepared || (name !== '' && !isNew(name));
      return { name, text: isSent ? null : text, values, describes: read === undefined };
    },
    describe({ fields }) {
      const columns = columnsOf(fields, shape);
      read = name === '' ? rowReader(columns) : compiledRowReader(columns);
    },
    take(fields) {
      if (failure !== undefined || read === undefined) return;
      try {
        rows.push(read(fields));
      } catch (error) {
        failure = { error };
      }
    },
    complete(tag) {
      affectedCount = countOf(tag);
      // A statement without columns describes none.
      known?.set(name, read ?? readNothing);
    },
    resolve() {
      if (failure === undefined) resolve({ rows, affectedCount });
      else reject(failure.error);
    },
  };
}

/** The last word of the command tag, where it is a count (manual, section 54.7). */
function countOf(tag: string): number {
  const count = Number(tag.slice(tag.lastIndexOf(' ') + 1));
  return Number.isNaN(count) ? 0 : count;
}
