import { DAY_SECONDS } from '@investing-platform/schema/durations';
import { deletingRows } from '../../../db/tables/closing-part.ts';
import type { Deps } from '../../../deps.ts';
import { type JobHandler, requestJob } from '../../../jobs/jobs.ts';
import { eraseSessions } from '../idv/erase-sessions.ts';
import { FORGET_PAPER } from '../papers/hand-in.ts';
import { forgettableChecks, papersToForget } from './schedules.sql.ts';

const FORGET_JOB = 'kyc.forget_checks';
const MAX_AT_ONCE = 100;

const deleteRows = deletingRows([
  ...(['kyc_documents', 'kyc_idv_sessions', 'kyc_requests', 'kyc_sections', 'kyc_w8bens'] as const),
  'kyc_checks',
]);

export type ForgetDeps = Pick<Deps, 'db' | 'clock'> & {
  readonly config: Pick<Deps['config'], 'identityRetentionYears'>;
  readonly log: Pick<Deps['log'], 'info'>;
};

/**
 * Erases the checks of accounts that were closed, once their time is over: the keys of the papers
 * go with their rows, so that no copy of the bytes opens any more. Identity providers are told to
 * erase theirs.
 */
export function forgottenChecks({ db, clock, config, log }: ForgetDeps): JobHandler {
  return {
    kind: FORGET_JOB,
    everySeconds: DAY_SECONDS,
    async run() {
      const now = clock.now();
      const before = new Date(now);
      before.setUTCFullYear(before.getUTCFullYear() - config.identityRetentionYears);
      const over = await db.all(forgettableChecks, before, MAX_AT_ONCE);
      for (const { userId } of over) {
        await db.transaction(async (tx) => {
          for (const { id } of await tx.all(papersToForget, userId)) {
            await requestJob(tx, { kind: FORGET_PAPER, key: id, runAt: now });
          }
          await eraseSessions(tx, userId, now);
          await deleteRows(tx, userId);
        });
        log.info({ userId }, 'the identity check of a closed account was erased');
      }
      return over.length === MAX_AT_ONCE ? now : null;
    },
  };
}
