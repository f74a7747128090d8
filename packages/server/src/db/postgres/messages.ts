import type { WireValue } from '../session.ts';

/** One statement as it goes to the server. */
export interface StatementMessages {
  /** Under which the text is prepared; empty for a text that is used once. */
  readonly name: string;
  /** Null where the connection has prepared it already. */
  readonly text: string | null;
  readonly values: readonly WireValue[];
  /** Whether the columns of the answer are asked for. */
  readonly describes: boolean;
}

const [PARSE, BIND] = [0x50, 0x42];
/** Of the unnamed portal. */
const DESCRIBE = Buffer.from([0x44, 0, 0, 0, 6, 0x50, 0]);
/** All rows of the unnamed portal. */
const EXECUTE = Buffer.from([0x45, 0, 0, 0, 9, 0, 0, 0, 0, 0]);
/** Ends an exchange. */
export const SYNC = Buffer.from([0x53, 0, 0, 0, 4]);
const [TEXT_FORMAT, BINARY_FORMAT] = [0, 1];
const NULL_LENGTH = -1;

/**
 * Parse, Bind, Describe and Execute of each statement and one Sync, in one piece (PostgreSQL
 * manual, sections 54.2.3, 54.2.4 and 54.7): one write in place of five each. Bytes go in binary,
 * everything else as text; answers are text.
 */
export function encodeStatements(statements: readonly StatementMessages[]): Buffer {
  const sizes = statements.map(sizesOf);
  let size = SYNC.length;
  for (const { parse, bind, describe } of sizes) size += parse + bind + describe + EXECUTE.length;
  const bytes = Buffer.allocUnsafe(size);
  let at = 0;
  for (const [index, statement] of statements.entries()) {
    const of = sizes[index];
    if (of !== undefined) at = writeStatement(bytes, at, statement, of);
  }
  SYNC.copy(bytes, at);
  return bytes;
}

/** How many bytes each message of a statement takes, and each of its values. */
interface Sizes {
  readonly parse: number;
  readonly bind: number;
  readonly describe: number;
  readonly lengths: readonly number[];
  readonly hasBytes: boolean;
}

function sizesOf({ name, text, values, describes }: StatementMessages): Sizes {
  const nameBytes = Buffer.byteLength(name);
  const lengths = values.map(lengthOf);
  const hasBytes = values.some((value) => value instanceof Uint8Array);
  let bind = 13 + nameBytes + (hasBytes ? 2 : 0) * values.length + 4 * values.length;
  for (const length of lengths) if (length !== NULL_LENGTH) bind += length;
  const parse = text === null ? 0 : 9 + nameBytes + Buffer.byteLength(text);
  return { parse, bind, describe: describes ? DESCRIBE.length : 0, lengths, hasBytes };
}

function writeStatement(
  bytes: Buffer,
  start: number,
  { name, text, values, describes }: StatementMessages,
  { parse, bind, lengths, hasBytes }: Sizes,
): number {
  let at = text === null ? start : writeParse(bytes, start, name, text, parse);
  at = writeBindHead(bytes, at, name, bind);
  at = writeFormats(bytes, at, values, hasBytes);
  at = writeValues(bytes, at, values, lengths);
  at = bytes.writeInt16BE(TEXT_FORMAT, at);
  if (describes) at += DESCRIBE.copy(bytes, at);
  return at + EXECUTE.copy(bytes, at);
}

function lengthOf(value: WireValue): number {
  if (value === null) return NULL_LENGTH;
  return typeof value === 'string' ? Buffer.byteLength(value) : value.byteLength;
}

/** Types of parameters are left to the server: none is named. */
function writeParse(
  bytes: Buffer,
  start: number,
  name: string,
  text: string,
  size: number,
): number {
  bytes[start] = PARSE;
  bytes.writeInt32BE(size - 1, start + 1);
  let at = writeTerminated(bytes, start + 5, name);
  at = writeTerminated(bytes, at, text);
  return bytes.writeInt16BE(0, at);
}

function writeBindHead(bytes: Buffer, start: number, name: string, size: number): number {
  bytes[start] = BIND;
  bytes.writeInt32BE(size - 1, start + 1);
  bytes[start + 5] = 0;
  return writeTerminated(bytes, start + 6, name);
}

function writeFormats(
  bytes: Buffer,
  start: number,
  values: readonly WireValue[],
  hasBytes: boolean,
): number {
  if (!hasBytes) return bytes.writeInt16BE(0, start);
  let at = bytes.writeInt16BE(values.length, start);
  for (const value of values) {
    at = bytes.writeInt16BE(value instanceof Uint8Array ? BINARY_FORMAT : TEXT_FORMAT, at);
  }
  return at;
}

function writeValues(
  bytes: Buffer,
  start: number,
  values: readonly WireValue[],
  lengths: readonly number[],
): number {
  let at = bytes.writeInt16BE(values.length, start);
  for (const [index, value] of values.entries()) {
    at = bytes.writeInt32BE(lengths[index] ?? NULL_LENGTH, at);
    if (value === null) continue;
    if (typeof value === 'string') {
      at += bytes.write(value, at);
    } else {
      bytes.set(value, at);
      at += value.byteLength;
    }
  }
  return at;
}

function writeTerminated(bytes: Buffer, start: number, text: string): number {
  const end = start + bytes.write(text, start);
  bytes[end] = 0;
  return end + 1;
}
