import type { TradeEmailStatus } from '@investing-platform/schema/operations';
import type { Transaction } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { type JobHandler, requestJob } from '../../../jobs/jobs.ts';
import { secondsAfter } from '../../../kernel/clock.ts';
import { EMAIL_KEPT_SECONDS, FORGET_EMAIL } from './email-jobs.ts';
import { deleteEmails, emailIdsOfPerson, emailKept, forgetEmail } from './emails.sql.ts';
import { deleteMailbox } from './mailboxes.sql.ts';

export type ForgetDeps = Pick<Deps, 'db' | 'clock' | 'objects'>;

const READ_AGAIN: ReadonlySet<TradeEmailStatus> = new Set([
  ...(['RECEIVED', 'PARSING', 'FAILED', 'NEEDS_REVIEW'] as const),
]);

/** Removes messages that nobody reads again, and in the end the rows that tell nothing more. */
export function forgettingEmails({ db, clock, objects }: ForgetDeps): JobHandler {
  return {
    kind: FORGET_EMAIL,
    everySeconds: null,
    async run(id) {
      const kept = await db.maybe(emailKept, id);
      const end = kept === null ? null : secondsAfter(kept.receivedAt, EMAIL_KEPT_SECONDS);
      const isOver = end === null || end <= clock.now();
      const isReadAgain = kept !== null && READ_AGAIN.has(kept.status);
      if (isReadAgain && !isOver) return end;
      await objects.delete(id);
      if (isOver) await db.maybe(forgetEmail, id);
      return isOver ? null : end;
    },
  };
}

/** The address of a portfolio that is deleted, and what came in there. */
export async function leaveMailbox(
  tx: Transaction,
  userId: string,
  portfolioId: string,
  now: Date,
): Promise<void> {
  await tx.run(deleteMailbox, userId, portfolioId);
  for (const { id } of await tx.all(deleteEmails, userId, portfolioId)) {
    await requestJob(tx, { kind: FORGET_EMAIL, key: id, runAt: now });
  }
}

/** Has the messages of a person removed, whose rows go in the same transaction. */
export async function forgetMessages(tx: Transaction, userId: string, now: Date): Promise<void> {
  for (const { id } of await tx.all(emailIdsOfPerson, userId)) {
    await requestJob(tx, { kind: FORGET_EMAIL, key: id, runAt: now });
  }
}
