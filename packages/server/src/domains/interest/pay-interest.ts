import type { JobHandler } from '../../jobs/jobs.ts';
import { PlatformError } from '../../kernel/errors.ts';
import { FIRST_ID } from '../../kernel/ids.ts';
import type { InterestDeps } from './enrollment-shown.ts';
import { type DueRow, dueEnrollments } from './interest.sql.ts';
import { payMonth } from './pay-month.ts';

export const INTEREST_JOB = 'interest.pay';
/** The key of what repeats. */
export const ALL = 'all';
const EVERY_SECONDS = 300;
/** Enrollments of one transaction, whose accounts are locked meanwhile. */
const MAX_AT_ONCE = 250;
/** After which a run ends: it is not about single accounts. */
const MAX_FAULTS = 100;
const BEFORE_ALL_DAYS = '1970-01-01';

/**
 * Pays interest at the beginning of each month for the month before, and one by one for months
 * without a server. What was paid before a process died stays paid, and the next run goes on there.
 */
export function interestWork(deps: InterestDeps, atOnce = MAX_AT_ONCE): JobHandler {
  return {
    kind: INTEREST_JOB,
    everySeconds: EVERY_SECONDS,
    async run(_key, signal) {
      const today = deps.clock.now().toISOString().slice(0, 10);
      const faults: unknown[] = [];
      let [day, id] = [BEFORE_ALL_DAYS, FIRST_ID];
      for (;;) {
        if (signal.aborted) return deps.clock.now();
        const due = await deps.db.all(dueEnrollments, today, day, id, atOnce);
        const last = due.at(-1);
        if (last === undefined) break;
        for (const [paysOn, rows] of Map.groupBy(due, (row) => row.paysOn)) {
          await payEach(deps, rows, paysOn, faults);
        }
        [day, id] = [last.paysOn, last.id];
      }
      if (faults.length > 0) throw faults[0];
      return null;
    },
  };
}

/** All in one transaction, or in halves where it fails: who cannot be paid keeps no other waiting. */
async function payEach(
  deps: InterestDeps,
  due: readonly DueRow[],
  paysOn: string,
  faults: unknown[],
): Promise<void> {
  try {
    await deps.db.transaction((tx) => payMonth(tx, deps, due, paysOn));
  } catch (error) {
    if (isUnreachable(error) || faults.length >= MAX_FAULTS) throw error;
    if (due.length <= 1) {
      faults.push(error);
      return;
    }
    const half = Math.ceil(due.length / 2);
    await payEach(deps, due.slice(0, half), paysOn, faults);
    await payEach(deps, due.slice(half), paysOn, faults);
  }
}

const isUnreachable = (error: unknown): boolean =>
  error instanceof PlatformError && error.code === 'PROVIDER_UNAVAILABLE';
