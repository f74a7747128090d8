import type { ColumnTold } from '@investing-platform/rules/networth/imports/layout-by-hand';
import type {
  FileExtractionFailure,
  FileExtractionStatus,
  NetWorthFileKind,
} from '@investing-platform/schema/operations';
import { namedStatement, statement } from '../../../db/statement.ts';
import { insertInto } from '../../../db/tables/named-write.ts';
import type { CivilDate } from '../../../kernel/civil-date.ts';

/** A file as it is shown, without its rows and addresses. */
export interface FileRow {
  readonly id: string;
  readonly portfolioId: string;
  readonly fileName: string;
  readonly mimeType: string;
  readonly sizeBytes: number;
  readonly sha256: string;
  readonly kind: NetWorthFileKind;
  readonly extractionStatus: FileExtractionStatus;
  readonly failureCode: FileExtractionFailure | null;
  readonly failureReason: string | null;
  readonly broker: string | null;
  readonly periodStartsOn: CivilDate | null;
  readonly periodEndsOn: CivilDate | null;
  readonly rowCount: number;
  readonly pendingCount: number;
  readonly attempts: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** The parent of `NetWorthFile`. */
export interface FileShown extends FileRow {
  readonly downloadUrl: string | null;
  readonly downloadUrlExpiresAt: Date | null;
}

/** What is read and left to nobody is done; a row that a person has to look at never is. */
const STATUS = `case when f.status <> 'READ' then f.status
  when f.open_rows > 0 or p.pending > 0 then 'NEEDS_REVIEW' else 'COMPLETED' end`;

const COLUMNS = `f.id, f.portfolio_id as "portfolioId", f.file_name as "fileName",
  f.mime_type as "mimeType", f.size_bytes as "sizeBytes", f.sha256, f.kind,
  ${STATUS} as "extractionStatus", f.failure_code as "failureCode",
  f.failure_reason as "failureReason", f.broker, f.period_starts_on::text as "periodStartsOn",
  f.period_ends_on::text as "periodEndsOn", f.row_count as "rowCount",
  p.pending as "pendingCount", f.attempts, f.created_at as "createdAt",
  f.updated_at as "updatedAt"`;

const FROM = `networth_files f
  join portfolios o on o.id = f.portfolio_id and o.tombstoned_at is null
  join lateral (select
    (select count(*)::integer from tracked_trades
     where file_id = f.id and state = 'PENDING' and tombstoned_at is null) +
    (select count(*)::integer from tracked_dividends
     where file_id = f.id and state = 'PENDING' and tombstoned_at is null) as pending) p on true`;

export const filesOf = statement<
  FileRow,
  [
    userId: string,
    ids: readonly string[] | null,
    portfolioId: string | null,
    statuses: readonly string[] | null,
    before: Date | 'infinity',
    beforeId: string,
    limit: number,
  ]
>(
  'networth_files_of',
  `select ${COLUMNS} from ${FROM}
   where f.user_id = $1 and ($2::uuid[] is null or f.id = any($2))
     and ($3::uuid is null or f.portfolio_id = $3)
     and ($4::text[] is null or ${STATUS} = any($4))
     and (f.created_at, f.id) < ($5::timestamptz, $6::uuid)
   order by f.created_at desc, f.id desc limit $7`,
);

export const fileOf = statement<FileRow, [userId: string, id: string]>(
  'networth_file_of',
  `select ${COLUMNS} from ${FROM} where f.user_id = $1 and f.id = $2`,
);

/** A row of a file, as it is kept. */
export interface KeptRow {
  readonly rowNumber: number;
  readonly rawText: string;
  readonly confidencePercent: string;
  readonly tradeId: string | null;
  readonly dividendId: string | null;
  readonly duplicateOfId: string | null;
  readonly problem: string | null;
}

export const rowsOfFile = statement<
  { readonly userId: string; readonly rows: readonly KeptRow[] },
  [id: string]
>('networth_rows_of_file', 'select user_id as "userId", rows from networth_files where id = $1');

export const addFile = insertInto('networth_files', 'networth_add_file', {
  columns: [
    ...(['id', 'userId', 'portfolioId', 'fileName', 'mimeType', 'sizeBytes', 'sha256'] as const),
    ...(['kind', 'status', 'broker', 'columns', 'confirms', 'emailId', 'createdAt'] as const),
  ],
  same: { updatedAt: 'createdAt' },
});

export const sameFile = statement<{ readonly id: string }, [portfolioId: string, sha256: string]>(
  'networth_same_file',
  'select id from networth_files where portfolio_id = $1 and sha256 = $2',
);

export const filesKept = statement<
  { readonly count: number; readonly bytes: string },
  [userId: string, portfolioId: string]
>(
  'networth_files_kept',
  `select count(*) filter (where portfolio_id = $2)::integer as count,
     coalesce(sum(size_bytes), 0)::text as bytes
   from networth_files where user_id = $1`,
);

/** What reading a file needs. */
export interface FileToRead {
  readonly id: string;
  readonly userId: string;
  readonly portfolioId: string;
  readonly mimeType: string;
  readonly broker: string | null;
  readonly columns: readonly ColumnTold[] | null;
  readonly sealedPassword: string | null;
  /** Whether what is certain counts at once. */
  readonly confirms: boolean;
  readonly emailId: string | null;
  /** How often this reading was begun: a process may have died of it. */
  readonly tries: number;
}

export const beginReading = statement<FileToRead, [id: string, now: Date]>(
  'networth_begin_reading',
  `update networth_files set status = 'EXTRACTING', tries = tries + 1, updated_at = $2,
     attempts = attempts + case when status = 'QUEUED' then 1 else 0 end
   where id = $1 and status in ('QUEUED', 'EXTRACTING')
   returning id, user_id as "userId", portfolio_id as "portfolioId", mime_type as "mimeType",
     broker, columns, sealed_password as "sealedPassword", confirms, email_id as "emailId", tries`,
);

/** Null where the file was deleted meanwhile. */
export const lockReading = statement<{ readonly id: string }, [id: string]>(
  'networth_lock_reading',
  `select id from networth_files where id = $1 and status = 'EXTRACTING' for no key update`,
);

export const fileRead = namedStatement<
  never,
  {
    readonly id: string;
    readonly kind: NetWorthFileKind;
    readonly broker: string | null;
    readonly from: CivilDate | null;
    readonly to: CivilDate | null;
    readonly rowCount: number;
    readonly openRows: number;
    readonly rows: string;
    /** What became of rows that are not shown; null where nothing is to tell. */
    readonly reason: string | null;
    readonly now: Date;
  }
>(
  'networth_file_read',
  `update networth_files set status = 'READ', kind = $kind, broker = $broker,
     period_starts_on = $from, period_ends_on = $to, row_count = $rowCount, open_rows = $openRows,
     rows = $rows::jsonb, failure_reason = $reason, updated_at = $now, sealed_password = null
   where id = $id`,
);

export const fileFailed = namedStatement<
  never,
  {
    readonly id: string;
    readonly code: FileExtractionFailure;
    readonly reason: string;
    readonly rowCount: number;
    readonly rows: string;
    readonly now: Date;
  }
>(
  'networth_file_failed',
  `update networth_files set status = 'FAILED', failure_code = $code, failure_reason = $reason,
     row_count = $rowCount, rows = $rows::jsonb, open_rows = 0, updated_at = $now,
     sealed_password = null
   where id = $id and status = 'EXTRACTING'`,
);

export const lockFile = statement<{ readonly id: string }, [userId: string, id: string]>(
  'networth_lock_file',
  'select id from networth_files where user_id = $1 and id = $2 for no key update',
);

export const readAgain = namedStatement<
  never,
  {
    readonly userId: string;
    readonly id: string;
    readonly broker: string | null;
    readonly columns: string | null;
    readonly sealedPassword: string | null;
    readonly now: Date;
  }
>(
  'networth_read_file_again',
  `update networth_files set status = 'QUEUED', broker = coalesce($broker, broker),
     columns = coalesce($columns::jsonb, columns), sealed_password = $sealedPassword,
     failure_code = null, failure_reason = null, tries = 0, row_count = 0, open_rows = 0,
     rows = '[]', updated_at = $now
   where user_id = $userId and id = $id`,
);

export const deleteFileRow = statement<{ readonly id: string }, [userId: string, id: string]>(
  'networth_delete_file',
  'delete from networth_files where user_id = $1 and id = $2 returning id',
);

export const fileIdsOfPerson = statement<{ readonly id: string }, [userId: string]>(
  'networth_file_ids_of_person',
  'select id from networth_files where user_id = $1 order by id',
);

export const fileKept = statement<{ readonly id: string }, [id: string]>(
  'networth_file_kept',
  'select id from networth_files where id = $1',
);

export const downloadedImport = statement<
  { readonly fileName: string; readonly mimeType: string },
  [id: string]
>(
  'networth_downloaded_import',
  `select file_name as "fileName", mime_type as "mimeType" from networth_files where id = $1`,
);

/** Its files go with a portfolio, or to the one above it where that does not have them already. */
export const moveFiles = statement<never, [userId: string, from: string, to: string, now: Date]>(
  'networth_move_files',
  `update networth_files f set portfolio_id = $3, updated_at = $4
   where f.user_id = $1 and f.portfolio_id = $2 and not exists (
     select from networth_files where portfolio_id = $3 and sha256 = f.sha256)`,
);

export const deleteFilesOf = statement<
  { readonly id: string },
  [userId: string, portfolioId: string]
>(
  'networth_delete_files_of',
  'delete from networth_files where user_id = $1 and portfolio_id = $2 returning id',
);
