import { storable, type Table } from '@investing-platform/rules/networth/imports/files/csv';
import { rowsAsTable } from '@investing-platform/rules/networth/imports/files/rows-as-table';
import { UnreadableFile } from '@investing-platform/rules/networth/imports/files/unreadable-file';
import { type ReadOptions, readTable } from '@investing-platform/rules/networth/imports/read-table';
import type { FileRead } from '@investing-platform/rules/networth/imports/row-read';
import { decimal, toPlain } from '../../../../kernel/decimal.ts';

const MAX_SHEETS = 20;
const MAX_ROWS = 200_000;
const MAX_UNPACKED_BYTES = 209_715_200;
const MAX_PARTS = 5_000;
const END = Buffer.from('PK\u0005\u0006', 'latin1');
const PART = Buffer.from('PK\u0001\u0002', 'latin1');
const ENCRYPTED = Buffer.from('EncryptedPackage', 'utf16le');
/** Of the bits of a part, the one that says that it is encrypted. */
const IS_ENCRYPTED = 1;
const LOCKED_PARTS =
  'It is locked as an archive, which no password opens here: open it yourself, save it without a ' +
  'password, and send that.';
const TOO_LARGE = 'It unpacks to more than is read: split it.';

/**
 * Reads the first sheet of a workbook that a layout fits.
 *
 * @throws {UnreadableFile}
 */
export async function readWorkbook(
  bytes: Uint8Array,
  password: string | null,
  options: ReadOptions,
): Promise<FileRead> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (buffer[0] === 0x50) refuseParts(buffer);
  else if (!buffer.includes(ENCRYPTED)) {
    throw new UnreadableFile('UNREADABLE', 'It is a workbook of an old kind: save it as XLSX.');
  } else if (password === null) {
    throw new UnreadableFile('PASSWORD_PROTECTED', 'It needs its password.');
  }
  let last: UnreadableFile | null = null;
  for (const table of await tablesOf(buffer, password)) {
    try {
      return readTable(table, options);
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error;
      // Why the first sheet with a table was not read says most.
      if (last === null || last.code === 'EMPTY') last = error;
    }
  }
  throw last ?? new UnreadableFile('EMPTY', 'It has no sheet with rows.');
}

async function tablesOf(bytes: Buffer, password: string | null): Promise<readonly Table[]> {
  const { readXlsx } = await import('hucre/xlsx');
  const workbook = await readXlsx(bytes, {
    ...(password === null ? {} : { password }),
    sheets: (_info, place) => place < MAX_SHEETS,
    maxRows: MAX_ROWS + 1,
  }).catch((error: unknown) => {
    if (password === null) throw new UnreadableFile('UNREADABLE', 'It is damaged.', error);
    throw new UnreadableFile('PASSWORD_PROTECTED', 'The password does not open it.');
  });
  return workbook.sheets.map(({ rows }) => {
    if (rows.length > MAX_ROWS) {
      throw new UnreadableFile('UNREADABLE', `A sheet has more than ${MAX_ROWS} rows: split it.`);
    }
    return rowsAsTable(rows.map((row) => row.map(textOf)));
  });
}

/** As a CSV of the sheet would have it; numbers cannot be taken for others with a comma. */
function textOf(cell: string | number | boolean | Date | null | undefined): string {
  if (cell instanceof Date) {
    return Number.isNaN(cell.getTime()) ? '' : cell.toISOString().slice(0, 10);
  }
  if (typeof cell !== 'number') return storable(String(cell ?? '')).trim();
  if (!Number.isFinite(cell)) return '';
  const text = toPlain(decimal(String(cell)));
  return /\.\d{3}$/.test(text) ? `${text}0` : text;
}

/**
 * Looks at what the archive says of its parts before anything is unpacked: adds up what they come
 * to, and refuses those that are encrypted one by one.
 *
 * @throws {UnreadableFile}
 */
function refuseParts(bytes: Buffer): void {
  const end = bytes.lastIndexOf(END);
  if (end < 0 || end + 20 > bytes.length) throw new UnreadableFile('UNREADABLE', 'It is cut off.');
  const parts = bytes.readUInt16LE(end + 10);
  let place = bytes.readUInt32LE(end + 16);
  let unpacked = 0;
  if (parts > MAX_PARTS) throw new UnreadableFile('UNREADABLE', TOO_LARGE);
  for (let count = 0; count < parts; count += 1) {
    const isPart = place + 46 <= bytes.length && bytes.subarray(place, place + 4).equals(PART);
    if (!isPart) throw new UnreadableFile('UNREADABLE', 'It is damaged.');
    if ((bytes.readUInt16LE(place + 8) & IS_ENCRYPTED) !== 0) {
      throw new UnreadableFile('PASSWORD_PROTECTED', LOCKED_PARTS);
    }
    unpacked += bytes.readUInt32LE(place + 24);
    if (unpacked > MAX_UNPACKED_BYTES) throw new UnreadableFile('UNREADABLE', TOO_LARGE);
    const lengths = [28, 30, 32].map((at) => bytes.readUInt16LE(place + at));
    place += 46 + lengths.reduce((sum, length) => sum + length, 0);
  }
}
