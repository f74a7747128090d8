import pg from 'pg';
import { type Asked, ask, type RowDescription } from './postgres-ask.ts';
import { encodeStatements, SYNC } from './postgres-messages.ts';
import type { Query, QueryResult } from './session.ts';
import { StatementSkipped } from './statement.ts';

/** A client of the driver. */
export interface StatementClient {
  query(statement: pg.Submittable): unknown;
}

/**
 * Runs one statement in one write and one answer. The driver's own queries describe the columns
 * anew each time and write five times, which costs twice as much.
 *
 * @throws what the server says of the statement, or of the connection
 */
export async function runStatement(client: StatementClient, query: Query): Promise<QueryResult> {
  const asked = ask(query);
  client.query(submittable([asked]));
  return answerOf(asked);
}

type Ended = (failure?: { readonly error: unknown }) => void;

/**
 * Sends statements in one write, with one Sync at its end: after one that fails the server passes
 * over the others (manual, section 54.2.4). They reject as `StatementSkipped`.
 *
 * @param ended called when all are answered, or one has failed
 */
export function sendStatements(
  client: StatementClient,
  batch: readonly Asked[],
  ended: Ended,
): void {
  client.query(submittable(batch, ended));
}

/** @throws what the server says of the statement, or of the connection */
export async function answerOf({ answered }: Asked): Promise<QueryResult> {
  try {
    return await answered;
  } catch (error) {
    // From here its stack leads to who asked, not to the socket.
    if (error instanceof Error) Error.captureStackTrace(error);
    throw error;
  }
}

/** The driver calls these as the messages of the answers come in. */
function submittable(batch: readonly Asked[], ended: Ended = () => undefined) {
  let at = 0;
  return {
    /** The driver notes under these what the server has parsed. */
    get name(): string {
      return batch[at]?.name ?? '';
    },
    get text(): string {
      return batch[at]?.text ?? '';
    },
    submit(connection: pg.Connection): void {
      const parsing = new Set<string>();
      const isNew = (name: string): boolean => parsing.size < parsing.add(name).size;
      const bytes = encodeStatements(batch.map((asked) => asked.messages(connection, isNew)));
      if (connection.stream.writable) connection.stream.write(bytes);
    },
    handleRowDescription(message: RowDescription): void {
      batch[at]?.describe(message);
    },
    handleDataRow({ fields }: { readonly fields: readonly (string | null)[] }): void {
      batch[at]?.take(fields);
    },
    handleCommandComplete(message: { readonly text: string }): void {
      batch[at]?.complete(message.text);
      at += 1;
    },
    handleReadyForQuery(): void {
      for (const asked of batch) asked.resolve();
      ended();
    },
    handleError(error: unknown): void {
      for (const [index, asked] of batch.entries()) {
        if (index < at) asked.resolve();
        else asked.reject(index === at ? error : errorAfter(error));
      }
      ended({ error });
    },
    handleEmptyQuery(): void {
      at += 1;
    },
    handlePortalSuspended(): void {},
    handleCopyInResponse(connection: pg.Connection): void {
      connection.sendCopyFail('statements copy nothing');
      // The one that was sent with the statement was read as part of the copy (section 54.2.6).
      if (at === batch.length - 1) connection.stream.write(SYNC);
    },
    handleCopyData(): void {},
  };
}

/**
 * What a statement is told that comes after one that failed: a connection that is lost is lost for
 * all; what the server refuses is one of them.
 */
export function errorAfter(error: unknown): unknown {
  if (error !== undefined && !(error instanceof pg.DatabaseError)) return error;
  return new StatementSkipped('an earlier statement failed', { cause: error });
}
