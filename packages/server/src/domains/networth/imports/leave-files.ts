import type { Transaction } from '../../../db/database.ts';
import { requestJob } from '../../../jobs/jobs.ts';
import { forgetFile } from '../../holdings/index.ts';
import { deleteFilesOf, moveFiles } from './files.sql.ts';
import { READ_FILE } from './forget-imports.ts';

/**
 * What becomes of the files of a portfolio that goes: they move to another one, and those that it
 * has already, or all of them where there is none, go too.
 */
export async function leaveFiles(
  tx: Transaction,
  userId: string,
  { from, to }: { readonly from: string; readonly to: string | null },
  now: Date,
): Promise<void> {
  if (to !== null) await tx.run(moveFiles, userId, from, to, now);
  for (const { id } of await tx.all(deleteFilesOf, userId, from)) {
    await forgetFile(tx, userId, id);
    await requestJob(tx, { kind: READ_FILE, key: id, runAt: now });
  }
}
