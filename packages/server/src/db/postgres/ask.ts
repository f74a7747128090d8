import type pg from 'pg';
import type { Query, QueryResult, RowShape, WireValue } from '../session.ts';
import {
  columnsOf,
  compiledRowReader,
  type Row,
  type RowReader,
  rowReader,
} from '../wire/row-reader.ts';
import { wireValue } from '../wire/wire-values.ts';
import type { StatementMessages } from './messages.ts';

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

/**
 * A statement that is to be sent, and what becomes of its answer. A class: a closure for each of
 * its parts would be the most of what a statement leaves to the garbage collector.
 *
 * @throws {InvariantViolation} for a value that was never given
 */
export class Asked {
  readonly name: string;
  readonly text: string;
  readonly answered: Promise<QueryResult>;
  readonly reject: (error: unknown) => void;
  private readonly settle: (result: QueryResult) => void;
  private readonly values: readonly WireValue[];
  private readonly shape: RowShape;
  private readonly rows: Row[] = [];
  private affectedCount = 0;
  private known: Map<string, RowReader> | undefined = undefined;
  private read: RowReader | undefined = undefined;
  private failure: { readonly error: unknown } | undefined = undefined;

  constructor({ name = '', text, values, shape = 'plain' }: Query) {
    const { promise, resolve, reject } = Promise.withResolvers<QueryResult>();
    this.name = name;
    this.text = text;
    this.values = values.map(wireValue);
    this.shape = shape;
    this.answered = promise;
    this.settle = resolve;
    this.reject = reject;
  }

  /** @param isNew whether nothing before it in the same write prepares its text */
  messages(connection: pg.Connection, isNew: boolean): StatementMessages {
    const { name, text, values } = this;
    const isPrepared = name !== '' && connection.parsedStatements[name] !== undefined;
    if (name !== '') this.known = readersOf(connection);
    this.read = isPrepared ? this.known?.get(name) : undefined;
    const isSent = isPrepared || !isNew;
    return { name, text: isSent ? null : text, values, describes: this.read === undefined };
  }

  describe({ fields }: RowDescription): void {
    const columns = columnsOf(fields, this.shape);
    this.read = this.name === '' ? rowReader(columns) : compiledRowReader(columns);
  }

  take(fields: readonly (string | null)[]): void {
    if (this.failure !== undefined || this.read === undefined) return;
    try {
      this.rows.push(this.read(fields));
    } catch (error) {
      this.failure = { error };
    }
  }

  complete(tag: string): void {
    this.affectedCount = countOf(tag);
    // A statement without columns describes none.
    this.known?.set(this.name, this.read ?? readNothing);
  }

  resolve(): void {
    const { rows, affectedCount, failure } = this;
    if (failure === undefined) this.settle({ rows, affectedCount });
    else this.reject(failure.error);
  }
}

/** The last word of the command tag, where it is a count (manual, section 54.7). */
function countOf(tag: string): number {
  const count = Number(tag.slice(tag.lastIndexOf(' ') + 1));
  return Number.isNaN(count) ? 0 : count;
}
