import { csvTable, storable, textOf } from '@investing-platform/rules/networth/imports/files/csv';
import { readOfx } from '@investing-platform/rules/networth/imports/files/ofx';
import { rowsAsTable } from '@investing-platform/rules/networth/imports/files/rows-as-table';
import { UnreadableFile } from '@investing-platform/rules/networth/imports/files/unreadable-file';
import { noteIn, readNote } from '@investing-platform/rules/networth/imports/note-in-text';
import { type ReadOptions, readTable } from '@investing-platform/rules/networth/imports/read-table';
import type { FileRead } from '@investing-platform/rules/networth/imports/row-read';
import { typeOfFile } from '../type-of-file.ts';
import { rowsOfPdf } from './pdf-text.ts';
import { readWorkbook } from './workbook.ts';

export interface BytesToRead extends ReadOptions {
  readonly bytes: Uint8Array;
  /** As it was told from the bytes. */
  readonly mimeType: string;
  readonly password?: string | null | undefined;
}

const MAX_ATTACHMENTS = 20;

/**
 * Reads what a file says.
 *
 * @throws {UnreadableFile} where it says nothing that is understood
 */
export async function readBytes(file: BytesToRead): Promise<FileRead> {
  const { bytes, mimeType, password = null, ...options } = file;
  if (mimeType === 'text/csv') {
    const text = textOf(bytes);
    return tableOrNote(() => readTable(csvTable(text), options), text, options);
  }
  if (mimeType === 'application/x-ofx') return readOfx(textOf(bytes), options);
  if (mimeType === 'message/rfc822') return readMail(file);
  if (mimeType !== 'application/pdf') return readWorkbook(bytes, password, options);
  const rows = await rowsOfPdf(bytes, password);
  const text = rows.map((cells) => cells.filter((cell) => cell !== '').join(' ')).join('\n');
  // Cells are told by where they stand on the page: their total has to agree.
  const careful = { ...options, needsTotal: true };
  return tableOrNote(() => readTable(rowsAsTable(rows), careful), text, careful);
}

/**
 * A table that a layout fits, else a contract note of which each line says what it is. What breaks
 * a table, such as a quotation mark that is left open, is nothing to a note.
 */
function tableOrNote(table: () => FileRead, text: string, options: ReadOptions): FileRead {
  try {
    return table();
  } catch (error) {
    if (!(error instanceof UnreadableFile) || noteIn(text).problem !== null) throw error;
    return readNote(text, options);
  }
}

/** The first attachment that says something, else the text of the mail itself. */
async function readMail({ bytes, ...options }: BytesToRead): Promise<FileRead> {
  const { default: PostalMime } = await import('postal-mime');
  const parsed = await PostalMime.parse(bytes, { attachmentEncoding: 'arraybuffer' });
  const { attachments } = parsed;
  const text = storable(parsed.text ?? '');
  let last: UnreadableFile | null = null;
  for (const { content } of attachments.slice(0, MAX_ATTACHMENTS)) {
    const attached = typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content);
    const mimeType = typeOfFile(attached);
    if (mimeType === null || /^(?:image|message)/.test(mimeType)) continue;
    try {
      return await readBytes({ ...options, bytes: attached, mimeType });
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error;
      last = error;
    }
  }
  if (last !== null && noteIn(text).problem !== null) throw last;
  return readNote(text, options);
}
