import pg from 'pg';
import type { Query, QueryResult } from '../session.ts';
import { StatementSkipped } from '../statement.ts';
import { Asked, type RowDescription } from './ask.ts';
import { encodeStatements, type StatementMessages, SYNC } from './messages.ts';

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
  const asked = new Asked(query);
  client.query(new Batch([asked]));
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
  client.query(new Batch(batch, ended));
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
class Batch {
  private readonly batch: readonly Asked[];
  private readonly ended: Ended | undefined;
  private at = 0;

  constructor(batch: readonly Asked[], ended?: Ended) {
    this.batch = batch;
    this.ended = ended;
  }

  /** The driver notes under these what the server has parsed. */
  get name(): string {
    return this.batch[this.at]?.name ?? '';
  }

  get text(): string {
    return this.batch[this.at]?.text ?? '';
  }

  submit(connection: pg.Connection): void {
    const bytes = encodeStatements(messagesOf(this.batch, connection));
    if (connection.stream.writable) connection.stream.write(bytes);
  }

  handleRowDescription(message: RowDescription): void {
    this.batch[this.at]?.describe(message);
  }

  handleDataRow({ fields }: { readonly fields: readonly (string | null)[] }): void {
    this.batch[this.at]?.take(fields);
  }

  handleCommandComplete(message: { readonly text: string }): void {
    this.batch[this.at]?.complete(message.text);
    this.at += 1;
  }

  handleReadyForQuery(): void {
    for (const asked of this.batch) asked.resolve();
    this.ended?.();
  }

  handleError(error: unknown): void {
    for (const [index, asked] of this.batch.entries()) {
      if (index < this.at) asked.resolve();
      else asked.reject(index === this.at ? error : errorAfter(error));
    }
    this.ended?.({ error });
  }

  handleEmptyQuery(): void {
    this.at += 1;
  }

  handlePortalSuspended(): void {}

  handleCopyInResponse(connection: pg.Connection): void {
    connection.sendCopyFail('statements copy nothing');
    // The one that was sent with the statement was read as part of the copy (section 54.2.6).
    if (this.at === this.batch.length - 1) connection.stream.write(SYNC);
  }

  handleCopyData(): void {}
}

function messagesOf(batch: readonly Asked[], connection: pg.Connection): StatementMessages[] {
  const [first] = batch;
  if (batch.length === 1 && first !== undefined) return [first.messages(connection, true)];
  const parsed = new Set<string>();
  return batch.map((asked) => {
    const isNew = asked.name === '' || !parsed.has(asked.name);
    parsed.add(asked.name);
    return asked.messages(connection, isNew);
  });
}

/**
 * What a statement is told that comes after one that failed: a connection that is lost is lost for
 * all; what the server refuses is one of them.
 */
export function errorAfter(error: unknown): unknown {
  if (error !== undefined && !(error instanceof pg.DatabaseError)) return error;
  return new StatementSkipped('an earlier statement failed', { cause: error });
}
