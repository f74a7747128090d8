import type { Transaction } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { type JobHandler, requestJob } from '../../../jobs/jobs.ts';
import { filesOfPerson } from '../jobs/export-jobs.sql.ts';
import { announceExport } from '../updates/announce.ts';
import { expireExport, ownerOfExport } from './making.sql.ts';

/** Of jobs. */
export const FORGET_EXPORT = 'exports.forget-file';

/** What the store keeps a try's file under. */
export function objectKey(id: string, attempt: number): string {
  return `export-${id}-${attempt}`;
}

/** @param attempt the last one: the files of those before it go too */
export function forgetKey(id: string, attempt: number): string {
  return `${id} ${attempt}`;
}

/** Removes files whose time is over, or whose person has left. */
export function exportJobs({
  db,
  clock,
  objects,
}: Pick<Deps, 'db' | 'clock' | 'objects'>): JobHandler[] {
  return [
    {
      kind: FORGET_EXPORT,
      everySeconds: null,
      async run(key) {
        const [id = '', attempts = '0'] = key.split(' ');
        await db.transaction(async (tx) => {
          const owner = await tx.maybe(ownerOfExport, id);
          const expired = await tx.maybe(expireExport, id, clock.now());
          if (owner !== null && expired !== null) await announceExport(tx, { id, ...owner });
        });
        for (let attempt = 1; attempt <= Number(attempts); attempt += 1) {
          await objects.delete(objectKey(id, attempt));
        }
        return null;
      },
    },
  ];
}

/** Has all files of a person removed, whose rows go in the same transaction. */
export async function forgetExports(tx: Transaction, userId: string, now: Date): Promise<void> {
  for (const { id, attempt } of await tx.all(filesOfPerson, userId)) {
    await requestJob(tx, { kind: FORGET_EXPORT, key: forgetKey(id, attempt), runAt: now });
  }
}
