import type { Transaction } from '../../../db/database.ts';
import { requestJob } from '../../../jobs/jobs.ts';
import { reportIdsOfPerson } from './reports.sql.ts';

/** Of jobs that make a report, or remove its file when its time is over; the key is its id. */
export const REPORT = 'networth.report';

/** Has the files of all reports of a person removed, whose rows go in the same transaction. */
export async function forgetReports(tx: Transaction, userId: string, now: Date): Promise<void> {
  for (const { id } of await tx.all(reportIdsOfPerson, userId)) {
    await requestJob(tx, { kind: REPORT, key: id, runAt: now });
  }
}
