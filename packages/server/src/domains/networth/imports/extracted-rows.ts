import type { Deps } from '../../../deps.ts';
import { type KeptRow, rowsOfFile } from './files.sql.ts';

/** The rows of a file that are shown, and whose they are. */
export async function extractedRows(
  { db }: Pick<Deps, 'db'>,
  fileId: string,
): Promise<{ readonly userId: string; readonly rows: readonly KeptRow[] }> {
  return db.one(rowsOfFile, fileId);
}
