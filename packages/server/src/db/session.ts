/** Rows of one statement and how many it returned or changed. */
export interface QueryResult {
  readonly rows: Record<string, unknown>[];
  readonly affectedCount: number;
}

/** A value as it goes over the wire: text format, or bytes in binary format. */
export type WireValue = string | Uint8Array | null;

/** How columns come back: `plain` for statements, `orm` as MikroORM's mappers expect them. */
export type RowShape = 'plain' | 'orm';

export interface Query {
  readonly text: string;
  readonly values: readonly unknown[];
  /** Prepared once per connection under this name. */
  readonly name?: string;
  readonly shape?: RowShape;
}

/** One connection, in use by one transaction. */
export interface Session {
  query(query: Query): Promise<QueryResult>;
  /** Several statements without values, separated by semicolons. */
  script(text: string): Promise<void>;
  /** From here to the end of the transaction a statement may take as long as it takes. */
  liftTimeLimit(): Promise<void>;
}

export type Isolation = 'read committed' | 'repeatable read' | 'serializable';

/** Told of faults that no caller can be told of. */
export type Warn = (error: unknown, message: string) => void;

export type Unlisten = () => Promise<void>;

/** What differs between PostgreSQL and PGlite. Everything above it is common. */
export interface Engine {
  readonly dialect: 'postgresql' | 'pglite';
  /** Runs outside of any transaction, on any free connection. */
  query(query: Query): Promise<QueryResult>;
  /**
   * Begins, runs `work`, commits; rolls back where `work` rejects. The session object belongs to
   * the connection: later transactions on it get the same one.
   */
  transaction<T>(work: (session: Session) => Promise<T>, isolation: Isolation): Promise<T>;
  /** `onGap` runs after notifications may have been lost, on a connection opened anew. */
  listen(topic: string, handler: (payload: string) => void, onGap?: () => void): Promise<Unlisten>;
  close(): Promise<void>;
}
