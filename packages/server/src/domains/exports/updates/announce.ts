import type { Transaction } from '../../../db/database.ts';

/** Between processes; the payload is the person's id and the job's. */
export const EXPORTS_CHANNEL = 'exports';

/** Tells every process that a job changed, once the transaction commits. */
export async function announceExport(
  tx: Transaction,
  job: { readonly id: string; readonly userId: string },
): Promise<void> {
  await tx.notify(EXPORTS_CHANNEL, `${job.userId} ${job.id}`);
}
