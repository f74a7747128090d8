import type { AgentRequestStatus } from '@investing-platform/schema/first-party';
import { statement } from '../../db/statement.ts';
import { insertInto } from '../../db/tables/named-write.ts';

export interface RequestRow {
  readonly id: string;
  readonly userId: string;
  readonly clientName: string;
  readonly tokenHash: Buffer;
  readonly operation: string;
  readonly params: Readonly<Record<string, unknown>>;
  /** As they were when it was asked for. */
  readonly words: string;
  readonly status: AgentRequestStatus;
  readonly outcome: string | null;
  readonly asked: boolean;
  readonly madeByApp: boolean;
  readonly startedAt: Date | null;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly decidedAt: Date | null;
}

/** Access that was taken away takes its requests along: a token that is gone asks for nothing. */
const HAS_ACCESS = 'exists (select from access_tokens t where t.token_hash = r.token_hash)';
/** At the moment that a statement calls `$1`. */
const STATUS = `case when (r.expires_at <= $1 or not ${HAS_ACCESS}) and (r.status = 'PENDING'
    or r.status = 'APPROVED' and r.made_by_app and r.started_at is null)
  then 'EXPIRED' else r.status end`;
const COLUMNS = `r.id, r.user_id as "userId", c.label as "clientName", r.token_hash as "tokenHash",
  r.operation, r.params, r.words, ${STATUS} as status, r.outcome, r.created_at as "createdAt",
  r.expires_at as "expiresAt", r.decided_at as "decidedAt", r.asked,
  r.made_by_app as "madeByApp", r.started_at as "startedAt"`;
const FROM = 'from agent_requests r join api_credentials c on c.id = r.credential_id';

export const addRequest = insertInto('agent_requests', 'agents_add_request', {
  columns: [
    ...(['id', 'userId', 'credentialId', 'tokenHash', 'operation', 'params'] as const),
    ...(['paramsHash', 'words', 'createdAt', 'expiresAt', 'madeByApp', 'amount'] as const),
  ],
  fixed: { status: 'PENDING' },
});

/** A change that the app makes without asking. */
export const noteChange = insertInto('agent_requests', 'agents_note_change', {
  columns: [
    ...(['id', 'userId', 'credentialId', 'tokenHash', 'operation', 'params'] as const),
    ...(['paramsHash', 'words', 'createdAt', 'amount'] as const),
  ],
  same: { expiresAt: 'createdAt', startedAt: 'createdAt' },
  fixed: { status: 'APPROVED', asked: 'false', madeByApp: 'true' },
});

/** How much a person is asked and an app does, and the same wish where it waits already. */
export const standingOf = statement<
  {
    readonly waiting: number;
    readonly askedInDay: number;
    readonly changesInDay: number;
    /** In US dollars. */
    readonly amountInDay: string;
    readonly same: string | null;
  },
  [
    now: Date,
    userId: string,
    credentialId: string,
    operation: string,
    paramsHash: Buffer,
    madeByApp: boolean,
  ]
>(
  'agents_standing',
  `select count(*) filter (where standing = 'PENDING')::int as waiting,
     count(*) filter (where is_recent and asked)::int as "askedInDay",
     count(*) filter (where counts)::int as "changesInDay",
     coalesce(sum(amount) filter (where counts), 0)::text as "amountInDay",
     (array_agg(id) filter (where standing = 'PENDING' and credential_id = $3 and operation = $4
       and params_hash = $5 and made_by_app = $6))[1] as same
   from (
     select r.*, is_recent and standing in ('PENDING', 'APPROVED', 'DONE') as counts
     from (
       select r.*, ${STATUS} as standing,
         credential_id = $3 and created_at > $1::timestamptz - interval '1 day' as is_recent
       from agent_requests r where r.user_id = $2
     ) r
   ) r`,
);

/** How the last wish of these very words stands that the app itself makes. */
export const lastOfWish = statement<
  RequestRow,
  [now: Date, userId: string, credentialId: string, operation: string, paramsHash: Buffer]
>(
  'agents_last_of_wish',
  `select ${COLUMNS} ${FROM}
   where r.user_id = $2 and r.credential_id = $3 and r.operation = $4 and r.params_hash = $5
     and r.made_by_app and r.asked
   order by r.created_at desc, r.id desc limit 1`,
);

/** Takes an approval up, once, whoever else calls at the same time. */
export const takeApproval = statement<{ readonly id: string }, [now: Date, id: string]>(
  'agents_take_approval',
  `update agent_requests r set started_at = $1
   where r.id = $2 and r.made_by_app and r.started_at is null and ${STATUS} = 'APPROVED'
   returning r.id`,
);

export const forgetOld = statement<never, [userId: string, before: Date]>(
  'agents_forget_old',
  'delete from agent_requests where user_id = $1 and created_at < $2',
);

export const requestOfCredential = statement<
  RequestRow,
  [now: Date, userId: string, credentialId: string, id: string]
>(
  'agents_request_of_credential',
  `select ${COLUMNS} ${FROM} where r.user_id = $2 and r.credential_id = $3 and r.id = $4`,
);

export const requestsOf = statement<
  RequestRow,
  [
    now: Date,
    userId: string,
    ids: readonly string[] | null,
    since: Date,
    before: Date | null,
    limit: number,
  ]
>(
  'agents_requests_of',
  `select ${COLUMNS} ${FROM}
   where r.user_id = $2 and ($3::uuid[] is null or r.id = any($3)) and r.created_at > $4
     and ($5::timestamptz is null or r.created_at < $5)
   order by r.created_at desc, r.id desc limit $6`,
);

/** Decides it, where it waits still: once, whoever else decides at the same time. */
export const decide = statement<
  { readonly madeByApp: boolean },
  [now: Date, userId: string, id: string, status: 'APPROVED' | 'DECLINED']
>(
  'agents_decide',
  `update agent_requests r set status = $4::text, decided_at = $1
   where r.id = $3 and r.user_id = $2 and ${STATUS} = 'PENDING'
   returning r.made_by_app as "madeByApp"`,
);

/** What is approved and not over, for whoever carries it out. */
export const beginRequest = statement<
  RequestRow & { readonly wasStarted: boolean },
  [now: Date, id: string]
>(
  'agents_begin_request',
  `with begun as (
     update agent_requests set started_at = coalesce(started_at, $1::timestamptz)
     where id = $2 and status = 'APPROVED'
     returning id, started_at <> $1::timestamptz as was_started
   )
   select ${COLUMNS}, begun.was_started as "wasStarted" ${FROM} join begun on begun.id = r.id`,
);

export const endRequest = statement<
  never,
  [id: string, status: 'DONE' | 'FAILED', outcome: string]
>(
  'agents_end_request',
  `update agent_requests set status = $2::text, outcome = $3::text
   where id = $1 and status = 'APPROVED'`,
);
