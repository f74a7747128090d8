import type { Transaction } from '../../../db/database.ts';
import { requestJob } from '../../../jobs/jobs.ts';
import { fileIdsOfPerson } from './files.sql.ts';

/** Of jobs that read a file, or remove the bytes of one that is gone; the key is its id. */
export const READ_FILE = 'networth.read-file';

/** Has all files of a person removed, whose rows go in the same transaction. */
export async function forgetImports(tx: Transaction, userId: string, now: Date): Promise<void> {
  for (const { id } of await tx.all(fileIdsOfPerson, userId)) {
    await requestJob(tx, { kind: READ_FILE, key: id, runAt: now });
  }
}
