import type pg from 'pg';
import { encodeStatement, SYNC } from './postgres-messages.ts';
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

/** A client of the driver. */
export interface StatementClient {
  query(statement: pg.Submittable): unknown;
}

interface RowDescription {
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

/**
 * Runs one statement in one write and one answer. The driver's own queries describe the columns
 * anew each time and write five times, which costs twice as much.
 *
 * @throws what the server says of the statement, or of the connection
 */
export async function runStatement(client: StatementClient, query: Query): Promise<QueryResult> {
  const values = query.values.map(wireValue);
  const { promise, resolve, reject } = Promise.withResolvers<QueryResult>();
  client.query(submittable(query, values, resolve, reject));
  try {
    return await promise;
  } catch (error) {
    // From here its stack leads to who asked, not to the socket.
    if (error instanceof Error) Error.captureStackTrace(error);
    throw error;
  }
}

/** The driver calls these as the messages of the answer come in. */
function submittable(
  query: Query,
  values: readonly WireValue[],
  resolve: (result: QueryResult) => void,
  reject: (error: unknown) => void,
) {
  const { name = '', text, shape = 'plain' } = query;
  const rows: Row[] = [];
  let affectedCount = 0;
  let known: Map<string, RowReader> | undefined;
  let read: RowReader | undefined;
  let failure: { readonly error: unknown } | undefined;
  return {
    name,
    text,
    submit(connection: pg.Connection): void {
      const isPrepared = name !== '' && connection.parsedStatements[name] !== undefined;
      if (name !== '') known = readersOf(connection);
      read = isPrepared ? known?.get(name) : undefined;
      const describes = read === undefined;
      const bytes = encodeStatement({ name, text: isPrepared ? null : text, values, describes });
      if (connection.stream.writable) connection.stream.write(bytes);
    },
    handleRowDescription({ fields }: RowDescription): void {
      const columns = columnsOf(fields, shape);
      read = name === '' ? rowReader(columns) : compiledRowReader(columns);
    },
    handleDataRow({ fields }: { readonly fields: readonly (string | null)[] }): void {
      if (failure !== undefined || read === undefined) return;
      try {
        rows.push(read(fields));
      } catch (error) {
        failure = { error };
      }
    },
    handleCommandComplete(message: { readonly text: string }): void {
      affectedCount = countOf(message.text);
      // A statement without columns describes none.
      known?.set(name, read ?? readNothing);
    },
    handleReadyForQuery(): void {
      if (failure === undefined) resolve({ rows, affectedCount });
      else reject(failure.error);
    },
    handleError: reject,
    handleEmptyQuery(): void {},
    handlePortalSuspended(): void {},
    handleCopyInResponse(connection: pg.Connection): void {
      connection.sendCopyFail('statements copy nothing');
      // The one that was sent with the statement was read as part of the copy (section 54.2.6).
      connection.stream.write(SYNC);
    },
    handleCopyData(): void {},
  };
}

/** The last word of the command tag, where it is a count (manual, section 54.7). */
function countOf(tag: string): number {
  const count = Number(tag.slice(tag.lastIndexOf(' ') + 1));
  return Number.isNaN(count) ? 0 : count;
}
