import type { Transaction } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { type JobHandler, requestJob } from '../../../jobs/jobs.ts';
import { idsOfPerson, needsFile } from './documents.sql.ts';

/** Of jobs; the key is the document's id. */
export const FORGET_FILE = 'networth.forget-file';

/** Removes the file of a document that is deleted, or has lapsed. */
export function documentJobs({
  db,
  clock,
  objects,
}: Pick<Deps, 'db' | 'clock' | 'objects'>): JobHandler[] {
  return [
    {
      kind: FORGET_FILE,
      everySeconds: null,
      async run(id) {
        if ((await db.maybe(needsFile, id, clock.now())) === null) await objects.delete(id);
        return null;
      },
    },
  ];
}

/** Has all files of a person removed, whose rows go in the same transaction. */
export async function forgetFiles(tx: Transaction, userId: string, now: Date): Promise<void> {
  for (const { id } of await tx.all(idsOfPerson, userId)) {
    await requestJob(tx, { kind: FORGET_FILE, key: id, runAt: now });
  }
}
