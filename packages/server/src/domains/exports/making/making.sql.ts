import type { ExportFormat, ExportType, TradingMode } from '@investing-platform/schema/operations';
import { namedStatement, statement } from '../../../db/statement.ts';
import type { CivilDate } from '../../../kernel/civil-date.ts';

/** A job that is this process's to make, until its lease ends. */
export interface ClaimedJob {
  readonly id: string;
  readonly userId: string;
  readonly type: ExportType;
  readonly format: ExportFormat;
  readonly from: CivilDate | null;
  readonly to: CivilDate;
  readonly tradingMode: TradingMode | null;
  readonly portfolioIds: string[];
  /** Rises with every claim: whoever has an older one has lost the job. */
  readonly attempt: number;
  /** Claims that ended in a failure or in silence, this one counted. */
  readonly tries: number;
}

export const claimExport = statement<ClaimedJob, [now: Date, until: Date]>(
  'exports_claim',
  `update export_jobs set status = 'RUNNING', attempt = attempt + 1, tries = tries + 1,
     progress_percent = 0, due_at = $2, updated_at = $1
   where id = (
     select id from export_jobs where status in ('QUEUED', 'RUNNING') and due_at <= $1
     order by due_at, id limit 1 for update skip locked
   )
   returning id, user_id as "userId", type, format, from_day::text as "from", to_day::text as "to",
     trading_mode as "tradingMode", portfolio_ids as "portfolioIds", attempt, tries`,
);

const MINE = `id = $id and attempt = $attempt and status = 'RUNNING'`;

/** No row where the job is another's by now, or gone. */
export const noteProgress = namedStatement<
  { readonly id: string },
  {
    readonly id: string;
    readonly attempt: number;
    readonly percent: number;
    readonly until: Date;
    readonly now: Date;
  }
>(
  'exports_note_progress',
  `update export_jobs set progress_percent = greatest(progress_percent, $percent), due_at = $until,
     updated_at = $now
   where ${MINE} returning id`,
);

export const completeExport = namedStatement<
  { readonly id: string },
  {
    readonly id: string;
    readonly attempt: number;
    readonly rowCount: number | null;
    readonly sizeBytes: number;
    readonly expiresAt: Date;
    readonly now: Date;
  }
>(
  'exports_complete',
  `update export_jobs set status = 'COMPLETED', progress_percent = 100, row_count = $rowCount,
     size_bytes = $sizeBytes, expires_at = $expiresAt, completed_at = $now, updated_at = $now
   where ${MINE} returning id`,
);

export const failExport = namedStatement<
  { readonly id: string },
  {
    readonly id: string;
    readonly attempt: number;
    readonly code: string;
    readonly reason: string;
    readonly now: Date;
  }
>(
  'exports_fail',
  `update export_jobs set status = 'FAILED', failure_code = $code, failure_reason = $reason,
     updated_at = $now
   where ${MINE} returning id`,
);

/** It is made again from a moment on; one that was not to blame keeps its tries. */
export const putOffExport = namedStatement<
  { readonly id: string },
  {
    readonly id: string;
    readonly attempt: number;
    readonly at: Date;
    readonly isToBlame: boolean;
    readonly now: Date;
  }
>(
  'exports_put_off',
  `update export_jobs set due_at = $at, progress_percent = 0, updated_at = $now,
     tries = tries - case when $isToBlame::boolean then 0 else 1 end
   where ${MINE} returning id`,
);

export const expireExport = statement<{ readonly id: string }, [id: string, now: Date]>(
  'exports_expire',
  `update export_jobs set status = 'EXPIRED', updated_at = $2
   where id = $1 and status = 'COMPLETED' and expires_at <= $2 returning id`,
);

export const ownerOfExport = statement<{ readonly userId: string }, [id: string]>(
  'exports_owner_of',
  'select user_id as "userId" from export_jobs where id = $1',
);

/** What is a person's and stands in no other set: profile and preferences, no secrets. */
export const personOfExport = statement<{ readonly json: string }, [userId: string]>(
  'exports_person',
  `select jsonb_build_object(
     'email', u.email, 'name', u.name, 'firstName', u.first_name, 'lastName', u.last_name,
     'displayName', u.display_name, 'phone', u.phone, 'country', u.country, 'locale', u.locale,
     'timeZone', u.time_zone, 'bio', u.bio, 'plan', u.plan, 'kycStatus', u.kyc_status,
     'termsAcceptedAt', u.terms_accepted_at, 'createdAt', u.created_at,
     'agreements', coalesce((select jsonb_agg(jsonb_build_object('type', s.type,
       'version', s.version, 'signerName', s.signer_name, 'signedAt', s.signed_at)
       order by s.signed_at, s.id) from signed_agreements s where s.user_id = u.id), '[]'::jsonb),
     'portfolios', coalesce((select jsonb_agg(jsonb_build_object('id', p.id, 'name', p.name,
       'kind', p.kind, 'currency', p.currency, 'parentId', p.parent_id) order by p.id)
       from portfolios p where p.user_id = u.id and p.tombstoned_at is null), '[]'::jsonb)
   )::text as json from users u where u.id = $1`,
);
