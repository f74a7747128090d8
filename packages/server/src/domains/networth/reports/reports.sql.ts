import type {
  ExportStatus,
  NetWorthReportFailure,
  NetWorthReportFormat,
  NetWorthSection,
} from '@investing-platform/schema/operations';
import { statement } from '../../../db/statement.ts';
import { insertInto } from '../../../db/tables/named-write.ts';
import type { CivilDate } from '../../../kernel/civil-date.ts';

export interface ReportRow {
  readonly id: string;
  readonly userId: string;
  readonly format: NetWorthReportFormat;
  readonly status: ExportStatus;
  readonly asOf: CivilDate;
  readonly sections: NetWorthSection[];
  readonly portfolioIds: string[];
  readonly hideAmounts: boolean;
  readonly tries: number;
  readonly sizeBytes: number | null;
  readonly failureCode: NetWorthReportFailure | null;
  readonly expiresAt: Date | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

const COLUMNS = `id, user_id as "userId", format, status, as_of::text as "asOf", sections,
  portfolio_ids as "portfolioIds", hide_amounts as "hideAmounts", tries, size_bytes as "sizeBytes",
  failure_code as "failureCode", expires_at as "expiresAt", created_at as "createdAt",
  updated_at as "updatedAt"`;

export const reportOf = statement<ReportRow, [userId: string, id: string]>(
  'networth_report',
  `select ${COLUMNS} from networth_reports where user_id = $1 and id = $2`,
);

export const addReport = insertInto('networth_reports', 'networth_add_report', {
  columns: [
    ...(['id', 'userId', 'format', 'asOf', 'sections', 'portfolioIds', 'hideAmounts'] as const),
    'createdAt',
  ],
  same: { updatedAt: 'createdAt' },
  fixed: { status: 'QUEUED' },
});

export const reportsKept = statement<
  { readonly making: number; readonly kept: number },
  [userId: string]
>(
  'networth_reports_kept',
  `select count(*) filter (where status in ('QUEUED', 'RUNNING'))::integer as making,
     count(*) filter (where status = 'COMPLETED')::integer as kept
   from networth_reports where user_id = $1`,
);

/** How much a report is of, and whose day it is. */
export const sizeOfWorth = statement<{ readonly parts: number }, [userId: string]>(
  'networth_size_of_worth',
  `select (select count(*) from tracked_holdings where user_id = $1 and tombstoned_at is null)
     + (select count(*) from networth_liabilities where user_id = $1 and tombstoned_at is null)
     as parts`,
);

/** Whosever it is: for who makes it. Null where it is made, or given up. */
export const beginReport = statement<ReportRow, [id: string, now: Date]>(
  'networth_begin_report',
  `update networth_reports set status = 'RUNNING', tries = tries + 1, updated_at = $2
   where id = $1 and status in ('QUEUED', 'RUNNING') returning ${COLUMNS}`,
);

export const reportDone = statement<
  { readonly id: string },
  [id: string, sizeBytes: number, expiresAt: Date, now: Date]
>(
  'networth_report_done',
  `update networth_reports set status = 'COMPLETED', size_bytes = $2, expires_at = $3,
     updated_at = $4
   where id = $1 and status = 'RUNNING' returning id`,
);

export const reportLater = statement<never, [id: string, now: Date]>(
  'networth_report_later',
  `update networth_reports set status = 'QUEUED', updated_at = $2
   where id = $1 and status = 'RUNNING'`,
);

export const reportFailed = statement<
  never,
  [id: string, failureCode: NetWorthReportFailure, now: Date]
>(
  'networth_report_failed',
  `update networth_reports set status = 'FAILED', failure_code = $2, updated_at = $3
   where id = $1 and status = 'RUNNING'`,
);

export const endReport = statement<never, [id: string, now: Date]>(
  'networth_end_report',
  `update networth_reports set status = 'EXPIRED', updated_at = $2
   where id = $1 and status = 'COMPLETED' and expires_at <= $2`,
);

/** Whether a file is kept for a report still, or is being made. */
export const reportWithFile = statement<{ readonly expiresAt: Date | null }, [id: string]>(
  'networth_report_with_file',
  `select expires_at as "expiresAt" from networth_reports
   where id = $1 and status in ('QUEUED', 'RUNNING', 'COMPLETED')`,
);

/** Those that ended long ago. */
export const purgeReports = statement<never, [userId: string, before: Date]>(
  'networth_purge_reports',
  `delete from networth_reports
   where user_id = $1 and status in ('FAILED', 'EXPIRED') and updated_at < $2`,
);

export const reportIdsOfPerson = statement<{ readonly id: string }, [userId: string]>(
  'networth_report_ids_of_person',
  'select id from networth_reports where user_id = $1 order by id',
);

/** In the form of a document's file. */
export const downloadedReport = statement<
  { readonly fileName: string; readonly mimeType: string },
  [id: string]
>(
  'networth_downloaded_report',
  `select 'net-worth-' || as_of || case format
       when 'PDF' then '.pdf' when 'XLSX' then '.xlsx' when 'CSV' then '.zip' else '.json' end
       as "fileName",
     case format when 'PDF' then 'application/pdf'
       when 'XLSX' then 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
       when 'CSV' then 'application/zip' else 'application/json' end as "mimeType"
   from networth_reports where id = $1 and status = 'COMPLETED'`,
);

export const reportOwner = statement<
  { readonly name: string; readonly portfolioNames: string[] },
  [userId: string, portfolioIds: readonly string[]]
>(
  'networth_report_owner',
  `select u.name, array(
     select p.name from portfolios p
     where p.user_id = $1 and p.id = any($2::uuid[]) and p.tombstoned_at is null
     order by lower(p.name), p.id
   ) as "portfolioNames"
   from users u where u.id = $1`,
);
