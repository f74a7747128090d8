import { namedStatement, statement } from '../db/statement.ts';

export interface JobRow {
  readonly kind: string;
  readonly key: string;
  readonly requests: number;
  /** This one included. */
  readonly attempts: number;
  /** Names this claim: what it came to is written down only while nobody else has taken the job. */
  readonly leasedUntil: Date;
}

export const requestJob = statement<never, [kind: string, key: string, runAt: Date]>(
  'db.jobs.request',
  `insert into jobs (kind, key, run_at) values ($1, $2, $3)
   on conflict (kind, key) do update set requests = jobs.requests + 1, attempts = 0,
     failed_at = null, run_at = case when jobs.leased_until is null and jobs.failed_at is null
       then least(jobs.run_at, excluded.run_at) else excluded.run_at end`,
);

export const planJobs = statement<
  never,
  [kinds: string[], latestRunAt: Date[], key: string, now: Date]
>(
  'db.jobs.plan',
  `insert into jobs (kind, key, run_at)
   select kind, $3, $4 from unnest($1::text[], $2::timestamptz[]) as k (kind, latest)
   on conflict (kind, key) do update set run_at = excluded.run_at
   where jobs.run_at > ($2::timestamptz[])[array_position($1::text[], jobs.kind)]`,
);

/** The oldest that is due. A lease beyond `impossible` cannot be one. */
export const claimJob = statement<
  JobRow,
  [now: Date, leasedUntil: Date, kinds: readonly string[], impossible: Date]
>(
  'db.jobs.claim',
  `update jobs set leased_until = $2, attempts = attempts + 1
   where (kind, key) in (
     select kind, key from jobs
     where failed_at is null and run_at <= $1 and kind = any($3)
       and (leased_until is null or leased_until <= $1 or leased_until > $4)
     order by run_at limit 1 for update skip locked)
   returning kind, key, requests, attempts, leased_until as "leasedUntil"`,
);

/** Forgets the job unless it was asked for again while it ran. */
export const endJob = statement<
  never,
  [kind: string, key: string, leasedUntil: Date, requests: number]
>(
  'db.jobs.end',
  `with ended as (
     delete from jobs where kind = $1 and key = $2 and leased_until = $3 and requests = $4
   )
   update jobs set leased_until = null
   where kind = $1 and key = $2 and leased_until = $3 and requests <> $4`,
);

export const repeatJob = namedStatement<
  never,
  {
    readonly kind: string;
    readonly key: string;
    readonly leasedUntil: Date;
    readonly requests: number;
    readonly runAt: Date;
  }
>(
  'db.jobs.repeat',
  `update jobs set leased_until = null, attempts = 0, last_error = null,
     run_at = case when requests = $requests then $runAt::timestamptz
       else least(run_at, $runAt::timestamptz) end
   where kind = $kind and key = $key and leased_until = $leasedUntil`,
);

/** One that was asked for again while it ran is not given up. */
export const failJob = namedStatement<
  never,
  {
    readonly kind: string;
    readonly key: string;
    readonly leasedUntil: Date;
    readonly requests: number;
    readonly runAt: Date;
    readonly failedAt: Date | null;
    readonly lastError: string;
  }
>(
  'db.jobs.fail',
  `update jobs set leased_until = null, run_at = $runAt, last_error = $lastError,
     failed_at = case when requests = $requests then $failedAt::timestamptz end
   where kind = $kind and key = $key and leased_until = $leasedUntil`,
);

export interface FailedJob {
  readonly kind: string;
  readonly key: string;
  readonly attempts: number;
  /** Null where it is tried again. */
  readonly failedAt: Date | null;
  readonly nextRunAt: Date;
  readonly lastError: string;
}

/** Jobs whose last run failed, those first that were given up. */
export const failedJobs = statement<FailedJob, [limit: number]>(
  'db.jobs.failed',
  `select kind, key, attempts, failed_at as "failedAt", run_at as "nextRunAt",
     last_error as "lastError"
   from jobs where last_error is not null
   order by failed_at nulls last, kind, key limit $1`,
);

/** Locked. */
export const jobByKey = statement<{ readonly key: string }, [kind: string, key: string]>(
  'db.jobs.by_key',
  'select key from jobs where kind = $1 and key = $2 for update',
);
