import { failedJobs, jobByKey } from '../../jobs/jobs.sql.ts';
import { requestJob } from '../../jobs/jobs.ts';
import { notFound } from '../../kernel/errors.ts';
import type { ChangeRequest, OperatorDeps } from '../change.ts';

const MAX_LINES = 500;

/** The jobs whose last run failed, two lines each: those first that were given up. */
export async function listFailed({ db }: OperatorDeps): Promise<string> {
  const rows = await db.all(failedJobs, MAX_LINES);
  if (rows.length === 0) return 'No job has failed.';
  const lines = rows.flatMap(({ kind, key, attempts, failedAt, nextRunAt, lastError }) => {
    const next =
      failedAt === null
        ? `is tried again at ${nextRunAt.toISOString()}`
        : `was given up at ${failedAt.toISOString()}`;
    return [`${kind} ${key}`, `  attempt ${attempts} failed, and it ${next}: ${lastError}`];
  });
  return lines.join('\n');
}

/** Has a job run again with the next round, whether or not it was given up. */
export function retry({ clock }: OperatorDeps, kind: string, key: string): ChangeRequest['work'] {
  return async (tx) => {
    if ((await tx.maybe(jobByKey, kind, key)) === null) throw notFound('Job');
    await requestJob(tx, { kind, key, runAt: clock.now() });
    return [`${kind} ${key}: runs again at once`];
  };
}
