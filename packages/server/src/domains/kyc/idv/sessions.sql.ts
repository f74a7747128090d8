import type {
  IdvFailureCode,
  IdvFlow,
  IdvOutcome,
  KycStatus,
} from '@investing-platform/schema/operations';
import { namedStatement, statement } from '../../../db/statement.ts';
import { insertInto } from '../../../db/tables/named-write.ts';

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

/** A session that can be gone on with. */
export interface OpenSessionRow {
  readonly id: string;
  readonly providerRef: string;
}

export const openSessionOf = statement<
  OpenSessionRow,
  [userId: string, provider: string, flow: IdvFlow, since: Date]
>(
  'kyc_open_session_of',
  `select id, provider_ref as "providerRef" from kyc_idv_sessions
   where user_id = $1 and provider = $2 and flow = $3 and started_at > $4
     and outcome = 'PENDING' and counts
   order by started_at desc, id desc limit 1`,
);

export const countSessions = statement<
  { today: number; earlier: number },
  [userId: string, since: Date]
>(
  'kyc_count_sessions',
  `select count(*) filter (where started_at > $2)::int as today, count(*)::int as earlier
   from kyc_idv_sessions where user_id = $1`,
);

export const insertSession = insertInto('kyc_idv_sessions', 'kyc_insert_session', {
  columns: ['id', 'userId', 'provider', 'providerRef', 'flow', 'startedAt'],
});

/** By what a provider knows the person. */
export const applicantOf = statement<{ applicantId: string }, [userId: string]>(
  'kyc_applicant_of',
  'select applicant_id as "applicantId" from kyc_checks where user_id = $1',
);

/** A session as the provider is asked about it. */
export interface AskedSessionRow {
  readonly id: string;
  readonly userId: string;
  readonly provider: string;
  readonly providerRef: string;
  readonly applicantId: string;
  readonly outcome: IdvOutcome;
  readonly startedAt: Date;
}

const ASKED = `select s.id, s.user_id as "userId", s.provider, s.provider_ref as "providerRef",
    k.applicant_id as "applicantId", s.outcome, s.started_at as "startedAt"
  from kyc_idv_sessions s join kyc_checks k on k.user_id = s.user_id`;

export const sessionToAsk = statement<AskedSessionRow, [id: string]>(
  'kyc_session_to_ask',
  `${ASKED} where s.id = $1`,
);

export const sessionOfUser = statement<AskedSessionRow, [userId: string, id: string]>(
  'kyc_session_of_user',
  `${ASKED} where s.user_id = $1 and s.id = $2`,
);

export const sessionOfRef = statement<{ id: string }, [provider: string, ref: string]>(
  'kyc_session_of_ref',
  'select id from kyc_idv_sessions where provider = $1 and provider_ref = $2',
);

/** What could not be told may be told later; everything else that was found is final. */
export const noteOutcome = namedStatement<
  { counts: boolean; status: KycStatus },
  {
    readonly id: string;
    readonly outcome: IdvOutcome;
    readonly failureCode: IdvFailureCode | null;
    readonly failureReason: string | null;
    readonly now: Date;
  }
>(
  'kyc_note_outcome',
  `update kyc_idv_sessions s set outcome = $outcome, failure_code = $failureCode,
     failure_reason = $failureReason, finished_at = $now
   from users u
   where s.id = $id and u.id = s.user_id and s.outcome in ('PENDING', 'REVIEW')
     and s.outcome <> $outcome
   returning s.counts, u.kyc_status as status`,
);

export const sessionsToErase = statement<
  { provider: string; providerRef: string },
  [userId: string]
>(
  'kyc_sessions_to_erase',
  `select provider, provider_ref as "providerRef" from kyc_idv_sessions
   where user_id = $1 and provider <> 'simulated'`,
);
