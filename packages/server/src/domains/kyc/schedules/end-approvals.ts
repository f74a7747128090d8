import { DAY_SECONDS, HOUR_SECONDS } from '@investing-platform/schema/durations';
import type { Deps } from '../../../deps.ts';
import type { JobHandler } from '../../../jobs/jobs.ts';
import type { CivilDate } from '../../../kernel/civil-date.ts';
import { secondsAfter } from '../../../kernel/clock.ts';
import { dayIn } from '../../../kernel/days.ts';
import { postToUser, setKycStatus } from '../../account/index.ts';
import { lockChecked } from '../checks/checks.sql.ts';
import { type DecideDeps, WHERE } from '../review/decide.ts';
import { LAST_ZONE } from '../w8ben/tax-standing.ts';
import { expireTaxForms, hasLapsed, lapsedApprovals, lapsePapers } from './schedules.sql.ts';

const LAPSES_JOB = 'kyc.lapses';
const MAX_AT_ONCE = 500;

/** Ends tax forms whose last day is over, and the approvals that rest on them or on papers. */
export function endedApprovals(deps: DecideDeps & Pick<Deps, 'db'>): JobHandler {
  const { db, clock } = deps;
  return {
    kind: LAPSES_JOB,
    everySeconds: HOUR_SECONDS,
    async run() {
      const now = clock.now();
      // In the last zone of all the day before has ended when this one begins there.
      const ended = dayIn(LAST_ZONE, secondsAfter(now, -DAY_SECONDS));
      await db.transaction((tx) => tx.run(expireTaxForms, ended));
      const lapsed = await db.all(lapsedApprovals, now, MAX_AT_ONCE);
      for (const { userId } of lapsed) await endApproval(deps, userId, now, ended);
      return lapsed.length === MAX_AT_ONCE ? now : null;
    },
  };
}

async function endApproval(
  deps: DecideDeps & Pick<Deps, 'db'>,
  userId: string,
  now: Date,
  ended: CivilDate,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const { kycStatus } = await tx.one(lockChecked, userId);
    const row = await tx.maybe(hasLapsed, userId, now);
    if (kycStatus !== 'APPROVED' || row?.lapsed !== true) return;
    await tx.one(setKycStatus, userId, 'EXPIRED', now);
    const papers = (await tx.all(lapsePapers, userId, ended)).map(({ fileName }) => fileName);
    const why =
      papers.length === 0
        ? 'Your tax form W-8BEN has run out. Sign a new one'
        : `No longer valid: ${papers.join(', ')}. Hand in another`;
    await postToUser(tx, deps, userId, {
      subject: 'Your identity check has expired',
      text: `${why} ${WHERE}, and submit the check again.\n`,
    });
  });
}
