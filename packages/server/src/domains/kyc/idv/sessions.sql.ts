import type { IdvFailureCode, IdvOutcome } from '@investing-platform/schema/operations';
import { statement } from '../../../db/statement.ts';

/** A session as its owner sees it. */
export interface SessionRow {
  readonly id: string;
  readonly provider: string;
  readonly outcome: IdvOutcome;
  readonly failureReason: string | null;
  readonly failureCode: IdvFailureCode | null;
  readonly startedAt: Date;
  readonly finishedAt: Date | null;
}

export const lastSessionOf = statement<SessionRow, [userId: string]>(
  'kyc_last_session_of',
  `select id, provider, outcome, failure_reason as "failureReason",
     failure_code as "failureCode", started_at as "startedAt", finished_at as "finishedAt"
   from kyc_idv_sessions where user_id = $1 order by started_at desc, id desc limit 1`,
);

/** The person is another since: what a provider found was about somebody else. */
export const outdateSessions = statement<never, [userId: string]>(
  'kyc_outdate_sessions',
  'update kyc_idv_sessions set counts = false where user_id = $1 and counts',
);
