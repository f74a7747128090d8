import type { KycAccountType, KycStatus } from '@investing-platform/schema/operations';
import { statement } from '../../../db/statement.ts';
import { insertInto, updateOf } from '../../../db/tables/named-write.ts';

/** What a decision rests on beside the sections. */
export interface ReviewRow {
  readonly status: KycStatus;
  readonly email: string;
  readonly accountType: KycAccountType;
  readonly provider: string | null;
  readonly idv: string | null;
  readonly newPapers: number;
  /** How many others have given the same tax number. */
  readonly sameTaxId: number;
}

export const reviewOf = statement<ReviewRow, [userId: string]>(
  'kyc_review_of',
  `select u.kyc_status as status, u.email,
     coalesce(k.account_type, 'INDIVIDUAL') as "accountType",
     (select identity_provider from service_settings) as provider,
     (select i.outcome from kyc_idv_sessions i where i.user_id = u.id and i.counts
       order by i.started_at desc, i.id desc limit 1) as idv,
     (select count(*)::int from kyc_documents d
       where d.user_id = u.id and d.status = 'RECEIVED') as "newPapers",
     (select count(*)::int from kyc_checks o
       where o.tax_id_print = k.tax_id_print and o.user_id <> u.id) as "sameTaxId"
   from users u left join kyc_checks k on k.user_id = u.id where u.id = $1`,
);

export const noteReview = updateOf('kyc_checks', 'kyc_note_review', {
  set: ['reviewReasons', 'updatedAt'],
  where: ['userId'],
});

/** Also of somebody whose papers came another way, and who has saved nothing here. */
export const noteDecision = insertInto('kyc_checks', 'kyc_note_decision', {
  columns: ['userId', 'applicantId', 'decidedAt', 'expiresAt', 'updatedAt'],
  rest: `on conflict (user_id) do update set decided_at = excluded.decided_at,
    expires_at = excluded.expires_at, updated_at = excluded.updated_at, review_reasons = '{}'`,
});

export const acceptPapers = statement<never, [userId: string]>(
  'kyc_accept_papers',
  `update kyc_documents set status = 'ACCEPTED', failure_reason = null, failure_code = null
   where user_id = $1 and status = 'RECEIVED'`,
);

export const insertRequest = insertInto('kyc_requests', 'kyc_insert_request', {
  columns: ['id', 'userId', 'section', 'message', 'createdAt'],
});

export const reasonsOf = statement<{ reasons: readonly string[] }, [userId: string]>(
  'kyc_reasons_of',
  'select review_reasons as reasons from kyc_checks where user_id = $1',
);

/** A check that an operator is to decide. */
export interface WaitingRow {
  readonly email: string;
  readonly status: KycStatus;
  readonly accountType: KycAccountType;
  readonly submittedAt: Date | null;
  readonly reasons: readonly string[];
}

/** Those who wait longest come first. */
export const waitingChecks = statement<WaitingRow, [limit: number]>(
  'kyc_waiting_checks',
  `select u.email, u.kyc_status as status, k.account_type as "accountType", k.submitted_at as "submittedAt",
     k.review_reasons as reasons
   from users u join kyc_checks k on k.user_id = u.id
   where u.kyc_status in ('SUBMITTED', 'IN_REVIEW')
   order by k.submitted_at, u.id limit $1`,
);
