import { csvTable, textOf } from '@investing-platform/rules/imports/csv';
import { type ReadOptions, readTable } from '@investing-platform/rules/imports/read-table';
import type { FileRead } from '@investing-platform/rules/imports/row-read';
import { UnreadableFile } from '@investing-platform/rules/imports/unreadable-file';

export interface BytesToRead extends ReadOptions {
  readonly bytes: Uint8Array;
  /** As it was told from the bytes. */
  readonly mimeType: string;
  readonly password?: string | null | undefined;
}

/**
 * Reads what a file says.
 *
 * @throws {UnreadableFile} where it says nothing that is understood
 */
export async function readBytes({ bytes, mimeType, ...options }: BytesToRead): Promise<FileRead> {
  if (mimeType === 'text/csv') return readTable(csvTable(textOf(bytes)), options);
  throw new UnreadableFile('UNKNOWN_LAYOUT', 'Files of this type are not read yet.');
}
