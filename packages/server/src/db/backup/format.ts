import { createHash, type Hash } from 'node:crypto';

/*
 * A backup is lines of UTF-8. Lines that start with `#` are the format's own, in JSON: the head, one
 * for each table and each file, and the end with the counts and the SHA-256 of all lines before it.
 * Every other line is one row of the table named last, as PostgreSQL's `row_to_json` writes it, which
 * keeps decimals exact, or a piece of the file named last, in base64.
 */

export const FORMAT = 'investing-platform-backup';
export const FORMAT_VERSION = 2;

export interface Head {
  readonly format: string;
  readonly version: number;
  readonly createdAt: string;
  /** Of the database that it was taken from; the database that it goes to has the same. */
  readonly migrations: readonly string[];
}

export interface End {
  readonly rowCount: number;
  readonly fileCount: number;
  readonly sha256: string;
}

export type Mark =
  | { readonly head: Head }
  | { readonly table: string }
  | { readonly file: string }
  | { readonly end: End };

/** What one backup held. */
export interface BackupCount {
  readonly tableCount: number;
  readonly rowCount: number;
  readonly fileCount: number;
}

/** The files of people, by the keys that rows name them by. */
export interface BackupFiles {
  keys(): AsyncIterable<string>;
  /** Null where it is gone by now. */
  read(key: string): Promise<AsyncIterable<Uint8Array> | null>;
  write(key: string, bytes: AsyncIterable<Uint8Array>): Promise<void>;
  remove(key: string): Promise<void>;
}

export function markLine(mark: Mark): string {
  return `#${JSON.stringify(mark)}`;
}

/** The mark of a line; null for a row or a piece of a file. */
export function readMark(line: string): Mark | null {
  return line.startsWith('#') ? (JSON.parse(line.slice(1)) as Mark) : null;
}

/** Adds lines up to a checksum. */
export function lineHash(): Hash {
  return createHash('sha256');
}
