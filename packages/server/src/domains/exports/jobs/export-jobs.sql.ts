import type {
  ExportFailureCode,
  ExportFormat,
  ExportStatus,
  ExportType,
  TradingMode,
} from '@investing-platform/schema/operations';
import { statement } from '../../../db/statement.ts';
import { insertInto } from '../../../db/tables/named-write.ts';
import type { CivilDate } from '../../../kernel/civil-date.ts';

/** A job as it is shown, without the address of its file. */
export interface ExportJobRow {
  readonly id: string;
  readonly type: ExportType;
  readonly format: ExportFormat;
  readonly status: ExportStatus;
  readonly progressPercent: number;
  readonly from: CivilDate | null;
  readonly to: CivilDate;
  readonly tradingMode: TradingMode | null;
  readonly portfolioIds: string[];
  readonly rowCount: number | null;
  readonly sizeBytes: number | null;
  readonly failureReason: string | null;
  readonly failureCode: ExportFailureCode | null;
  readonly viewed: boolean;
  readonly completedAt: Date | null;
  readonly expiresAt: Date | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

const COLUMNS = `j.id, j.type, j.format, j.status, j.progress_percent as "progressPercent",
  j.from_day::text as "from", j.to_day::text as "to", j.trading_mode as "tradingMode",
  j.portfolio_ids as "portfolioIds", j.row_count as "rowCount",
  j.size_bytes::integer as "sizeBytes", j.failure_reason as "failureReason",
  j.failure_code as "failureCode", j.viewed_at is not null as viewed,
  j.completed_at as "completedAt", j.expires_at as "expiresAt", j.created_at as "createdAt",
  j.updated_at as "updatedAt"`;

const IN_MAKING = `('QUEUED', 'RUNNING')`;
const ENDED = `('COMPLETED', 'FAILED', 'EXPIRED')`;

export const addJob = insertInto('export_jobs', 'exports_add_job', {
  columns: [
    ...(['id', 'userId', 'type', 'format', 'fromDay', 'toDay', 'tradingMode'] as const),
    ...(['portfolioIds', 'createdAt'] as const),
  ],
  same: { updatedAt: 'createdAt', dueAt: 'createdAt' },
  fixed: { status: 'QUEUED', progressPercent: '0' },
});

export const jobOf = statement<ExportJobRow, [userId: string, id: string]>(
  'exports_job_of',
  `select ${COLUMNS} from export_jobs j where j.user_id = $1 and j.id = $2`,
);

/** One that is being made with the same data, in the same format. */
export const equalJob = statement<
  { readonly id: string },
  [
    userId: string,
    type: ExportType,
    format: ExportFormat,
    from: CivilDate | null,
    to: CivilDate,
    tradingMode: TradingMode | null,
    portfolioIds: readonly string[],
  ]
>(
  'exports_equal_job',
  `select j.id from export_jobs j
   where j.user_id = $1 and j.type = $2 and j.format = $3 and j.from_day is not distinct from $4
     and j.to_day = $5 and j.trading_mode is not distinct from $6 and j.portfolio_ids = $7::uuid[]
     and j.status in ${IN_MAKING} order by j.id limit 1`,
);

/** What counts towards a person's bounds. */
export const jobsKept = statement<
  { readonly inMaking: number; readonly today: number; readonly bytes: string },
  [userId: string, dayAgo: Date]
>(
  'exports_jobs_kept',
  `select (count(*) filter (where j.status in ${IN_MAKING}))::integer as "inMaking",
     (count(*) filter (where j.created_at > $2))::integer as today,
     coalesce(sum(j.size_bytes) filter (where j.status = 'COMPLETED'), 0)::text as bytes
   from export_jobs j where j.user_id = $1`,
);

export const jobsOf = statement<
  ExportJobRow,
  [
    userId: string,
    ids: readonly string[] | null,
    types: readonly ExportType[],
    statuses: readonly ExportStatus[] | null,
    onlyUnviewed: boolean,
    before: Date | 'infinity',
    beforeId: string,
    limit: number,
  ]
>(
  'exports_jobs_of',
  `select ${COLUMNS} from export_jobs j
   where j.user_id = $1 and ($2::uuid[] is null or j.id = any($2)) and j.type = any($3::text[])
     and ($4::text[] is null or j.status = any($4))
     and (not $5::boolean or (j.viewed_at is null and j.status in ${ENDED}))
     and (j.created_at, j.id) < ($6::timestamptz, $7::uuid)
   order by j.created_at desc, j.id desc limit $8`,
);

/** Which of the ids are a person's. */
export const ownJobs = statement<{ readonly id: string }, [userId: string, ids: readonly string[]]>(
  'exports_own_jobs',
  'select j.id from export_jobs j where j.user_id = $1 and j.id = any($2::uuid[]) limit 500',
);

export const markViewed = statement<
  { readonly id: string },
  [userId: string, ids: readonly string[] | null, now: Date]
>(
  'exports_mark_viewed',
  `update export_jobs set viewed_at = $3
   where user_id = $1 and ($2::uuid[] is null or id = any($2)) and viewed_at is null
     and status in ${ENDED} returning id`,
);

/** The file behind an address; no row where there is none any more. */
export const fileOf = statement<
  {
    readonly type: ExportType;
    readonly format: ExportFormat;
    readonly to: CivilDate;
    readonly attempt: number;
  },
  [id: string, now: Date]
>(
  'exports_file_of',
  `select j.type, j.format, j.to_day::text as "to", j.attempt from export_jobs j
   where j.id = $1 and j.status = 'COMPLETED' and j.expires_at > $2`,
);

export const filesOfPerson = statement<
  { readonly id: string; readonly attempt: number },
  [userId: string]
>(
  'exports_files_of_person',
  'select id, attempt from export_jobs where user_id = $1 order by id limit 100000',
);
